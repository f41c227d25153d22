/// Runs a callback that C made on the main thread as what it is: main-actor code.
///
/// GTK calls back on the thread that runs its loop, which is the main one; the type system cannot know that. The value
/// is carried across untouched, so it need not be `Sendable`.
nonisolated func onMainThread<Value, Result: Sendable>(
  _ value: Value, _ body: @MainActor (Value) -> Result
) -> Result {
  nonisolated(unsafe) let value = value
  return MainActor.assumeIsolated { body(value) }
}

/// A key of a custom animation's state.
public protocol AnimationStateKey {
  /// What is stored.
  associatedtype Value
  /// What is read before anything was stored.
  static var defaultValue: Value { get }
}

/// The state of a custom animation, by type of key.
public struct AnimationState<Animated: VectorArithmetic> {
  private var storage: [ObjectIdentifier: Any] = [:]

  /// Nothing stored.
  public init() {}

  /// The value for a key, or the key's default.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { storage[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { storage[ObjectIdentifier(key)] = newValue }
  }
}

/// What a custom animation knows beside interval and time.
public struct AnimationContext<Animated: VectorArithmetic> {
  /// State that survives from frame to frame; fresh for each animation.
  public var state: AnimationState<Animated>

  /// The surroundings of the attribute when the animation began, if its owner gave any; nil otherwise.
  public var environment: (any Sendable)?

  /// Set to true to report logical completion; setting it back is ignored. Never set, it counts as reported at the end.
  public var isLogicallyComplete: Bool {
    get { logicallyComplete }
    set { logicallyComplete = logicallyComplete || newValue }
  }
  private var logicallyComplete = false

  /// A context with the given state and surroundings.
  public init(state: AnimationState<Animated> = .init(), environment: (any Sendable)? = nil) {
    self.state = state
    self.environment = environment
  }

  /// The same context with other state, also for another type of vector.
  public func withState<Other: VectorArithmetic>(
    _ state: AnimationState<Other>
  ) -> AnimationContext<Other> {
    var context = AnimationContext<Other>(state: state, environment: environment)
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }
}

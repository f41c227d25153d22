/// How much a lane's storage grows when it is full.
private let growth = 1.25
private let smallestCapacity = 8

/// What is called with a changed value. A type of its own, because moving a bare function out of an optional would wrap it
/// anew each time.
struct Callback<Value> {
  let call: (Value) -> Void

  init?(_ call: ((Value) -> Void)?) {
    guard let call else { return nil }
    self.call = call
  }
}

/// Where one running attribute goes: what a frame needs to evaluate it.
struct Moving<Value: VectorArithmetic, Motion> {
  /// Where it is going.
  var model: Value
  var motion: Motion
}

/// Where one running attribute is: what a frame needs to deliver it.
struct Shown<Value: VectorArithmetic> {
  /// The attribute, which takes itself out before it ends; nil marks a gap.
  var owner: Unmanaged<AnimatedValue<Value>>?
  var onChange: Callback<Value>?
  /// Where it was shown last.
  var presented: Value
  /// Whether the last sample changed what is shown, and nobody was told yet.
  var hasChanged = false

  @inline(__always)
  mutating func present(_ value: Value) {
    hasChanged = value != presented
    presented = value
  }
}

/// The running attributes of one type and one kind of motion: two columns, contiguous in memory, because evaluating
/// reads little of the second and delivering nothing of the first.
///
/// Taking one out moves the last one into its place. While values are delivered nothing moves: then a gap is left and
/// closed afterwards, and new ones come at the end. Growing allocates; a steady frame does not.
final class Lane<Value: VectorArithmetic, Motion> {
  private(set) var moving: UnsafeMutablePointer<Moving<Value, Motion>>
  private(set) var shown: UnsafeMutablePointer<Shown<Value>>
  private(set) var count = 0
  private var capacity = 0
  private var gaps = 0
  private var isLocked = false
  /// The row whose callback is being called, and is to be put back; -1 for none.
  private var lent = -1

  init() {
    moving = UnsafeMutablePointer.allocate(capacity: 0)
    shown = UnsafeMutablePointer.allocate(capacity: 0)
  }

  deinit {
    moving.deinitialize(count: count)
    shown.deinitialize(count: count)
    moving.deallocate()
    shown.deallocate()
  }

  /// How many run.
  var running: Int { count - gaps }

  func append(_ motion: Motion, to model: Value, shown row: Shown<Value>) {
    if count == capacity { resize(to: max(smallestCapacity, Int(Double(capacity) * growth))) }
    (moving + count).initialize(to: Moving(model: model, motion: motion))
    (shown + count).initialize(to: row)
    row.owner?.takeUnretainedValue().slot = Int32(truncatingIfNeeded: count)
    count += 1
  }

  private func resize(to newCapacity: Int) {
    moving = Self.move(moving, count, to: newCapacity)
    shown = Self.move(shown, count, to: newCapacity)
    capacity = newCapacity
  }

  private static func move<Row>(
    _ rows: UnsafeMutablePointer<Row>, _ count: Int, to capacity: Int
  ) -> UnsafeMutablePointer<Row> {
    let moved = UnsafeMutablePointer<Row>.allocate(capacity: capacity)
    moved.moveInitialize(from: rows, count: count)
    rows.deallocate()
    return moved
  }

  /// Takes a row out; true if its last sample had changed what is shown and was not delivered yet.
  @discardableResult
  func remove(at index: Int) -> Bool {
    let isUntold = shown[index].hasChanged
    if isLocked {
      shown[index].owner = nil
      setCallback(at: index, to: nil)
      shown[index].hasChanged = false
      gaps += 1
      return isUntold
    }
    let removed = ((moving + index).move(), (shown + index).move())
    count -= 1
    if index != count {
      (moving + index).moveInitialize(from: moving + count, count: 1)
      (shown + index).moveInitialize(from: shown + count, count: 1)
      shown[index].owner?.takeUnretainedValue().slot = Int32(truncatingIfNeeded: index)
    }
    if count == 0 && capacity > smallestCapacity { resize(to: 0) }
    // Freed last: it may hold what calls back.
    withExtendedLifetime(removed) {}
    return isUntold
  }

  /// From now until `unlock`, rows that are taken out leave gaps, and no other row moves.
  func lock() { isLocked = true }

  func unlock() {
    isLocked = false
    if gaps > 0 { closeGaps() }
  }

  /// Gives a row another callback, or none.
  func setCallback(at index: Int, to onChange: ((Value) -> Void)?) {
    shown[index].onChange = Callback(onChange)
    if index == lent { lent = -1 }
  }

  /// Calls back with every value that the last frame changed.
  ///
  /// A callback is lent out of its row for the call rather than copied, which would count references, the dearest
  /// part of a delivery; it is put back unless it was replaced, or the row taken out, meanwhile.
  @inline(__always)
  func deliver() {
    lock()
    // Those that come meanwhile have nothing to deliver.
    let end = count
    var index = 0
    while index < end {
      let row = shown + index
      if row.pointee.hasChanged {
        row.pointee.hasChanged = false
        if let onChange = row.pointee.onChange.take() {
          lent = index
          onChange.call(row.pointee.presented)
          // Over nil, which needs no release.
          if lent == index {
            withUnsafeMutablePointer(to: &shown[index].onChange) { $0.initialize(to: onChange) }
          }
        }
      }
      index += 1
    }
    lent = -1
    unlock()
  }

  private func closeGaps() {
    for index in stride(from: count - 1, through: 0, by: -1) where shown[index].owner == nil {
      gaps -= 1
      remove(at: index)
    }
  }
}

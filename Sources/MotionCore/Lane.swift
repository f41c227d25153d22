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

/// One running attribute, with all that a frame needs of it in one place.
struct Running<Value: VectorArithmetic, Motion> {
  /// The attribute, which takes itself out before it ends; nil marks a gap.
  var owner: Unmanaged<AnimatedValue<Value>>?
  var onChange: Callback<Value>?
  /// Where it is going.
  var model: Value
  /// Where it was shown last.
  var presented: Value
  var motion: Motion
  /// Whether the last frame changed what is shown.
  var hasChanged = false
}

/// The running attributes of one type and one kind of motion, contiguous in memory.
///
/// Taking one out moves the last one into its place. While values are delivered nothing moves: then a gap is left and
/// closed afterwards, and new ones come at the end. Growing allocates; a steady frame does not.
final class Lane<Value: VectorArithmetic, Motion> {
  typealias Element = Running<Value, Motion>

  private(set) var elements: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity = 0
  private var gaps = 0
  private var isLocked = false
  /// The element whose callback is being called, and is to be put back.
  private var lent: Int?

  init() { elements = UnsafeMutablePointer.allocate(capacity: 0) }

  deinit {
    elements.deinitialize(count: count)
    elements.deallocate()
  }

  /// How many run.
  var running: Int { count - gaps }

  func append(_ element: Element) {
    if count == capacity { resize(to: max(smallestCapacity, Int(Double(capacity) * growth))) }
    (elements + count).initialize(to: element)
    element.owner?.takeUnretainedValue().slot = Int32(truncatingIfNeeded: count)
    count += 1
  }

  private func resize(to newCapacity: Int) {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    larger.moveInitialize(from: elements, count: count)
    elements.deallocate()
    elements = larger
    capacity = newCapacity
  }

  func remove(at index: Int) {
    if isLocked {
      elements[index].owner = nil
      setCallback(at: index, to: nil)
      elements[index].hasChanged = false
      gaps += 1
      return
    }
    let removed = (elements + index).move()
    count -= 1
    if index != count {
      (elements + index).moveInitialize(from: elements + count, count: 1)
      elements[index].owner?.takeUnretainedValue().slot = Int32(truncatingIfNeeded: index)
    }
    if count == 0 && capacity > smallestCapacity {
      elements.deallocate()
      elements = UnsafeMutablePointer.allocate(capacity: 0)
      capacity = 0
    }
    // Freed last: it may hold what calls back.
    withExtendedLifetime(removed) {}
  }

  /// Gives an element another callback, or none.
  func setCallback(at index: Int, to onChange: ((Value) -> Void)?) {
    elements[index].onChange = Callback(onChange)
    if index == lent { lent = nil }
  }

  /// Calls back with every value that the last frame changed.
  ///
  /// A callback is lent out of its element for the call rather than copied, which would count references, the dearest
  /// part of a delivery; it is put back unless it was replaced, or its element taken out, meanwhile.
  @inline(__always)
  func deliver() {
    isLocked = true
    // Those that come meanwhile have nothing to deliver.
    let end = count
    var index = 0
    while index < end {
      let element = elements + index
      if element.pointee.hasChanged {
        element.pointee.hasChanged = false
        if let onChange = element.pointee.onChange.take() {
          lent = index
          onChange.call(element.pointee.presented)
          if lent != nil { (elements + index).pointee.onChange = consume onChange }
        }
      }
      index += 1
    }
    lent = nil
    isLocked = false
    if gaps > 0 { closeGaps() }
  }

  private func closeGaps() {
    for index in stride(from: count - 1, through: 0, by: -1) where elements[index].owner == nil {
      gaps -= 1
      remove(at: index)
    }
  }
}

/// How much a lane's storage grows when it is full.
private let growth = 1.25
private let smallestCapacity = 8

/// One running attribute, with all that a frame needs of it in one place.
struct Running<Value: VectorArithmetic, Motion> {
  /// The attribute, which takes itself out before it ends; nil marks a gap.
  var owner: Unmanaged<AnimatedValue<Value>>?
  var onChange: ((Value) -> Void)?
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
      elements[index].onChange = nil
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

  /// Calls back with every value that the last frame changed.
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
        if let onChange = element.pointee.onChange { onChange(element.pointee.presented) }
      }
      index += 1
    }
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

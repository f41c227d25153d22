/// A key of a value that a program carries in transactions.
public protocol TransactionKey {
  /// What is carried.
  associatedtype Value: Sendable
  /// What is read where nothing was set.
  static var defaultValue: Value { get }
}

/// The context of a change: how it is to be animated, and who waits for it.
///
/// A value, copied freely; it flows from where state is changed to the attributes that change. Specification 7.
public struct Transaction: Sendable {
  /// Which of the fields were set, and so win over an outer transaction's.
  private struct Fields: OptionSet {
    let rawValue: UInt8
    static let animation = Fields(rawValue: 1)
    static let disablesAnimations = Fields(rawValue: 2)
    static let isContinuous = Fields(rawValue: 4)
    static let tracksVelocity = Fields(rawValue: 8)
    static let isEssential = Fields(rawValue: 16)
  }

  private var assigned: Fields = []
  private var flags: Fields = []
  private var storedAnimation: Animation?
  private var custom: [ObjectIdentifier: any Sendable]?
  private(set) var listeners: [AnimationListener] = []

  /// A transaction that sets nothing.
  public init() {}

  /// A transaction that sets the animation, also to nil, which beats an outer animation.
  public init(animation: Animation?) {
    storedAnimation = animation
    assigned = .animation
  }

  /// How changes are animated; nil: not at all.
  public var animation: Animation? {
    get { storedAnimation }
    set {
      storedAnimation = newValue
      assigned.insert(.animation)
    }
  }

  /// Keeps `animation(_:value:)` from setting an animation; leaves an explicit one alone (decision D37).
  public var disablesAnimations: Bool {
    get { flags.contains(.disablesAnimations) }
    set { set(.disablesAnimations, newValue) }
  }

  /// Says that the change is one of a series, as during a drag. Information for programs; no effect here.
  public var isContinuous: Bool {
    get { flags.contains(.isContinuous) }
    set { set(.isContinuous, newValue) }
  }

  /// Without an animation: records the changes as velocity samples, which a spring started within 2 s takes up.
  public var tracksVelocity: Bool {
    get { flags.contains(.tracksVelocity) }
    set { set(.tracksVelocity, newValue) }
  }

  /// Moves as usual at the level *reduced*, such as a progress indicator (decision D66).
  public var isEssential: Bool {
    get { flags.contains(.isEssential) }
    set { set(.isEssential, newValue) }
  }

  private mutating func set(_ field: Fields, _ value: Bool) {
    assigned.insert(field)
    if value { flags.insert(field) } else { flags.remove(field) }
  }

  /// A value of the program's own.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { custom?[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set {
      var values = custom ?? [:]
      values[ObjectIdentifier(key)] = newValue
      custom = values
    }
  }

  /// Calls `action` once, after all animations created by the changes of this transaction meet `criteria`.
  ///
  /// Without any, after the update that applies the changes, in the callback step of its frame (decision D38). An
  /// endless animation never completes, unless its attribute ends. Call on the thread of the timeline.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ action: @escaping () -> Void
  ) {
    listeners.append(AnimationListener(criteria, action: action))
  }

  /// This transaction with everything that `inner` sets taken from there; completions too, if it has any.
  public func merging(_ inner: Transaction) -> Transaction {
    var result = self
    if inner.assigned.contains(.animation) { result.storedAnimation = inner.storedAnimation }
    result.flags = flags.subtracting(inner.assigned).union(inner.flags)
    result.assigned = assigned.union(inner.assigned)
    if let values = inner.custom {
      result.custom = (custom ?? [:]).merging(values) { _, new in new }
    }
    if !inner.listeners.isEmpty { result.listeners = inner.listeners }
    return result
  }

  /// What the modifier `animation(_:value:)` makes of a transaction: the animation is set if the value changed and the
  /// transaction does not disable animations. nil is set too, so that the content changes without animation.
  public func animated(_ animation: Animation?, if valueChanged: Bool) -> Transaction {
    guard valueChanged, !disablesAnimations else { return self }
    var result = self
    result.animation = animation
    return result
  }

  /// Lets the callbacks of another transaction wait for this one's animations as well: for a change that is part of
  /// both, such as the shared move of a view that leaves. Each callback is still called once.
  public mutating func addAnimationCompletions(of other: Transaction) {
    listeners += other.listeners
  }

  /// The same transaction without anyone waiting for it.
  func withoutListeners() -> Transaction {
    var result = self
    result.listeners = []
    return result
  }
}

import MotionCore

/// What is done to an element's picture or to the transactions on their way in, in written order: the first is the
/// innermost.
enum Modifier {
  case opacity(AnimatedValue<Double>)
  /// Pixels in reading direction and down.
  case offset(AnimatedValue<Point>)
  /// Factors along both axes about a point of the element.
  case scale(AnimatedValue<Point>, UnitPoint)
  /// Radians × 128 (motion-spec 2.2), clockwise, about a point of the element.
  case rotation(AnimatedValue<Double>, UnitPoint)
  /// Sigma in logical pixels.
  case blur(AnimatedValue<Double>)
  /// 1 as it is, 0 grey.
  case saturation(AnimatedValue<Double>)
  /// Rounded corners of this radius; the picture is cut off there.
  case clip(AnimatedValue<Double>)
  /// Corner radius, blur (twice the standard deviation), distance downwards and strength of the shadow beneath; black.
  case shadow(AnimatedValue<SIMD4<Double>>)
  /// Which part of its path a canvas draws; the canvas reads it, nothing else does.
  case trim(AnimatedValue<Double>)
  /// What texts and drawings inside are drawn in, as a colour's animatable data.
  case foreground(AnimatedValue<Color.AnimatableData>)
  case transaction(TransactionModifier)

  func remove() {
    switch self {
    case .opacity(let value), .rotation(let value, _), .blur(let value), .saturation(let value),
      .clip(let value), .trim(let value):
      value.remove()
    case .offset(let value), .scale(let value, _): value.remove()
    case .shadow(let value): value.remove()
    case .foreground(let value): value.remove()
    case .transaction: break
    }
  }
}

/// What has to be told to GTK when a modifier's value changes.
enum EffectKind {
  /// The transform with which the parent places the element.
  case place
  /// What the parent draws around the element's picture.
  case picture
  /// The element's own drawing.
  case content
  /// The colour of the texts and drawings inside.
  case foreground
}

extension Element {
  fileprivate func changed(_ effect: EffectKind) {
    switch effect {
    case .place: moved()
    case .picture: repainted()
    case .content: stage.noteRepainted(self)
    case .foreground: recoloured()
    }
  }
}

/// The factor between radians and an angle's animatable data.
private let angleScale = 128.0

extension View {
  // MARK: Effects

  /// How much is seen of the picture, 0…1.
  func opacity(_ value: @autoclosure @escaping () -> Double) -> Element {
    modified(value, kind: .appearance, .picture) { .opacity($0) }
  }

  /// Shifts the picture without touching the layout; x points in reading direction.
  func offset(
    x: @autoclosure @escaping () -> Double = 0, y: @autoclosure @escaping () -> Double = 0
  ) -> Element {
    modified({ Point(x: x(), y: y()) }, kind: .geometry, .place) { .offset($0) }
  }

  func scaleEffect(_ factor: @autoclosure @escaping () -> Double, anchor: UnitPoint = .center)
    -> Element
  {
    modified({ Point(x: factor(), y: factor()) }, kind: .geometry, .place) { .scale($0, anchor) }
  }

  func scaleEffect(
    x: @autoclosure @escaping () -> Double = 1, y: @autoclosure @escaping () -> Double = 1,
    anchor: UnitPoint = .center
  ) -> Element {
    modified({ Point(x: x(), y: y()) }, kind: .geometry, .place) { .scale($0, anchor) }
  }

  /// Turns the picture, clockwise; the same in both reading directions.
  func rotationEffect(_ angle: @autoclosure @escaping () -> Angle, anchor: UnitPoint = .center)
    -> Element
  {
    modified({ angle().radians * angleScale }, kind: .geometry, .place) { .rotation($0, anchor) }
  }

  /// Blurs the picture; sigma in logical pixels.
  func blur(radius: @autoclosure @escaping () -> Double) -> Element {
    modified(radius, kind: .geometry, .picture) { .blur($0) }
  }

  func saturation(_ amount: @autoclosure @escaping () -> Double) -> Element {
    modified(amount, kind: .appearance, .picture) { .saturation($0) }
  }

  /// The colour of the texts and drawings in here, instead of their style's; a modifier further inside has the last word.
  /// Drawings read it as `canvas.foreground`.
  ///
  /// A text gives up what else its own style sheet classes draw behind it: grounds belong to containers.
  func foregroundStyle(_ color: @autoclosure @escaping () -> Color) -> Element {
    modified({ color().animatableData }, kind: .appearance, .foreground) { .foreground($0) }
  }

  func clipShape(cornerRadius: @autoclosure @escaping () -> Double) -> Element {
    modified(cornerRadius, kind: .geometry, .picture) { .clip($0) }
  }

  /// A black shadow beneath the element's rounded rectangle.
  ///
  /// - Parameters:
  ///   - cornerRadius, y: of the rectangle, and how far below it the shadow lies, in logical pixels.
  ///   - radius: of the blur: twice its standard deviation.
  ///   - opacity: 0…1.
  func shadow(
    cornerRadius: @autoclosure @escaping () -> Double = 0,
    radius: @autoclosure @escaping () -> Double, y: @autoclosure @escaping () -> Double = 0,
    opacity: @autoclosure @escaping () -> Double = 0.3
  ) -> Element {
    modified(
      { SIMD4(cornerRadius(), radius(), y(), opacity()) }, kind: .geometry, .picture
    ) { .shadow($0) }
  }

  /// The part of its path that a drawing shows, from its start.
  func trim(to end: @autoclosure @escaping () -> Double) -> Element {
    let element = body
    return element.modified(end, kind: .geometry, .content) { .trim($0) }
  }

  private func modified<Value: VectorArithmetic & Sendable>(
    _ value: @escaping () -> Value, kind: AttributeKind, _ effect: EffectKind,
    _ make: (AnimatedValue<Value>) -> Modifier
  ) -> Element {
    let element = body
    let attribute = AnimatedValue(value(), kind: kind, on: element.stage.timeline)
    let index = element.modifiers.count
    attribute.onChange = { [weak element] _ in
      element?.changed(effect)
    }
    element.modifiers.append(make(attribute))
    element.bind(value) { element, value, transaction in
      if let transaction {
        attribute.set(value, transaction: element.transaction(transaction, at: index))
      }
    }
    return element
  }

  // MARK: Animations

  /// Changes that come with a change of `value` are animated by `animation` in everything written before this modifier,
  /// nil: not at all.
  func animation<Value: Equatable>(
    _ animation: Animation?, value: @autoclosure @escaping () -> Value
  ) -> Element {
    transactionModifier(value: value) { transaction in
      if !transaction.disablesAnimations { transaction.animation = animation }
    }
  }

  /// Only the modifiers applied inside `content` are animated by `animation`; what they are applied to is not.
  func animation(_ animation: Animation?, _ content: (Element) -> Element) -> Element {
    let element = body
    let start = element.modifiers.count
    _ = content(element)
    let rewriting = TransactionModifier(
      on: element.stage, scope: .modifiers(start..<element.modifiers.count), isConditional: false
    ) { transaction in
      if !transaction.disablesAnimations { transaction.animation = animation }
    }
    element.modifiers.append(.transaction(rewriting))
    return element
  }

  /// Rewrites every transaction on its way in.
  func transaction(_ rewrite: @escaping (inout Transaction) -> Void) -> Element {
    let element = body
    element.modifiers.append(
      .transaction(
        TransactionModifier(
          on: element.stage, scope: .everythingInside, isConditional: false, rewrite: rewrite)))
    return element
  }

  /// Rewrites the transactions that come with a change of `value`.
  func transaction<Value: Equatable>(
    value: @autoclosure @escaping () -> Value, _ rewrite: @escaping (inout Transaction) -> Void
  ) -> Element {
    transactionModifier(value: value, rewrite)
  }

  private func transactionModifier<Value: Equatable>(
    value: @escaping () -> Value, _ rewrite: @escaping (inout Transaction) -> Void
  ) -> Element {
    let element = body
    let modifier = TransactionModifier(
      on: element.stage, scope: .everythingInside, isConditional: true, rewrite: rewrite)
    element.modifiers.append(.transaction(modifier))
    element.bindings.append(
      Binding(on: element.stage, isTransactionModifier: true, value: value) { _, transaction in
        if transaction != nil { modifier.noteChanged() }
      })
    return element
  }

  // MARK: Presence and identity

  /// How the element comes and goes when a `When`, `Switch` or `ForEach` inserts or removes it. On such a container: how its
  /// items do.
  func transition(_ transition: AnyTransition) -> Element {
    let element = body
    if let structure = element.content as? any StructureContent {
      structure.itemTransition = transition
    } else {
      element.transition = transition
    }
    return element
  }

  /// Drawn above siblings of a lower index; at equal index leaving ones are below.
  func zIndex(_ index: Double) -> Element {
    let element = body
    element.zIndex = index
    return element
  }

  /// Called once the element is in the tree, as a change of its own.
  func onAppear(_ action: @escaping () -> Void) -> Element {
    let element = body
    element.appearActions.append(action)
    return element
  }

  /// Called when the element has left the tree, its transition included.
  func onDisappear(_ action: @escaping () -> Void) -> Element {
    let element = body
    element.onDisappear.append(action)
    return element
  }

  /// Storyboards list the element under this name.
  func reported(as id: @autoclosure @escaping () -> String, text: (() -> String)? = nil) -> Element
  {
    let element = body
    element.reportedID = id
    if let text { element.reportedText = text }
    return element
  }

  /// A name by which the element is found; storyboards do not list it.
  func named(_ name: String) -> Element {
    let element = body
    element.name = name
    return element
  }

  /// Fixes the reading direction of what is inside (maps are not mirrored).
  func layoutDirection(_ direction: LayoutDirection) -> Element {
    let element = body
    element.fixedDirection = direction
    return element
  }

  // MARK: Layout

  func padding(_ insets: EdgeInsets) -> Element {
    let element = body
    element.traits.padding = insets
    return element
  }
  func padding(_ all: Double) -> Element {
    padding(EdgeInsets(top: all, leading: all, bottom: all, trailing: all))
  }
  func padding(horizontal: Double, vertical: Double) -> Element {
    padding(EdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal))
  }

  /// Fixed or limited size; an infinite maximum takes what is left over.
  func frame(
    width: Double? = nil, height: Double? = nil, minWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, maxHeight: Double? = nil, alignment: UnitPoint? = nil
  ) -> Element {
    let element = body
    if let width { element.traits.width = width }
    if let height { element.traits.height = height }
    if let minWidth { element.traits.minWidth = minWidth }
    if let minHeight { element.traits.minHeight = minHeight }
    if let maxWidth { element.traits.maxWidth = maxWidth }
    if let maxHeight { element.traits.maxHeight = maxHeight }
    if let alignment { element.traits.alignment = alignment }
    return element
  }

  /// A fixed size that follows the model; the change is laid out under its transaction.
  func frame(
    boundWidth: (() -> Double?)? = nil, boundHeight: (() -> Double?)? = nil
  ) -> Element {
    let element = body
    element.bind({ [boundWidth?() ?? nil, boundHeight?() ?? nil] }) { element, size, _ in
      if boundWidth != nil { element.traits.width = size[0] }
      if boundHeight != nil { element.traits.height = size[1] }
      element.markNeedsLayout()
    }
    return element
  }

  /// Takes this share of what is left over in its row or column.
  func flex(_ share: Double = 1) -> Element {
    let element = body
    element.traits.flex = share
    return element
  }

  func align(_ alignment: UnitPoint) -> Element {
    let element = body
    element.traits.alignment = alignment
    return element
  }

  // MARK: Style

  /// Style sheet classes.
  func style(_ names: String...) -> Element {
    let element = body
    for name in names { element.widget.addClass(name) }
    return element
  }

  /// A style sheet class that comes and goes with the model. It is not laid out again: a text that gets another weight needs
  /// room for it.
  func style(_ name: String, when isOn: @autoclosure @escaping () -> Bool) -> Element {
    let element = body
    element.bind(isOn) { element, isOn, _ in element.widget.setClass(name, isOn) }
    return element
  }

  /// What is outside the element's bounds is not drawn.
  func clipped() -> Element {
    let element = body
    element.widget.clipsToBounds = true
    return element
  }

  func help(_ text: @autoclosure @escaping () -> String) -> Element {
    let element = body
    element.bind(text) { element, text, _ in element.widget.tooltip = text.isEmpty ? nil : text }
    return element
  }

  func disabled(_ isDisabled: @autoclosure @escaping () -> Bool) -> Element {
    let element = body
    element.bind(isDisabled) { element, isDisabled, _ in element.widget.isSensitive = !isDisabled }
    return element
  }

  // MARK: Accessibility

  func accessibilityLabel(_ text: @autoclosure @escaping () -> String) -> Element {
    let element = body
    element.bind(text) { element, text, _ in element.widget.setAccessibleLabel(text) }
    return element
  }

  func accessibilityDescription(_ text: @autoclosure @escaping () -> String) -> Element {
    let element = body
    element.bind(text) { element, text, _ in element.widget.setAccessibleDescription(text) }
    return element
  }

  func accessibilityExpanded(_ isExpanded: @autoclosure @escaping () -> Bool) -> Element {
    let element = body
    element.bind(isExpanded) { element, isExpanded, _ in
      element.widget.setAccessibleExpanded(isExpanded)
    }
    return element
  }

  func accessibilitySelected(_ isSelected: @autoclosure @escaping () -> Bool) -> Element {
    let element = body
    element.bind(isSelected) { element, isSelected, _ in
      element.widget.setAccessibleSelected(isSelected)
    }
    return element
  }

  /// Runs when the value differs; not for the first one.
  func onChange<Value: Equatable>(
    of value: @autoclosure @escaping () -> Value, _ action: @escaping (Value) -> Void
  ) -> Element {
    let element = body
    element.bind(value) { _, value, transaction in
      if transaction != nil { action(value) }
    }
    return element
  }
}

extension Element {
  /// Keeps `apply` in step with a value, for as long as the element lives.
  func bind<Value: Equatable>(
    _ value: @escaping () -> Value, apply: @escaping (Element, Value, Transaction?) -> Void
  ) {
    bindings.append(
      Binding(on: stage, value: value) { [weak self] value, transaction in
        if let self { apply(self, value, transaction) }
      })
  }
}

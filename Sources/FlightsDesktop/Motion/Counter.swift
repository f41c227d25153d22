import MotionCore
import Observation

/// A number whose digits roll when it changes: a changed digit leaves and another arrives, upwards when the number grows; the
/// others stay. The first number is shown without animation. Digits stand left to right in every language.
///
/// A screen reader hears the number, not its digits.
///
/// - Parameters:
///   - styles: the style sheet's classes of each digit.
///   - text: the number's characters.
func Counter(
  _ value: @autoclosure @escaping () -> Int, styles: [String],
  text: @escaping @Sendable (Int) -> String = { String($0) }, animation: Animation = .default,
  reportsDigits: Bool = false
) -> Element {
  let digits = CountedDigits(DigitCounter(value(), text: text))
  let row = ForEach(
    { digits.shown }, layout: RowLayout(spacing: 0, alignment: .center), role: .presentation
  ) { live in
    digit(live.value, styles, isReported: reportsDigits)
  }
  .transition(digits.counter.transition)
  .layoutDirection(.leftToRight)
  let element = Row(spacing: 0) { row }
    .accessibilityLabel(text(digits.number))
  element.bind(value) { [weak row] _, number, transaction in
    guard transaction != nil, digits.counter.prepare(for: number) else { return }
    _ = row?.transition(digits.counter.transition)
    withAnimation(animation) { digits.show(number) }
  }
  return element
}

private func digit(_ digit: DigitCounter.Digit, _ styles: [String], isReported: Bool) -> Element {
  let text = Text(String(digit.character), wrapping: .none)
  for style in styles { text.widget.addClass(style) }
  let cell = Stack(role: .presentation) { text }
  guard isReported else { return cell }
  // Not as an autoclosure: that would hold the cell which holds it.
  cell.reportedID = { [weak cell] in
    cell?.phase == .didDisappear ? "digit.\(digit.place).leaving" : "digit.\(digit.place)"
  }
  cell.reportedText = { String(digit.character) }
  return cell
}

@Observable
private final class CountedDigits {
  @ObservationIgnored var counter: DigitCounter
  private(set) var shown: [DigitCounter.Digit]
  private(set) var number: Int

  init(_ counter: DigitCounter) {
    self.counter = counter
    shown = counter.digits
    number = counter.displayed
  }

  func show(_ number: Int) {
    counter.show(number)
    shown = counter.digits
    self.number = number
  }
}

import Testing

@testable import MotionCore

struct DigitCounterTests {
  private func change(_ old: Int, _ new: Int) -> (kept: Int, left: Int, arrived: Int) {
    var counter = DigitCounter(old)
    let before = Set(counter.digits)
    counter.prepare(for: new)
    counter.show(new)
    let after = Set(counter.digits)
    return (
      before.intersection(after).count, before.subtracting(after).count,
      after.subtracting(before).count
    )
  }

  @Test func keepsEqualDigits() {
    #expect(change(129, 130) == (1, 2, 2))
    #expect(change(99, 100) == (0, 2, 3))
    #expect(change(-5, 5) == (1, 1, 0))
    #expect(change(7, 7) == (1, 0, 0))
  }

  @Test("The direction changes one update before the digits")
  func storesTheDirectionFirst() {
    var counter = DigitCounter(129)
    let changes = counter.prepare(for: 128)
    #expect(changes)
    #expect(counter.transition == .push(from: .top))
    #expect(counter.displayed == 129)
    counter.show(128)
    #expect(counter.digits.map(\.character) == ["1", "2", "8"])
    let changesAgain = counter.prepare(for: 128)
    #expect(!changesAgain)
    #expect(!counter.isCountingUp)
    counter.prepare(for: 200)
    #expect(counter.transition == .push(from: .bottom))
  }

  @Test func ordersDigitsLeadingFirst() {
    #expect(DigitCounter(42).digits.map(\.place) == [1, 0])
  }
}

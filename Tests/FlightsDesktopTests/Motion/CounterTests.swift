import MotionCore
import XCTest

@testable import FlightsDesktop

/// A number whose digits roll: motion-spec 14.
final class CounterTests: XCTestCase {
  func testTheFirstNumberIsThereAtOnce() {
    onMain {
      let model = TestModel()
      model.unrelated = 129
      let window = counter(model)
      XCTAssertEqual(window.digits, ["1", "2", "9"])
      XCTAssertTrue(window.stage.isIdle)
    }
  }

  func testOnlyChangedDigitsRoll() {
    onMain {
      let model = TestModel()
      model.unrelated = 129
      let window = counter(model)
      let hundred = window.root.find("digit.2")
      model.unrelated = 130
      window.advance(by: 0.25)
      XCTAssertTrue(window.root.find("digit.2") === hundred, "the 1 stays what it is")
      XCTAssertEqual(window.report("digit.2")?.phase, .identity)
      for place in ["digit.0", "digit.1"] {
        XCTAssertEqual(window.report(place)?.phase, .willAppear, place)
        XCTAssertEqual(window.report("\(place).leaving")?.phase, .didDisappear, place)
      }
      window.advance(by: 1)
      XCTAssertEqual(window.digits, ["1", "3", "0"])
      XCTAssertTrue(window.stage.isIdle)
    }
  }

  func testDigitsRollUpwardsWhenTheNumberGrows() {
    onMain {
      let model = TestModel()
      model.unrelated = 4
      let window = counter(model)
      let rest = window.report("digit.0")?.frame.midY ?? .nan
      model.unrelated = 5
      window.advance(by: 0.25)
      XCTAssertGreaterThan(window.report("digit.0")?.frame.midY ?? 0, rest)
      XCTAssertLessThan(window.report("digit.0.leaving")?.frame.midY ?? 0, rest)
      window.advance(by: 1)
      model.unrelated = 4
      window.advance(by: 0.25)
      XCTAssertLessThan(window.report("digit.0")?.frame.midY ?? 0, rest)
      XCTAssertGreaterThan(window.report("digit.0.leaving")?.frame.midY ?? 0, rest)
    }
  }

  func testOnesStayUnderOnesWhenThereIsOneDigitMore() {
    onMain {
      let model = TestModel()
      model.unrelated = 9
      let window = counter(model)
      model.unrelated = 10
      window.advance(by: 1)
      XCTAssertEqual(window.digits, ["1", "0"])
      model.unrelated = 9
      window.advance(by: 1)
      XCTAssertEqual(window.digits, ["9"])
    }
  }

  func testNothingRollsWithoutMotion() {
    onMain {
      let model = TestModel()
      model.unrelated = 129
      let window = counter(model, level: .none)
      model.unrelated = 130
      window.advance(by: 1.0 / 60)
      XCTAssertEqual(window.digits, ["1", "3", "0"])
      XCTAssertNil(window.report("digit.0.leaving"))
      XCTAssertTrue(window.stage.isIdle)
    }
  }

  /// Turned around again and again: in the end the digits are those of the number.
  func testManyChangesInFlightLeaveTheLastNumber() {
    onMain {
      let model = TestModel()
      model.unrelated = 100
      let window = counter(model)
      for number in [99, 100, 101, 99, 100, 999, 7, 100, 98] {
        model.unrelated = number
        window.advance(by: 0.06)
      }
      window.advance(by: 2)
      XCTAssertEqual(window.digits, ["9", "8"])
      XCTAssertTrue(window.stage.isIdle)
    }
  }

  func testLetsGoOfItsDigits() {
    onMain {
      let model = TestModel()
      model.unrelated = 129
      let before = InstanceCount.all
      do {
        let window = counter(model)
        model.unrelated = 130
        window.advance(by: 0.25)
      }
      XCTAssertEqual(InstanceCount.all, before)
    }
  }

  func testOtherCharactersAreDigitsToo() {
    onMain {
      let model = TestModel()
      model.unrelated = 1999
      let window = TestWindow {
        Counter(
          model.unrelated, styles: [], text: { "\($0 / 1000),\($0 % 1000)" },
          animation: .linear(duration: 0.5), reportsDigits: true)
      }
      XCTAssertEqual(window.digits, ["1", ",", "9", "9", "9"])
    }
  }
}

extension TestWindow {
  /// The characters that are there and not on their way out, from left to right.
  fileprivate var digits: [String] {
    root.reports().filter { $0.id.hasPrefix("digit.") && $0.phase != .didDisappear }
      .sorted { $0.frame.midX < $1.frame.midX }.map(\.text)
  }
}

@MainActor
private func counter(_ model: TestModel, level: MotionLevel = .full) -> TestWindow {
  TestWindow(level: level) {
    Counter(
      model.unrelated, styles: [], animation: .linear(duration: 0.5), reportsDigits: true)
  }
}

import LiveObjects
import MotionCore
import XCTest

@testable import FlightsDesktop

/// When a value is evaluated again, and what with.
final class BindingTests: XCTestCase {
  func testAppliesTheFirstValueAtOnceAndWithoutATransaction() {
    onMain {
      let (model, stage) = (TestModel(), testStage())
      var calls: [(Bool, Bool)] = []
      let binding = Binding(on: stage) {
        model.isOn
      } apply: {
        calls.append(($0, $1 == nil))
      }
      XCTAssertEqual(calls.map(\.0), [false])
      XCTAssertEqual(calls.map(\.1), [true])
      model.isOn = true
      XCTAssertEqual(calls.count, 1, "a change waits for the frame")
      Stage.flushAll()
      XCTAssertEqual(calls.map(\.0), [false, true])
      XCTAssertEqual(calls.map(\.1), [true, false])
      withExtendedLifetime(binding) {}
    }
  }

  func testManyChangesBeforeAFrameAreOne() {
    onMain {
      let (model, stage) = (TestModel(), testStage())
      var values: [Int] = []
      let binding = Binding(on: stage) {
        model.unrelated
      } apply: { value, _ in
        values.append(value)
      }
      for number in 1...5 { model.unrelated = number }
      Stage.flushAll()
      XCTAssertEqual(values, [0, 5])
      withExtendedLifetime(binding) {}
    }
  }

  func testAnEqualValueIsNotApplied() {
    onMain {
      let (model, stage) = (TestModel(), testStage())
      var evaluations = 0
      var values: [Bool] = []
      let binding = Binding(on: stage) {
        evaluations += 1
        return model.unrelated > 10
      } apply: { value, _ in
        values.append(value)
      }
      model.unrelated = 3
      Stage.flushAll()
      XCTAssertEqual(evaluations, 2)
      XCTAssertEqual(values, [false])
      withExtendedLifetime(binding) {}
    }
  }

  func testWhatApplyReadsIsNoReasonToRunAgain() {
    onMain {
      let (model, stage) = (TestModel(), testStage())
      var calls = 0
      let binding = Binding(on: stage) {
        model.isOn
      } apply: { _, _ in
        calls += model.unrelated >= 0 ? 1 : 0
      }
      model.unrelated = 1
      Stage.flushAll()
      XCTAssertEqual(calls, 1)
      withExtendedLifetime(binding) {}
    }
  }

  func testOnlyWhatTheLastEvaluationReadCounts() {
    onMain {
      let (model, stage) = (TestModel(), testStage())
      var values: [Int] = []
      let binding = Binding(on: stage) {
        model.isOn ? model.unrelated : -1
      } apply: { value, _ in
        values.append(value)
      }
      model.unrelated = 1
      Stage.flushAll()
      model.isOn = true
      Stage.flushAll()
      model.unrelated = 2
      Stage.flushAll()
      XCTAssertEqual(values, [-1, 1, 2])
      withExtendedLifetime(binding) {}
    }
  }

  func testTheTransactionIsTheOneOfTheChange() {
    onMain {
      let (model, stage) = (TestModel(), testStage())
      var animations: [Animation?] = []
      let binding = Binding(on: stage) {
        model.isOn
      } apply: { _, transaction in
        animations.append(transaction?.animation)
      }
      withAnimation(.linear(duration: 3)) { model.isOn = true }
      model.isOn = false
      Stage.flushAll()
      XCTAssertEqual(animations, [nil, .linear(duration: 3), nil])
      withExtendedLifetime(binding) {}
    }
  }

  func testALateChangeOfOneThatIsGoneDoesNothing() {
    onMain {
      let (model, stage) = (TestModel(), testStage())
      var calls = 0
      let before = InstanceCount.bindings
      var binding: Binding? = Binding(on: stage) {
        model.isOn
      } apply: { _, _ in
        calls += 1
      }
      XCTAssertEqual(InstanceCount.bindings, before + 1)
      withExtendedLifetime(binding) {}
      binding = nil
      XCTAssertEqual(InstanceCount.bindings, before)
      model.isOn = true
      Stage.flushAll()
      XCTAssertEqual(calls, 1)
    }
  }

  /// Observation by itself keeps a note of everyone who read a value until that value changes.
  func testOneThatIsGoneLeavesNothingInTheModel() {
    onMain {
      let (model, stage) = (TestModel(), testStage())
      @MainActor func comeAndGo(_ count: Int) {
        for _ in 0..<count {
          withExtendedLifetime(Binding(on: stage, value: { model.isOn }, apply: { _, _ in })) {}
        }
      }
      comeAndGo(100)
      let before = live_bytes()
      comeAndGo(2000)
      XCTAssertLessThan((live_bytes() - before) / 2000, 10)
    }
  }

  func testTheEarlierMadeIsEvaluatedEarlier() {
    onMain {
      let (model, stage) = (TestModel(), testStage())
      var order: [Int] = []
      let bindings = (1...4).map { number in
        Binding(on: stage) {
          model.isOn
        } apply: { _, transaction in
          if transaction != nil { order.append(number) }
        }
      }
      model.isOn = true
      Stage.flushAll()
      XCTAssertEqual(order, [1, 2, 3, 4])
      withExtendedLifetime(bindings) {}
    }
  }
}

@MainActor
private func testStage() -> Stage {
  Stage(look: Look(palette: .theme(.light), type: Typography(), measurer: FixedTextMeasurer()))
}

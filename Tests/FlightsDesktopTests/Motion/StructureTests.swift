import CGtk
import MotionCore
import XCTest

@testable import FlightsDesktop

/// What comes and goes, at awkward moments.
final class StructureTests: XCTestCase {
  func testWhatIsThereFromTheStartDoesNotAnimate() {
    onMain {
      let model = TestModel()
      model.items = [.init(id: 1), .init(id: 2)]
      let window = list(model)
      XCTAssertTrue(window.stage.isIdle)
      XCTAssertEqual(window.report("row.2")?.frame, Rect(x: 0, y: 40, width: 100, height: 40))
      XCTAssertEqual(window.report("row.2")?.phase, .identity)
      XCTAssertEqual(window.report("below")?.frame.origin.y, 90)
    }
  }

  func testAnInsertedRowFadesInAndTheOthersMakeRoom() {
    onMain {
      let model = TestModel()
      model.items = [.init(id: 1), .init(id: 2)]
      let window = list(model)
      withAnimation(.linear(duration: 1)) { model.items.insert(.init(id: 9), at: 1) }
      XCTAssertEqual(window.report("row.9")?.opacity, 0)
      XCTAssertEqual(window.report("row.9")?.phase, .willAppear)
      XCTAssertEqual(window.report("row.9")?.frame.origin.y, 40)
      XCTAssertEqual(window.report("row.2")?.frame.origin.y, 40)
      window.advance(to: 0.5)
      XCTAssertEqual(window.report("row.9")?.opacity ?? 0, 0.5, accuracy: 1e-9)
      XCTAssertEqual(window.report("row.2")?.frame.origin.y ?? 0, 60, accuracy: 1e-9)
      window.advance(to: 1.1)
      XCTAssertEqual(window.report("row.9")?.phase, .identity)
      XCTAssertEqual(window.report("row.2")?.frame.origin.y, 80)
      XCTAssertTrue(window.stage.isIdle)
    }
  }

  func testARemovedRowStaysWhereItWasUntilItHasFaded() {
    onMain {
      let model = TestModel()
      model.items = (1...3).map { .init(id: $0) }
      let window = list(model)
      withAnimation(.linear(duration: 1)) { model.items.remove(at: 1) }
      window.advance(to: 0.5)
      XCTAssertEqual(window.report("row.2")?.frame.origin.y, 40)
      XCTAssertEqual(window.report("row.2")?.phase, .didDisappear)
      XCTAssertEqual(window.report("row.3")?.frame.origin.y ?? 0, 60, accuracy: 1e-9)
      XCTAssertFalse(window.stage.isIdle)
      window.advance(to: 1.1)
      XCTAssertNil(window.report("row.2"))
      XCTAssertTrue(window.stage.isIdle)
    }
  }

  func testWhatAppearsTellsItOnce() {
    onMain {
      let model = TestModel()
      model.isOn = true
      model.items = [.init(id: 1)]
      var seen: [String] = []
      let window = TestWindow {
        When(model.isOn) {
          Stack {
            ForEach({ model.items }) { live in
              block("row.\(live.value.id)").onAppear { seen.append("inner") }
            }
          }
          .onAppear { seen.append("outer") }
        }
      }
      XCTAssertEqual(seen.sorted(), ["inner", "outer"])
      model.isOn = false
      window.advance(by: 0.1)
      model.isOn = true
      window.advance(by: 0.1)
      XCTAssertEqual(seen.sorted(), ["inner", "inner", "outer", "outer"])
    }
  }

  /// What comes has its final frame at once, what leaves keeps its last one (motion-spec D40), alone in its container too.
  func testWhatComesAloneHasItsFrameAtOnce() {
    onMain {
      let alignments: [UnitPoint?] = [nil, .leading, .center]
      for alignment in alignments {
        let model = TestModel()
        let window = TestWindow {
          if let alignment {
            Column(spacing: 0, alignment: alignment) {
              When(model.isOn) { block("it") }.transition(.opacity)
            }
            .frame(maxWidth: .infinity)
          } else {
            When(model.isOn) { block("it") }.transition(.opacity)
          }
        }
        let x = alignment == .center ? 250.0 : 0
        let frame = Rect(x: x, y: 0, width: 100, height: 40)
        for _ in 0..<2 {
          withAnimation(.linear(duration: 1)) { model.isOn = true }
          XCTAssertEqual(window.report("it")?.frame, frame, "coming, \(alignment as Any)")
          window.advance(by: 1.1)
          XCTAssertEqual(window.report("it")?.frame, frame)
          withAnimation(.linear(duration: 1)) { model.isOn = false }
          window.advance(by: 0.5)
          XCTAssertEqual(window.report("it")?.frame, frame, "leaving, \(alignment as Any)")
          XCTAssertEqual(window.report("it")?.opacity ?? 0, 0.5, accuracy: 0.02)
          window.advance(by: 1)
          XCTAssertNil(window.report("it"))
        }
      }
    }
  }

  func testMovedRowsKeepTheirElements() {
    onMain {
      let model = TestModel()
      model.items = (1...4).map { .init(id: $0) }
      let window = list(model)
      let before = window.root.find("row.4")
      withAnimation(.linear(duration: 1)) { model.items.reverse() }
      window.advance(to: 1.1)
      XCTAssertTrue(window.root.find("row.4") === before)
      XCTAssertEqual(window.report("row.4")?.frame.origin.y, 0)
    }
  }

  func testRapidTogglesLeaveNoGhost() {
    onMain {
      let model = TestModel()
      model.items = (1...6).map { .init(id: $0) }
      var gone: [Int] = []
      let window = list(model) { gone.append($0) }
      for _ in 0..<20 {
        withAnimation(Motions.list) {
          if model.items.contains(where: { $0.id == 99 }) {
            model.items.removeAll { $0.id == 99 }
          } else {
            model.items.insert(.init(id: 99), at: 2)
          }
        }
        window.advance(by: 0.03) { XCTAssertLessThanOrEqual(window.drawn("row.99").count, 1) }
      }
      window.advance(by: 1)
      XCTAssertEqual(gone, [99], "turned around again and again, it was removed once")
      checkNoGhost(window, model)
      gone = []
      for id in 1...5 {
        withAnimation(Motions.list) { model.items.removeAll { $0.id == id } }
        window.advance(by: 0.04)
      }
      window.advance(by: 1)
      XCTAssertEqual(gone, [1, 2, 3, 4, 5], "one completion a removal, in order")
      checkNoGhost(window, model)
      XCTAssertTrue(window.stage.isIdle)
    }
  }

  func testAContainerMayVanishWhileItsItemsLeave() {
    onMain {
      let model = TestModel()
      model.isOn = true
      model.items = (1...4).map { .init(id: $0) }
      let window = TestWindow {
        When(model.isOn) {
          ForEach({ model.items }) { live in block("row.\(live.value.id)") }
        }
      }
      let elements = InstanceCount.elements
      withAnimation(.linear(duration: 1)) { model.items.removeFirst(2) }
      window.advance(by: 0.2)
      withAnimation(.linear(duration: 0.3)) { model.isOn = false }
      window.advance(by: 2)
      XCTAssertEqual(window.ids, [])
      XCTAssertEqual(InstanceCount.elements, elements - 5, "the list and its four rows are freed")
      XCTAssertTrue(window.stage.isIdle)
    }
  }

  func testUnrelatedUpdatesDoNotDisturbAMove() {
    onMain {
      @MainActor func path(disturbed: Bool) -> [Double] {
        let model = TestModel()
        model.items = (1...3).map { .init(id: $0) }
        let window = TestWindow {
          Column(spacing: 0, alignment: .leading) {
            Text("\(model.unrelated)").frame(height: 20)
            ForEach({ model.items }) { live in block("row.\(live.value.id)") }
          }
        }
        withAnimation(.spring(duration: 0.6)) { model.items.removeFirst() }
        var path: [Double] = []
        window.advance(by: 0.8) {
          if disturbed { model.unrelated += 1 }
          path.append(window.report("row.3")?.frame.origin.y ?? -1)
        }
        return path
      }
      XCTAssertEqual(path(disturbed: true), path(disturbed: false))
    }
  }

  func testNoneLeavesNoGap() {
    onMain {
      let model = TestModel()
      model.items = (1...3).map { .init(id: $0) }
      let window = TestWindow(level: .none) {
        Column(spacing: 10, alignment: .leading) {
          ForEach({ model.items }) { live in block("row.\(live.value.id)") }
          block("below")
        }
      }
      var completions = 0
      withAnimation(.linear(duration: 1)) {
        model.items.remove(at: 1)
      } completion: {
        completions += 1
      }
      window.advance(by: 1.0 / 60)
      XCTAssertEqual(window.ids, ["row.1", "row.3", "below"])
      XCTAssertEqual(window.report("below")?.frame.origin.y, 90)
      XCTAssertEqual(completions, 1)
    }
  }

  func testALiveChangeOfLevelEndsAPushWithinAFrame() {
    onMain {
      let model = TestModel()
      var completions = 0
      let window = TestWindow {
        When(model.isOn) { block("pushed") }.transition(.push(from: .trailing))
      }
      withAnimation(.linear(duration: 1)) {
        model.isOn = true
      } completion: {
        completions += 1
      }
      window.advance(to: 0.2)
      XCTAssertEqual(window.report("pushed")?.frame.origin.x ?? 0, 80, accuracy: 1e-6)
      window.stage.timeline.level = .reduced
      window.advance(by: 1.0 / 60)
      XCTAssertEqual(window.report("pushed")?.frame.origin.x, 0)
      window.advance(by: 0.3)
      XCTAssertEqual(window.report("pushed")?.opacity, 1)
      XCTAssertEqual(completions, 1)
      window.stage.timeline.level = .full
      withAnimation(.linear(duration: 1)) { model.isOn = false }
      window.advance(by: 0.5)
      XCTAssertEqual(window.report("pushed")?.frame.origin.x ?? 0, -50, accuracy: 1e-6)
      window.advance(by: 1)
      XCTAssertEqual(completions, 1)
    }
  }

  func testAGridHasAsManyColumnsAsFit() {
    onMain {
      let window = TestWindow(width: 330) {
        Grid(minimum: 100, maximum: 120, spacing: 10) {
          block("a", width: 50)
          block("b", width: 50)
          block("c", width: 50)
          block("d", width: 50)
        }
      }
      // Three cells of (330 − 20) / 3 and two gaps.
      XCTAssertEqual(window.report("b")?.frame.minX ?? 0, 113, accuracy: 1)
      XCTAssertEqual(window.report("d")?.frame.minX, 0)
      XCTAssertEqual(window.report("d")?.frame.minY, 50)
    }
  }

  func testValueKeyedAnimationsReachItemsThatChange() {
    onMain {
      let model = TestModel()
      model.items = [.init(id: 1)]
      let window = TestWindow {
        ForEach({ model.items }) { live in
          block("row").opacity(live.value.isFaint ? 0 : 1)
            .animation(.linear(duration: 1), value: live.value.isFaint)
        }
      }
      model.items[0].isFaint = true
      window.advance(to: 0.25)
      XCTAssertEqual(window.report("row")?.opacity ?? 0, 0.75, accuracy: 1e-9)
    }
  }

  func testReadingDirectionMirrorsLayoutAndTransitions() {
    onMain {
      @MainActor func x(_ direction: LayoutDirection, _ id: String) -> Double {
        let model = TestModel()
        let window = TestWindow(direction: direction) {
          Column(spacing: 0, alignment: .leading) {
            Row(spacing: 10) {
              block("first")
              block("second", width: 60)
            }
            When(model.isOn) { block("slid") }.transition(.slide)
          }
          .frame(maxWidth: .infinity)
        }
        withAnimation(.linear(duration: 1)) { model.isOn = true }
        window.advance(to: 0.25)
        guard let frame = window.report(id)?.frame else { return .nan }
        return direction == .leftToRight ? frame.minX : 600 - frame.maxX
      }
      for id in ["first", "second", "slid"] {
        XCTAssertEqual(x(.leftToRight, id), x(.rightToLeft, id), accuracy: 1e-9, id)
      }
    }
  }
}

@MainActor
private func list(_ model: TestModel, gone: @escaping (Int) -> Void = { _ in }) -> TestWindow {
  TestWindow {
    Column(spacing: 10, alignment: .leading) {
      ForEach({ model.items }) { live in
        let id = live.value.id
        // Translucent: one that lies over another is seen.
        return Drawing(width: 100, height: 40, id) { _, canvas in
          [.fill(.rect(canvas.bounds), canvas.palette.accent.opacity(0.5))]
        }
        .reported(as: "row.\(id)").onDisappear { gone(id) }
      }
      .transition(.opacity)
      block("below")
    }
  }
}

/// Elements, widgets and pixels are those of the model's items, and of nothing else.
@MainActor
private func checkNoGhost(_ window: TestWindow, _ model: TestModel) {
  let names = model.items.map { "row.\($0.id)" }
  guard let container = window.root.find(names[0])?.parent else {
    return XCTFail("\(names[0]) is not in the tree")
  }
  XCTAssertEqual(container.children.map { $0.reportedID?() }, names)
  XCTAssertEqual(container.leaving.map { $0.reportedID?() }, [])
  var widgets: [UnsafeMutablePointer<GtkWidget>] = []
  var next = gtk_widget_get_first_child(container.widget.pointer)
  while let widget = next {
    widgets.append(widget)
    next = gtk_widget_get_next_sibling(widget)
  }
  XCTAssertEqual(widgets, container.children.map(\.widget.pointer))
  let fresh = list(model)
  XCTAssertNotEqual(
    fresh.color(at: Point(x: 50, y: 20)), fresh.color(at: Point(x: 300, y: 20)))
  XCTAssertTrue(window.window.picture().bytes == fresh.window.picture().bytes)
}

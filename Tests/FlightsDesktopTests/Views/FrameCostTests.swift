import MotionCore
import XCTest

@testable import FlightsDesktop

/// Frames of the program's large changes move and draw: no widget is asked for its size.
final class FrameCostTests: XCTestCase {
  func testNoFrameOfALargeChangeMeasuresWidgets() throws {
    try onMain {
      for name in ["award-expand", "map-open", "page-switch"] {
        let scene = try XCTUnwrap(SceneCatalog.scene(named: name))
        let program = try ProgramWindow(on: scene.page, width: 1280)
        if scene.page == .flights { program.app.choose(try XCTUnwrap(program.flights.first)) }
        program.window.advance(by: 2)
        XCTAssertTrue(program.window.stage.isIdle, "\(name) has not begun")
        if let subject = scene.subject { program.window.root.find(subject)?.scrollIntoView() }
        XCTAssertEqual(scene.events.count, 1)
        let before = program.window.ids
        scene.events.first?.action(program.app)
        checkFrames(of: program.window, name)
        XCTAssertNotEqual(program.window.ids, before, name)
      }
    }
  }

  func testNoFrameOfAnInsertionMeasuresWidgets() throws {
    try onMain {
      let program = try ProgramWindow(on: .flights, width: 1280)
      let list = ListSceneModel(program.app.board.items)
      let size = program.window.stage.size
      let window = TestWindow(Stage(look: program.window.stage.look), size: size) {
        RootContent.element(minimum: size, natural: size) { ListScene(list) }
      }
      list.insert()
      checkFrames(of: window, "list-insert")
      XCTAssertTrue(window.ids.contains("row.new"))
    }
  }
}

/// Two frames may measure what the change brought; the others only move.
@MainActor
private func checkFrames(of window: TestWindow, _ name: String) {
  window.advance(by: 2.0 / 60)
  XCTAssertFalse(window.stage.isIdle, "\(name) is over already")
  var moving = 0
  let measured = InstanceCount.measurements
  window.advance(by: 1) {
    if !window.stage.isIdle { moving += 1 }
    XCTAssertEqual(InstanceCount.measurements, measured, "\(name) at \(window.time)")
  }
  XCTAssertGreaterThan(moving, 5, name)
}

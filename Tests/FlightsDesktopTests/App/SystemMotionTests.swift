import CGtk
import Observation
import XCTest

@testable import FlightsDesktop

private let noBus = SettingsPortal.Bus.address("unix:path=/nonexistent")

@MainActor
private func setAnimations(_ isEnabled: Bool) {
  var value = GValue()
  g_value_init(&value, g_type_from_name("gboolean"))
  g_value_set_boolean(&value, isEnabled ? 1 : 0)
  g_object_set_property(
    UnsafeMutableRawPointer(gtk_settings_get_default()).assumingMemoryBound(to: GObject.self),
    "gtk-enable-animations", &value)
  g_value_unset(&value)
}

/// XCTest, as GTK needs the process's main thread; `make test` gives it a screen. (XCTest cannot
/// call methods of the main actor here, so they say that they are on it.)
final class SystemMotionTests: XCTestCase {
  func testFollowsTheToolkit() {
    MainActor.assumeIsolated {
      XCTAssertNotEqual(gtk_init_check(), 0, "no display: scripts/headless has one")
      setAnimations(true)
      defer { setAnimations(true) }
      let motion = SystemMotion(bus: noBus)
      XCTAssertEqual(
        motion.resolved(for: .system), MotionResolution(.system, SystemMotionReading()))
      let isHeard = Flag()
      withObservationTracking {
        _ = motion.resolved(for: .system)
      } onChange: {
        isHeard.isSet = true
      }
      setAnimations(false)
      XCTAssert(isHeard.isSet)
      XCTAssertEqual(motion.resolved(for: .system).level, .none)
      XCTAssertEqual(motion.resolved(for: .system).source, .animationsDisabled)
      XCTAssertEqual(motion.resolved(for: .full).level, .full)
      setAnimations(true)
      XCTAssertEqual(motion.resolved(for: .system).level, .full)
    }
  }

  func testSettingsAreFoundByName() throws {
    try MainActor.assumeIsolated {
      XCTAssertNotEqual(gtk_init_check(), 0)
      let settings = try XCTUnwrap(ToolkitSettings())
      XCTAssertNil(settings["gtk-no-such-setting"])
      settings.observe("gtk-no-such-setting") {}
      setAnimations(true)
      XCTAssertEqual(settings["gtk-enable-animations"], 1)
      XCTAssertNotNil(settings["gtk-dnd-drag-threshold"])
    }
  }

  func testItLetsGo() {
    MainActor.assumeIsolated {
      XCTAssertNotEqual(gtk_init_check(), 0)
      weak var gone: SystemMotion?
      do {
        let motion = SystemMotion(bus: noBus)
        gone = motion
        XCTAssertNotNil(gone)
      }
      XCTAssertNil(gone)
      setAnimations(true)
    }
  }
}

/// `onChange` is a sendable closure, called on this very thread.
private final class Flag: @unchecked Sendable { var isSet = false }

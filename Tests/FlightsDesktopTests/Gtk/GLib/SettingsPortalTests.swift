import CGtk
import Foundation
import XCTest

@testable import FlightsDesktop

private let namespace = "org.freedesktop.appearance"
private let key = "reduced-motion"
private let script = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()
  .appendingPathComponent("scripts/settings-portal").path

/// Ends what a test has started.
private final class Processes {
  private var running: [Foundation.Process] = []

  deinit { for process in running { end(process) } }

  /// Starts a program and returns the first line it prints.
  func start(_ command: [String], bus: String? = nil) throws -> (Foundation.Process, line: String) {
    let process = Foundation.Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    if let bus {
      process.environment = ProcessInfo.processInfo.environment.merging(
        ["DBUS_SESSION_BUS_ADDRESS": bus], uniquingKeysWith: { $1 })
    }
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    running.append(process)
    var line = Data()
    while let byte = try pipe.fileHandleForReading.read(upToCount: 1), byte != Data([10]) {
      line += byte
    }
    return (process, String(decoding: line, as: UTF8.self))
  }

  func end(_ process: Foundation.Process) {
    process.terminate()
    process.waitUntilExit()
  }

  func bus() throws -> String {
    try start(["dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address=1"]).line
  }

  func portal(on bus: String, _ arguments: String...) throws -> Foundation.Process {
    let (process, line) = try start([script] + arguments, bus: bus)
    XCTAssertEqual(line, "ready")
    return process
  }

  func set(_ value: String, key: String = key, on bus: String) throws {
    let (process, _) = try start(
      [script, "--set", namespace, key, value], bus: bus)
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 0)
  }
}

/// Runs GLib's main loop until a condition holds.
@MainActor
private func iterate(until condition: () -> Bool, line: UInt = #line) {
  let limit = Date(timeIntervalSinceNow: 20)
  while !condition() {
    guard Date() < limit else {
      XCTFail("nothing came", line: line)
      return
    }
    if g_main_context_iteration(nil, 0) == 0 { usleep(1000) }
  }
}

@MainActor
private func makePortal(on bus: String) -> SettingsPortal {
  SettingsPortal(bus: .address(bus), namespace: namespace, key: key) { _ in }
}

/// A session bus of the test's own with a stand-in portal on it (`scripts/settings-portal`).
///
/// XCTest, as GLib's callbacks need the process's main thread. (It cannot call methods of the main
/// actor here, so they say that they are on it.)
final class SettingsPortalTests: XCTestCase {
  func testReadsAndFollowsTheValue() throws {
    try MainActor.assumeIsolated {
      let processes = Processes()
      let bus = try processes.bus()
      _ = try processes.portal(on: bus, namespace, key, "uint32 1")
      var heard: [UInt32?] = []
      let portal = SettingsPortal(
        bus: .address(bus), namespace: namespace, key: key
      ) { heard.append($0) }
      XCTAssertNil(portal.value, "nothing is waited for")
      iterate(until: { portal.value == 1 })
      try processes.set("uint32 1", key: "contrast", on: bus)
      try processes.set("uint32 0", on: bus)
      iterate(until: { portal.value == 0 })
      try processes.set("uint32 1", on: bus)
      iterate(until: { portal.value == 1 })
      XCTAssertEqual(heard, [1, 0, 1])
    }
  }

  func testAnOldPortalIsReadToo() throws {
    try MainActor.assumeIsolated {
      let processes = Processes()
      let bus = try processes.bus()
      _ = try processes.portal(on: bus, "--old", namespace, key, "uint32 1")
      let portal = makePortal(on: bus)
      iterate(until: { portal.value == 1 })
    }
  }

  func testAPortalMayComeLaterAndGo() throws {
    try MainActor.assumeIsolated {
      let processes = Processes()
      let bus = try processes.bus()
      let portal = makePortal(on: bus)
      let first = try processes.portal(on: bus, namespace, key, "uint32 1")
      iterate(until: { portal.value == 1 })
      processes.end(first)
      iterate(until: { portal.value == nil })
      _ = try processes.portal(on: bus, namespace, key, "uint32 0")
      iterate(until: { portal.value == 0 })
    }
  }

  func testAPortalWithoutTheKeyOrWithAnotherTypeHasNoValue() throws {
    try MainActor.assumeIsolated {
      let processes = Processes()
      let bus = try processes.bus()
      _ = try processes.portal(on: bus, namespace, "contrast", "uint32 1")
      let portal = makePortal(on: bus)
      try processes.set("'yes'", on: bus)
      // A value of the right type comes last, so the others must have been seen.
      try processes.set("uint32 1", on: bus)
      iterate(until: { portal.value == 1 })
      try processes.set("'yes'", on: bus)
      iterate(until: { portal.value == nil })
    }
  }

  func testNoBusIsNoValue() {
    MainActor.assumeIsolated {
      let portal = makePortal(on: "unix:path=/nonexistent")
      for _ in 0..<50 where g_main_context_iteration(nil, 0) == 0 { usleep(1000) }
      XCTAssertNil(portal.value)
    }
  }

  func testItLetsGo() throws {
    try MainActor.assumeIsolated {
      let processes = Processes()
      let bus = try processes.bus()
      _ = try processes.portal(on: bus, namespace, key, "uint32 1")
      weak var connecting: SettingsPortal?
      weak var connected: SettingsPortal?
      do {
        let early = makePortal(on: bus)
        connecting = early
        let portal = makePortal(on: bus)
        connected = portal
        iterate(until: { portal.value == 1 })
      }
      XCTAssertNil(connecting)
      XCTAssertNil(connected)
      // Nothing that was under way may reach what is gone.
      try processes.set("uint32 0", on: bus)
      for _ in 0..<50 where g_main_context_iteration(nil, 0) == 0 { usleep(1000) }
    }
  }
}

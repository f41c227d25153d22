import CGtk
import Glibc
import LiveObjects
import MotionCore
import XCTest

@testable import FlightsDesktop

/// Bytes a round for GTK's caches, whose tables grow and shrink by tens of kilobytes in all. A page that is kept has
/// hundreds of kilobytes, a kept note of each of its bindings more than ten.
private let allowedGrowth = 1000

/// How often something is opened and closed; `make memcheck` asks for fewer.
private let rounds = getenv("OWNERSHIP_ROUNDS").flatMap { Int(String(cString: $0)) } ?? 500

/// What is opened and closed again leaves nothing behind.
final class OwnershipTests: XCTestCase {
  func testFiveHundredTimesTheDetailsOpenAndClose() throws {
    try onMain {
      let program = try ProgramWindow(on: .flights, width: 600)
      let flights = program.flights.prefix(2)
      XCTAssertEqual(flights.count, 2)
      try program.returnsToItsBaseline(rounds: rounds / 2) {
        // Two in turn, since the details of the flight that was open are only shown again.
        for flight in flights {
          program.app.choose(flight)
          program.window.advance(by: 0.3, step: 0.15)
          XCTAssertTrue(program.app.panel?.id == flight && program.app.showsDetailsAlone)
          program.app.panel?.toggleTerminal()
          program.window.advance(by: 0.2, step: 0.2)
          XCTAssertTrue(program.app.goBack())
          program.window.advance(by: 0.5, step: 0.25)
        }
      }
    }
  }

  func testFiveHundredTimesTheCardOpensAndCloses() throws {
    try onMain {
      let program = try ProgramWindow(on: .awards, width: 900)
      try program.returnsToItsBaseline(rounds: rounds) {
        program.app.awards.open(.homebound)
        program.window.advance(by: 0.4, step: 0.2)
        XCTAssertNotNil(program.window.report("award.card"))
        program.app.awards.close()
        program.window.advance(by: 0.4, step: 0.2)
        XCTAssertNil(program.window.report("award.card"))
      }
    }
  }
}

@MainActor
extension ProgramWindow {
  /// After some rounds, in which all that is kept for good comes into being, the count of what lives no longer changes.
  fileprivate func returnsToItsBaseline(rounds: Int, _ round: () throws -> Void) throws {
    for _ in 0..<5 { try round() }
    _ = window.window.picture()
    let (ours, objects, bytes) = (InstanceCount.all, settledObjects(), live_bytes())
    for _ in 0..<rounds { try round() }
    _ = window.window.picture()
    XCTAssertEqual(InstanceCount.all, ours)
    let now = settledObjects()
    for (name, count) in now where count != objects[name] {
      XCTFail("\(name): \(objects[name] ?? 0) before, \(count) after")
    }
    XCTAssertGreaterThan(now["CGtkBox"] ?? 0, 0, "what counts them is not in force")
    guard rounds >= 100 else { return }
    let growth = (live_bytes() - bytes) / rounds
    XCTAssertLessThan(growth, allowedGrowth, "bytes that a round leaves behind")
  }
}

/// Live GObjects by the names of their types, once what is on its way to the accessibility bus is sent: another thread does.
@MainActor
private func settledObjects() -> [String: Int] {
  let end = g_get_monotonic_time() + 10_000_000
  var (objects, equalReadings) = (liveObjects(), 0)
  while equalReadings < 3, g_get_monotonic_time() < end {
    usleep(20_000)
    let now = liveObjects()
    equalReadings = now == objects ? equalReadings + 1 : 0
    objects = now
  }
  return objects
}

/// Live GObjects by the names of their types.
@MainActor
private func liveObjects() -> [String: Int] {
  let capacity = 1024
  let types = UnsafeMutablePointer<LiveObjects>.allocate(capacity: capacity)
  defer { types.deallocate() }
  let known = UnsafeBufferPointer(start: types, count: Int(live_objects(types, Int32(capacity))))
  return Dictionary(
    uniqueKeysWithValues: known.map { (String(cString: $0.name), Int($0.count)) })
}

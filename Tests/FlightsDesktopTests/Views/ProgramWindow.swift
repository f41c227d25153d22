import CGtk
import MotionCore
import XCTest

@testable import FlightsDesktop

/// The program's window off screen, with the sample's flights.
@MainActor
struct ProgramWindow {
  let app: AppModel
  let window: TestWindow
  private let look: ProgramLook

  init(on page: Page, width: Double) throws {
    XCTAssertNotEqual(gtk_init_check(), 0, "no display: scripts/headless has one")
    let moment = LocalTime(day: CalendarDay(number: 15_883), minute: 14 * 60 + 16)
    let loader = DataLoader(ownDirectory: Fixtures.data) { moment.instant(in: $0) }
    let data = try loader.flights(of: .sample)
    let settings = AppSettings(storage: .memory)
    settings.page = page == .awards ? .awards : .flights
    app = AppModel(
      settings: settings, now: moment.instant(in: data.zone(settings.airport)),
      awards: try Award.load(from: "\(Fixtures.data)/awards.json"), log: .demonstration)
    app.show(data)
    let size = Size(width: width, height: 800)
    look = ProgramLook(directory: Fixtures.data, theme: .light, textScale: 1)
    let stage = Stage(look: look.look)
    stage.painter = look.painter
    let app = app
    window = TestWindow(stage, size: size) { MainWindow.content(app, size: size) }
  }

  var flights: [FlightID] {
    app.board.items.compactMap { if case .flight(let flight) = $0 { flight.id } else { nil } }
  }
}

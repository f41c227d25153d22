import Testing

@testable import MotionCore

/// Checks cases of `timeline_schedules.json`.
enum TimelineScheduleVectors {
  private static let tolerance = 1e-6

  static func check(_ test: Json) {
    let mode: TimelineScheduleMode =
      test["mode"].string == "lowFrequency" ? .lowFrequency : .normal
    switch test["kind"].string {
    case "periodic":
      checkEntries(
        .periodic(from: test["from"].number, by: test["by"].number), mode, test)
    case "animation":
      checkEntries(
        .animation(
          minimumInterval: test["minimumInterval"].double, paused: test["paused"].bool == true),
        mode, test)
    case "explicit": checkEntries(.explicit(test["dates"].numbers), mode, test)
    case "everyMinute": checkEntries(.everyMinute, mode, test)
    case "displayed_date":
      let dates = (test["schedule"].string ?? "").dropFirst("explicit ".count)
        .split(separator: ",").compactMap { Double($0) }
      var shown = ScheduledDate(schedule: .explicit(dates), from: 0)
      let date = shown.date(at: test["now"].number)
      expectClose([date], [test["date"].number], tolerance, "\(test)")
    default: Issue.record("unknown kind \(test["kind"])")
    }
  }

  private static func checkEntries(
    _ schedule: some TimelineSchedule, _ mode: TimelineScheduleMode, _ test: Json
  ) {
    let expected = test["entries"].numbers
    let entries = schedule.entries(from: test["entries_from"].number, mode: mode)
    let found = Array(entries.prefix(max(1, expected.count)))
    expectClose(found, expected, tolerance, "\(test["kind"])")
  }
}

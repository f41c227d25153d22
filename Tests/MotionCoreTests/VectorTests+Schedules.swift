@testable import MotionCore

/// Checks cases of `timeline_schedules.json`.
enum TimelineScheduleVectors {
  private static let tolerance = 1e-6

  static func run(_ vector: VectorCase) throws {
    let test = vector.json
    let mode: TimelineScheduleMode =
      test["mode"].string == "lowFrequency" ? .lowFrequency : .normal
    switch test["kind"].string {
    case "periodic":
      try checkEntries(
        .periodic(from: test["from"].real, by: test["by"].real), mode, test)
    case "animation":
      try checkEntries(
        .animation(
          minimumInterval: test["minimumInterval"].number, paused: test["paused"].bool == true),
        mode, test)
    case "explicit": try checkEntries(.explicit(test["dates"].reals), mode, test)
    case "everyMinute": try checkEntries(.everyMinute, mode, test)
    case "displayed_date":
      let dates = (test["schedule"].string ?? "").dropFirst("explicit ".count)
        .split(separator: ",").compactMap { Double($0) }
      var shown = ScheduledDate(schedule: .explicit(dates), from: 0)
      let date = shown.date(at: test["now"].real)
      try expectClose([date], [test["date"].real], tolerance, "\(test)")
    default: throw VectorFailure("unknown kind \(test["kind"])")
    }
  }

  private static func checkEntries(
    _ schedule: some TimelineSchedule, _ mode: TimelineScheduleMode, _ test: JSONValue
  ) throws {
    let expected = test["entries"].reals
    let entries = schedule.entries(from: test["entries_from"].real, mode: mode)
    let found = Array(entries.prefix(max(1, expected.count)))
    try expectClose(found, expected, tolerance, "\(test["kind"])")
  }
}

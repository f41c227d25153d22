/// What a status looks like: an icon and a colour, never one without the word (`Strings.status`).
nonisolated extension FlightStatus {
  var tone: Tone {
    switch self {
    case .onTime: .good
    case .delayed: .late
    case .scheduled, .departed, .arrived: .gone
    case .cancelled: .bad
    case .diverted: .diverted
    case .notReported: .missing
    }
  }

  var icon: String {
    switch self {
    case .scheduled: "status-scheduled"
    case .onTime: "status-on-time"
    case .delayed: "status-delayed"
    case .departed: "status-departed"
    case .arrived: "status-arrived"
    case .cancelled: "status-cancelled"
    case .diverted: "status-diverted"
    case .notReported: "status-unknown"
    }
  }
}

/// A flight's details as plain text, for the clipboard.
struct DetailsText {
  let text: String

  init(_ details: FlightDetails, _ clock: ClockFormat) {
    func end(_ end: FlightEnd) -> String {
      let shown = clock.text(end.shown.local)
      let scheduled = clock.text(end.scheduled.local)
      let zone = end.shown.zone.isEmpty ? "" : " \(end.shown.zone)"
      let day = end.shown.dayOffset == 0 ? "" : " \(Strings.dayOffset(end.shown.dayOffset))"
      let time = "\(shown)\(day)\(zone)"
      let struck = shown == scheduled ? "" : " (\(StringsDetails.scheduled(scheduled)))"
      return "\(end.airport.code) \(end.airport.place) \(time)\(struck)"
    }
    let flight = details.flight
    var lines = [
      "\(flight.carrier) \(flight.number) · "
        + StringsDetails.subtitle(details.airline.spokenName, flight.number, flight.day),
      end(details.departure), end(details.arrival), Strings.spokenStatus(details.status),
    ]
    if let gate = details.gate {
      lines.append("\(StringsDetails.gateName(gate)) (\(StringsDetails.illustrative))")
    }
    text = lines.joined(separator: "\n") + "\n"
  }
}

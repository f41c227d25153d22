import MotionCore

/// Gate, aircraft, weather and distance; for a flight that did not go as planned what is known about that instead.
struct FactsSection: View {
  let panel: FlightPanelModel
  let app: AppModel

  var body: Element {
    Switch(Facts.Form(panel.details)) { form in
      switch form {
      case .usual: FactsCard(panel: panel).body
      case .cancelled, .diverted, .noGate:
        Column(spacing: Spacing.betweenCards) {
          FactRows(panel: panel, app: app)
          if form == .cancelled { NextFlightCard(panel: panel, app: app) }
          if form == .diverted { RecordCard(panel: panel, app: app) }
        }
        .frame(maxWidth: .infinity)
      }
    }
    .transition(.identity)
    .frame(maxWidth: .infinity)
  }
}

/// Four facts in columns.
struct FactsCard: View {
  let panel: FlightPanelModel

  var body: Element {
    Card(vertical: Spacing.medium) {
      Arranged(FactsLayout(shares: [1.12, 1.36, 1.05, 1.1])) {
        gate
        cell("aircraft", StringsDetails.aircraft) { Facts.aircraft(panel.details) }
        cell(weatherIcon, StringsDetails.weather) { Facts.weather(panel.details.weather) }
        cell("distance", StringsDetails.distance) { Facts.distance(panel.details) }
        Hairline()
        Hairline()
        Hairline()
      }
    }
  }

  private var gate: Element {
    Column(spacing: 1) {
      FactHead("gate", StringsDetails.gate)
      Row(spacing: 8) {
        GateSign(panel.details.gate.map { "\($0)" } ?? Strings.missing)
        Text(
          panel.details.gate.map { StringsDetails.terminal($0.terminal) } ?? "",
          wrapping: .lines(2)
        )
        .style("heading", "text")
      }
      Text(StringsDetails.illustrative).style("caption", "text2")
    }
  }

  private var weatherIcon: String {
    switch panel.details.weather?.kind {
    case .rain: "weather-rain"
    case .fog: "weather-fog"
    case .wind: "weather-wind"
    case .cloud: "weather-cloud"
    case .sun, nil: "weather-sun"
    }
  }

  private func cell(
    _ icon: @autoclosure @escaping () -> String, _ name: String, _ fact: @escaping () -> Fact
  ) -> Element {
    Column(spacing: 1) {
      FactHead(icon(), name)
      Text(fact().value, wrapping: .lines(2)).style("heading", "text").spoken(fact())
        .frame(minHeight: ControlSize.gateHeight)
      Text(fact().note, wrapping: .lines(3)).style("caption", "text2")
    }
  }
}

private func FactHead(_ icon: @autoclosure @escaping () -> String, _ name: String) -> Element {
  Row(spacing: 8) {
    Icon(icon())
    Text(name).style("caption", "text2")
  }
}

extension View {
  /// A dash is read as what it means.
  fileprivate func spoken(_ fact: @autoclosure @escaping () -> Fact) -> Element {
    accessibilityLabel(fact().isMissing ? Strings.notReported : fact().value)
  }
}

/// A value, and what is said about it.
struct Fact: Equatable {
  var value: String
  var note = ""
  var tone: Tone?

  var isMissing: Bool { value == Strings.missing }
  static let missing = Fact(value: Strings.missing, note: Strings.notReported)
}

/// What the cards say about a flight, in words.
enum Facts {
  /// Which facts matter.
  enum Form: Hashable {
    case usual, cancelled, diverted, noGate

    init(_ details: FlightDetails) {
      switch details.status {
      case .cancelled: self = .cancelled
      case .diverted: self = .diverted
      default: self = details.gate == nil ? .noGate : .usual
      }
    }
  }

  static func aircraft(_ details: FlightDetails) -> Fact {
    let tail = details.flight.tail.map { "\($0)" }
    guard let aircraft = details.aircraft else {
      return Fact(value: Strings.missing, note: tail ?? Strings.notReported)
    }
    let parts = [
      tail, aircraft.year.map(String.init), aircraft.seats.map(StringsDetails.seats),
    ]
    return Fact(value: name(aircraft), note: parts.compactMap { $0 }.joined(separator: " · "))
  }

  /// Maker and model, the model without a variant that has letters: "ERJ 190", "A320-232".
  static func name(_ aircraft: Aircraft) -> String {
    var parts = aircraft.model.split(separator: "-", omittingEmptySubsequences: false)
    while parts.count > 1, parts[parts.count - 1].contains(where: \.isLetter),
      parts.dropLast().joined().contains(where: \.isNumber)
    {
      parts.removeLast()
    }
    return "\(aircraft.maker) \(parts.joined(separator: "-"))"
  }

  static func weather(_ weather: HourlyWeather?) -> Fact {
    guard let weather else { return .missing }
    let value = weather.temperature.map(StringsDetails.temperature) ?? Strings.missing
    return Fact(value: value, note: wind(weather))
  }

  static func wind(_ weather: HourlyWeather) -> String {
    guard let speed = weather.windSpeed.map({ Int($0.rounded()) }) else {
      return Strings.notReported
    }
    guard speed > 0 else { return StringsDetails.calm }
    let point = weather.windDirection.flatMap { $0 > 0 ? compassPoint($0) : nil }
    return StringsDetails.wind(point, speed)
  }

  /// The nearest of sixteen points; degrees clockwise from north.
  static func compassPoint(_ degrees: Double) -> String {
    let index = Int((degrees / 22.5).rounded()) % 16
    return StringsDetails.compass[(index + 16) % 16]
  }

  static func distance(_ details: FlightDetails) -> Fact {
    let value = details.flight.distance.map(StringsDetails.miles) ?? Strings.missing
    let known = details.status == .scheduled ? nil : details.flight.airTime
    return Fact(value: value, note: known.map(StringsDetails.inTheAir) ?? Strings.notReported)
  }

  /// The rows of a flight that did not go as planned, or has no gate.
  static func rows(_ details: FlightDetails, _ clock: ClockFormat) -> [Row] {
    let plane = aircraft(details)
    let aircraftRow = Row(
      name: StringsDetails.aircraft,
      fact: plane.isMissing
        ? .missing
        : Fact(
          value: details.flight.tail.map { "\(plane.value) · \($0)" } ?? plane.value))
    switch Form(details) {
    case .cancelled:
      return [
        Row(
          name: StringsDetails.delay,
          fact: Fact(value: Strings.missing, note: StringsDetails.didNotLeave)),
        Row(name: StringsDetails.reason, fact: .missing), aircraftRow,
      ]
    case .diverted:
      let late = details.flight.departureDelay
      let landed = details.lateLanding.map {
        Fact(value: StringsDetails.landedLater(clock.text($0.local)))
      }
      return [
        Row(
          name: StringsDetails.departed,
          fact: late.map { Fact(value: StringsDetails.late($0), tone: $0 > 0 ? .late : .good) }
            ?? .missing),
        aircraftRow, Row(name: StringsDetails.arrived, fact: landed ?? .missing),
      ]
    case .usual, .noGate:
      let late = details.flight.departureDelay
      let weather = weather(details.weather)
      return [
        Row(name: StringsDetails.gate, fact: .missing),
        Row(
          name: StringsDetails.delay,
          fact: late.map { Fact(value: StringsDetails.late($0), tone: $0 > 0 ? .late : .good) }
            ?? .missing),
        aircraftRow,
        Row(
          name: StringsDetails.weather,
          fact: weather.isMissing
            ? weather : Fact(value: "\(weather.value) · \(weather.note)")),
      ]
    }
  }

  struct Row: Equatable, Identifiable {
    var name: String
    var fact: Fact
    var id: String { name }
  }
}

/// Names at the leading side, values beside them.
struct FactRows: View {
  let panel: FlightPanelModel
  let app: AppModel

  var body: Element {
    Card {
      ForEach(
        { Facts.rows(panel.details, app.clockFormat) },
        layout: ColumnLayout(spacing: 8, alignment: .leading)
      ) { live in
        Row(spacing: 4) {
          Text(live.value.name).style("label", "text2").frame(minWidth: 84)
          Text(live.value.fact.value, wrapping: .lines(2)).style("label-strong")
            .style("text", when: live.value.fact.tone == nil)
            .toned(live.value.fact.tone)
            .spoken(live.value.fact)
          Text(live.value.fact.note, wrapping: .lines(2)).style("label", "text3")
        }
      }
    }
  }
}

/// The way out for those whose flight is cancelled.
struct NextFlightCard: View {
  let panel: FlightPanelModel
  let app: AppModel

  private var sentence: String {
    guard let next = panel.next else { return "" }
    let flight = next.flight
    return "\(flight.carrier) \(flight.number) · \(next.airline.shortName)"
  }
  private var clock: String {
    panel.next.map { app.clockFormat.text($0.minute % 1440) } ?? ""
  }

  var body: Element {
    When(panel.next != nil) {
      Button {
        if let next = panel.next { app.open(next.flight.id) }
      } label: {
        Row(spacing: 12) {
          Column(spacing: 4) {
            Text(StringsDetails.next(to: panel.details.arrival.airport.place))
              .style("caption", "text2")
            Row(spacing: 8) {
              Text(clock, wrapping: .none).style("body-strong", "text")
              Text(sentence).style("body", "text")
            }
          }
          .frame(maxWidth: .infinity)
          Icon("forward", mirrors: true)
        }
        .padding(horizontal: 16, vertical: 10)
      }
      .style("inset-card")
      .accessibilityLabel(
        "\(StringsDetails.next(to: panel.details.arrival.airport.place)): \(clock) \(sentence)"
      )
      .frame(maxWidth: .infinity)
    }
    .transition(.identity)
    .frame(maxWidth: .infinity)
  }
}

/// What is written about a flight that did not arrive.
struct RecordCard: View {
  let panel: FlightPanelModel
  let app: AppModel

  var body: Element {
    Column(spacing: 4) {
      Text(StringsDetails.recordSays).style("caption", "text2")
      Text(sentence, wrapping: .lines(3)).style("label", "text")
    }
    .padding(horizontal: 16, vertical: 10)
    .style("inset-card")
    .frame(maxWidth: .infinity)
  }

  private var sentence: String {
    StringsDetails.noArrival(in: panel.details.arrival.airport.city)
  }
}

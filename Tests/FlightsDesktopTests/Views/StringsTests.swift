import Testing

@testable import FlightsDesktop

struct StringsTests {
  @Test(
    "The status words of the table",
    arguments: [
      (FlightStatus.scheduled, "Scheduled"), (.onTime, "On time"), (.delayed(30), "Delayed 30 min"),
      (.departed(-5), "Departed 5 min early"), (.departed(0), "Departed"),
      (.arrived(129), "Arrived 129 min late"), (.cancelled, "Cancelled"), (.diverted, "Diverted"),
      (.notReported, "–"),
    ])
  func statusWords(status: FlightStatus, word: String) {
    #expect(Strings.status(status) == word)
  }

  @Test("Early is always worded, so that it never reads like late")
  func earlyIsWorded() {
    for status in [FlightStatus.departed(-7), .arrived(-7)] {
      #expect(Strings.status(status).contains("early"))
      #expect(Strings.shortStatus(status).contains("early"))
      #expect(Strings.spokenStatus(status).contains("early"))
    }
  }

  @Test func readsARowOut() {
    let spoken = Strings.spokenRow(
      isDeparture: true, place: "Martha’s Vineyard", flight: "JetBlue 1338", status: .departed(-1),
      time: "13:49", gate: Gate(.a, 3), isMarked: false)
    #expect(
      spoken == "To Martha’s Vineyard, JetBlue 1338, departed 1 minute early, 13:49, gate A3")
    let missing = Strings.spokenRow(
      isDeparture: false, place: "Boston", flight: "Delta 1", status: .cancelled, time: "6:00",
      gate: nil, isMarked: true)
    #expect(missing == "From Boston, Delta 1, cancelled, 6:00, gate not reported, marked")
  }

  @Test func groupsThousands() {
    #expect(Strings.number(0) == "0")
    #expect(Strings.number(999) == "999")
    #expect(Strings.number(336_776) == "336,776")
    #expect(Strings.number(-1_000_001) == "−1,000,001")
  }

  @Test("A sentence is split at the place of its number, and put together again")
  func splitsSentences() {
    let parts = Strings.around("{n}", in: "noch {n} min")
    #expect(parts.before == "noch " && parts.after == " min")
    #expect(Strings.around("{n}", in: "none").before == "none")
    #expect(Strings.nextIn(3) == Strings.nextInParts.before + "3" + Strings.nextInParts.after)
  }

  @Test func percentsNeverSayMoreThanIsDone() {
    #expect(Strings.percent(0) == "0%")
    #expect(Strings.percent(0.9999) == "99%")
    #expect(Strings.percent(1) == "100%")
  }
}

struct ClockFormatTests {
  private func time(_ minute: Int) -> LocalTime {
    LocalTime(day: CalendarDay(number: 0), minute: minute)
  }

  @Test("Midnight, noon, and the end of the day, which is midnight too")
  func boundaries() {
    let all = [0, 1, 719, 720, 779, 780, 1439, 1440].map(time)
    #expect(
      all.map(ClockFormat.twentyFourHours.text) == [
        "00:00", "00:01", "11:59", "12:00", "12:59", "13:00", "23:59", "00:00",
      ])
    #expect(
      all.map(ClockFormat.twelveHours.text) == [
        "12:00 am", "12:01 am", "11:59 am", "12:00 pm", "12:59 pm", "1:00 pm", "11:59 pm",
        "12:00 am",
      ])
  }
}

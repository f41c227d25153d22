import Testing

@testable import FlightsDesktop

struct CalendarDayTests {
  @Test(
    "Numbers of days are those of the calendar",
    arguments: [
      // Day numbers from the definition (1970-01-01 is 0) and from astronomical tables: the Julian day
      // number of a date at noon, less 2,440,588.
      ("1970-01-01", 0, 4), ("1969-12-31", -1, 3), ("2000-02-29", 11_016, 2),
      ("2000-03-01", 11_017, 3), ("2013-06-27", 15_883, 4), ("2013-12-31", 16_070, 2),
      ("1900-03-01", -25_508, 4), ("2149-12-31", 65_743, 3),
    ])
  func countsDays(text: String, number: Int, weekday: Int) throws {
    let day = try #require(CalendarDay(text))
    #expect(day.number == Int32(number))
    #expect(day.weekday == weekday)
    #expect("\(CalendarDay(number: number))" == text)
  }

  @Test func roundTripsEveryDayOfFourCenturies() {
    for number in stride(from: -80_000, through: 66_097, by: 1) {
      let (year, month, day) = CalendarDay(number: number).parts
      #expect(CalendarDay(year: year, month: month, day: day)?.number == Int32(number))
    }
  }

  @Test(
    "What is no date is refused",
    arguments: [
      "2013-02-29", "2013-13-01", "2013-00-10", "2013-06-31", "2013-6-1", "20130627", "2013/06/27",
      "2013-06-27T", "", "two thousand",
    ])
  func refuses(text: String) {
    #expect(CalendarDay(text) == nil)
  }

  @Test func arithmeticCrossesMonthsAndYears() throws {
    let day = try Fixtures.day("2013-12-31")
    #expect("\(day + 1)" == "2014-01-01")
    #expect("\(day - 365)" == "2012-12-31")
    #expect(try Fixtures.day("2012-03-01") - Fixtures.day("2012-02-28") == 2)
  }
}

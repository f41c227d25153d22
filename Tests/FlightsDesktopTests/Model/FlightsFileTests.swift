import Glibc
import Testing

@testable import FlightsDesktop

struct FlightsFileTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  private func load(_ file: String) throws(DataError) -> FlightStore {
    try FlightsFile.load(file, airports: Fixtures.airports).store
  }

  private static let row =
    "2013-06-27,B6,915,N529JB,JFK,LAX,2029,126,2359,129,0208,327,2586\n"

  @Test("Plain and gzip, LF and CRLF, with and without the last line's end")
  func readsAllForms() throws {
    let text = Fixtures.header + FlightsFileTests.row
    let windows = "\u{FEFF}" + text.split(separator: "\n").joined(separator: "\r\n") + "\r\n"
    let half = Array(text.utf8).count / 2
    let bytes = Array(text.utf8)
    let files = [
      try directory.write("a.csv", text),
      try directory.write("b.csv", String(text.dropLast())),
      try directory.write("c.csv", windows),
      try directory.write("d.csv.gz", Fixtures.gzip(bytes)),
      // Two gzip members one after the other, cut in the middle of a line; and no telling name.
      try directory.write(
        "e", Fixtures.gzip(Array(bytes[..<half])) + Fixtures.gzip(Array(bytes[half...]))),
    ]
    for file in files {
      let flights = try load(file).flights
      #expect(flights.count == 1)
      let flight = try #require(flights.first)
      #expect("\(flight.id)" == "2013-06-27-B6-915-JFK")
      #expect(flight.destination == "LAX")
      #expect(flight.tail == "N529JB")
      #expect(flight.scheduledDeparture == 20 * 60 + 29)
      #expect(flight.departureDelay == 126)
      #expect(flight.scheduledArrival == 23 * 60 + 59)
      #expect(flight.arrivalDelay == 129)
      #expect(flight.arrivalTime == 128)
      #expect(flight.airTime == 327)
      #expect(flight.distance == 2586)
      #expect(flight.outcome == .flown)
    }
  }

  @Test func emptyFieldsAreMissing() throws {
    let file = try directory.write(
      "a.csv",
      Fixtures.header + "2013-06-27,B6,1,,JFK,LAX,0000,,2400,,,,\n"
        + "2013-06-27,B6,2,,JFK,LAX,0000,-43,2400,,2400,,0\n")
    let flights = try load(file).flights
    #expect(flights[0].outcome == .cancelled)
    #expect(flights[0].departureDelay == nil)
    #expect(flights[0].scheduledArrival == 1440)
    #expect(flights[1].outcome == .diverted)
    #expect(flights[1].departureDelay == -43)
    #expect(flights[1].arrivalTime == 1440)
    #expect(flights[1].distance == nil)
    #expect(flights[1].tail == nil)
  }

  @Test func columnsMayStandInAnyOrder() throws {
    let file = try directory.write(
      "a.csv",
      "distance,note,air_time,arr_time,arr_delay,sched_arr,dep_delay,sched_dep,dest,origin,tail,"
        + "flight,carrier,date\n2586,\"said \"\"hello, you\"\"\",327,0208,129,2359,126,2029,LAX,"
        + "JFK,N529JB,915,B6,2013-06-27\n")
    let flight = try #require(try load(file).flights.first)
    #expect("\(flight.id)" == "2013-06-27-B6-915-JFK")
    #expect(flight.distance == 2586)
  }

  @Test func linesAcrossPiecesOfTheFileAreRead() throws {
    // More than one buffer of 512 KiB, lines of different lengths.
    var text = Fixtures.header
    for index in 0..<20_000 {
      text += "\(CalendarDay(number: 15_706 + index / 60)),B6,\(1 + index % 60),"
      text += String(repeating: "N", count: 1 + index % 8)
      text += ",JFK,LAX,2029,126,2359,129,0208,327,2586\n"
    }
    let flights = try load(try directory.write("a.csv.gz", Fixtures.gzip(Array(text.utf8)))).flights
    #expect(flights.count == 20_000)
    // 333 times 1…60, and 1…20.
    #expect(flights.reduce(0) { $0 + $1.number } == 333 * 1830 + 210)
  }

  // MARK: The Bureau's on-time report

  @Test(
    "Both spellings of the on-time report",
    arguments: [
      "FL_DATE,OP_UNIQUE_CARRIER,TAIL_NUM,OP_CARRIER_FL_NUM,ORIGIN,ORIGIN_CITY_NAME,DEST,"
        + "CRS_DEP_TIME,DEP_DELAY,CRS_ARR_TIME,ARR_TIME,ARR_DELAY,CANCELLED,DIVERTED,AIR_TIME,"
        + "DISTANCE,",
      "FlightDate,Reporting_Airline,Tail_Number,Flight_Number_Reporting_Airline,Origin,"
        + "OriginCityName,Dest,CRSDepTime,DepDelay,CRSArrTime,ArrTime,ArrDelay,Cancelled,Diverted,"
        + "AirTime,Distance,",
    ])
  func readsReports(header: String) throws {
    let file = try directory.write(
      "report.csv",
      header + "\n"
        + "2013-06-27,\"B6\",\"N529JB\",\"915\",\"JFK\",\"New York, NY\",\"LAX\",\"2029\",126.00,"
        + "\"2359\",\"0208\",129.00,0.00,0.00,327.00,2586.00,\n"
        + "6/27/2013 12:00:00 AM,AA,,1,JFK,\"New York, NY\",BOS,900,,1010,,,1.00,0.00,,187.00,\n"
        + "2013-06-27,AA,N1,2,JFK,x,BOS,0900,-5.00,1010,,,0.00,1.00,,187.00,\n"
        + "2013-06-27,AA,N1,3,JFK,x,BOS,0900,-5.00,1010,1000,,0.00,0.00,,187.00,\n"
        + "2013-06-27,AA,N/A,4,QQQ,x,BOS,0900,,1010,,,0.00,0.00,,187.00,\n")
    let loaded = try FlightsFile.load(file, airports: Fixtures.airports)
    let flights = loaded.store.flights
    #expect(loaded.repeatedCount == 0)
    #expect(flights.map(\.outcome) == [.flown, .cancelled, .diverted, .flown, .notReported])
    #expect(flights[0].arrivalDelay == 129)
    #expect("\(flights[1].id)" == "2013-06-27-AA-1-JFK")
    #expect(flights[1].scheduledDeparture == 540)
    #expect(flights[2].departureDelay == -5)
    // An airfield that the table lacks, and a tail that is none.
    #expect(flights[4].origin == "QQQ")
    #expect(flights[4].tail == nil)
  }

  @Test func reportWithoutDelaysIsNotReported() throws {
    let file = try directory.write(
      "report.csv",
      "FL_DATE,OP_CARRIER,OP_CARRIER_FL_NUM,ORIGIN,DEST,CRS_DEP_TIME,CRS_ARR_TIME\n"
        + "2013-06-27,AA,1,JFK,BOS,0900,1010\n")
    #expect(try load(file).flights.map(\.outcome) == [.notReported])
  }

  @Test func reportTakesARepeatedNumberOnce() throws {
    let header = "FL_DATE,OP_CARRIER,OP_CARRIER_FL_NUM,ORIGIN,DEST,CRS_DEP_TIME,CRS_ARR_TIME\n"
    let file = try directory.write(
      "report.csv",
      header + "2013-06-27,AA,1,JFK,BOS,0900,1010\n2013-06-27,AA,1,JFK,LAX,1900,2210\n"
        + "2013-06-27,AA,2,JFK,LAX,1900,2210\n")
    let loaded = try FlightsFile.load(file, airports: Fixtures.airports)
    #expect(loaded.repeatedCount == 1)
    #expect(loaded.store.flights.map(\.destination) == ["BOS", "LAX"])
  }

  // MARK: What is wrong, in one sentence

  /// A file and the sentence about it; `%` stands for the file's path.
  struct Wrong: Sendable, CustomTestStringConvertible {
    let text: String
    let sentence: String

    var testDescription: String { sentence }
  }

  @Test(
    "Every kind of wrong row has its sentence",
    arguments: [
      Wrong(
        text: "", sentence: "%: the file is empty; expected a header and at least one row."),
      Wrong(
        text: Fixtures.header,
        sentence: "%: the file is empty; expected a header and at least one row."),
      Wrong(
        text: "date,carrier,flight,tail,origin,dest,sched_dp,dep_delay\n",
        sentence: "%, line 1, column 7: expected the header “sched_dep”, found “sched_dp”."),
      Wrong(
        text: "date,carrier,flight\n",
        sentence: "%, line 1: expected a column “tail” in the header, found none."),
      Wrong(
        text: "FlightDate,Reporting_Airline,Origin\n",
        sentence: "%, line 1: expected a column “OP_CARRIER_FL_NUM” in the header, found none."),
      Wrong(
        text: Fixtures.header + row + "2013-06-27,B6,1,N1\n",
        sentence: "%, line 3, column 5: expected 13 fields, found 4."),
      Wrong(
        text: Fixtures.header + row + "\n" + row,
        sentence: "%, line 3, column 2: expected 13 fields, found 1."),
      Wrong(
        text: Fixtures.header + "2013-06-31,B6,1,,JFK,LAX,2029,126,2359,129,0208,327,2586\n",
        sentence: "%, line 2, column 1 (date): expected a date YYYY-MM-DD between 1970 and 2149, "
          + "found “2013-06-31”."),
      Wrong(
        text: Fixtures.header + "1969-12-31,B6,1,,JFK,LAX,2029,126,2359,129,0208,327,2586\n",
        sentence: "%, line 2, column 1 (date): expected a date YYYY-MM-DD between 1970 and 2149, "
          + "found “1969-12-31”."),
      Wrong(
        text: Fixtures.header + "2013-06-27,,1,,JFK,LAX,2029,126,2359,129,0208,327,2586\n",
        sentence: "%, line 2, column 2 (carrier): expected an airline code of 1 to 4 characters, "
          + "found “”."),
      Wrong(
        text: Fixtures.header + "2013-06-27,B6,x1,,JFK,LAX,2029,126,2359,129,0208,327,2586\n",
        sentence: "%, line 2, column 3 (flight): expected a flight number from 1 to 65535, "
          + "found “x1”."),
      Wrong(
        text: Fixtures.header + "2013-06-27,B6,1,N 1,JFK,LAX,2029,126,2359,129,0208,327,2586\n",
        sentence: "%, line 2, column 4 (tail): expected a registration of 1 to 8 letters and "
          + "digits, or nothing, found “N 1”."),
      Wrong(
        text: Fixtures.header + row + "2013-06-27,B6,1,,JFK,XXX,2029,126,2359,129,0208,327,2586\n",
        sentence: "%, line 3, column 6 (dest): expected an airport of airports.csv, found “XXX”."),
      Wrong(
        text: Fixtures.header + "2013-06-27,B6,1,,QQQ,LAX,2029,126,2359,129,0208,327,2586\n",
        sentence: "%, line 2, column 5 (origin): expected an airport of airports.csv, "
          + "found “QQQ”."),
      Wrong(
        text: Fixtures.header + "2013-06-27,B6,1,,JFK,LAX,2560,126,2359,129,0208,327,2586\n",
        sentence: "%, line 2, column 7 (sched_dep): expected a time HHMM from 0000 to 2400, "
          + "found “2560”."),
      Wrong(
        text: Fixtures.header + "2013-06-27,B6,1,,JFK,LAX,2029,late,2359,129,0208,327,2586\n",
        sentence: "%, line 2, column 8 (dep_delay): expected whole minutes from −1440 to 14400, "
          + "found “late”."),
      Wrong(
        text: Fixtures.header + "2013-06-27,B6,1,,JFK,LAX,2029,1,2401,129,0208,327,2586\n",
        sentence: "%, line 2, column 9 (sched_arr): expected a time HHMM from 0000 to 2400, "
          + "found “2401”."),
      Wrong(
        text: Fixtures.header + "2013-06-27,B6,1,,JFK,LAX,2029,1,2359,99999,0208,327,2586\n",
        sentence: "%, line 2, column 10 (arr_delay): expected whole minutes from −1440 to 14400, "
          + "found “99999”."),
      Wrong(
        text: Fixtures.header + "2013-06-27,B6,1,,JFK,LAX,2029,1,2359,1,0208,3.5,2586\n",
        sentence: "%, line 2, column 12 (air_time): expected whole minutes from 0 to 2880, "
          + "found “3.5”."),
      Wrong(
        text: Fixtures.header + "2013-06-27,B6,1,,JFK,LAX,2029,1,2359,1,0208,327,far\n",
        sentence: "%, line 2, column 13 (distance): expected whole miles from 0 to 65535, "
          + "found “far”."),
      Wrong(
        text: Fixtures.header + row + row,
        sentence: "%, line 3: expected each flight once, found 2013-06-27-B6-915-JFK again (first "
          + "on line 2)."),
      Wrong(
        text: Fixtures.header + "2013-06-27,\"B6,1\n",
        sentence: "%, line 2, column 3: expected 13 fields, found 2."),
    ])
  func sentences(wrong: Wrong) throws {
    let file = try directory.write("wrong.csv", wrong.text)
    let error = #expect(throws: DataError.self) { try load(file) }
    #expect(error?.sentence == wrong.sentence.replacing("%", with: file))
  }

  @Test func bytesThatAreNoTextAreShownSafely() throws {
    let file = try directory.write(
      "wrong.csv", Array(Fixtures.header.utf8) + [0xFF, 0x00, 0x0A])
    let error = #expect(throws: DataError.self) { try load(file) }
    #expect(error?.sentence == "\(file), line 2, column 2: expected 13 fields, found 1.")
    let picture = try directory.write(
      "picture.csv", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    let other = #expect(throws: DataError.self) { try load(picture) }
    #expect(
      other?.sentence
        == "\(picture), line 1, column 1: expected the header “date”, found “\u{FFFD}PNG”.")
  }

  // MARK: Files that cannot be read

  @Test func missingFile() {
    let file = "\(directory.path)/none.csv"
    let error = #expect(throws: DataError.self) { try load(file) }
    #expect(error?.sentence == "\(file): there is no such file.")
  }

  @Test func directoryInsteadOfFile() {
    let error = #expect(throws: DataError.self) { try load(directory.path) }
    #expect(error?.sentence == "\(directory.path): expected a file, found a directory.")
  }

  @Test("No permission", .enabled(if: getuid() != 0, "root may read everything"))
  func noPermission() throws {
    let file = try directory.write("secret.csv", Array("x".utf8), mode: 0)
    let error = #expect(throws: DataError.self) { try load(file) }
    #expect(error?.sentence == "\(file): no permission to read this file.")
  }

  @Test func permissionsSentence() {
    #expect(
      DataError(.noPermission, file: "a.csv").sentence
        == "a.csv: no permission to read this file.")
  }

  @Test("A gzip file that is cut off anywhere says so", arguments: [0.01, 0.5, 0.9, 0.999])
  func truncated(share: Double) throws {
    var text = Fixtures.header
    for number in 1...2000 {
      text += "2013-06-27,B6,\(number),N529JB,JFK,LAX,2029,126,2359,129,0208,327,2586\n"
    }
    let whole = Fixtures.gzip(Array(text.utf8))
    let file = try directory.write(
      "cut.csv.gz", Array(whole.prefix(Int(Double(whole.count) * share))))
    let error = #expect(throws: DataError.self) { try load(file) }
    #expect(error?.sentence == "\(file): the compressed file is cut off; expected more data.")
  }

  @Test func damaged() throws {
    var bytes = Fixtures.gzip(Array((Fixtures.header + FlightsFileTests.row).utf8))
    bytes[bytes.count - 6] ^= 0xFF
    let file = try directory.write("damaged.csv.gz", bytes)
    let error = #expect(throws: DataError.self) { try load(file) }
    #expect(
      error?.sentence == "\(file): the compressed file is damaged; expected valid gzip data.")
  }

  @Test func cancelling() throws {
    let file = try directory.write("a.csv", Fixtures.header + FlightsFileTests.row)
    #expect(throws: DataError.cancelled) {
      try FlightsFile.load(file, airports: Fixtures.airports, report: { _ in false })
    }
  }
}

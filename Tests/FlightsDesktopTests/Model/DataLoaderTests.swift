import Testing

@testable import FlightsDesktop

struct DataLoaderTests {
  @Test func loadingInTheBackgroundTellsItsSteps() async throws {
    let directory = try TemporaryDirectory()
    var text = Fixtures.header
    for index in 0..<20_000 {
      text += "\(CalendarDay(number: 15_706 + index / 60)),B6,\(1 + index % 60),N249JB,JFK,BOS,"
      text += "2029,126,2359,129,0208,327,187\n"
    }
    try directory.write("flights.csv", text)
    try directory.write(
      "airports.csv",
      "code,name,latitude,longitude,time_zone\nJFK,Kennedy,40,-73,America/New_York\n"
        + "BOS,Logan,42,-71,America/New_York\n")
    try directory.write("airlines.csv", "code,name\nB6,JetBlue Airways\n")
    try directory.write(
      "planes.csv",
      "tail,year,type,manufacturer,model,engines,seats,engine\n"
        + "N249JB,2006,Fixed wing multi engine,EMBRAER,ERJ 190-100 IGW,2,20,Turbo-fan\n")
    var progress: [LoadProgress] = []
    var steps: [String] = []
    for await step in Record.loader.load(.directory(directory.path)) {
      switch step {
      case .progress(let value): progress.append(value)
      case .flights(let data):
        steps.append("flights \(data.store.flights.count), aircraft \(data.aircraft.count)")
      case .complete(let data):
        steps.append("flights \(data.store.flights.count), aircraft \(data.aircraft.count)")
      case .failed(let error): steps.append(error.sentence)
      }
    }
    #expect(steps == ["flights 20000, aircraft 0", "flights 20000, aircraft 1"])
    #expect(progress.count > 1)
    #expect(progress.last == LoadProgress(rows: 20_000, fraction: 1))
    #expect(zip(progress, progress.dropFirst()).allSatisfy { $0.fraction <= $1.fraction })
  }

  @Test func missingDirectoryIsSaid() async {
    let loader = DataLoader(ownDirectory: Fixtures.data) { _ in Instant(seconds: 0) }
    var sentence = ""
    for await case .failed(let error) in loader.load(.directory("/nowhere/at/all")) {
      sentence = error.sentence
    }
    #expect(sentence == "/nowhere/at/all: there is no such data directory.")
  }

  @Test func directoryWithoutFlightsIsSaid() throws {
    let directory = try TemporaryDirectory()
    try directory.write("airports.csv", "code,name,latitude,longitude,time_zone\n")
    try directory.write("airlines.csv", "code,name\n")
    let error = #expect(throws: DataError.self) {
      try Record.loader.flights(of: .directory(directory.path))
    }
    #expect(error?.sentence == "\(directory.path)/flights.csv.gz: there is no such file.")
  }

  @Test func findsDataBesideTheBuild() {
    #expect(DataDirectory.find(from: ThisProcess.executable) != nil)
    #expect(DataDirectory.find(from: "/nowhere/bin/FlightsDesktop") == nil)
    #expect(DataDirectory.find(from: "") == nil)
    #expect(DataDirectory.find(from: "\(Fixtures.data)/program") == Fixtures.data)
  }
}

import Testing

@testable import FlightsDesktop

struct CSVTableTests {
  @Test func readsQuotesAndTextOfTheWorld() throws {
    let table = try CSVTable(
      bytes: Array("a,b\n\"x \"\"y\"\", z\",Zürich\n,\n".utf8), file: "t.csv", columns: ["a", "b"])
    let rows = Array(table.all)
    #expect(rows[0][0] == "x \"y\", z")
    #expect(rows[0][1] == "Zürich")
    #expect(rows[1][0].isEmpty)
    #expect(rows[1].line == 3)
  }

  @Test func refusesWhatIsNotUTF8() {
    let bytes = Array("a,b\nx,".utf8) + [0xC3, 0x28, 0x0A]
    let error = #expect(throws: DataError.self) {
      try CSVTable(bytes: bytes, file: "t.csv", columns: ["a", "b"])
    }
    #expect(error?.sentence == "t.csv, line 2, column 2: expected text in UTF-8.")
  }

  @Test func refusesWrongHeaders() {
    let error = #expect(throws: DataError.self) {
      try CSVTable(bytes: Array("a,c\n".utf8), file: "t.csv", columns: ["a", "b"])
    }
    #expect(error?.sentence == "t.csv, line 1, column 2: expected the header “b”, found “c”.")
    let empty = #expect(throws: DataError.self) {
      try CSVTable(bytes: [], file: "t.csv", columns: ["a"])
    }
    #expect(empty == .empty("t.csv"))
  }

  @Test(
    "Numbers",
    arguments: [
      ("1e3", 1000), ("1012.3", 1012.3), ("-5", -5), ("0", 0), ("1e+2", 100), ("2.5e-1", 0.25),
      (".5", 0.5), ("", nil), ("-", nil), ("1e", nil), ("1.2.3", nil), ("NA", nil), ("1e99", nil),
    ] as [(String, Double?)])
  func decimals(text: String, expected: Double?) {
    let bytes = Array(text.utf8)
    #expect(FieldReader.decimal(bytes.span, 0, bytes.count) == expected)
  }
}

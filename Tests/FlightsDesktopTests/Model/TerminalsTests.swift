import Testing

@testable import FlightsDesktop

struct TerminalsTests {
  private func terminals() throws -> Terminals {
    try Terminals.load(from: "\(Fixtures.data)/terminals.json")
  }

  private func length(_ path: [MapPoint]) -> Double {
    zip(path, path.dropFirst()).reduce(0) { sum, pair in
      let (a, b) = pair
      return sum + ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
    }
  }

  // visual.md: along y = 148 from the entrance (360, 148), up to 86; and so on.
  @Test("Ways to the gates", arguments: [(1, 122), (2, 194), (3, 266), (4, 276), (5, 340)])
  func paths(gate: Int, expected: Double) throws {
    let terminals = try terminals()
    for id in Gate.Terminal.allCases {
      let path = try #require(terminals.terminal(id)?.gate(gate)?.path)
      #expect(path.first == terminals.terminal(id)?.entrance)
      #expect(length(path) == expected)
    }
  }

  @Test func terminalBMirrorsA() throws {
    let terminals = try terminals()
    let a = try #require(terminals.terminal(.a))
    let b = try #require(terminals.terminal(.b))
    func mirrored(_ point: MapPoint) -> MapPoint {
      MapPoint(x: terminals.width - point.x, y: point.y)
    }
    func mirrored(_ box: MapRect) -> MapRect {
      MapRect(
        x: terminals.width - box.x - box.width, y: box.y, width: box.width, height: box.height)
    }
    #expect(a.entrance == mirrored(b.entrance))
    #expect(a.body == mirrored(b.body))
    for (left, right) in zip(a.gates, b.gates) {
      #expect(left.number == right.number)
      #expect(left.pad == mirrored(right.pad))
      #expect(left.path == right.path.map { mirrored($0) })
    }
    for (left, right) in zip(a.stores, b.stores) { #expect(left.box == mirrored(right.box)) }
    #expect(a.gates.count == 5)
    #expect(a.stores.count == 3)
    #expect(Set((a.stores + b.stores).map(\.id)).count == 6)
    #expect(terminals.padWidth == 42)
    #expect(terminals.padHeight == 34)
  }

  @Test(
    "Busyness", arguments: [(1, 16, 26.0 / 60), (2, 16, 36.0 / 60), (1, 50, 0), (6, 59, 59.0 / 60)])
  func busyness(id: Int, minute: Int, expected: Double) {
    let store = Store(
      id: id, name: "", shortName: "", box: MapRect(x: 0, y: 0, width: 0, height: 0))
    #expect(store.busyness(minuteOfHour: minute) == expected)
  }

  @Test(
    "A wrong file says what was expected",
    arguments: [
      ("nonsense", "%: expected JSON."),
      ("{}", "%: expected a value at .space, found none."),
      (
        #"{"space": [1], "pad_size": [1, 2], "gate_exceptions": [], "terminals": []}"#,
        "%: expected two numbers for a point, found 1."
      ),
      ("", "%: expected JSON."),
    ])
  func wrong(text: String, sentence: String) throws {
    let directory = try TemporaryDirectory()
    let file = try directory.write("terminals.json", text)
    let error = #expect(throws: DataError.self) { try Terminals.load(from: file) }
    #expect(error?.sentence == sentence.replacing("%", with: file))
  }
}

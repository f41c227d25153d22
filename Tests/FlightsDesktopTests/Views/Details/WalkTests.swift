import Testing

@testable import FlightsDesktop

struct WalkTests {
  // Facing left in terminal A, the top of the map is to the right; B is its mirror.
  @Test(
    "Turns on the way to every gate, as the one who walks takes them",
    arguments: [
      ("A1", [Walk.Turn.right]), ("A2", [.right]), ("A3", [.right]), ("A4", []),
      ("A5", [.left, .right]), ("B1", [.left]), ("B2", [.left]), ("B3", [.left]), ("B4", []),
      ("B5", [.right, .left]),
    ])
  func turns(name: String, expected: [Walk.Turn]) throws {
    let terminals = try Terminals.load(from: "\(Fixtures.data)/terminals.json")
    let gate = try #require(Gate(name))
    let path = try #require(terminals.terminal(gate.terminal)?.gate(gate.number)?.path)
    #expect(Walk.turns(path) == expected)
  }

  @Test func tooFewPointsHaveNoTurn() {
    #expect(Walk.turns([]).isEmpty)
    #expect(Walk.turns([MapPoint(x: 0, y: 0), MapPoint(x: 1, y: 0)]).isEmpty)
  }

  @Test func sentence() throws {
    let gate = try #require(Gate("B2"))
    #expect(
      StringsDetails.walk([.left], to: gate) == "from the entrance straight, then left to gate B2")
    #expect(StringsDetails.walk([], to: gate) == "from the entrance straight to gate B2")
  }
}

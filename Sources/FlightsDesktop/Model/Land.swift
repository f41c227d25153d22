/// The ground under the route line: coastlines and borders, from `land.json`.
nonisolated struct Land: Equatable, Sendable {
  /// Closed rings: the last point is the first again.
  let rings: [[GeoPoint]]

  /// Reads `land.json`: 10,000 points in about 20 ms, so off the main thread and only when asked for.
  static func load(from file: String) throws(DataError) -> Land {
    let land = try JSONFile.read(LandJSON.self, from: file)
    var rings: [[GeoPoint]] = []
    for ring in land.rings {
      guard ring.points.allSatisfy({ $0.count == 2 }) else {
        throw .wrongForm(file, reason: "expected longitude and latitude for each point")
      }
      rings.append(ring.points.map { GeoPoint(latitude: $0[1], longitude: $0[0]) })
    }
    return Land(rings: rings)
  }
}

/// The file as it is written.
private nonisolated struct LandJSON: Decodable {
  struct Ring: Decodable {
    let points: [[Double]]
  }

  let rings: [Ring]
}

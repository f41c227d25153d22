/// Random changes of one attribute.
struct RandomHistory {
  struct Change {
    var time: Double
    var value: Double
    var animation: ReferenceAnimation?
  }

  let changes: [Change]
  let end: Double
  let hasBlend: Bool

  init(seed: UInt64) {
    var generator = SplitMix(seed: seed)
    let blends = generator.chance(0.25)
    var time = 0.0
    var changes: [Change] = []
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      changes.append(
        Change(
          time: time, value: generator.number(-200...200).rounded(),
          animation: generator.chance(0.12) ? nil : Self.animation(&generator, blends: blends)))
      time += generator.chance(0.1) ? 0 : generator.number(0.01...0.6)
    }
    self.changes = changes
    end = time + 1.5
    hasBlend = blends
  }

  static func curve(_ generator: inout SplitMix) -> ReferenceAnimation {
    let points = generator.pick([
      [0, 0, 1, 1], [0.42, 0, 1, 1], [0, 0, 0.58, 1], [0.42, 0, 0.58, 1], [0.3, -0.5, 0.6, 1.6],
    ])
    return .curve(points, duration: generator.number(0.1...1))
  }

  static func animation(
    _ generator: inout SplitMix, blends: Bool
  ) -> ReferenceAnimation {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0, 1, 2: return curve(&generator)
    case 3, 4, 5:
      return .spring(
        response: generator.pick([0.15, 0.3, 0.5, 0.8]),
        damping: generator.pick([0.3, 0.7, 0.86, 1, 1.5]),
        blend: blends && generator.chance(0.7) ? generator.number(0.1...0.4) : 0)
    case 6:
      return .interpolating(
        stiffness: generator.number(50...400), damping: generator.number(5...30),
        velocity: generator.number(-5...5))
    case 7: return .delay(generator.number(0.05...0.3), curve(&generator))
    case 8: return .speed(generator.number(0.5...2), curve(&generator))
    default:
      return .repetition(
        generator.chance(0.3) ? nil : Int.random(in: 1...4, using: &generator),
        generator.chance(0.5), .delay(generator.pick([0, 0.1]), curve(&generator)))
    }
  }
}

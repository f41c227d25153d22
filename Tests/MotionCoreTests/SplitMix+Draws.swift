/// Ready-made draws for random histories.
extension SplitMix {
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  mutating func pick<T>(_ choices: [T]) -> T {
    choices[Int.random(in: 0..<choices.count, using: &self)]
  }

  mutating func chance(_ probability: Double) -> Bool { number(0...1) < probability }
}

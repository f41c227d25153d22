/// Sideways or up and down.
nonisolated enum Axis: Int8, CaseIterable, Hashable, Sendable {
  case horizontal, vertical

  nonisolated struct Set: OptionSet, Hashable, Sendable {
    let rawValue: Int8
    static let horizontal = Set(.horizontal)
    static let vertical = Set(.vertical)

    init(rawValue: Int8) { self.rawValue = rawValue }
    init(_ axis: Axis) { rawValue = 1 << axis.rawValue }
    func contains(_ axis: Axis) -> Bool { contains(Set(axis)) }
  }
}

/// A source of identities that cannot clash with those of another one (spec 9).
///
/// ```swift
/// let awards = Namespace()
/// registry.insert(id: award.id, in: awards.id, …)
/// ```
public struct Namespace: Hashable, Sendable {
  /// The identity itself: that of an object.
  public struct ID: Hashable, Sendable {
    private let token: Token

    fileprivate init() { token = Token() }

    /// Equal only to copies of itself.
    public static func == (lhs: ID, rhs: ID) -> Bool { lhs.token === rhs.token }

    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(token)) }
  }

  private final class Token: Sendable {}

  /// The namespace's identity.
  public let id = ID()

  /// A namespace different from all others.
  public init() {}
}

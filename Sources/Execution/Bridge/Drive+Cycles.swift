import Machine

/// A side of a key whose value is being computed.
struct ComputedSide: Hashable, Sendable {
  var key: ObjectIdentifier
  var name: String
  var side: Side
}

extension Drive {
  /// Stops the run where a default needs itself and has no other side that could stand in.
  ///
  /// The resolver reports a cycle and goes on with another side of the key. Where there is none it
  /// has nothing to return, which would end the process.
  func checkCycle(
    of declaration: KeyDeclaration, at position: Position?
  ) throws {
    let id = ObjectIdentifier(declaration)
    guard let start = computing.firstIndex(where: { $0.key == id }),
      Provenance.chain.override(of: .key(id)) == nil,
      !declaration.canStandIn(besides: Set(computing.filter { $0.key == id }.map(\.side)))
    else { return }
    let names = computing[start...].map(\.name) + [declaration.name]
    throw Trap(
      .custom(
        "dependencies need each other before any of them is there: "
          + names.joined(separator: " → ")), position: position)
  }
}

extension KeyDeclaration {
  /// Whether the test value, or else the preview value, can be computed while these sides are.
  fileprivate func canStandIn(besides computing: Set<Side>) -> Bool {
    let sides = sides
    if sides.contains(.test), !computing.contains(.test) { return true }
    if sides.contains(.preview) { return !computing.contains(.preview) }
    return sides.contains(.test) && sides.contains(.live) && !computing.contains(.live)
  }
}

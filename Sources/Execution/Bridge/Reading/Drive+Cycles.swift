import Machine

/// A value of a key that is being computed.
struct ComputedSide: Hashable, Sendable {
  var key: ObjectIdentifier
  var name: String
  var side: Side
}

extension Drive {
  /// Reads a key, or stops the run if a default depends on itself and no fallback exists.
  ///
  /// The resolver reports a cycle and continues with another value of the key. Without one, it has
  /// nothing to return, which would end the process.
  func withoutCycle<Result>(
    of declaration: KeyDeclaration, at position: Position?, _ read: () -> Result
  ) throws -> Result {
    let id = ObjectIdentifier(declaration)
    guard !computing.isEmpty, Provenance.chain.override(of: .key(id)) == nil else {
      return read()
    }
    if let start = computing.firstIndex(where: { $0.key == id }) {
      let sides = computing.filter { $0.key == id }.map(\.side)
      if declaration.canStandIn(besides: Set(sides)) { return read() }
      throw cycle(Array(computing[start...]), declaration, at: position)
    }
    let graph = run.world.defaultWaits
    guard let wait = graph.begin(holding: computing.map(\.key), for: id) else {
      throw cycle(computing, declaration, at: position, closedBy: computing.first?.name)
    }
    defer { graph.end(wait) }
    return read()
  }

  private func cycle(
    _ sides: [ComputedSide], _ declaration: KeyDeclaration, at position: Position?,
    closedBy last: String? = nil
  ) -> Trap {
    let names = sides.map(\.name) + [declaration.name] + (last.map { [$0] } ?? [])
    return Trap(
      TrapMessage.dependenciesNeedEachOther(names), position: position)
  }
}

extension KeyDeclaration {
  /// Returns whether the test value, or else the preview value, can be computed during these
  /// computations.
  fileprivate func canStandIn(besides computing: Set<Side>) -> Bool {
    let sides = sides
    if sides.contains(.test), !computing.contains(.test) { return true }
    if sides.contains(.preview) { return !computing.contains(.preview) }
    return sides.contains(.test) && sides.contains(.live) && !computing.contains(.live)
  }
}

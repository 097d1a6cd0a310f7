import Machine
import Recording

/// A running closure, and what was in effect where it was made.
struct MadeClosure: Sendable {
  /// Where it is written.
  let place: Place
  let chain: ProvenanceNode?
  /// The chain in effect where it was called.
  let called: ProvenanceNode?

  /// A scope in effect where the closure was made that gave the value another origin than it has where the
  /// closure runs.
  struct Departure {
    var override: Scope.Override
    var scope: ScopeID
    var closure: Place
    /// Whether a `yield` put the scope into effect.
    var isYielded: Bool
  }
}

// A closure reads the values in effect where it is called. A program that makes it in a binding or an override
// may expect those of that scope.
extension Drive {
  /// Returns the override or binding in effect where the innermost running closure was made that had one;
  /// nil if it is in effect still, or if the closure's code put another one into effect.
  func departure(from source: EndedScopes.Source) -> MadeClosure.Departure? {
    for closure in closures.reversed() {
      guard let (node, override) = closure.chain.scope(of: source) else { continue }
      let called = closure.called.scope(of: source)?.node.scope
      guard !Provenance.chain.holds(node),
        Provenance.chain.scope(of: source)?.node.scope == called
      else { return nil }
      return MadeClosure.Departure(
        override: override, scope: node.scope, closure: closure.place,
        isYielded: closure.chain.yields(node))
    }
    return nil
  }

  /// Records that a closure read another value than where it was made.
  ///
  /// - Returns: Whether there is such a closure.
  func noteDeparture(
    from source: EndedScopes.Source, _ kind: Loss.Ingredient.Kind, _ name: String,
    _ value: String, at position: Position?
  ) -> Bool {
    guard isNoting, !isInLibrary, !Provenance.chain.isReplaced,
      let departure = departure(from: source)
    else { return false }
    guard departure.override.value != value,
      run.endedScopes.tells(leaving: departure.override, source)
    else { return true }
    record(
      .lost(
        .ended(
          Loss.Ended(
            kind: kind, name: name, override: departure.override, scope: departure.scope,
            isOfEndedCall: false, closure: departure.closure, isYielded: departure.isYielded))),
      at: position)
    return true
  }
}

extension ProvenanceNode? {
  /// The scope in effect that set the value.
  fileprivate func scope(
    of source: EndedScopes.Source
  ) -> (node: ProvenanceNode, override: Scope.Override)? {
    switch source {
    case .dependency(let key): override(of: key)
    case .taskLocal(let declaration):
      newestBinding(of: declaration).flatMap { node in
        guard case .taskLocal(let bound, let value) = node.content else { return nil }
        return (node, Scope.Override(name: bound.name, value: value, place: node.place))
      }
    }
  }
}

import Machine
import Recording

// A model that another model makes outside of `withDependencies(from:)` captures the overrides in
// effect where it is made, not the overrides that its maker captured. The machine finds the maker,
// which is the `self` of an executing function.

extension Drive {
  /// Returns the overrides that a new wrapper doesn't capture, but would have captured under its
  /// maker's overrides; nil if it misses none.
  ///
  /// - Parameter captured: The overrides that the wrapper captures.
  func missedOverrides(
    by making: Making, _ captured: [ProvenanceNode.KeyOverride]
  ) -> MissedOverrides? {
    guard run.recorder.isTraced, !isSilent, !Provenance.chain.isReplaced else { return nil }
    let missed: MissedOverrides
    if let parent = maker ?? makerOfClosure {
      missed = MissedOverrides(
        model: making.type, made: making.place, parent: parent, overrides: parent.captured)
    } else if let inherited = Provenance.chain.missedByReader {
      missed = inherited
    } else {
      return nil
    }
    let visible = Set(captured.map(\.key))
    // The override that a closure left explains more, unless it is the same one.
    let overrides = missed.overrides.filter { missed in
      guard !visible.contains(missed.key) else { return false }
      return departure(from: .dependency(missed.key)).map(\.override.place)
        .map { $0 == missed.override.place } ?? true
    }
    guard !overrides.isEmpty else { return nil }
    var rest = missed
    rest.overrides = overrides
    return rest
  }

  /// The innermost model that has a wrapper and executes a function, except models being made.
  private var maker: Receiver? {
    let receivers = receivers
    guard !receivers.isEmpty else { return nil }
    let making = Set(calls.reversed().prefix { $0.isMaking }.map(\.activation))
    return receivers.last { !making.contains($0.activation) }
  }

  /// The model whose closure is executing, if the closure doesn't have the model as `self`.
  private var makerOfClosure: Receiver? {
    guard let call = calls.last(where: { !$0.isMaking }), let type = call.homeOwner,
      var model = run.world.makers.model(type)
    else { return nil }
    model.place = call.place
    return model
  }

  /// Records that a wrapper misses an override of its dependency.
  ///
  /// - Returns: The missed overrides that remain. The dependency's defaults may need them.
  func noteLoss(
    _ missed: MissedOverrides?, of accessor: DependencyAccessor, _ making: Making,
    _ captured: [ProvenanceNode.KeyOverride], at position: Position?
  ) throws -> MissedOverrides? {
    guard var missed else { return nil }
    guard !captured.contains(where: { $0.override.isNamed(after: accessor) }),
      let lost = try override(of: accessor, among: missed.overrides, captured, at: position)
    else { return missed }
    missed.overrides.removeAll { $0.key == lost.key }
    _ = run.endedScopes.tells(leaving: lost.override, .dependency(lost.key))
    let loss = Loss.Child(
      model: missed.model, made: missed.made, wrapper: accessor.name, through: missed.through,
      override: lost.override, parent: missed.parent.model, parentMade: missed.parent.made,
      call: missed.parent.place)
    let place = missed.through == nil ? making.place : nil
    record(
      .lost(.child(loss)),
      at: place.map { Position(line: $0.line, column: $0.column) } ?? position)
    return missed
  }

  /// Returns the override of the accessor's dependency. If names don't determine it, runs the
  /// getter to find its key.
  private func override(
    of accessor: DependencyAccessor, among overrides: [ProvenanceNode.KeyOverride],
    _ captured: [ProvenanceNode.KeyOverride], at position: Position?
  ) throws -> ProvenanceNode.KeyOverride? {
    if let found = overrides.first(where: { $0.override.isNamed(after: accessor) }) {
      return found
    }
    let key: DependencyIdentity
    switch try reached(by: accessor, at: position) {
    case .key(let declaration): key = .key(ObjectIdentifier(declaration))
    case .context: key = .context
    case nil: return nil
    }
    if captured.contains(where: { $0.key == key }) { return nil }
    // The context decides which default is computed.
    return overrides.first { $0.key == key } ?? overrides.first { $0.key == .context }
  }
}

extension Drive {
  /// Records that a property was overridden, but that its setter changed another key than its
  /// getter reads.
  func noteOtherKey(
    _ name: String, _ read: DependencyIdentity, captured: [ProvenanceNode.KeyOverride],
    at position: Position?
  ) {
    guard isNoting else { return }
    let other = (Provenance.chain.visibleOverrides + captured).first { other in
      other.key != read
        && (other.override.name == name || name.hasPrefix(other.override.name + "."))
    }
    guard let other, let set = other.key.name, let read = read.name else { return }
    record(
      .lost(
        .otherKey(Loss.OtherKey(name: name, override: other.override, set: set, read: read))),
      at: position)
  }
}

extension DependencyIdentity {
  /// The name of the key's type; nil for the context.
  fileprivate var name: String? {
    switch self {
    case .key(let key): KeyTable.declaration(identifiedBy: key)?.name
    case .context: nil
    }
  }
}

extension Scope.Override {
  /// Returns whether its name is the accessor's or a prefix of it: `client` for `client.fetch`.
  func isNamed(after accessor: DependencyAccessor) -> Bool {
    accessor.name == name || accessor.name.hasPrefix(name + ".")
  }
}

extension ProvenanceNode? {
  /// The missed overrides of the model whose dependency is being read.
  fileprivate var missedByReader: MissedOverrides? {
    for node in nodes {
      if case .reading(_, let missed) = node.content { return missed }
    }
    return nil
  }
}

import Recording

extension ProvenanceNode? {
  /// The scopes whose dependencies are in effect, the newest first. A yield replaces the outer ones
  /// by those at the escape, and a program can replace them by others.
  private var dependencyNodes: some Sequence<ProvenanceNode> {
    sequence(state: self) { next -> ProvenanceNode? in
      while let node = next {
        switch node.content {
        case .taskLocal: next = node.outer
        case .dependencies, .reading:
          next = node.outer
          return node
        case .yielded(let base, _), .replaced(_, let base):
          next = base
          return node
        }
      }
      return nil
    }
  }

  func override(
    of key: DependencyIdentity
  ) -> (node: ProvenanceNode, override: Scope.Override)? {
    for node in dependencyNodes {
      for override in node.overrides where override.key == key {
        return (node, override.override)
      }
    }
    return nil
  }

  /// Returns the override that is in effect around a yield, if the yielded dependencies don't include
  /// it, and nothing overrides the dependency in the yield.
  func overrideAroundYield(
    of key: DependencyIdentity
  ) -> (override: Scope.Override, yield: ProvenanceNode.Yield)? {
    var next = self
    while let node = next {
      switch node.content {
      case .yielded(let escaped, let yield):
        if let found = node.outer.override(of: key)?.override,
          found.place != escaped.override(of: key)?.override.place
        {
          return (found, yield)
        }
        next = escaped
      case .dependencies(let overrides, _):
        if overrides.contains(where: { $0.key == key }) { return nil }
        next = node.outer
      case .replaced: return nil
      case .taskLocal, .reading: next = node.outer
      }
    }
    return nil
  }

  /// Whether the values in effect don't include those of the outer scopes.
  var isReplaced: Bool {
    dependencyNodes.contains { if case .replaced = $0.content { true } else { false } }
  }

  /// The overrides in effect, the newest first, one per key; those that models passed on come last.
  var visibleOverrides: [ProvenanceNode.KeyOverride] {
    var covered: Set<DependencyIdentity> = []
    let nodes = Array(dependencyNodes)
    return (nodes.flatMap(\.overrides) + nodes.flatMap(\.handedDown)).filter {
      covered.insert($0.key).inserted
    }
  }

  /// The scopes with an override in effect, and those that set none but inherit or yield.
  var visibleDependencyScopes: [ScopeID] {
    var covered: Set<DependencyIdentity> = []
    return dependencyNodes.compactMap { node in
      if case .reading = node.content { return nil }
      let visible = node.overrides.filter { covered.insert($0.key).inserted }
      return node.overrides.isEmpty || !visible.isEmpty ? node.scope : nil
    }
  }
}

extension ProvenanceNode {
  fileprivate var overrides: [KeyOverride] {
    switch content {
    case .dependencies(let overrides, _), .replaced(let overrides, _): overrides
    case .taskLocal, .yielded, .reading: []
    }
  }

  fileprivate var handedDown: [KeyOverride] {
    switch content {
    case .dependencies(_, let handedDown), .reading(let handedDown, _): handedDown
    case .taskLocal, .replaced, .yielded: []
    }
  }
}

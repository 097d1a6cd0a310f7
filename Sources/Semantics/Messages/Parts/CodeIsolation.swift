/// An actor in a message.
package enum ActorName: Hashable, Sendable {
  case mainActor
  case globalActor(name: String)
  /// The instance that the declaration belongs to.
  case instance

  package init(_ globalActor: NominalDeclaration) {
    self = globalActor.isMainActor ? .mainActor : .globalActor(name: globalActor.name)
  }

  /// Returns nil for code that isn't isolated to a global actor or to its instance.
  package init?(_ isolation: Isolation) {
    switch isolation {
    case .global(let actor): self.init(actor)
    case .instance: self = .instance
    case .nonisolated, .unspecified, .parameter, .caller: return nil
    }
  }
}

/// Where code runs, in a message.
package enum CodeIsolation: Hashable, Sendable {
  case nonisolated
  case isolated(ActorName)
}

extension CodeIsolation {
  /// The actor on which the code runs.
  package var actor: ActorName? {
    switch self {
    case .nonisolated: nil
    case .isolated(let actor): actor
    }
  }
}

extension ActorName: CustomStringConvertible {
  package var description: String {
    switch self {
    case .mainActor: "main actor"
    case .globalActor(let name): "global actor '\(name)'"
    case .instance: "actor"
    }
  }
}

extension CodeIsolation: CustomStringConvertible {
  package var description: String {
    switch self {
    case .nonisolated: "nonisolated"
    case .isolated(let actor): "\(actor)-isolated"
    }
  }
}

import CheckedTree
package import Reading

// The actor of a closure that inherits that of the enclosing code.

extension SemanticModel {
  /// The isolation that a closure inherits. An actor that is a value, `self` or a parameter, is inherited only if
  /// the closure captures it.
  package func inheritedIsolation(of closure: ClosureTerm, in outer: Context) -> Isolation {
    let inherited = outer.isolation.value.ofLocals
    guard inherited.isOfActorValue else { return inherited }
    // A weak `self` is an optional, which may be nil.
    let isWeak = closure.captures.contains { $0.name == "self" && $0.strength == .weak }
    if isWeak { return .nonisolated }
    return closure.usedNames.contains { isActor($0, in: outer) } ? inherited : .nonisolated
  }

  /// Whether the name refers to the actor that the code is on, or to a member of it.
  private func isActor(_ name: String, in context: Context) -> Bool {
    if name == "self" { return context.isolation.value == .instance }
    switch lookUp(name, in: context) {
    case .found(let found):
      return found.contains { named in
        guard case .storage(let storage) = named,
          case .variable(let variable) = storage.implementation.value
        else { return false }
        return variable.isOwnActor
      }
    case .members(let members):
      return context.isolation.value == .instance && !members.isStatic
        && members.found.contains { isOfInstance($0.member) }
    case .none: return false
    }
  }

  private func isOfInstance(_ member: Member) -> Bool {
    switch member {
    case .function(let function): function.isInstanceMember
    case .storage(let storage): storage.isInstanceMember
    case .enumerationCase, .type, .alias, .associatedType: false
    }
  }
}

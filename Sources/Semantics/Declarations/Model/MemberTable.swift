/// The possible meanings of a name after a dot.
package enum Member {
  case function(FunctionDeclaration)
  case storage(StorageDeclaration)
  case enumerationCase(CaseDeclaration)
  case type(NominalDeclaration)
  case alias(AliasDeclaration)
  case associatedType(AssociatedType)

  package var declaration: Declaration? {
    switch self {
    case .function(let function): function
    case .storage(let storage): storage
    case .enumerationCase(let declaration): declaration
    case .alias(let alias): alias
    case .type, .associatedType: nil
    }
  }
}

/// The members of a type by name, including those of its extensions. Initializers are stored under
/// `init`, subscripts under `subscript`. The prelude's members are declared at the first lookup of
/// their name, because a program uses few of them. A program's own members are declared from the
/// start.
package final class MemberTable {
  private var known: [String: [Member]] = [:]
  /// Declares the members of names that haven't been looked up yet; in order.
  private var waiting: [String: [() -> Void]] = [:]
  /// All names that either table contains or contained.
  private var filter = NameFilter()

  /// Runs `declare` at the first lookup of this name.
  package func postpone(_ name: String, _ declare: @escaping () -> Void) {
    filter.insert(name)
    waiting[name, default: []].append(declare)
  }

  package func add(_ member: Member, named name: String) {
    filter.insert(name)
    known[name, default: []].append(member)
  }

  package subscript(name: String) -> [Member] {
    guard filter.mayContain(name) else { return [] }
    load(name)
    return known[name] ?? []
  }

  package func has(_ name: String) -> Bool {
    guard filter.mayContain(name) else { return false }
    load(name)
    guard let index = known.index(forKey: name) else { return false }
    return !known.values[index].isEmpty
  }

  /// All names, without declaring their members.
  package var names: Set<String> { Set(known.keys).union(waiting.keys) }

  /// Removes the members declared by a submission with errors.
  package func remove(_ layer: Layer) {
    for (name, members) in known {
      known[name] = members.filter { member in
        switch member {
        case .type(let type): type.layer !== layer
        case .associatedType: true
        default: member.declaration?.layer !== layer
        }
      }
    }
  }

  private func load(_ name: String) {
    if waiting.isEmpty { return }
    guard let declare = waiting.removeValue(forKey: name) else { return }
    for one in declare { one() }
  }
}

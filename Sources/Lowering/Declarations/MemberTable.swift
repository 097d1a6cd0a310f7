/// What a name after a dot can mean.
enum Member {
  case function(FunctionDeclaration)
  case storage(StorageDeclaration)
  case enumerationCase(CaseDeclaration)
  case type(NominalDeclaration)
  case alias(AliasDeclaration)
  case associatedType(AssociatedType)

  var declaration: Declaration? {
    switch self {
    case .function(let function): function
    case .storage(let storage): storage
    case .enumerationCase(let declaration): declaration
    case .alias(let alias): alias
    case .type, .associatedType: nil
    }
  }
}

/// The members of a type by name, those of its extensions included. Initializers stand under `init`,
/// subscripts under `subscript`. The prelude's are declared when something first asks for the name,
/// since a program uses few of them; a program's own are all there from the start.
final class MemberTable {
  private var known: [String: [Member]] = [:]
  /// What declares the members of a name that nothing has asked for yet; in order.
  private var waiting: [String: [() -> Void]] = [:]
  /// Of all names that either has, or had.
  private var filter = NameFilter()

  /// Has `declare` run before the members of this name are looked at.
  func postpone(_ name: String, _ declare: @escaping () -> Void) {
    filter.insert(name)
    waiting[name, default: []].append(declare)
  }

  func add(_ member: Member, named name: String) {
    filter.insert(name)
    known[name, default: []].append(member)
  }

  subscript(name: String) -> [Member] {
    guard filter.mayContain(name) else { return [] }
    load(name)
    return known[name] ?? []
  }

  func has(_ name: String) -> Bool {
    guard filter.mayContain(name) else { return false }
    load(name)
    guard let index = known.index(forKey: name) else { return false }
    return !known.values[index].isEmpty
  }

  /// All names, without declaring anything.
  var names: Set<String> { Set(known.keys).union(waiting.keys) }

  /// Takes away what a submission with errors declared.
  func remove(_ layer: Layer) {
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

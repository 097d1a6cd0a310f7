import Reading
import Semantics

extension ConstraintSystem {
  /// Whether the type doesn't declare the subscript. It may be the subscript of a dynamic member:
  /// `binding.rows[id: 3]`, `\.rows[id: 3]`.
  func isDynamicSubscript(_ use: MemberUse, of base: Type, _ candidates: [Candidate]) -> Bool {
    guard use.name.text == "subscript", case .call(let call) = use.use,
      solver.hasDynamicMembers(root(base), in: context)
    else { return false }
    return !candidates.contains { candidate in
      guard let parameters = parameters(of: candidate.reference) else { return true }
      if case .success = match(call, parameters) { return true }
      return false
    }
  }

  /// The accesses that a key path allows.
  enum KeyPathAccess: Int, Comparable {
    case read, write, writeThroughReference

    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// The access that a subscript for dynamic members needs its key path to allow; nil if it takes a name.
  func keyPathAccess(wantedBy parameter: Type) -> KeyPathAccess? {
    let path = keyPath(of: parameter)
    guard let declaration = path.nominal, declaration.isKeyPath, path.arguments.count == 2
    else { return nil }
    return switch declaration.known {
    case .referenceWritableKeyPath: .writeThroughReference
    case .writableKeyPath: .write
    default: .read
    }
  }

  /// The access that the subscript's key path allows; the lowest if it takes a name.
  func keyPathAccess(of storage: StorageDeclaration) -> KeyPathAccess {
    storage.parameters.value.first.flatMap { keyPathAccess(wantedBy: $0.type) } ?? .read
  }

  /// The key path's type in `KeyPath<Root, Value> & Sendable`.
  func keyPath(of parameter: Type) -> Type {
    parameter.existential?.superclass ?? parameter
  }

  /// The access that a key path to a member of a type allows; nil if there is no such member.
  func keyPathAccess(to name: String, of type: Type, depth: Int = 0) -> KeyPathAccess? {
    if case .tuple(let elements) = type.kind {
      let isElement =
        elements.contains { $0.label == name } || Int(name).map { $0 < elements.count } ?? false
      return isElement ? .write : nil
    }
    let members = visibleMembers(name, of: type)
    if !members.isEmpty { return members.map { keyPathAccess(to: $0.member) }.max() }
    // The dynamic members of two types can have each other as their roots.
    guard depth < 16, solver.hasDynamicMembers(type, in: context) else { return nil }
    return dynamicSubscripts(of: type).filter { _, parameter in
      guard let wanted = keyPathAccess(wantedBy: parameter) else { return true }
      let root = simplify(keyPath(of: parameter).arguments[0])
      // A type can have itself as the root, which adds no members.
      guard root != type, let found = keyPathAccess(to: name, of: root, depth: depth + 1) else {
        return false
      }
      return found >= wanted
    }.map { keyPathAccess(to: $0.found.member) }.max()
  }

  private func visibleMembers(_ name: String, of type: Type) -> [FoundMember] {
    model.members(name, of: type, in: context).filter { found in
      found.member.declaration.map { model.isAccessible($0, from: context) } ?? true
    }
  }

  private func keyPathAccess(to member: Member) -> KeyPathAccess {
    guard case .storage(let storage) = member, storage.isSettable,
      model.isSetterAccessible(storage, from: context)
    else { return .read }
    return storage.setterMutates ? .write : .writeThroughReference
  }

  /// The subscripts for dynamic members and the types of their parameters. Swift prefers the most specific key
  /// path, so writable ones come before those that can only be read.
  func dynamicSubscripts(of type: Type) -> [(found: FoundMember, parameter: Type)] {
    let subscripts = model.members("subscript", of: type, in: context).compactMap {
      found -> (found: FoundMember, parameter: Type)? in
      guard case .storage(let storage) = found.member,
        storage.parameters.value.count == 1,
        storage.parameters.value[0].label == "dynamicMember"
      else { return nil }
      return (found, substitute(found.substitution, in: storage.parameters.value[0].type))
    }
    func rank(_ parameter: Type) -> Int { keyPathAccess(wantedBy: parameter)?.rawValue ?? -1 }
    return subscripts.enumerated().sorted {
      (-rank($0.element.parameter), $0.offset) < (-rank($1.element.parameter), $1.offset)
    }.map(\.element)
  }

  /// The root of a key path for a dynamic member, where its type isn't known yet. In
  /// `Lens(\.address).city`, the argument decides it.
  func openDynamicRoot(of looked: Type, _ use: MemberUse) -> Type? {
    guard looked.hasVariables, case .nominal = looked.kind, !use.isImplicit,
      solver.hasDynamicMembers(looked, in: context)
    else { return nil }
    let type = simplify(looked)
    guard type.hasVariables, visibleMembers(use.name.text, of: type).isEmpty else { return nil }
    for (_, parameter) in dynamicSubscripts(of: type)
    where keyPathAccess(wantedBy: parameter) != nil {
      let start = root(keyPath(of: parameter).arguments[0])
      if start.asVariable != nil { return start }
    }
    return nil
  }
}

import Machine
import Reading

/// Names that are declared twice.
extension Declarer {
  func checkRedeclarations(in context: Context) {
    var seen: Set<ObjectIdentifier> = []
    for type in types.map(\.type) + extensions.map(\.type)
    where seen.insert(ObjectIdentifier(type)).inserted {
      for name in type.members.names {
        checkRedeclarations(type.members[name], in: context)
      }
    }
    for (_, named) in context.names where named.count > 1 {
      var members: [Member] = []
      for one in named {
        switch one {
        case .function(let function): members.append(.function(function))
        case .storage(let storage): members.append(.storage(storage))
        case .type, .alias, .parameter: continue
        }
      }
      checkRedeclarations(members, in: context)
    }
  }

  private func checkRedeclarations(_ members: [Member], in context: Context) {
    guard members.count > 1, !model.budget.isOver else { return }
    for (index, member) in members.enumerated() {
      guard let declaration = member.declaration, declaration.layer != nil,
        !(member.isSynthesized)
      else { continue }
      let isTwice = members[..<index].contains { other in
        !other.isSynthesized && areOfOneModule(other, member) && isSame(other, member)
          && seeEachOther(other, member, in: context)
      }
      if isTwice {
        declaration.isRepeated = true
        model.report(
          DeclarationMessage.redeclaration(name: declaration.displayName), at: declaration.position)
        // Each is compared with all before it, and nobody reads the rest.
        if model.budget.isOver { return }
      }
    }
  }

  /// A module may redeclare another module's name. Its own declaration is then used.
  private func areOfOneModule(_ one: Member, _ other: Member) -> Bool {
    guard let first = one.declaration?.layer, let second = other.declaration?.layer else {
      return false
    }
    return first.module === second.module
  }

  /// Two files may each declare a name that the other can't see.
  private func seeEachOther(_ one: Member, _ other: Member, in context: Context) -> Bool {
    guard let first = one.declaration, let second = other.declaration,
      min(first.access, second.access) <= .file
    else { return true }
    guard let file = context.layer?.files.first(where: { $0.contains(first.position) }) else {
      return true
    }
    return file.contains(second.position)
  }

  private func isSame(_ one: Member, _ other: Member) -> Bool {
    switch (one, other) {
    case (.function(let first), .function(let second)): return isSame(first, second)
    case (.storage(let first), .storage(let second)):
      guard first.isStatic == second.isStatic, hasSameConditions(first, second) else {
        return false
      }
      guard first.isSubscript else { return true }
      let mine = first.parameters.value
      let theirs = second.parameters.value
      return mine.count == theirs.count && first.type.value == second.type.value
        && zip(mine, theirs).allSatisfy {
          $0.label == $1.label && $0.type.escaping == $1.type.escaping
            && $0.isVariadic == $1.isVariadic && $0.isAutoclosure == $1.isAutoclosure
        }
    case (.storage(let storage), .function(let function)),
      (.function(let function), .storage(let storage)):
      return storage.isStatic == function.isStatic && !storage.isSubscript
        && function.kind == .function && function.interface.value.parameters.isEmpty
        && !function.interface.value.isAsync
        && hasSameConditions(storage, function)
    case (.enumerationCase(let first), .enumerationCase(let second)):
      return first.parameterLabels == second.parameterLabels || first.parameterLabels.isEmpty
        || second.parameterLabels.isEmpty
    case (.enumerationCase(let one), .storage(let other)),
      (.storage(let other), .enumerationCase(let one)):
      return other.isStatic && one.parameterLabels.isEmpty
    case (.enumerationCase(let one), .function(let other)),
      (.function(let other), .enumerationCase(let one)):
      // A case without values isn't a function.
      return other.isStatic && !one.parameterLabels.isEmpty
        && one.parameterLabels == other.interface.value.parameters.map(\.label)
        && one.parameters.value.map(\.type) == other.interface.value.parameters.map(\.type)
    default: return false
    }
  }

  private func isSame(_ one: FunctionDeclaration, _ other: FunctionDeclaration) -> Bool {
    guard one.kind == other.kind, one.isStatic == other.isStatic,
      one.isPrefix == other.isPrefix, one.isPostfix == other.isPostfix,
      one.genericParameters.count == other.genericParameters.count, hasSameConditions(one, other)
    else { return false }
    let mine = one.interface.value
    let theirs = other.interface.value
    guard mine.parameters.count == theirs.parameters.count, mine.isAsync == theirs.isAsync else {
      return false
    }
    let substitution = Substitution(
      other.genericParameters, one.genericParameters.map(\.type))
    func put(_ type: Type) -> Type {
      model.substitute(type, substitution, in: one.signature.value)
    }
    let conditions = Set(other.signature.value.requirements.map { $0.mapTypes(put) })
    return zip(mine.parameters, theirs.parameters).allSatisfy {
      $0.label == $1.label && $0.type.escaping == put($1.type).escaping && $0.isInout == $1.isInout
        && $0.isVariadic == $1.isVariadic && $0.isAutoclosure == $1.isAutoclosure
    } && (one.kind == .initializer || mine.result == put(theirs.result))
      && Set(one.signature.value.requirements) == conditions
  }

  /// Members of extensions with different conditions may have the same name.
  private func hasSameConditions(_ one: Declaration, _ other: Declaration) -> Bool {
    guard let first = one.owner, let second = other.owner else { return true }
    if first.type is ProtocolDeclaration,
      (first.extension == nil) != (second.extension == nil)
    {
      return false
    }
    return Set(first.signature.requirements) == Set(second.signature.requirements)
  }
}

extension Member {
  fileprivate var isSynthesized: Bool {
    switch self {
    case .function(let function): function.synthesis != nil
    case .storage(let storage):
      storage.syntax == nil || storage.wrapped != nil
    case .enumerationCase, .type, .alias, .associatedType: false
    }
  }
}

extension Declaration {
  /// The name in messages, with argument labels if it has any.
  package var displayName: String {
    switch self {
    case let function as FunctionDeclaration:
      let labels = function.interface.value.parameters.map(\.label)
      if function.kind == .deinitializer { return "deinit" }
      return !labels.isEmpty && labels.allSatisfy { $0 == nil } && function.kind == .function
        ? name : function.fullName
    case let storage as StorageDeclaration where storage.isSubscript:
      return "subscript("
        + storage.parameters.value.map { ($0.label ?? "_") + ":" }.joined() + ")"
    default: return name
    }
  }
}

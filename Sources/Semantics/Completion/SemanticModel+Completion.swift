/// Names that are possible at the cursor, and members of a type.
extension SemanticModel {
  /// The names with this prefix that are possible at the cursor, once for each meaning.
  package func candidates(at point: CompletionPoint, prefix: String) -> [NameCandidate] {
    guard let place = point.place, let context = point.context else { return [] }
    switch place {
    case .member(let type, let isStatic):
      return members(of: type, prefix: prefix, from: context).filter { $0.isStatic == isStatic }
    case .implicitMember(let type):
      return foundMembers(of: type, prefix: prefix, from: context).filter {
        $0.found.gives(type, self)
      }.map(\.candidate)
    case .name(let names):
      return names.filter { isOffered($0, prefix) }.sorted().flatMap { name in
        signatures(of: name, in: context).map {
          NameCandidate(name: name, signature: $0, isStatic: false)
        }
      }
    }
  }

  /// All members of the type that are accessible from the context.
  package func members(of type: Type, prefix: String = "", from context: Context) -> [NameCandidate]
  {
    if case .tuple(let elements) = type.kind {
      return elements.enumerated().map { index, element in
        let name = element.label ?? "\(index)"
        return NameCandidate(name: name, signature: "\(name): \(element.type)", isStatic: false)
      }.filter { $0.name.hasPrefix(prefix) }
    }
    return foundMembers(of: type, prefix: prefix, from: context).map(\.candidate)
  }

  private func foundMembers(
    of type: Type, prefix: String, from context: Context
  ) -> [(found: FoundMember, candidate: NameCandidate)] {
    let names = memberNames(of: type, in: context.signature).filter { isOffered($0, prefix) }
    var seen: Set<NameCandidate> = []
    return names.sorted().flatMap { name in
      members(name, of: type, in: context).compactMap { found in
        if case .associatedType = found.member { return nil }
        if let declaration = found.member.declaration,
          !isAccessible(declaration, from: context) || declaration.refusal != nil
        {
          return nil
        }
        // A protocol's member on an existential has the protocol's own signature.
        let isAny = type.existential != nil && found.isFromProtocol != nil
        let candidate = NameCandidate(
          name: name,
          signature: found.member.signature(isAny ? Substitution.none : found.substitution, self),
          isStatic: found.member.isOfType)
        return seen.insert(candidate).inserted ? (found, candidate) : nil
      }
    }
  }

  func memberNames(of type: Type, in signature: GenericSignature) -> Set<String> {
    var names: Set<String> = []
    var current: Type? = superclassOrSelf(of: reduce(type, in: signature), in: signature)
    while let type = current, case .nominal(let declaration, let arguments) = type.kind {
      names.formUnion(declaration.members.names)
      let substitution = Substitution(declaration.genericParameters, arguments)
      current = declaration.superclass.value.map { substitute($0, substitution, in: signature) }
    }
    for one in conformedProtocols(of: type, in: signature) { names.formUnion(one.members.names) }
    return names.subtracting(["init", "subscript", "deinit"])
  }

  private func superclassOrSelf(of type: Type, in signature: GenericSignature) -> Type? {
    switch type.kind {
    case .nominal: type
    case .existential(let existential): existential.superclass
    default: knownSuperclass(of: type, in: signature)
    }
  }

  private func signatures(of name: String, in context: Context) -> [String] {
    switch lookUp(name, in: context) {
    case .found(let found): found.compactMap { signature(of: $0, named: name, from: context) }
    case .members(let members):
      members.found.map { $0.member.signature($0.substitution, self) }
    case .none: []
    }
  }

  private func signature(of found: Named, named name: String, from context: Context) -> String? {
    switch found {
    case .storage(let storage): storage.signature(Substitution.none, self)
    case .function(let function):
      isAccessible(function, from: context) ? function.signature(Substitution.none, self) : nil
    case .type(let type): type.heading
    case .alias(let alias): "typealias \(name) = \(alias.underlying.value)"
    case .parameter: name
    }
  }

  /// Operators aren't words, and names with a leading underscore aren't for users.
  private func isOffered(_ name: String, _ prefix: String) -> Bool {
    guard name.hasPrefix(prefix), let first = name.first else { return false }
    return first.isLetter || first == "$" || (first == "_" && prefix.hasPrefix("_"))
  }

  /// Every name that is visible in a context: enclosing declarations and imports.
  func namesInView(in context: Context) -> Set<String> {
    var names = visibleNames(in: context)
    var current: Context? = context
    while let place = current {
      for module in place.imports {
        if let section = core.modules[module] { names.formUnion(section.names.keys) }
      }
      current = place.parent
    }
    return names
  }
}

extension FoundMember {
  /// Whether it is a case of the type, or a static member of that type.
  fileprivate func gives(_ type: Type, _ model: SemanticModel) -> Bool {
    let value: Type
    switch member {
    case .enumerationCase: return true
    case .function(let function) where function.isStatic: value = function.interface.value.result
    case .storage(let storage) where storage.isStatic: value = storage.type.value
    default: return false
    }
    return model.substitute(value, substitution, in: .empty) == type
  }
}

extension Member {
  /// Whether it is a member of the type itself.
  var isOfType: Bool {
    switch self {
    case .function(let function): function.isStatic
    case .storage(let storage): storage.isStatic
    case .enumerationCase, .type, .alias, .associatedType: true
    }
  }
}

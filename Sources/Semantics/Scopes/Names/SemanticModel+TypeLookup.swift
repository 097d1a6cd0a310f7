/// The meaning of a type's name.
package enum FoundType {
  /// A type, with its base if it was found as a member.
  case type(TypeContext, base: Type?)
  case alias(AliasDeclaration, Substitution)
  case parameter(GenericParameter)
  case associated(AssociatedType, base: Type)
}

extension SemanticModel {
  /// The type with this name that is visible in the context.
  package func findType(_ name: String, in context: Context) -> FoundType? {
    if name == MarkedText.mark { completion?.note(.name(namesInView(in: context)), in: context) }
    var search = OuterSearch(context: context)
    while let place = search.next() {
      switch place {
      case .names(let context):
        if let found = type(among: context.names[name] ?? []) { return found }
      case .members(let owner, _, let context):
        guard let found = findType(name, in: owner.selfType, from: context) else { continue }
        // A generic parameter is the witness of an associated type with the same name.
        if case .associated = found, let type = owner.type as? NominalDeclaration,
          let parameter = type.genericParameters.first(where: { $0.name == name })
        {
          return .parameter(parameter)
        }
        // Inside a type with the same name as an associated type of its protocols, the name means
        // the type itself.
        if case .associated = found, owner.type is NominalDeclaration, owner.type.name == name {
          return .type(owner.type, base: nil)
        }
        // Members that determine an associated type can't refer to it by name. If an enclosing type or
        // the top level declares the name, that declaration is used.
        if case .associated = found, let around = declaredType(name, outside: search) {
          return around
        }
        if case .associated = found, let type = owner.type as? NominalDeclaration, !type.isPrelude,
          type.genericParameters.isEmpty,
          let outer = topLevelType(name, from: topContext(of: context))
        {
          return outer
        }
        return found
      case .topLevel(let context): return topLevelType(name, from: context)
      }
    }
    return nil
  }

  /// The type with this name that an enclosing type declares.
  private func declaredType(_ name: String, outside search: OuterSearch) -> FoundType? {
    var search = search
    while let place = search.next() {
      guard case .members(let owner, _, _) = place, owner.type is NominalDeclaration else {
        continue
      }
      if let found = memberOfClasses(name, from: owner.selfType) { return found }
    }
    return nil
  }

  /// Whether an enclosing type declares a type with this name.
  func isDeclared(_ name: String, around type: TypeContext) -> Bool {
    var around = type.parent
    while let outer = around {
      if memberOfClasses(name, from: outer.declaredType) != nil { return true }
      around = outer.parent
    }
    return false
  }

  /// `Swift.Int`, `main.Model`: by module.
  package func findType(_ name: String, inModule module: String, from context: Context)
    -> FoundType?
  {
    if module == "Swift" || module == "_Concurrency" {
      return type(among: core.scope.names[name] ?? [])
    }
    if module == context.moduleName { return topLevelType(name, from: topContext(of: context)) }
    return type(among: names(name, inModule: module, from: context))
  }

  /// The meaning of the name outside all types.
  func findTopLevelType(_ name: String, from context: Context) -> FoundType? {
    topLevelType(name, from: topContext(of: context))
  }

  private func topLevelType(_ name: String, from layer: Context) -> FoundType? {
    var imports: Set<String> = []
    var current: Context? = layer
    while let context = current, context !== core.scope {
      imports.formUnion(context.imports)
      if let found = type(among: seen(context.names[name] ?? [], in: context, from: layer)) {
        return found
      }
      current = context.parent
    }
    for module in imports.sorted() {
      if let found = type(among: names(name, inModule: module, from: layer)) { return found }
    }
    // The standard library comes last, because imported modules shadow its types.
    return type(among: core.scope.names[name] ?? [])
  }

  package func type(among names: [Named]) -> FoundType? {
    for one in names.reversed() {
      switch one {
      case .type(let type): return .type(type, base: nil)
      case .alias(let alias): return .alias(alias, .none)
      case .parameter(let parameter): return .parameter(parameter)
      case .storage, .function: continue
      }
    }
    return nil
  }

  // MARK: Members

  /// The type with this name inside another.
  package func findType(_ name: String, in base: Type, from context: Context) -> FoundType? {
    switch base.kind {
    case .nominal:
      return memberOfClasses(name, from: base) ?? memberOfProtocols(name, base, context)
    case .parameter, .member, .opaque:
      let base = context.signature.reduce(base)
      if !isAbstract(base) { return findType(name, in: base, from: context) }
      if let found = memberOfProtocols(name, base, context) { return found }
      return knownSuperclass(of: base, in: context.signature).flatMap {
        memberOfClasses(name, from: $0)
      }
    case .existential(let existential):
      if let superclass = existential.superclass,
        let found = memberOfClasses(name, from: superclass)
      {
        return found
      }
      return memberOfProtocols(name, base, context)
    case .tuple, .function, .metatype, .variable, .error: return nil
    }
  }

  private func memberOfClasses(_ name: String, from type: Type) -> FoundType? {
    var current: Type? = type
    var seen: Set<NominalDeclaration> = []
    while let type = current, case .nominal(let declaration, let arguments) = type.kind,
      seen.insert(declaration).inserted
    {
      let substitution = Substitution(declaration.genericParameters, arguments)
      for member in declaration.members[name] {
        switch member {
        case .type(let nested): return .type(nested, base: type)
        case .alias(let alias): return .alias(alias, substitution)
        case .function, .storage, .enumerationCase, .associatedType: continue
        }
      }
      guard declaration.kind == .class, !declaration.superclass.isComputing else { return nil }
      current = declaration.superclass.value.map {
        substitute($0, substitution, in: .empty)
      }
    }
    return nil
  }

  private func memberOfProtocols(
    _ name: String, _ base: Type, _ context: Context
  ) -> FoundType? {
    var alias: FoundType?
    var inherited: FoundType?
    for one in conformedProtocols(forTypesOf: base, in: context.signature) {
      for member in one.members[name] {
        switch member {
        case .associatedType(let associated):
          if isAbstract(base) {
            return .associated(
              context.signature.associatedType(named: name, of: base) ?? associated, base: base)
          }
          // The associated type is being inferred from members. In these members the name refers to
          // a declaration outside the type.
          if base.nominal?.conformanceTable.inProgress.contains(name) ?? false { continue }
          inherited = inherited ?? .associated(associated, base: base)
        case .alias(let declaration):
          let substitution = Substitution(one.selfParameter, base)
          if unmetCondition(of: declaration.owner, substitution, in: context.signature) == nil {
            alias = alias ?? .alias(declaration, substitution)
          }
        case .type(let nested): return .type(nested, base: nil)
        case .function, .storage, .enumerationCase: continue
        }
      }
    }
    return inherited ?? alias
  }

  /// All declared protocols of a concrete type, without checking conditions, because only the name
  /// matters.
  private func conformedProtocols(
    forTypesOf type: Type, in signature: GenericSignature
  ) -> [ProtocolDeclaration] {
    if case .nominal(let declaration, _) = type.kind {
      if declaration.kind != .class {
        return declaration.conformanceTable.all(core).map(\.protocol)
      }
      return declaredConformances(of: type).map(\.0.protocol)
    }
    return conformedProtocols(of: type, in: signature)
  }
}

extension Context {
  var isLayer: Bool { if case .layer = kind { true } else { false } }
}

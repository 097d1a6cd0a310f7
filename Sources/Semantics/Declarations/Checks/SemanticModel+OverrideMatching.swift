import Machine

extension SemanticModel {
  /// The superclass's function that this one overrides.
  package func overridden(
    by function: FunctionDeclaration, in type: NominalDeclaration
  ) -> FunctionDeclaration? {
    if function.kind == .deinitializer { return nil }
    var result: FunctionDeclaration?
    searchSuperclasses(of: type) { superclass, substitution in
      for case .function(let other) in superclass.members[function.name]
      where other.kind == function.kind
        && (function.kind == .initializer || other.isStatic == function.isStatic)
        && other.isPrefix == function.isPrefix && other.isPostfix == function.isPostfix
        && !(other.kind == .initializer && other.isConvenience && !other.isRequired)
        && other.access != .private
        && isSameInterface(function, other, substitution)
      {
        if case .inheritedInitializer? = other.synthesis, other.overridden == nil { continue }
        result = other
        return true
      }
      return false
    }
    return result
  }

  package func overridden(
    by storage: StorageDeclaration, in type: NominalDeclaration
  ) -> StorageDeclaration? {
    var result: StorageDeclaration?
    searchSuperclasses(of: type) { superclass, substitution in
      for case .storage(let other) in superclass.members[storage.name]
      where other.isStatic == storage.isStatic && other.isSubscript == storage.isSubscript
        && other.access != .private
      {
        if storage.isSubscript {
          let mine = storage.parameters.value
          let theirs = other.parameters.value
          guard isSame(mine, theirs, substitution) else { continue }
        }
        result = other
        return true
      }
      return false
    }
    return result
  }

  /// Searches from the nearest superclass on. Its arguments are in terms of the class's parameters.
  package func searchSuperclasses(
    of type: NominalDeclaration, _ isFound: (NominalDeclaration, Substitution) -> Bool
  ) {
    var current = type.superclass.isComputing ? nil : type.superclass.value
    var seen: Set<NominalDeclaration> = [type]
    while let superclass = current, case .nominal(let declaration, let arguments) = superclass.kind,
      seen.insert(declaration).inserted
    {
      let substitution = Substitution(declaration.genericParameters, arguments)
      if isFound(declaration, substitution) { return }
      guard !declaration.superclass.isComputing else { return }
      current = declaration.superclass.value.map {
        substitute($0, substitution, in: type.signature)
      }
    }
  }

  private func isSameInterface(
    _ function: FunctionDeclaration, _ other: FunctionDeclaration, _ substitution: Substitution
  ) -> Bool {
    guard function.genericParameters.count == other.genericParameters.count else { return false }
    // Avoids a cycle: resolving the interface resolves the isolation, which needs the overridden
    // function.
    let mine = checkerParameters(of: function)
    let theirs = checkerParameters(of: other)
    let whole = substitution.merging(
      Substitution(other.genericParameters, function.genericParameters.map(\.type)))
    return isSame(mine, theirs, whole) && hasOverridingResult(function, other, whole)
  }

  /// Whether the result is the overridden function's type, or a subtype. Both functions must agree
  /// in `async`.
  private func hasOverridingResult(
    _ function: FunctionDeclaration, _ other: FunctionDeclaration, _ substitution: Substitution
  ) -> Bool {
    if function.kind == .initializer { return true }
    let mine = function.shape?.value ?? function.interface.value
    let theirs = other.shape?.value ?? other.interface.value
    guard mine.isAsync == theirs.isAsync else { return false }
    let wanted = substitute(theirs.result, substitution, in: .empty)
    return mine.returnsSelf || isOverridingType(mine.result, of: wanted, in: .empty)
  }

  /// Whether an override may have the type where the overridden declaration has the other one: a subclass,
  /// also in tuples and in functions, or one optional less.
  ///
  /// Inside tuples and functions, both types must be optionals or neither: a value isn't converted there.
  func isOverridingType(_ type: Type, of other: Type, in signature: GenericSignature) -> Bool {
    if isOverridingValue(type, of: other, in: signature) { return true }
    guard other.nominal === core.optional, let wanted = other.arguments.first else { return false }
    let isOptional = type.nominal === core.optional
    return isOverridingValue(
      isOptional ? type.arguments.first ?? type : type, of: wanted, in: signature)
  }

  private func isOverridingValue(
    _ type: Type, of other: Type, in signature: GenericSignature
  ) -> Bool {
    if type == other || type.isError || other.isError { return true }
    switch (type.kind, other.kind) {
    case (.tuple(let elements), .tuple(let wanted)):
      return elements.count == wanted.count
        && zip(elements, wanted).allSatisfy {
          $0.label == $1.label && isOverridingPart($0.type, of: $1.type, in: signature)
        }
    case (.function(let function), .function(let wanted)):
      guard function.parameters.count == wanted.parameters.count else { return false }
      var same = function
      same.parameters = wanted.parameters
      same.result = wanted.result
      if wanted.thrown != nil { same.thrown = wanted.thrown }
      same.isSendable = wanted.isSendable && function.isSendable
      return same == wanted
        && isOverridingPart(function.result, of: wanted.result, in: signature)
        && zip(function.parameters, wanted.parameters).allSatisfy {
          isOverridingParameter($0, of: $1, in: signature)
        }
    default: return isSubclass(type, of: other, in: signature)
    }
  }

  private func isOverridingParameter(
    _ parameter: FunctionType.Parameter, of other: FunctionType.Parameter,
    in signature: GenericSignature
  ) -> Bool {
    var same = parameter
    same.type = other.type
    return same == other
      && (parameter.isInout
        ? parameter.type == other.type
        : isOverridingPart(other.type, of: parameter.type, in: signature))
  }

  /// The same for a part of a tuple or function, which may be an optional of a subclass.
  private func isOverridingPart(
    _ type: Type, of other: Type, in signature: GenericSignature
  ) -> Bool {
    guard type.nominal === core.optional, other.nominal === core.optional,
      let own = type.arguments.first, let wanted = other.arguments.first
    else { return isOverridingValue(type, of: other, in: signature) }
    return isOverridingValue(own, of: wanted, in: signature)
  }

  private func isSame(
    _ mine: [FunctionDeclaration.Parameter], _ theirs: [FunctionDeclaration.Parameter],
    _ substitution: Substitution
  ) -> Bool {
    mine.count == theirs.count
      && zip(mine, theirs).allSatisfy { one, two in
        one.label == two.label && one.isInout == two.isInout && one.isVariadic == two.isVariadic
          && (one.type == substitute(two.type, substitution, in: .empty)
            || isSupertype(one.type, of: substitute(two.type, substitution, in: .empty)))
      }
  }

  /// Whether an override's parameter may have the type: an optional, or a superclass.
  private func isSupertype(_ type: Type, of other: Type) -> Bool {
    if type == core.optional(other) { return true }
    guard type.nominal?.kind == .class, other.nominal?.kind == .class else { return false }
    return isSubclass(other, of: type, in: .empty)
  }

  private func checkerParameters(
    of function: FunctionDeclaration
  ) -> [FunctionDeclaration.Parameter] {
    (function.shape?.value ?? function.interface.value).parameters
  }
}

/// Types that are implicitly `Sendable`.
extension SemanticModel {
  package func isSendable(_ type: Type, in signature: GenericSignature) -> Bool {
    guard let sendable = core.protocolIfDeclared("Sendable") else { return true }
    return conforms(type, to: sendable, in: signature)
  }

  /// Whether code in the context can share values of the type between tasks: the type is `Sendable`, or
  /// the compiler only warns, because the file imports what isn't `Sendable` with `@preconcurrency`.
  ///
  /// - Parameter signature: The generic signature, if it isn't the context's own.
  package func canShare(
    _ type: Type, in context: Context?, _ signature: GenericSignature? = nil
  ) -> Bool {
    isSendable(type, in: signature ?? context?.signature ?? .empty)
      || isOnlyWarned(type, in: context, signature)
  }

  /// Whether the type isn't `Sendable` only because of modules that the file imports with `@preconcurrency`.
  package func isOnlyWarned(
    _ type: Type, in context: Context?, _ signature: GenericSignature? = nil
  ) -> Bool {
    guard let context, let modules = context.allPreconcurrencyModules else { return false }
    var seen: Set<Type> = []
    return isFrom(modules, type, signature ?? context.signature, &seen)
  }

  /// Whether each part of a type that isn't `Sendable` is declared in one of the modules.
  private func isFrom(
    _ modules: Set<String>, _ type: Type, _ signature: GenericSignature, _ seen: inout Set<Type>
  ) -> Bool {
    if isSendable(type, in: signature) { return true }
    switch type.kind {
    case .tuple(let elements):
      return elements.allSatisfy { isFrom(modules, $0.type, signature, &seen) }
    case .existential(let existential):
      return existential.superclass == nil
        && existential.protocols.allSatisfy { modules.contains($0.module) }
    case .nominal(let declaration, let arguments):
      if modules.contains(declaration.module) { return true }
      guard seen.insert(type).inserted else { return true }
      if declaredConformance(of: type, to: core.protocol("Sendable")) != nil {
        return arguments.allSatisfy { isFrom(modules, $0, signature, &seen) }
      }
      guard declaration.kind == .structure, declaration.access < .public else { return false }
      let substitution = Substitution(declaration.genericParameters, arguments)
      return parts(of: declaration).allSatisfy {
        isFrom(modules, substitute($0.type, substitution, in: signature), signature, &seen)
      }
    case .function, .metatype, .parameter, .member, .opaque, .variable, .error: return false
    }
  }

  /// `Sendable` by the parts or the kind of a type without a declared conformance.
  func structuralSendable(_ type: Type, _ signature: GenericSignature) -> ConformanceReference? {
    // A recursive type, for example through an array, is checked once.
    guard declarations.sendableInProgress.insert(type).inserted else { return .structural }
    defer { declarations.sendableInProgress.remove(type) }
    var seen: Set<Type> = []
    return isStructurallySendable(type, signature, &seen) ? .structural : nil
  }

  private func isSendablePart(
    _ type: Type, _ signature: GenericSignature, _ seen: inout Set<Type>
  ) -> Bool {
    guard case .nominal = type.kind, let sendable = core.protocolIfDeclared("Sendable") else {
      if isAbstract(type) || type.existential != nil { return isSendable(type, in: signature) }
      return isStructurallySendable(type, signature, &seen)
    }
    if let (declared, arguments) = declaredConformance(of: type, to: sendable) {
      return !declared.isUnavailable
        && declared.conditions.allSatisfy { isMet($0, arguments, in: signature) }
    }
    return isStructurallySendable(type, signature, &seen)
  }

  private func isStructurallySendable(
    _ type: Type, _ signature: GenericSignature, _ seen: inout Set<Type>
  ) -> Bool {
    switch type.kind {
    case .tuple(let elements):
      return elements.allSatisfy { isSendablePart($0.type, signature, &seen) }
    case .function(let function):
      if case .global = function.isolation { return true }
      return function.isSendable
    case .metatype: return true
    case .nominal(let declaration, let arguments):
      // Recursive types are checked once.
      guard seen.insert(type).inserted else { return true }
      if case .global = declaration.isolation.value {
        // The actor doesn't protect what belongs to a superclass outside of it.
        guard let superclass = declaration.superclass.value, superclass.nominal?.isPrelude == false
        else { return true }
        let substitution = Substitution(declaration.genericParameters, arguments)
        return isSendablePart(
          substitute(superclass, substitution, in: signature), signature, &seen)
      }
      switch declaration.kind {
      case .actor: return true
      case .class: return false
      case .structure, .enumeration: break
      }
      if declaration.isPrelude { return false }
      // A public type isn't implicitly `Sendable`, unless it is frozen.
      if declaration.access >= .public, !declaration.attributes.contains("frozen") { return false }
      let substitution = Substitution(declaration.genericParameters, arguments)
      for part in parts(of: declaration) {
        let part = substitute(part.type, substitution, in: signature)
        guard isSendablePart(part, signature, &seen) else { return false }
      }
      return true
    case .error: return true
    case .parameter, .member, .opaque, .existential: return isSendable(type, in: signature)
    case .variable: return false
    }
  }

  /// Whether a value of the type can contain a type whose conformance belongs to an actor: an
  /// `any P.Type`, unless `P` inherits from `SendableMetatype` (SE-0470).
  ///
  /// The compiler asks this of values that nonisolated code reads from an actor, but not of values
  /// that are passed on.
  package func mayHoldIsolatedMetatype(_ type: Type) -> Bool {
    var seen: Set<Type> = []
    func mayHold(_ type: Type) -> Bool {
      switch type.kind {
      case .metatype(let instance):
        guard case .existential(let existential) = instance.kind else { return false }
        let all = existential.protocols.flatMap(\.closure)
        return existential.protocols.contains { !$0.isMarker }
          && !all.contains { $0.isSendable || $0.known == .sendableMetatype }
      case .tuple(let elements): return elements.contains { mayHold($0.type) }
      case .nominal(let declaration, let arguments):
        guard seen.insert(type).inserted else { return false }
        if arguments.contains(where: mayHold) { return true }
        guard !declaration.isPrelude, !declaration.isReference else { return false }
        let substitution = Substitution(declaration.genericParameters, arguments)
        return parts(of: declaration).contains {
          mayHold(substitute($0.type, substitution, in: declaration.signature))
        }
      case .function, .existential, .parameter, .member, .opaque, .variable, .error: return false
      }
    }
    return mayHold(type)
  }

  /// A stored part of a type's values.
  package struct Part {
    package var name: String
    package var type: Type
    package var declaration: Declaration
  }

  /// The stored properties that a structure or class declares, or the payloads of an enumeration's
  /// cases.
  package func parts(of declaration: NominalDeclaration) -> [Part] {
    switch declaration.kind {
    case .structure, .class, .actor:
      guard !declaration.storedProperties.isComputing else { return [] }
      return declaration.storedProperties.value.map {
        Part(name: $0.name, type: $0.type.isComputing ? .error : $0.type.value, declaration: $0)
      }
    case .enumeration:
      return declaration.cases.flatMap { one in
        (one.parameters.isComputing ? [] : one.parameters.value).map {
          Part(name: one.name, type: $0.type, declaration: one)
        }
      }
    }
  }
}

extension Context {
  /// The modules that the file imports with `@preconcurrency`; nil if there are none.
  fileprivate var allPreconcurrencyModules: Set<String>? {
    var modules: Set<String> = []
    var current: Context? = self
    while let place = current {
      modules.formUnion(place.preconcurrencyModules)
      current = place.parent
    }
    return modules.isEmpty ? nil : modules
  }
}

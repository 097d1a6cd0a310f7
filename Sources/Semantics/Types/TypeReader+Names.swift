import Reading
package import SwiftSyntax

/// Named types with their generic arguments.
extension TypeReader {
  // MARK: Names

  /// A type by its name. A protocol gives its existential.
  func identifierType(_ syntax: IdentifierTypeSyntax) -> Type {
    let name = syntax.name.plainName
    let arguments = syntax.genericArgumentClause.map { self.arguments($0) }
    switch name {
    case "Any": return .any
    case "AnyObject": return .anyObject
    case "Self": if let type = selfType { return type }
    case "_":
      if let placeholder { return placeholder() }
      report(TypeMessage.placeholder, at: syntax)
      return .error
    default: break
    }
    guard let found = model.findType(name, in: context) else {
      if name == "Void" { return .void }
      if name == "Self" {
        report(TypeMessage.unknown(name: name, advice: nil), at: syntax)
        return .error
      }
      model.reportUnknown(
        name,
        TypeMessage.unknown(name: name, advice: model.suggestedType(for: name, in: context)),
        at: context.file.position(of: syntax), in: context)
      return .error
    }
    return type(found, arguments: arguments, at: syntax)
  }

  private var selfType: Type? { context.owner?.selfType }

  package func memberType(_ syntax: MemberTypeSyntax) -> Type {
    let name = syntax.name.plainName
    let arguments = syntax.genericArgumentClause.map { self.arguments($0) }
    if let module = syntax.baseType.as(IdentifierTypeSyntax.self),
      module.genericArgumentClause == nil,
      model.findType(module.name.plainName, in: context) == nil,
      let found = model.findType(name, inModule: module.name.plainName, from: context)
    {
      return type(found, arguments: arguments, at: syntax)
    }
    let base = self.base(syntax.baseType)
    if base.isError { return .error }
    if name == "Type" { return .metatype(base) }
    guard let found = model.findType(name, in: context.signature.reduce(base), from: context)
    else {
      report(
        TypeMessage.noMemberType(name: name, of: messageBase(base)), at: syntax.name)
      return .error
    }
    if case .associated(let associated, let base) = found, case .existential = base.kind {
      report(
        TypeMessage.associatedTypeOfExistential(
          name: associated.name, constraint: base.existential?.constraintDescription ?? ""),
        at: syntax)
      return .error
    }
    return type(found, arguments: arguments, at: syntax)
  }

  /// The type before a dot. A generic type may omit its arguments if the context has its
  /// parameters.
  private func base(_ syntax: TypeSyntax) -> Type {
    switch syntax.as(TypeSyntaxEnum.self) {
    case .identifierType(let identifier): identifierType(identifier)
    case .memberType(let member): memberType(member)
    default: read(syntax)
    }
  }

  private func messageBase(_ type: Type) -> TypeMessage.Base {
    switch type.kind {
    case .nominal(let declaration, _):
      let name = "\(declaration.module).\(declaration.path)"
      return declaration.genericParameters.isEmpty
        ? .declared(keyword: declaration.kindName, name: name)
        : .generic(keyword: declaration.kindName, name: name)
    case .existential(let existential):
      return .declared(keyword: "protocol", name: existential.constraintDescription)
    default: return .other(type)
    }
  }

  // MARK: Generic arguments

  package func arguments(_ clause: GenericArgumentClauseSyntax) -> [Type] {
    clause.arguments.map { argument in
      if case .type(let written) = argument.argument { return read(written) }
      model.reportUnsupported(UnsupportedMessage.valueAsGenericArgument, at: position(argument))
      return .error
    }
  }

  /// The type that lookup found, with written or implied arguments.
  private func type(
    _ found: FoundType, arguments: [Type]?, at syntax: some SyntaxProtocol
  ) -> Type {
    switch found {
    case .type(let declaration, let base):
      if let one = declaration as? ProtocolDeclaration {
        return constraint(one, arguments ?? [], at: syntax)
      }
      guard let nominal = declaration as? NominalDeclaration else { return .error }
      return self.nominal(nominal, base: base, arguments, at: syntax)
    case .alias(let alias, let substitution):
      return self.alias(alias, substitution, arguments ?? [], at: syntax)
    case .parameter(let parameter):
      if arguments != nil {
        report(TypeMessage.argumentsOfOtherType(name: parameter.name), at: syntax)
      }
      return parameter.type
    case .associated(let associated, let base):
      switch base.kind {
      case .parameter, .member, .opaque:
        let base = context.signature.reduce(base)
        return base.isTypeParameter
          ? Type(.member(base, associated)) : context.signature.member(associated, of: base)
      default:
        return model.typeWitness(associated, of: base, in: context.signature) ?? .error
      }
    }
  }

  private func constraint(
    _ one: ProtocolDeclaration, _ arguments: [Type], at syntax: some SyntaxProtocol
  ) -> Type {
    var existential = Existential(protocols: [one], isClassBound: one.isClassBound)
    if arguments.count > one.primaryNames.count {
      report(
        one.primaryNames.isEmpty
          ? TypeMessage.noPrimaryTypes(protocol: one.name)
          : .tooManyProtocolArguments(
            protocol: one.name, given: arguments.count, expected: one.primaryNames.count),
        at: syntax)
      return .error
    }
    for (name, argument) in zip(one.primaryNames, arguments) {
      existential.arguments[name] = argument
    }
    return Type(.existential(existential))
  }

  private func nominal(
    _ declaration: NominalDeclaration, base: Type?, _ written: [Type]?,
    at syntax: some SyntaxProtocol
  ) -> Type {
    let all = declaration.genericParameters
    let outer = declaration.parent?.genericParameters.count ?? 0
    let own = all.count - outer
    var arguments = base?.arguments ?? []
    if arguments.count < outer {
      arguments = outerArguments(of: declaration) ?? []
      guard arguments.count == outer else {
        report(
          TypeMessage.missingArguments(type: declaration.parent?.name ?? declaration.name),
          at: syntax)
        return .error
      }
    }
    arguments = Array(arguments.prefix(outer))
    if let written {
      if own == 0 {
        report(TypeMessage.argumentsOfOtherType(name: declaration.name), at: syntax)
        return .error
      }
      guard written.count == own else {
        report(
          written.count < own
            ? TypeMessage.tooFewArguments(
              type: declaration.name, given: written.count, expected: own)
            : .tooManyArguments(type: declaration.name, given: written.count, expected: own),
          at: syntax)
        return .error
      }
      arguments += written
    } else if own > 0 {
      if let implied = impliedArguments(of: declaration) {
        return .nominal(declaration, implied)
      }
      guard let placeholder else {
        report(TypeMessage.missingArguments(type: declaration.name), at: syntax)
        return .error
      }
      for _ in 0..<own { arguments.append(placeholder()) }
    }
    if written != nil { checkArguments(arguments, of: declaration, at: syntax) }
    return .nominal(declaration, arguments)
  }

  /// Inside a generic type its name means the type with its own parameters.
  private func impliedArguments(of declaration: NominalDeclaration) -> [Type]? {
    var current: TypeContext? = context.owner?.type
    while let type = current {
      if type === declaration { return declaration.genericParameters.map(\.type) }
      current = type.parent
    }
    return nil
  }

  private func outerArguments(of declaration: NominalDeclaration) -> [Type]? {
    guard let parent = declaration.parent as? NominalDeclaration else { return [] }
    return impliedArguments(of: parent)
      ?? placeholder.map { make in
        parent.genericParameters.map { _ in make() }
      }
  }

  private func alias(
    _ alias: AliasDeclaration, _ substitution: Substitution, _ arguments: [Type],
    at syntax: some SyntaxProtocol
  ) -> Type {
    var arguments = arguments
    if alias.genericParameters.count != arguments.count {
      if arguments.isEmpty, let placeholder {
        arguments = alias.genericParameters.map { _ in placeholder() }
      } else {
        report(
          TypeMessage.otherArguments(
            of: alias.name, given: arguments.count, expected: alias.genericParameters.count),
          at: syntax)
        return .error
      }
    }
    let underlying = alias.underlying.value
    let whole = substitution.merging(Substitution(alias.genericParameters, arguments))
    if whole.isEmpty { return underlying }
    if !context.file.isPrelude {
      checkRequirements(of: alias.name, whole, at: syntax) { alias.signature.value }
    }
    return model.substitute(underlying, whole, in: context.signature)
  }

  /// Checks the arguments against the type's requirements.
  package func checkArguments(
    _ arguments: [Type], of declaration: NominalDeclaration, at syntax: some SyntaxProtocol
  ) {
    if context.file.isPrelude || declaration.ownSignature.isComputing { return }
    checkCopyable(arguments, of: declaration, at: syntax)
    let substitution = Substitution(declaration.genericParameters, arguments)
    checkRequirements(of: declaration.name, substitution, at: syntax) { declaration.signature }
  }

  private func checkRequirements(
    of name: String, _ substitution: Substitution, at syntax: some SyntaxProtocol,
    _ required: @escaping () -> GenericSignature
  ) {
    let position = position(syntax)
    model.whenSettled { [context, model] in
      let signature = context.signature
      for requirement in required().requirements {
        let put = requirement.mapTypes { model.substitute($0, substitution, in: signature) }
        if put.hasVariables || put.hasError { continue }
        if !model.isMet(requirement, substitution, in: signature) {
          model.report(ConformanceMessage(unmet: put, of: name), at: position)
          return
        }
      }
    }
  }
}

extension GenericRequirement {
  var hasError: Bool {
    switch self {
    case .conforms(let type, _), .classBound(let type): type.isError
    case .same(let left, let right): left.isError || right.isError
    case .inherits(let type, let superclass): type.isError || superclass.isError
    }
  }
}

extension TypeContext {
  /// The keyword in messages: `struct`, `class`, `enum`, `actor`, `protocol`.
  package var kindName: String {
    guard let nominal = self as? NominalDeclaration else { return "protocol" }
    return switch nominal.kind {
    case .structure: "struct"
    case .class: "class"
    case .enumeration: "enum"
    case .actor: "actor"
    }
  }
}

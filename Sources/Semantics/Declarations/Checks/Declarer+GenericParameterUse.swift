import Machine
import Reading
import SwiftSyntax

extension Declarer {
  /// Reports the generic parameters of a function that no call could determine, because they aren't in
  /// the types of its parameters or its result.
  func checkUse(ofGenericParametersOf function: FunctionDeclaration) {
    let clause =
      function.syntax?.as(FunctionDeclSyntax.self)?.genericParameterClause
      ?? function.syntax?.as(InitializerDeclSyntax.self)?.genericParameterClause
    guard let clause, let file = function.context?.file, !file.isPrelude else { return }
    let interface = function.interface.value
    var used: Set<GenericParameter> = []
    for type in interface.parameters.map(\.type) + [interface.result] { note(type, in: &used) }
    if let thrown = interface.thrown { note(thrown, in: &used) }
    for case .same(let left, let right) in function.signature.value.requirements {
      note(left, in: &used)
      note(right, in: &used)
    }
    // `where Model: Store<Item>` determines `Item`.
    for case .inherits(let subject, let superclass) in function.signature.value.requirements {
      if case .parameter(let parameter) = subject.kind, used.contains(parameter) {
        note(superclass, in: &used)
      }
    }
    for (syntax, parameter) in zip(clause.parameters, function.genericParameters)
    where !used.contains(parameter) {
      model.report(
        DeclarationMessage.unusedGenericParameter(name: parameter.name),
        at: file.position(of: syntax.name))
    }
  }

  /// Notes the generic parameters that a value of the type determines. `T.Element` doesn't determine
  /// `T`.
  private func note(_ type: Type, in used: inout Set<GenericParameter>) {
    switch type.kind {
    case .parameter(let parameter): used.insert(parameter)
    case .member: return
    default: type.forEachPart { note($0, in: &used) }
    }
  }

  // MARK: Same types

  /// Reports requirements that leave nothing generic about a function's own parameters, and types that
  /// contradict each other.
  func checkSameTypes(of function: FunctionDeclaration) {
    guard let file = function.context?.file, !file.isPrelude else { return }
    checkSameTypes(
      in: function.signature.value, outer: function.owner?.signature,
      parameters: function.genericParameters, at: function.position)
  }

  func checkSameTypes(of type: TypeContext) {
    guard let file = type.context?.file, !file.isPrelude, let position = type.position else {
      return
    }
    // An extension may give a parameter of the enclosing type one type.
    let own = ((type as? NominalDeclaration)?.genericParameters ?? [])
      .dropFirst(type.parent?.genericParameters.count ?? 0)
    checkSameTypes(in: type.signature, outer: nil, parameters: Array(own), at: position)
  }

  private func checkSameTypes(
    in signature: GenericSignature, outer: GenericSignature?, parameters: [GenericParameter],
    at position: Position
  ) {
    let inherited = outer?.requirements ?? []
    var known: [Type: Type] = [:]
    for case .same(let subject, let other) in signature.requirements {
      let isOwn = !inherited.contains(.same(subject, other))
      if isOwn, case .parameter(let parameter) = subject.kind {
        checkSameTypes(parameter, other, parameters, at: position)
      }
      guard !other.flags.contains(.hasParameters), !other.isError else { continue }
      if let earlier = known[subject], earlier != other, isOwn {
        model.report(
          DeclarationMessage.conflictingTypes(
            subject: subject.description, later: other, earlier: earlier),
          at: position)
      }
      known[subject] = known[subject] ?? other
    }
  }

  private func checkSameTypes(
    _ parameter: GenericParameter, _ other: Type, _ parameters: [GenericParameter],
    at position: Position
  ) {
    if case .parameter(let second) = other.kind {
      // The one that is declared later is named first.
      let isLater = parameters.firstIndex(of: parameter).map { index in
        parameters.firstIndex(of: second).map { $0 < index } ?? true
      }
      guard let isLater = isLater ?? (parameters.contains(second) ? false : nil) else { return }
      model.report(
        DeclarationMessage.parametersAreSame(
          name: isLater ? parameter.name : second.name,
          other: isLater ? second.name : parameter.name), at: position)
    } else if !other.isTypeParameter, !other.isError, parameters.contains(parameter) {
      model.report(
        DeclarationMessage.parameterIsConcrete(name: parameter.name), at: position)
    }
  }
}

/// A declaration whose access is compared with that of the types that it uses.
struct AccessSubject {
  var access: Access
  /// The type that it is a member of.
  var owner: TypeContext?
  /// Whether its access is written.
  var isWritten: Bool
  var position: Position
}

/// The types that generic parameters and `where` clauses require.
extension Declarer {
  /// Returns whether the function's generic parameters use types with less access.
  func checkGenerics(of function: FunctionDeclaration) -> Bool {
    guard let context = function.context,
      let (generics, conditions) = genericSyntax(of: function.syntax)
    else { return false }
    let kind: DeclarationKind =
      switch (function.kind, function.owner == nil) {
      case (.initializer, _): .initializer
      case (_, true): .globalFunction
      default: function.isStatic ? .staticMethod : .instanceMethod
      }
    return checkGenerics(
      generics, conditions, of: kind,
      AccessSubject(
        access: function.access, owner: function.owner?.type,
        isWritten: function.modifiers.keys.contains(where: \.isAccess),
        position: function.position), in: context)
  }

  func checkGenerics(of nominal: NominalDeclaration) {
    guard let syntax = nominal.syntax.flatMap({ NominalSyntax($0) }), let context = nominal.context,
      let position = nominal.position
    else { return }
    let kind: DeclarationKind =
      switch nominal.kind {
      case .structure: .genericStructure
      case .enumeration: .genericEnumeration
      case .class: .genericClass
      case .actor: .genericActor
      }
    let modifiers = syntax.modifiers.map(\.name.text)
    _ = checkGenerics(
      syntax.generics, syntax.whereClause, of: kind,
      AccessSubject(
        access: nominal.access, owner: nominal.parent,
        isWritten: modifiers.contains(where: \.isAccess), position: position), in: context)
  }

  private func genericSyntax(
    of syntax: DeclSyntax?
  ) -> (GenericParameterClauseSyntax?, GenericWhereClauseSyntax?)? {
    switch syntax?.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node): (node.genericParameterClause, node.genericWhereClause)
    case .initializerDecl(let node): (node.genericParameterClause, node.genericWhereClause)
    default: nil
    }
  }

  private func checkGenerics(
    _ generics: GenericParameterClauseSyntax?, _ conditions: GenericWhereClauseSyntax?,
    of kind: DeclarationKind, _ subject: AccessSubject, in context: Context
  ) -> Bool {
    func isRefused(_ syntax: TypeSyntax, _ use: AccessMessage.Use) -> Bool {
      let (type, _) = model.collecting { model.resolve(syntax, in: context) }
      return check(type, use, kind, subject)
    }
    for parameter in generics?.parameters ?? [] {
      if let type = parameter.inheritedType, isRefused(type, .genericParameter) { return true }
    }
    for condition in conditions?.requirements ?? [] {
      switch condition.requirement {
      case .conformanceRequirement(let written):
        if isRefused(written.rightType, .genericRequirement) { return true }
      case .sameTypeRequirement(let written):
        guard case .type(let left) = written.leftType, case .type(let right) = written.rightType
        else { continue }
        for side in [left, right] where isRefused(side, .genericRequirement) { return true }
      default: continue
      }
    }
    return false
  }
}

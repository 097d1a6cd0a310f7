package import Reading
package import Semantics
package import SwiftSyntax

extension ConstraintSystem {
  /// Resolves a name without a base. The result is the name's type; the use holds a call's result.
  func generateName(_ term: Term, _ name: Term.Name, _ use: Use) -> Type? {
    if name.text == "Self", let type = model.selfType(in: context) {
      return typeName(type, term, use)
    }
    if Term.isOperator(name.text), name.text != "_" { return operatorValue(term, name, use) }
    switch model.lookUp(name.text, in: context) {
    case .none:
      if name.text == "_" { return makeVariable() }
      if context.isUpcoming(name.text) {
        _ = fail(.other(NameMessage.usedBeforeDeclaration(name: name.text), term))
        return nil
      }
      _ = fail(.noMember(.error, name.text, term))
      return nil
    case .found(let named): return found(named, term, name, use)
    case .members(var members):
      let seen = members.found.filter { member in
        member.member.declaration.map { model.isAccessible($0, from: context) } ?? true
      }
      if seen.isEmpty {
        if !members.outer.isEmpty { return found(members.outer, term, name, use) }
        let found = members.found.compactMap(\.member.declaration)
        _ = fail(.notAccessible(found, name.text, term))
        return nil
      }
      members.found = seen
      return found(members, term, name, use)
    }
  }

  /// `+` used as a function: all its overloads are candidates.
  private func operatorValue(_ term: Term, _ name: Term.Name, _ use: Use) -> Type? {
    let type = makeVariable()
    let overload = OverloadUse(
      term: term, name: name, type: type, use: use, candidates: [], isOperatorValue: true,
      noteID: term.id)
    add(.overload(overload), term)
    return type
  }

  package func found(_ named: [Named], _ term: Term, _ name: Term.Name, _ use: Use) -> Type? {
    var candidates: [Candidate] = []
    for one in named {
      switch one {
      case .function(let function):
        candidates.append(
          Candidate(
            reference: Reference(target: .function(function), type: .error),
            layer: function.layer?.number ?? 0, depth: 0))
      // A value or type with the same name is meant unless a call fits a function.
      case _ where isFitting(candidates, use): continue
      case .storage(let storage): return value(of: storage, term, use)
      case .type(let type):
        return made(type, name.arguments, term).flatMap { typeName($0, term, use) }
      case .alias(let alias):
        return made(alias, name.arguments, .none, term).flatMap { typeName($0, term, use) }
      case .parameter(let parameter): return typeName(parameter.type, term, use)
      }
    }
    return resolveNames(candidates, term, name, use)
  }

  private func isFitting(_ candidates: [Candidate], _ use: Use) -> Bool {
    guard case .call(let call) = use else { return false }
    return candidates.contains { candidate in
      parameters(of: candidate.reference).map { match(call, $0).isSuccess } ?? false
    }
  }

  private func resolveNames(
    _ candidates: [Candidate], _ term: Term, _ name: Term.Name, _ use: Use
  ) -> Type? {
    let type = makeVariable()
    let overload = OverloadUse(
      term: term, name: name, type: type, use: use, candidates: candidates, noteID: term.id)
    return resolve(overload) ? type : nil
  }

  private func value(of storage: StorageDeclaration, _ term: Term, _ use: Use) -> Type? {
    if storage.type.isComputing {
      _ = fail(
        .other(NameMessage.usedInOwnValue, term))
      return nil
    }
    let reference = Reference(target: .storage(storage), type: storage.type.value)
    let type = implicitlyUnwrapped(reference.type, reference, term)
    note(reference, for: term.id)
    guard case .call(let call) = use else { return type }
    return callValue(type, call) ? type : nil
  }

  private func typeName(_ type: Type, _ term: Term, _ use: Use) -> Type? {
    let metatype = Type.metatype(type)
    note(Reference(target: .type(type), type: metatype), for: term.id)
    guard case .call(let call) = use else { return metatype }
    // `Void()`
    if type.isVoid, call.arguments.list.isEmpty {
      note(Reference(target: .type(type), type: type), for: call.term.id)
      return equate(call.result, type, term) ? metatype : nil
    }
    if isLiteral(call, of: type) {
      note(Reference(target: .type(type), type: type), for: call.term.id)
      return equate(call.types[0], type, term) && equate(call.result, type, term) ? metatype : nil
    }
    if let made = callMadeValue(of: type, metatype, call, isTypeName: true) {
      return made ? metatype : nil
    }
    let made = resolve(
      MemberUse(
        term: call.term, name: Term.Name("init"), base: metatype, type: makeVariable(),
        use: use, baseIsTypeName: true), noteID: call.term.id)
    return made ? metatype : nil
  }

  /// `Meters(5)`, where the type is expressible by the literal, is the literal with that type.
  /// Other initializers aren't considered.
  private func isLiteral(_ call: CallUse, of type: Type) -> Bool {
    guard call.arguments.list.count == 1, call.arguments.firstTrailing == nil,
      call.arguments.list[0].label == nil, !type.hasVariables, type.nominal != nil,
      let id = call.types[0].asVariable, let literal = literals[id]
    else { return false }
    switch literal {
    case .array, .dictionary, .nothing: return false
    case .integer, .floating, .boolean, .string, .interpolation: return suits(type, literal)
    }
  }

  /// The type that a name refers to, with its written arguments, or variables for them.
  private func made(_ type: TypeContext, _ arguments: [TypeSyntax]?, _ term: Term) -> Type? {
    guard let nominal = type as? NominalDeclaration else {
      guard let named = type as? ProtocolDeclaration else { return .error }
      return Type(.existential(Existential(protocols: [named])))
    }
    // Inside its own body a generic type's name refers to the type with its own parameters.
    if arguments == nil, let own = context.enclosingType(nominal) { return own }
    let count = nominal.genericParameters.count
    guard count > 0 || arguments != nil else { return nominal.plainType }
    var substitution = Substitution.none
    if let outer = nominal.parent.flatMap({ $0 as? NominalDeclaration }),
      let own = context.enclosingType(outer)
    {
      substitution = Substitution(outer.genericParameters, own.arguments)
    }
    return made(nominal, arguments, substitution, term)
  }

  /// A type with the known arguments, the written ones, and variables for the rest; nil if the
  /// written arguments don't match.
  package func made(
    _ nominal: NominalDeclaration, _ arguments: [TypeSyntax]?, _ known: Substitution, _ term: Term
  ) -> Type? {
    var substitution = known
    let written = arguments.map { $0.map { model.resolve($0, in: context) } } ?? []
    let ownCount = nominal.genericParameters.count - (nominal.parent?.genericParameters.count ?? 0)
    if written.count > ownCount {
      return rejectArguments(of: nominal, expected: ownCount, given: written.count, term)
    }
    let own = nominal.genericParameters.suffix(written.count)
    for (parameter, type) in zip(own, written) { substitution[parameter] = type }
    let result = openedNominal(nominal, substitution)
    for requirement in nominal.signature.requirements {
      let isMet = require(
        requirement, Substitution(nominal.genericParameters, result.arguments), term)
      if !isMet, !written.isEmpty { return nil }
    }
    return result
  }

  private func rejectArguments(
    of nominal: NominalDeclaration, expected: Int, given: Int, _ term: Term
  ) -> Type? {
    let message: NameMessage =
      expected == 0
      ? .argumentsOfOtherType(type: nominal.name)
      : .tooManyArguments(type: nominal.name, given: given, expected: expected)
    _ = fail(.other(message, term))
    return nil
  }

  /// The type of an alias; nil if the arguments don't meet its requirements.
  package func made(
    _ alias: AliasDeclaration, _ arguments: [TypeSyntax]?, _ known: Substitution, _ term: Term
  ) -> Type? {
    var substitution = known
    let written = arguments.map { $0.map { model.resolve($0, in: context) } } ?? []
    for (index, parameter) in alias.genericParameters.enumerated() {
      substitution[parameter] = index < written.count ? written[index] : makeVariable()
    }
    for requirement in alias.genericParameters.isEmpty ? [] : alias.signature.value.requirements
    where requirement.mentions(alias.genericParameters) {
      guard require(requirement, substitution, term) else { return nil }
    }
    return substitute(substitution, in: alias.underlying.value)
  }

  // MARK: Members without a written base

  private func found(
    _ members: ImplicitMembers, _ term: Term, _ name: Term.Name, _ use: Use
  ) -> Type? {
    var candidates: [Candidate] = []
    var instanceMember: Declaration?
    var staticMember: Declaration?
    for member in members.found {
      var reference: Reference
      switch member.member {
      case .function(let function):
        let isStatic = function.isStatic || function.kind == .initializer
        if !isStatic, members.isStatic {
          instanceMember = function
          continue
        }
        if isStatic, !members.isStatic, function.kind != .initializer {
          staticMember = function
          continue
        }
        reference = Reference(
          target: .function(function), base: isStatic ? .implicitMetatype : .implicitSelf,
          substitution: member.substitution,
          baseType: function.interface.value.mentionsSelf
            ? members.owner.selfType : member.baseType, type: .error)
      case .storage(let storage):
        if !storage.isStatic, members.isStatic {
          instanceMember = storage
          continue
        }
        if storage.isStatic, !members.isStatic {
          staticMember = storage
          continue
        }
        if storage.type.isComputing, storage.isSubscript == false, storage.getter == nil {
          _ = fail(.other(NameMessage.circular(name: name.text), term))
          return nil
        }
        reference = Reference(
          target: .storage(storage), base: storage.isStatic ? .implicitMetatype : .implicitSelf,
          substitution: member.substitution,
          baseType: storage.returnsSelf ? members.owner.selfType : member.baseType, type: .error)
      case .enumerationCase(let declaration):
        if !members.isStatic {
          staticMember = declaration
          continue
        }
        reference = Reference(
          target: .enumerationCase(declaration), base: .implicitMetatype,
          substitution: member.substitution, baseType: member.baseType, type: .error)
      case .type(let type):
        return made(type, name.arguments, term).flatMap { typeName($0, term, use) }
      case .alias(let alias):
        return made(alias, name.arguments, .none, term).flatMap { typeName($0, term, use) }
      case .associatedType(let associated):
        return typeName(
          self.member(associated, of: members.owner.selfType), term, use)
      }
      candidates.append(
        Candidate(
          reference: reference, isFromProtocol: member.isFromProtocol != nil,
          layer: member.member.declaration?.layer?.number ?? 0, depth: 0))
    }
    if case .call(let call) = use, !members.outer.isEmpty,
      !candidates.contains(where: { candidate in
        parameters(of: candidate.reference).map { match(call, $0).isSuccess } ?? true
      }),
      let hidden = members.outer.lazy.compactMap({
        if case .function(let function) = $0 { function } else { nil }
      })
      .first
    {
      if hides(members, hidden), !candidates.isEmpty {
        _ = fail(
          .other(
            NameMessage.hiddenByMember(
              name: name.text, function: hidden.displayName,
              module: hidden.isFromPrelude ? "Swift" : context.moduleName), term))
        return nil
      }
      if !hides(members, hidden) { return found(members.outer, term, name, use) }
    }
    if candidates.isEmpty, let instanceMember {
      _ = fail(
        .other(
          MemberMessage.instanceMemberInType(
            name: instanceMember.name, type: members.owner.type.name), term))
      return nil
    }
    if candidates.isEmpty, let staticMember {
      _ = fail(
        .other(
          staticMember is CaseDeclaration
            ? MemberMessage.caseOnInstance(name: staticMember.name)
            : .staticOnInstance(name: staticMember.name, type: members.owner.selfType), term))
      return nil
    }
    return resolveNames(candidates, term, name, use)
  }

  /// Whether `self` has members that hide a global function whatever the arguments are.
  ///
  /// Those of a conditional conformance don't hide a function of the standard library, because `max(1, 2)` in an
  /// extension of `Range` is older than the conformance of `Range` to `Sequence`.
  private func hides(_ members: ImplicitMembers, _ function: FunctionDeclaration) -> Bool {
    guard function.isFromPrelude, !members.isStatic else { return true }
    let conformances = model.declaredConformances(of: members.owner.selfType).map(\.0)
    return members.found.contains { member in
      guard let origin = member.isFromProtocol else { return true }
      let implying = conformances.filter { $0.protocol.closure.contains { $0 === origin } }
      return implying.isEmpty || implying.contains { $0.conditions.isEmpty }
    }
  }
}

extension Result {
  fileprivate var isSuccess: Bool { if case .success = self { true } else { false } }
}

extension Context {
  /// The type with its own parameters, if the context is inside the type.
  func enclosingType(_ declaration: NominalDeclaration) -> Type? {
    switch kind {
    case .type(let type) where type === declaration: return declaration.declaredType
    case .extension(let extended) where extended.type === declaration:
      return signature.reduce(declaration.declaredType)
    default: return parent?.enclosingType(declaration)
    }
  }

  /// Whether a local variable with this name is declared later.
  func isUpcoming(_ name: String) -> Bool {
    switch kind {
    case .layer: false
    default: upcoming.contains(name) || (parent?.isUpcoming(name) ?? false)
    }
  }

  /// Whether the context is inside a static member.
  package var isStaticMember: Bool {
    switch kind {
    case .function(let function) where function.owner != nil:
      function.isStatic && function.kind != .initializer
    case .type, .extension, .layer: false
    default: parent?.isStaticMember ?? false
    }
  }
}

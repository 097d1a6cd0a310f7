import CheckedTree
import Machine
import Reading
import Semantics
import Solving
import SwiftSyntax

/// Patterns that name an enumeration's case.
extension BodyChecker {
  /// `.case(payload)` for an enumeration, an optional of one, or an error.
  func casePattern(
    _ member: MemberAccessExprSyntax, arguments: LabeledExprListSyntax?, subject: Type,
    binding: BindingMode?, in context: Context
  ) -> CheckedPattern? {
    let name = member.declName.baseName.plainName
    let position = context.file.position(of: member.declName)
    let inner = model.wrapped(subject)
    /// The case pattern for the wrapped type, if the subject is an optional.
    func casePatternInside() -> CheckedPattern? {
      guard let inner else { return nil }
      return casePattern(
        member, arguments: arguments, subject: inner, binding: binding, in: context
      ).map { some($0) }
    }
    if member.base == nil, let inner {
      return optionalCase(name, arguments, holding: inner, binding: binding, in: context)
        ?? casePatternInside()
    }
    var type = subject
    if let base = member.base {
      guard let named = enumeration(named: base, in: context) else { return nil }
      if let inner, inner.nominal === named, named !== core.optional { return casePatternInside() }
      if subject.nominal !== named {
        guard let written = writtenType(base, of: named, in: context) else { return nil }
        type = written
      }
    }
    if let inner, type == subject, member.base != nil,
      let checked = optionalCase(name, arguments, holding: inner, binding: binding, in: context)
    {
      return checked
    }
    if inner == nil, let held = model.wrapped(type), case .existential = subject.kind,
      let checked = optionalCase(name, arguments, holding: held, binding: binding, in: context)
    {
      return typePattern(type, checked, subject: subject, at: position, in: context)
    }
    guard let enumeration = type.nominal, enumeration.kind == .enumeration,
      enumeration !== core.optional
    else {
      return enumerationlessCase(
        name, arguments, subject: subject, binding: binding, at: position, in: context)
    }
    guard let found = enumeration.cases.first(where: { $0.name == name }) else {
      if model.members(name, of: type, in: context).isEmpty {
        reportUnknownCase(name, of: type, at: position, in: context)
        bindAll(arguments, binding, in: context)
        return .invalid
      }
      return nil
    }
    let checked = payload(
      of: found, arguments, enumeration: type, binding: binding, at: position, in: context)
    if type == subject { return checked }
    if let other = subject.nominal, !other.isReference, other !== core.optional,
      !subject.hasVariables
    {
      // Only a `~=` of the program could match them.
      let (compared, problems) = collecting {
        valuePattern(ExprSyntax(member), subject: subject, in: context)
      }
      if problems.isEmpty { return compared }
      report(PatternMessage.patternTypeDiffers(type: type, subject: subject), at: position)
      return .invalid
    }
    // If the subject is an error or `Any`, the type is tested first.
    return typePattern(type, checked, subject: subject, at: position, in: context)
  }

  /// `.none` or `.some(payload)`; nil for other names.
  private func optionalCase(
    _ name: String, _ arguments: LabeledExprListSyntax?, holding inner: Type,
    binding: BindingMode?, in context: Context
  ) -> CheckedPattern? {
    if name == "none", arguments == nil {
      return CheckedPattern(pattern: .none, shape: .enumerationCase(0, []))
    }
    guard name == "some" else { return nil }
    guard let argument = arguments?.first else { return some(.anything) }
    return some(
      expressionPattern(argument.expression, subject: inner, binding: binding, in: context))
  }

  /// `.name(let x)` for a subject that is no enumeration. The names are declared anyway, without a
  /// type.
  private func enumerationlessCase(
    _ name: String, _ arguments: LabeledExprListSyntax?, subject: Type, binding: BindingMode?,
    at position: Position, in context: Context
  ) -> CheckedPattern? {
    let bindsNames =
      arguments.map { list in
        binding != nil || list.contains { containsPattern(Syntax($0.expression)) }
      } ?? false
    guard bindsNames || subject.isError else { return nil }
    if !subject.isError {
      reportUnknownCase(name, of: subject, at: position, in: context)
    }
    bindAll(arguments, binding, in: context)
    return .invalid
  }

  private func reportUnknownCase(
    _ name: String, of type: Type, at position: Position, in context: Context
  ) {
    let similar = model.suggestedMember(for: name, of: .metatype(type), in: context)
    report(
      PatternMessage.noSuchCase(type: type, name: name, suggestion: similar), at: position)
  }

  private func bindAll(
    _ arguments: LabeledExprListSyntax?, _ binding: BindingMode?, in context: Context
  ) {
    for argument in arguments ?? [] {
      _ = expressionPattern(
        argument.expression, subject: .error, binding: binding, in: context)
    }
  }

  private func payload(
    of found: CaseDeclaration, _ arguments: LabeledExprListSyntax?, enumeration: Type,
    binding: BindingMode?, at position: Position, in context: Context
  ) -> CheckedPattern {
    let declared = found.parameters.value
    func make(_ payload: [CheckedPattern]) -> CheckedPattern {
      let shapes =
        payload.isEmpty ? declared.map { _ in PatternShape.everything } : payload.map(\.shape)
      return CheckedPattern(
        pattern: .enumerationCase(index: found.index, payload.map(\.pattern)),
        shape: .enumerationCase(found.index, shapes))
    }
    guard let arguments else { return make([]) }
    guard !declared.isEmpty else {
      report(PatternMessage.caseHasNoAssociatedValues(name: found.name), at: position)
      bindAll(arguments, binding, in: context)
      return make([])
    }
    let types = parameterTypes(of: found, in: enumeration, context: context)
    var parts = arguments.map { PatternPart.expression($0.label?.plainName, $0.expression) }
    if parts.count == 1, declared.count > 1, case .expression(nil, let only) = parts[0] {
      // `.case((a, b))` and `let .case(whole)`
      if let tuple = only.as(TupleExprSyntax.self), tuple.elements.count == declared.count {
        parts = tuple.elements.map { .expression($0.label?.plainName, $0.expression) }
      } else if only.is(DiscardAssignmentExprSyntax.self) {
        return make([])
      } else {
        return whole(
          only, of: found, types: types, binding: binding, in: context)
      }
    }
    guard parts.count == declared.count else {
      let whole = Type(
        .tuple(zip(declared, types).map { TupleElement(label: $0.label, type: $1) }))
      report(
        declared.count == 1
          ? PatternMessage.tupleForOtherType(type: types[0])
          : .tupleLengthDiffers(type: whole), at: position)
      bindAll(arguments, binding, in: context)
      return make([])
    }
    return make(
      zip(parts, zip(declared, types)).map { part, parameter in
        if let label = part.label, label != parameter.0.label {
          report(
            PatternMessage.elementLabelDiffers(label: label, wanted: parameter.0.label ?? "_"),
            at: context.file.position(of: part.syntax))
        }
        return pattern(part, subject: parameter.1, binding: binding, in: context)
      })
  }

  /// One name for several associated values, as a tuple.
  private func whole(
    _ syntax: ExprSyntax, of found: CaseDeclaration, types: [Type], binding: BindingMode?,
    in context: Context
  ) -> CheckedPattern {
    let position = context.file.position(of: syntax)
    let labels = found.parameters.value.map(\.label)
    let type = Type(.tuple(zip(labels, types).map { TupleElement(label: $0, type: $1) }))
    let inner = expressionPattern(syntax, subject: type, binding: binding, in: context)
    guard case .bind(let variable) = inner.pattern else {
      reportUnsupported(UnsupportedMessage.patternForSeveralValues, at: position)
      return .invalid
    }
    let parts = types.map { type in
      let part = Variable(
        name: variable.name, isConstant: true, owner: context.body, position: position)
      part.canHoldObjects = canHoldObjects(type)
      return part
    }
    guard let last = parts.last else { return .invalid }
    // The parts are bound one by one. The last test, which always succeeds, builds the tuple from
    // them.
    let tuple = Expression(
      kind: .tuple(parts.map { load($0, at: position) }, labels: labels), position: position)
    let test = Expression(
      kind: .bind(
        variable, tuple, in: Expression(kind: .constant(.bool(true)), position: position)),
      position: position)
    let payload =
      parts.dropLast().map { Pattern.bind($0) } + [.satisfies(subject: last, test)]
    return CheckedPattern(
      pattern: .enumerationCase(index: found.index, payload),
      shape: .enumerationCase(found.index, types.map { _ in .everything }))
  }

  func parameterTypes(
    of found: CaseDeclaration, in enumeration: Type, context: Context
  ) -> [Type] {
    guard let nominal = enumeration.nominal else { return [] }
    let substitution = Substitution(nominal.genericParameters, enumeration.arguments)
    return found.parameters.value.map {
      model.substitute($0.type, substitution, in: context.signature)
    }
  }

  /// The enumeration with its written arguments, or those of the enclosing context.
  private func writtenType(
    _ syntax: ExprSyntax, of named: NominalDeclaration, in context: Context
  ) -> Type? {
    if named.genericParameters.isEmpty { return .nominal(named) }
    let term = model.makeTerm(
      .selfMember(model.term(syntax, in: context)), at: context.file.position(of: syntax))
    let (solution, _) = collecting { solver.solve(term, for: .none, in: context) }
    guard let type = solution?.types[term.id]?.instance, type.nominal === named else { return nil }
    return type
  }

  /// The enumeration that a case's base names.
  private func enumeration(named syntax: ExprSyntax, in context: Context) -> NominalDeclaration? {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference):
      let name = reference.baseName.plainName
      if name == "Self" { return context.owner?.type as? NominalDeclaration }
      switch model.lookUp(name, in: context) {
      case .found(let named):
        for case .type(let type) in named { return type as? NominalDeclaration }
        for case .alias(let alias) in named { return alias.underlying.value.nominal }
        return nil
      case .members(let members):
        for found in members.found {
          if case .type(let nominal) = found.member { return nominal }
          if case .alias(let alias) = found.member { return alias.underlying.value.nominal }
        }
        return nil
      case .none: return nil
      }
    case .memberAccessExpr(let member):
      guard let base = member.base, let outer = enumeration(named: base, in: context) else {
        return nil
      }
      let name = member.declName.baseName.plainName
      for case .type(let nominal) in outer.members[name] { return nominal }
      for case .alias(let alias) in outer.members[name] { return alias.underlying.value.nominal }
      return nil
    case .genericSpecializationExpr(let specialized):
      return enumeration(named: specialized.expression, in: context)
    case .postfixOperatorExpr, .optionalChainingExpr: return nil
    default: return nil
    }
  }
}

import Machine
import SwiftSyntax

extension Checker {
  /// A pattern written as an expression: an enum case, `nil`, a literal, a range, a value.
  func expressionPattern(
    _ syntax: ExprSyntax, subject: Type, binding: BindingMode?, in context: Context
  ) -> CheckedPattern {
    let position = context.file.position(of: syntax)
    switch syntax.as(ExprSyntaxEnum.self) {
    case .patternExpr(let inner):
      return pattern(inner.pattern, subject: subject, binding: binding, in: context)
    case .discardAssignmentExpr: return .anything
    case .nilLiteralExpr where wrapped(subject) != nil:
      return CheckedPattern(pattern: .none, shape: .enumerationCase(0, []))
    case .declReferenceExpr(let name) where name.argumentNames == nil:
      guard let binding else { break }
      return bind(name.baseName.plainName, subject, binding, at: position, in: context)
    case .memberAccessExpr(let member):
      if let found = casePattern(
        member, arguments: nil, subject: subject, binding: binding, in: context)
      {
        return found
      }
    case .functionCallExpr(let call):
      if let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        call.trailingClosure == nil,
        let found = casePattern(
          member, arguments: call.arguments, subject: subject, binding: binding, in: context)
      {
        return found
      }
    case .optionalChainingExpr(let optional):
      // `let x?`
      guard let inner = wrapped(subject) else {
        if subject.isError { return .invalid }
        report(
          "'?' pattern cannot match values of type '\(subject)'",
          at: context.file.position(of: optional.questionMark))
        return .invalid
      }
      return some(
        expressionPattern(optional.expression, subject: inner, binding: binding, in: context))
    case .tupleExpr(let tuple) where binding != nil || tuple.elements.count > 1:
      return tuplePattern(
        tuple.elements.map { .expression($0.label?.plainName, $0.expression) }, subject: subject,
        binding: binding, at: position, in: context)
    case .tupleExpr(let tuple) where tuple.elements.count == 1:
      if let only = tuple.elements.first {
        return expressionPattern(
          only.expression, subject: subject, binding: binding, in: context)
      }
    case .sequenceExpr(let sequence):
      if let found = sequencePattern(sequence, subject: subject, binding: binding, in: context) {
        return found
      }
    case .asExpr(let cast):
      let target = resolve(cast.type, in: context)
      return typePattern(
        target,
        expressionPattern(cast.expression, subject: target, binding: binding, in: context),
        subject: subject, at: position, in: context)
    case .isExpr(let test):
      return typePattern(
        resolve(test.type, in: context), .anything, subject: subject, at: position, in: context)
    default: break
    }
    return valuePattern(syntax, subject: subject, in: context)
  }

  func some(_ inner: CheckedPattern) -> CheckedPattern {
    CheckedPattern(pattern: .some(inner.pattern), shape: .enumerationCase(1, [inner.shape]))
  }

  /// `x as T` and `is T`, before operators are folded.
  private func sequencePattern(
    _ sequence: SequenceExprSyntax, subject: Type, binding: BindingMode?, in context: Context
  ) -> CheckedPattern? {
    let elements = Array(sequence.elements)
    guard elements.count == 3, let cast = elements[1].as(UnresolvedAsExprSyntax.self),
      cast.questionOrExclamationMark == nil, let written = elements[2].as(TypeExprSyntax.self)
    else { return nil }
    let target = resolve(written.type, in: context)
    return typePattern(
      target, expressionPattern(elements[0], subject: target, binding: binding, in: context),
      subject: subject, at: context.file.position(of: sequence), in: context)
  }

  private func containsPattern(_ syntax: Syntax) -> Bool {
    if syntax.is(PatternExprSyntax.self) || syntax.is(DiscardAssignmentExprSyntax.self) {
      return true
    }
    return syntax.children(viewMode: .sourceAccurate).contains { containsPattern($0) }
  }

  // MARK: Enum cases

  /// `.case(payload)` against an enum, an optional of one, or an error.
  private func casePattern(
    _ member: MemberAccessExprSyntax, arguments: LabeledExprListSyntax?, subject: Type,
    binding: BindingMode?, in context: Context
  ) -> CheckedPattern? {
    let name = member.declName.baseName.plainName
    let position = context.file.position(of: member.declName)
    if member.base == nil, let inner = wrapped(subject) {
      if name == "none", arguments == nil {
        return CheckedPattern(pattern: .none, shape: .enumerationCase(0, []))
      }
      if name == "some" {
        guard let argument = arguments?.first else { return some(.anything) }
        return some(
          expressionPattern(argument.expression, subject: inner, binding: binding, in: context))
      }
      return casePattern(
        member, arguments: arguments, subject: inner, binding: binding, in: context
      ).map { some($0) }
    }
    var type = subject
    if let base = member.base {
      guard let named = enumeration(named: base, in: context) else { return nil }
      if let inner = wrapped(subject), inner.nominal === named, named !== core.optional {
        return casePattern(
          member, arguments: arguments, subject: inner, binding: binding, in: context
        ).map { some($0) }
      }
      if subject.nominal !== named {
        guard named.genericParameters.isEmpty else { return nil }
        type = .nominal(named)
      }
    }
    guard let enumeration = type.nominal, enumeration.kind == .enumeration,
      enumeration !== core.optional
    else {
      return enumerationlessCase(
        name, arguments, subject: subject, binding: binding, at: position, in: context)
    }
    guard let found = enumeration.cases.first(where: { $0.name == name }) else {
      if members(name, of: type, in: context).isEmpty {
        report("type '\(type)' has no member '\(name)'", at: position)
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
      // Only a `~=` of the program's own could compare them.
      let (compared, problems) = collecting {
        valuePattern(ExprSyntax(member), subject: subject, in: context)
      }
      if problems.isEmpty { return compared }
      report("pattern of type '\(type)' cannot match '\(subject)'", at: position)
      return .invalid
    }
    // Matched against an error or `Any`, the type is tested first.
    return typePattern(type, checked, subject: subject, at: position, in: context)
  }

  /// `.name(let x)` of what isn't an enumeration: names are bound all the same, without a type.
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
      report("type '\(subject)' has no member '\(name)'", at: position)
    }
    bindAll(arguments, binding, in: context)
    return .invalid
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
      report(
        "pattern with associated values does not match enum case '\(found.name)'", at: position)
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
          ? "tuple pattern cannot match values of the non-tuple type '\(types[0])'"
          : "tuple pattern has the wrong length for tuple type '\(whole)'", at: position)
      bindAll(arguments, binding, in: context)
      return make([])
    }
    return make(
      zip(parts, zip(declared, types)).map { part, parameter in
        if let label = part.label, label != parameter.0.label {
          report(
            "tuple pattern element label '\(label)' must be '\(parameter.0.label ?? "_")'",
            at: context.file.position(of: part.syntax))
        }
        return pattern(part, subject: parameter.1, binding: binding, in: context)
      })
  }

  /// One name for several associated values: a tuple of them.
  private func whole(
    _ syntax: ExprSyntax, of found: CaseDeclaration, types: [Type], binding: BindingMode?,
    in context: Context
  ) -> CheckedPattern {
    let position = context.file.position(of: syntax)
    let labels = found.parameters.value.map(\.label)
    let type = Type(.tuple(zip(labels, types).map { TupleElement(label: $0, type: $1) }))
    let inner = expressionPattern(syntax, subject: type, binding: binding, in: context)
    guard case .bind(let variable) = inner.pattern else {
      reportUnsupported("a pattern for several associated values at once", at: position)
      return .invalid
    }
    let parts = types.map { type in
      let part = Variable(
        name: variable.name, isConstant: true, owner: context.body, position: position)
      part.canHoldObjects = canHoldObjects(type)
      return part
    }
    guard let last = parts.last else { return .invalid }
    // The parts are bound one by one; the last test, which always holds, puts them together.
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
      substitute($0.type, substitution, in: context.signature)
    }
  }

  /// The enumeration that the base of a case is the name of.
  private func enumeration(named syntax: ExprSyntax, in context: Context) -> NominalDeclaration? {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference):
      let name = reference.baseName.plainName
      if name == "Self" { return context.owner?.type as? NominalDeclaration }
      switch lookUp(name, in: context, at: context.file.position(of: syntax)) {
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

  // MARK: Values

  /// A value compared with the subject by `~=`.
  private func valuePattern(
    _ syntax: ExprSyntax, subject: Type, in context: Context
  ) -> CheckedPattern {
    let position = context.file.position(of: syntax)
    if subject.isError {
      _ = collecting { checkValue(syntax, in: context) }
      return .invalid
    }
    if syntax.is(NilLiteralExprSyntax.self), let nominal = subject.nominal, nominal.isPrelude,
      conformance(of: subject, to: core.protocol("ExpressibleByNilLiteral"), in: context.signature)
        == nil
    {
      report("type '\(subject)' is not optional, value can never be nil", at: position)
      return .invalid
    }
    let variable = Variable(
      name: "subject", isConstant: true, owner: context.body, position: position)
    variable.canHoldObjects = canHoldObjects(subject)
    if let quick = literalPattern(syntax, subject: subject, variable, at: position) {
      return quick
    }
    let inner = makeBlock(in: context)
    let storage = makeStorage(variable, type: subject, in: inner)
    inner.names["subject of pattern"] = [.storage(storage)]
    let value = term(syntax, in: inner)
    let comparison = makeTerm(
      .infix(
        Term.OperatorName(text: "~=", position: position), value,
        makeName("subject of pattern", at: position)), at: position, syntax: Syntax(syntax))
    let (solution, diagnostics) = collecting {
      solve(comparison, for: .type(core.bool, .pattern), in: inner)
    }
    guard let solution else {
      explain(value, syntax, subject: subject, diagnostics, in: inner)
      return .invalid
    }
    add(diagnostics)
    return CheckedPattern(
      pattern: .satisfies(subject: variable, build(comparison, solution, in: inner)),
      shape: .some)
  }

  /// Says why a value can't be compared with the subject.
  private func explain(
    _ value: Term, _ syntax: ExprSyntax, subject: Type, _ diagnostics: [Diagnostic],
    in context: Context
  ) {
    let (fitting, _) = collecting { solve(value, for: .type(subject, .pattern), in: context) }
    let (solution, own) = collecting { solve(value, for: .none, in: context) }
    if value.isNothing {
      return report(
        "type '\(subject)' is not optional, value can never be nil", at: value.position)
    }
    if fitting == nil, let type = solution?.types[value.id] {
      report(
        "expression pattern of type '\(type)' cannot match values of type '\(subject)'",
        at: value.position)
    } else if fitting == nil {
      add(own.isEmpty ? diagnostics : own)
    } else {
      report(
        "operator function '~=' requires that '\(subject)' conform to 'Equatable'",
        at: value.position)
    }
  }

  /// Literals against the types they are of by default need no search.
  private func literalPattern(
    _ syntax: ExprSyntax, subject: Type, _ variable: Variable, at position: Position
  ) -> CheckedPattern? {
    let subjectValue = load(variable, at: position)
    if subject == core.bool, let literal = syntax.as(BooleanLiteralExprSyntax.self) {
      let wanted = literal.literal.text == "true"
      let test =
        wanted
        ? subjectValue : Expression(kind: .not(subjectValue), position: position)
      return CheckedPattern(
        pattern: .satisfies(subject: variable, test), shape: .boolean(wanted))
    }
    guard subject == core.int, let literal = syntax.as(IntegerLiteralExprSyntax.self),
      let value = Int(literal.literal.text)
    else { return nil }
    var constant = Expression(kind: .constant(.int(value)), position: position)
    constant.canHoldObjects = false
    return CheckedPattern(
      pattern: .satisfies(
        subject: variable,
        Expression(
          kind: .intrinsic("equal", [subjectValue, constant]), position: position,
          canHoldObjects: false)),
      shape: .some)
  }
}

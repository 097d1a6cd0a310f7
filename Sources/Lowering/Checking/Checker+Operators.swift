import Machine
import SwiftSyntax

extension Checker {
  func isAssignment(_ operatorSyntax: ExprSyntax) -> Bool {
    if operatorSyntax.is(AssignmentExprSyntax.self) { return true }
    guard let binary = operatorSyntax.as(BinaryOperatorExprSyntax.self) else { return false }
    return compoundBase(binary.operator.text) != nil
  }

  /// `+` for `+=`; nil for what isn't a compound assignment.
  private func compoundBase(_ text: String) -> String? {
    guard text.hasSuffix("="), !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text) else {
      return nil
    }
    return String(text.dropLast())
  }

  func infixExpression(_ syntax: InfixOperatorExprSyntax, hint: Type?) -> Expression {
    if syntax.operator.is(AssignmentExprSyntax.self) { return assignment(syntax) }
    guard let binary = syntax.operator.as(BinaryOperatorExprSyntax.self) else {
      reportUnsupported("this operator", at: syntax.operator)
      return invalid(at: syntax)
    }
    let name = binary.operator.text
    if let base = compoundBase(name) { return compoundAssignment(base, syntax) }
    switch name {
    case "&&", "||":
      let left = check(syntax.leftOperand, as: core.boolType, purpose: .condition)
      let right = check(syntax.rightOperand, as: core.boolType, purpose: .condition)
      return make(name == "&&" ? .and(left, right) : .or(left, right), core.boolType, at: syntax)
    case "??": return coalescing(syntax, hint: hint)
    case "==", "!=": return equality(name, syntax)
    case "~=": return patternMatch(syntax)
    default: break
    }
    let (left, right) = operands(syntax, hint: hint)
    return binaryOperator(name, left, right, hint: hint, node: Syntax(binary.operator))
  }

  private func operands(
    _ syntax: InfixOperatorExprSyntax, hint: Type?
  ) -> (CallArguments.Argument, CallArguments.Argument) {
    func checked(_ expression: Expression, _ node: ExprSyntax) -> CallArguments.Argument {
      .init(label: nil, value: .checked(expression), node: Syntax(node))
    }
    let left = syntax.leftOperand
    let right = syntax.rightOperand
    let isComparison = ["<", ">", "<=", ">="].contains(
      syntax.operator.as(BinaryOperatorExprSyntax.self)?.operator.text ?? "")
    let placeHint = isComparison ? nil : hint
    switch (isFlexible(left), isFlexible(right)) {
    case (false, true):
      let value = infer(left, hint: placeHint)
      return (checked(value, left), .init(label: nil, value: .syntax(right), node: Syntax(right)))
    case (true, false):
      let value = infer(right, hint: placeHint)
      return (.init(label: nil, value: .syntax(left), node: Syntax(left)), checked(value, right))
    case (false, false):
      return (
        checked(infer(left, hint: placeHint), left), checked(infer(right, hint: placeHint), right)
      )
    case (true, true):
      // Literals only: the place decides, else a floating-point one does.
      if left.is(MemberAccessExprSyntax.self) || left.is(FunctionCallExprSyntax.self), let hint {
        let value = infer(left, hint: hint)
        return (checked(value, left), .init(label: nil, value: .syntax(right), node: Syntax(right)))
      }
      let numeric: Type? =
        if let hint, hint == core.doubleType || hint == .nominal(core.uint64, []) { hint } else {
          containsFloatLiteral(left) || containsFloatLiteral(right) ? core.doubleType : nil
        }
      return (
        checked(infer(left, hint: numeric), left), checked(infer(right, hint: numeric), right)
      )
    }
  }

  func containsFloatLiteral(_ syntax: ExprSyntax) -> Bool {
    if syntax.is(FloatLiteralExprSyntax.self) { return true }
    if let infix = syntax.as(InfixOperatorExprSyntax.self) {
      return containsFloatLiteral(infix.leftOperand) || containsFloatLiteral(infix.rightOperand)
    }
    if let prefix = syntax.as(PrefixOperatorExprSyntax.self) {
      return containsFloatLiteral(prefix.expression)
    }
    if let tuple = syntax.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return containsFloatLiteral(only.expression)
    }
    return false
  }

  /// A call of an operator function declared by one of the operands' types, or globally.
  func binaryOperator(
    _ name: String, _ left: CallArguments.Argument, _ right: CallArguments.Argument, hint: Type?,
    node: Syntax
  ) -> Expression {
    let operandTypes = [left, right].compactMap { argument -> Type? in
      if case .checked(let expression) = argument.value { resolved(expression) } else { nil }
    }
    if operandTypes.contains(.invalid) { return invalid(at: node) }
    if case .tuple(let elements)? = operandTypes.first, !elements.isEmpty,
      ["<", ">", "<=", ">="].contains(name)
    {
      reportUnsupported("ordering tuples with `\(name)`", at: node)
      return invalid(at: node)
    }
    var candidates: [Candidate] = []
    for type in operandTypes {
      guard case .nominal(let declaration, let arguments) = type else { continue }
      let substitution = Dictionary(
        zip(declaration.genericParameters, arguments), uniquingKeysWith: { first, _ in first })
      for case .function(let function) in declaration.members[name] ?? []
      where function.parameters.count == 2
        && !candidates.contains(where: { $0.declaration === function })
      {
        candidates.append(
          Candidate(declaration: function, receiver: nil, substitution: substitution, made: nil))
      }
    }
    if let entity = lookup(name), case .functions(let functions) = entity {
      candidates += functions.filter { $0.parameters.count == 2 }.map {
        Candidate(declaration: $0, receiver: nil, substitution: [:], made: nil)
      }
    }
    func complain() -> Expression {
      if let optionalType = operandTypes.first(where: { wrapped($0) != nil }),
        let inner = wrapped(optionalType), case .nominal(let declaration, _) = inner,
        declaration.members[name] != nil
      {
        report(
          "value of optional type '\(optionalType)' must be unwrapped to a value of type '\(inner)'",
          at: node, advice: "Use `??` for a default, `if let` to look, or `!` to insist.")
        return invalid(at: node)
      }
      // A literal is named by the type it would have alone.
      let operandTypes = [left, right].map { argument -> Type in
        switch argument.value {
        case .checked(let expression): return resolved(expression)
        case .syntax(let syntax), .reference(let syntax): return resolved(infer(syntax, hint: nil))
        case .closure: return .invalid
        }
      }
      if operandTypes.contains(.invalid) { return invalid(at: node) }
      let types = operandTypes.map { "'\($0)'" }
      report(
        types[0] == types[1]
          ? "binary operator '\(name)' cannot be applied to two \(types[0]) operands"
          : "binary operator '\(name)' cannot be applied to operands of type \(types[0]) and "
            + types[1], at: node)
      return invalid(at: node)
    }
    guard !candidates.isEmpty else { return complain() }
    let arguments = CallArguments([left, right])
    var fitting: [Candidate] = []
    for candidate in candidates {
      let saved = solver
      if succeeds({
        _ = callFunctions(
          [candidate], arguments, hint: hint, isSuper: false, node: node)
      }) {
        fitting.append(candidate)
      }
      solver.rollBack(to: saved)
    }
    guard !fitting.isEmpty else {
      if operandTypes.count == 2 || !isNumeric(operandTypes.first) { return complain() }
      return callFunctions(
        Array(candidates.prefix(1)), arguments, hint: hint, isSuper: false, node: node)
    }
    return callFunctions(
      fitting, arguments, hint: hint, isSuper: false, node: node)
  }

  private func isNumeric(_ type: Type?) -> Bool {
    type == core.intType || type == core.doubleType
  }

  // MARK: Equality, ??

  private func equality(_ name: String, _ syntax: InfixOperatorExprSyntax) -> Expression {
    let node = syntax.operator
    var left: Expression
    var right: Expression
    if isFlexible(syntax.leftOperand), !isFlexible(syntax.rightOperand) {
      right = infer(syntax.rightOperand, hint: nil)
      left = infer(syntax.leftOperand, hint: nilHint(syntax.leftOperand, right))
    } else if isFlexible(syntax.leftOperand), containsFloatLiteral(syntax.rightOperand) {
      right = infer(syntax.rightOperand, hint: nil)
      left = infer(syntax.leftOperand, hint: right.type)
    } else {
      left = infer(syntax.leftOperand, hint: nil)
      right = infer(syntax.rightOperand, hint: nilHint(syntax.rightOperand, left))
    }
    if resolved(left) == .invalid || resolved(right) == .invalid { return invalid(at: syntax) }
    if let converted = convert(right, to: left.type) {
      right = converted
    } else if let converted = convert(left, to: right.type) {
      left = converted
    } else {
      report(
        "binary operator '\(name)' cannot be applied to operands of type '\(resolved(left))' and "
          + "'\(resolved(right))'", at: node)
      return invalid(at: syntax)
    }
    let type = resolved(left)
    let comparesNil = isNil(left) || isNil(right)
    if !comparesNil, !conforms(type, to: core.equatable) {
      report(
        "binary operator '\(name)' cannot be applied to two '\(type)' operands", at: node,
        advice: "'\(type)' isn't Equatable: declare the conformance.")
      return invalid(at: syntax)
    }
    let result = make(.intrinsic("equal", [left, right]), core.boolType, at: node)
    return name == "==" ? result : make(.not(result), core.boolType, at: node)
  }

  /// `range ~= value`
  private func patternMatch(_ syntax: InfixOperatorExprSyntax) -> Expression {
    let subject = infer(syntax.rightOperand, hint: nil)
    let pattern = infer(syntax.leftOperand, hint: subject.type)
    if resolved(subject) == .invalid || resolved(pattern) == .invalid { return invalid(at: syntax) }
    if case .nominal(let declaration, let bounds) = resolved(pattern), declaration.isRange,
      bounds == [resolved(subject)]
    {
      return make(.intrinsic("range.contains", [pattern, subject]), core.boolType, at: syntax)
    }
    let value = coerce(pattern, to: subject.type, at: syntax.leftOperand, purpose: .argument)
    return make(.intrinsic("equal", [value, subject]), core.boolType, at: syntax)
  }

  private func nilHint(_ syntax: ExprSyntax, _ other: Expression) -> Type {
    let type = resolved(other)
    return syntax.is(NilLiteralExprSyntax.self) && wrapped(type) == nil && type != .invalid
      ? optional(type) : type
  }

  private func isNil(_ expression: Expression) -> Bool {
    if case .constant(.none) = expression.kind { true } else { false }
  }

  private func coalescing(_ syntax: InfixOperatorExprSyntax, hint: Type?) -> Expression {
    let left = infer(syntax.leftOperand, hint: hint.map { wrapped($0) == nil ? optional($0) : $0 })
    if resolved(left) == .invalid { return left }
    guard let inner = wrapped(left.type) else {
      report(
        "left side of '??' has non-optional type '\(resolved(left))', so the right side is never used",
        at: syntax.operator, advice: "Leave `??` and what follows it out.")
      return invalid(at: syntax)
    }
    let right = infer(syntax.rightOperand, hint: inner)
    if let converted = convert(right, to: inner) {
      return make(
        .coalesce(left, converted, staysOptional: false), solver.resolve(inner), at: syntax.operator
      )
    }
    let converted = coerce(right, to: left.type, at: syntax.rightOperand, purpose: .argument)
    return make(
      .coalesce(left, converted, staysOptional: true), resolved(left), at: syntax.operator)
  }

  // MARK: Prefix and postfix

  func prefixExpression(_ syntax: PrefixOperatorExprSyntax, hint: Type?) -> Expression {
    let name = syntax.operator.text
    if name == "!" {
      return make(
        .not(check(syntax.expression, as: core.boolType, purpose: .condition)), core.boolType,
        at: syntax)
    }
    if name == "-", let literal = syntax.expression.as(IntegerLiteralExprSyntax.self) {
      return integer(literal, hint: hint, isNegative: true)
    }
    let operand = infer(syntax.expression, hint: hint)
    if name == "-" {
      // A negative literal is a literal.
      switch operand.kind {
      case .constant(.int(let value)):
        return make(.constant(.int(-value)), operand.type, at: syntax)
      case .constant(.double(let value)):
        return make(.constant(.double(-value)), operand.type, at: syntax)
      default: break
      }
    }
    return unary(name, operand, at: syntax)
  }

  func postfixExpression(_ syntax: PostfixOperatorExprSyntax, hint: Type?) -> Expression {
    unary(syntax.operator.text, infer(syntax.expression, hint: nil), at: syntax)
  }

  private func unary(
    _ name: String, _ operand: Expression, at node: some SyntaxProtocol
  ) -> Expression {
    let type = resolved(operand)
    if type == .invalid { return operand }
    var candidates: [Candidate] = []
    if case .nominal(let declaration, _) = type {
      for case .function(let function) in declaration.members[name] ?? []
      where function.parameters.count == 1 {
        candidates.append(
          Candidate(declaration: function, receiver: nil, substitution: [:], made: nil))
      }
    }
    if case .functions(let functions)? = lookup(name) {
      candidates += functions.filter { $0.parameters.count == 1 }.map {
        Candidate(declaration: $0, receiver: nil, substitution: [:], made: nil)
      }
    }
    guard !candidates.isEmpty else {
      report("unary operator '\(name)' cannot be applied to an operand of type '\(type)'", at: node)
      return invalid(at: node)
    }
    // Prefix and postfix operators of one name are told apart by where they stand.
    let isPostfix = Syntax(node).is(PostfixOperatorExprSyntax.self)
    let placed = candidates.filter {
      $0.declaration.owner != nil || ($0.declaration.result.isPartialFrom == isPostfix)
    }
    return callFunctions(
      placed.isEmpty ? candidates : placed,
      CallArguments([.init(label: nil, value: .checked(operand), node: Syntax(node))]), hint: nil,
      isSuper: false, node: Syntax(node))
  }
}

extension TypeDeclaration {
  var isRange: Bool {
    isPrelude
      && ["Range", "ClosedRange", "PartialRangeFrom", "PartialRangeUpTo", "PartialRangeThrough"]
        .contains(name)
  }
}

extension Type {
  fileprivate var isPartialFrom: Bool {
    if case .nominal(let declaration, _) = self {
      declaration.name == "PartialRangeFrom"
    } else {
      false
    }
  }
}

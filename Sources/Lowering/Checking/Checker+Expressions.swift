import Machine
import SwiftSyntax

extension Checker {
  /// The expression as a value of a known type.
  func check(_ syntax: ExprSyntax, as type: Type, purpose: Purpose) -> Expression {
    let target = solver.resolve(type)
    let expression = infer(syntax, hint: target)
    return coerce(expression, to: target, at: syntax, purpose: purpose)
  }

  /// The expression with the type it has by itself. The hint is what the place would like: it
  /// settles literals, leading dots and closures, and needn't be met.
  func infer(_ syntax: ExprSyntax, hint: Type?) -> Expression {
    let hint = hint.map { solver.resolve($0) }
    switch syntax.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let literal): return integer(literal, hint: hint)
    case .floatLiteralExpr(let literal): return float(literal, hint: hint)
    case .booleanLiteralExpr(let literal):
      return make(.constant(.bool(literal.literal.text == "true")), core.boolType, at: syntax)
    case .stringLiteralExpr(let literal): return string(literal, hint: hint)
    case .nilLiteralExpr: return nilLiteral(at: syntax, hint: hint)
    case .arrayExpr(let literal): return arrayLiteral(literal, hint: hint)
    case .dictionaryExpr(let literal): return dictionaryLiteral(literal, hint: hint)
    case .tupleExpr(let tuple): return tupleExpression(tuple, hint: hint)
    case .declReferenceExpr(let reference): return nameReference(reference, hint: hint)
    case .superExpr:
      report("'super' must be followed by a member", at: syntax)
      return invalid(at: syntax)
    case .memberAccessExpr(let member): return memberExpression(member, hint: hint)
    case .functionCallExpr(let call): return callExpression(call, hint: hint)
    case .subscriptCallExpr(let call): return subscriptExpression(call)
    case .infixOperatorExpr(let infix): return infixExpression(infix, hint: hint)
    case .prefixOperatorExpr(let prefix): return prefixExpression(prefix, hint: hint)
    case .postfixOperatorExpr(let postfix): return postfixExpression(postfix, hint: hint)
    case .ternaryExpr(let ternary): return ternaryExpression(ternary, hint: hint)
    case .closureExpr(let closure): return closureExpression(closure, hint: hint)
    case .tryExpr(let expression): return tryExpression(expression, hint: hint)
    case .awaitExpr(let expression):
      let saved = coverage
      coverage.hasAwait = true
      defer { coverage = saved }
      return infer(expression.expression, hint: hint)
    case .forceUnwrapExpr(let unwrap): return forceUnwrap(unwrap, hint: hint)
    case .optionalChainingExpr(let chaining): return chainLink(chaining)
    case .asExpr(let cast): return castExpression(cast)
    case .isExpr(let test): return typeTest(test)
    case .ifExpr, .switchExpr: return branchExpression(syntax, hint: hint)
    case .keyPathExpr(let keyPath): return keyPathExpression(keyPath, hint: hint)
    case .genericSpecializationExpr(let specialization):
      return specializedType(specialization)
    case .typeExpr(let typeExpression):
      let type = type(typeExpression.type)
      return make(.constant(.type(runtimeType(type))), .metatype(type), at: syntax)
    case .inOutExpr:
      report("'&' may only be used to pass an argument to an inout parameter", at: syntax)
      return invalid(at: syntax)
    case .discardAssignmentExpr:
      report("'_' can only appear in a pattern or on the left side of an assignment", at: syntax)
      return invalid(at: syntax)
    case .macroExpansionExpr(let macro): return macroExpression(macro)
    case .patternExpr:
      report("a pattern can't be used as a value here", at: syntax)
      return invalid(at: syntax)
    case .missingExpr: return invalid(at: syntax)
    default:
      reportUnsupported("this expression (\(syntax.kind))", at: syntax)
      return invalid(at: syntax)
    }
  }

  // MARK: try, unwrapping, casts

  private func tryExpression(_ syntax: TryExprSyntax, hint: Type?) -> Expression {
    let saved = coverage
    coverage.hasTry = true
    if syntax.questionOrExclamationMark != nil { coverage.catches = true }
    defer { coverage = saved }
    guard let mark = syntax.questionOrExclamationMark else {
      return infer(syntax.expression, hint: hint)
    }
    if mark.text == "!" {
      let value = infer(syntax.expression, hint: hint)
      return make(.tryForce(value), value.type, at: syntax)
    }
    let inner = hint.flatMap { wrapped($0) } ?? hint
    let value = infer(syntax.expression, hint: inner)
    let isOptional = wrapped(value.type) != nil
    return make(
      .tryOptional(value, flattens: isOptional), isOptional ? value.type : optional(value.type),
      at: syntax)
  }

  private func forceUnwrap(_ syntax: ForceUnwrapExprSyntax, hint: Type?) -> Expression {
    let value = infer(syntax.expression, hint: hint.map { optional($0) })
    if resolved(value) == .invalid { return value }
    guard let inner = wrapped(value.type) else {
      report("cannot force unwrap value of non-optional type '\(resolved(value))'", at: syntax)
      return invalid(at: syntax)
    }
    let position = endPosition(of: syntax)
    if case .load(let path) = value.kind {
      return Expression(kind: .load(.forced(path)), type: inner, position: position)
    }
    return Expression(kind: .forceUnwrap(value), type: inner, position: position)
  }

  /// `base?` inside a chain; the chain itself is made by `chained`.
  private func chainLink(_ syntax: OptionalChainingExprSyntax) -> Expression {
    let value = infer(syntax.expression, hint: nil)
    if resolved(value) == .invalid { return value }
    guard let inner = wrapped(value.type) else {
      report(
        "cannot use optional chaining on non-optional value of type '\(resolved(value))'",
        at: syntax)
      return invalid(at: syntax)
    }
    if case .load(let path) = value.kind {
      return make(.load(.chained(path)), inner, at: syntax)
    }
    return make(.chainLink(value), inner, at: syntax)
  }

  /// Closes an optional chain at its outermost postfix expression.
  func chained(_ expression: Expression, from syntax: ExprSyntax) -> Expression {
    guard isChainEnd(syntax), resolved(expression) != .invalid else { return expression }
    let isOptional = wrapped(expression.type) != nil
    return Expression(
      kind: .optionalChain(expression, wraps: !isOptional),
      type: isOptional ? expression.type : optional(solver.resolve(expression.type)),
      position: expression.position)
  }

  /// Whether the postfix expression has a `?` in its spine and isn't itself part of a longer one.
  private func isChainEnd(_ syntax: ExprSyntax) -> Bool {
    guard hasLink(syntax) else { return false }
    guard let parent = syntax.parent else { return true }
    if let member = parent.as(MemberAccessExprSyntax.self) { return member.base?.id != syntax.id }
    if let call = parent.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.id != syntax.id
    }
    if let call = parent.as(SubscriptCallExprSyntax.self) {
      return call.calledExpression.id != syntax.id
    }
    if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) {
      return false
    }
    // An assignment through a chain is part of it.
    if let infix = parent.as(InfixOperatorExprSyntax.self), infix.leftOperand.id == syntax.id {
      return !isAssignment(infix.operator)
    }
    return true
  }

  func hasLink(_ syntax: ExprSyntax) -> Bool {
    if syntax.is(OptionalChainingExprSyntax.self) { return true }
    if let member = syntax.as(MemberAccessExprSyntax.self) {
      return member.base.map(hasLink) ?? false
    }
    if let call = syntax.as(FunctionCallExprSyntax.self) { return hasLink(call.calledExpression) }
    if let call = syntax.as(SubscriptCallExprSyntax.self) { return hasLink(call.calledExpression) }
    if let unwrap = syntax.as(ForceUnwrapExprSyntax.self) { return hasLink(unwrap.expression) }
    return false
  }

  private func castExpression(_ syntax: AsExprSyntax) -> Expression {
    let target = type(syntax.type)
    guard let mark = syntax.questionOrExclamationMark else {
      let value = infer(syntax.expression, hint: target)
      return coerce(value, to: target, at: syntax.expression, purpose: .specified)
    }
    let value = infer(syntax.expression, hint: nil)
    if resolved(value) == .invalid || target == .invalid { return invalid(at: syntax) }
    let runtime = runtimeType(target)
    if mark.text == "!" {
      return Expression(
        kind: .castOrTrap(value, runtime), type: target, position: position(of: syntax.asKeyword))
    }
    return make(.castIfPossible(value, runtime), optional(target), at: syntax)
  }

  private func typeTest(_ syntax: IsExprSyntax) -> Expression {
    let value = infer(syntax.expression, hint: nil)
    return make(.isType(value, runtimeType(type(syntax.type))), core.boolType, at: syntax)
  }

  private func specializedType(_ syntax: GenericSpecializationExprSyntax) -> Expression {
    guard let name = syntax.expression.as(DeclReferenceExprSyntax.self) else {
      reportUnsupported("this specialization", at: syntax)
      return invalid(at: syntax)
    }
    let type = named(name.baseName.plainName, arguments: syntax.genericArgumentClause, at: syntax)
    return make(.constant(.type(runtimeType(type))), .metatype(type), at: syntax)
  }

  private func macroExpression(_ syntax: MacroExpansionExprSyntax) -> Expression {
    let position = position(of: syntax)
    switch syntax.macroName.text {
    case "line": return make(.constant(.int(position.line)), core.intType, at: syntax)
    case "column": return make(.constant(.int(position.column)), core.intType, at: syntax)
    case "function":
      return make(.constant(.string(context.body.function.name)), core.stringType, at: syntax)
    default:
      reportUnsupported("the macro `#\(syntax.macroName.text)`", at: syntax)
      return invalid(at: syntax)
    }
  }

  private func ternaryExpression(_ syntax: TernaryExprSyntax, hint: Type?) -> Expression {
    let condition = check(syntax.condition, as: core.boolType, purpose: .condition)
    let (then, otherwise, type) = join(
      syntax.thenExpression, syntax.elseExpression, hint: hint, at: syntax)
    return make(.conditional(condition, then: then, else: otherwise), type, at: syntax)
  }

  /// Two expressions as values of one type.
  private func join(
    _ first: ExprSyntax, _ second: ExprSyntax, hint: Type?, at node: some SyntaxProtocol
  ) -> (Expression, Expression, Type) {
    if let hint, hint.isConcrete {
      return (
        check(first, as: hint, purpose: .specified), check(second, as: hint, purpose: .specified),
        hint
      )
    }
    var left: Expression
    var right: Expression
    if first.is(NilLiteralExprSyntax.self) || second.is(NilLiteralExprSyntax.self) {
      let other = first.is(NilLiteralExprSyntax.self) ? second : first
      let value = infer(other, hint: hint.flatMap { wrapped($0) })
      let type = wrapped(value.type) == nil ? optional(resolved(value)) : resolved(value)
      return (
        check(first, as: type, purpose: .specified), check(second, as: type, purpose: .specified),
        type
      )
    }
    if isFlexible(first), isFlexible(second),
      containsFloatLiteral(first) != containsFloatLiteral(second)
    {
      left = infer(first, hint: core.doubleType)
      right = infer(second, hint: core.doubleType)
    } else if isFlexible(first), !isFlexible(second) {
      right = infer(second, hint: hint)
      left = infer(first, hint: right.type)
    } else {
      left = infer(first, hint: hint)
      right = infer(second, hint: left.type)
    }
    if let converted = convert(right, to: left.type) { return (left, converted, resolved(left)) }
    if let converted = convert(left, to: right.type) { return (converted, right, resolved(right)) }
    report(
      "result values in '? :' expression have mismatching types '\(resolved(left))' and "
        + "'\(resolved(right))'", at: node)
    return (left, right, .invalid)
  }

  /// Whether the place decides the expression's type: literals and leading dots.
  func isFlexible(_ syntax: ExprSyntax) -> Bool {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr, .nilLiteralExpr: true
    case .arrayExpr(let array): array.elements.allSatisfy { isFlexible($0.expression) }
    case .dictionaryExpr: true
    case .memberAccessExpr(let member): member.base.map(isFlexible) ?? true
    case .functionCallExpr(let call):
      call.calledExpression.as(MemberAccessExprSyntax.self).map { isFlexible(ExprSyntax($0)) }
        ?? false
    case .prefixOperatorExpr(let prefix): isFlexible(prefix.expression)
    case .infixOperatorExpr(let infix):
      isFlexible(infix.leftOperand) && isFlexible(infix.rightOperand)
    case .tupleExpr(let tuple):
      tuple.elements.count == 1 && (tuple.elements.first.map { isFlexible($0.expression) } ?? false)
    case .tryExpr(let expression): isFlexible(expression.expression)
    case .awaitExpr(let expression): isFlexible(expression.expression)
    default: false
    }
  }

  // MARK: Effects

  func noteThrow(at node: some SyntaxProtocol) {
    if !coverage.hasTry, !coverage.catches, !context.allowsThrowing {
      report(
        "call can throw, but it is not marked with 'try' and the error is not handled", at: node,
        advice: "Write `try`, and wrap it in `do { } catch { }`, or use `try?`.")
    } else if !coverage.hasTry {
      report(
        "call can throw but is not marked with 'try'", at: node, advice: "Write `try` before it.")
    } else if !coverage.catches {
      noteUncaught(at: node)
    }
  }

  /// An error leaves the function here.
  func noteUncaught(at node: some SyntaxProtocol) {
    if !context.allowsThrowing {
      report(
        "errors thrown from here are not handled", at: node,
        advice: "Wrap it in `do { } catch { }`, use `try?`, or mark the function `throws`.")
    }
    context.throwsSomething = true
  }

  func noteAwait(at node: some SyntaxProtocol) {
    if !context.isAsync {
      report(
        "'async' call in a function that does not support concurrency", at: node,
        advice: "Mark the function `async`, or start a `Task`.")
    } else if !coverage.hasAwait {
      report(
        "expression is 'async' but is not marked with 'await'", at: node,
        advice: "Write `await` before it.")
    }
  }
}

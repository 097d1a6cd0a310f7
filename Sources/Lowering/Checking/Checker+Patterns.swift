import Machine
import SwiftSyntax

/// Whether the names in a pattern are new variables, and of which kind.
struct BindingMode {
  var isConstant: Bool
}

extension Checker {
  /// A pattern against a value of a type. Names bind inside `let` and `var` only.
  func pattern(_ syntax: PatternSyntax, subject: Type, binding: BindingMode?) -> Pattern {
    switch syntax.as(PatternSyntaxEnum.self) {
    case .wildcardPattern: return .anything
    case .identifierPattern(let identifier):
      guard let binding else {
        return expressionPattern(
          ExprSyntax(DeclReferenceExprSyntax(baseName: identifier.identifier)), subject: subject,
          binding: nil)
      }
      return .bind(
        bindVariable(identifier.identifier.plainName, subject, binding, at: identifier))
    case .valueBindingPattern(let value):
      return pattern(
        value.pattern, subject: subject,
        binding: BindingMode(isConstant: value.bindingSpecifier.text == "let"))
    case .tuplePattern(let tuple):
      return tuplePattern(
        tuple.elements.map { ($0.label?.text, $0.pattern) }, subject: subject, binding: binding,
        at: syntax)
    case .isTypePattern(let test):
      return .isType(runtimeType(type(test.type)), .anything)
    case .expressionPattern(let expression):
      return expressionPattern(expression.expression, subject: subject, binding: binding)
    case .missingPattern:
      return .anything
    }
  }

  private func bindVariable(
    _ name: String, _ type: Type, _ mode: BindingMode, at node: some SyntaxProtocol
  ) -> Variable {
    if let shared = alternativeVariables[name] {
      if shared.type != type, type != .invalid {
        report(
          "pattern variable bound to type '\(type)', expected type '\(shared.type)'", at: node)
      }
      return shared
    }
    return isAtTopLevel
      ? declareVariable(name, type, isConstant: mode.isConstant, at: node)
      : declareLocal(name, type, isConstant: mode.isConstant, at: node)
  }

  /// The alternatives of a case, which bind the same names: `case (1, let s), (2, let s)`.
  func alternatives<Item>(
    _ items: [Item], pattern: (Item) -> Pattern, condition: (Item) -> Expression?
  ) -> [(pattern: Pattern, where: Expression?)] {
    let outer = alternativeVariables
    defer { alternativeVariables = outer }
    alternativeVariables = [:]
    var result: [(pattern: Pattern, where: Expression?)] = []
    for item in items {
      let found = pattern(item)
      for variable in found.variables where alternativeVariables[variable.name] == nil {
        alternativeVariables[variable.name] = variable
      }
      result.append((pattern: found, where: condition(item)))
    }
    return result
  }

  private func tuplePattern(
    _ parts: [(label: String?, pattern: PatternSyntax)], subject: Type, binding: BindingMode?,
    at node: some SyntaxProtocol
  ) -> Pattern {
    if parts.count == 1 { return pattern(parts[0].pattern, subject: subject, binding: binding) }
    guard case .tuple(let elements) = subject, elements.count == parts.count else {
      if subject != .invalid {
        report("tuple pattern cannot match values of the non-tuple type '\(subject)'", at: node)
      }
      for part in parts { _ = pattern(part.pattern, subject: .invalid, binding: binding) }
      return .anything
    }
    return .tuple(
      zip(parts, elements).map { part, element in
        pattern(part.pattern, subject: element.type, binding: binding)
      })
  }

  /// A pattern written as an expression: an enum case, `nil`, a literal, a range, a value.
  func expressionPattern(_ syntax: ExprSyntax, subject: Type, binding: BindingMode?) -> Pattern {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .patternExpr(let inner):
      return pattern(inner.pattern, subject: subject, binding: binding)
    case .discardAssignmentExpr: return .anything
    case .nilLiteralExpr: return .none
    case .declReferenceExpr(let name) where binding != nil && name.argumentNames == nil:
      return .bind(
        bindVariable(
          name.baseName.plainName, subject, binding ?? BindingMode(isConstant: true), at: name))
    case .memberAccessExpr(let member) where member.base == nil || isTypeName(member.base):
      if let found = casePattern(member, arguments: nil, subject: subject, binding: binding) {
        return found
      }
    case .functionCallExpr(let call):
      if let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        let found = casePattern(
          member, arguments: call.arguments, subject: subject, binding: binding)
      {
        return found
      }
    case .optionalChainingExpr(let optional):
      // `let x?`
      guard let inner = wrapped(subject) else { break }
      return Pattern.some(expressionPattern(optional.expression, subject: inner, binding: binding))
    case .tupleExpr(let tuple) where tuple.elements.count > 1:
      guard case .tuple(let elements) = subject, elements.count == tuple.elements.count else {
        if subject != .invalid {
          report("tuple pattern cannot match values of the non-tuple type '\(subject)'", at: syntax)
        }
        return .anything
      }
      return .tuple(
        zip(tuple.elements, elements).map {
          expressionPattern($0.expression, subject: $1.type, binding: binding)
        })
    case .asExpr(let cast):
      let target = type(cast.type)
      return .isType(
        runtimeType(target),
        expressionPattern(cast.expression, subject: target, binding: binding))
    case .isExpr(let test): return .isType(runtimeType(type(test.type)), .anything)
    default: break
    }
    return valuePattern(syntax, subject: subject)
  }

  func isTypeName(_ syntax: ExprSyntax?) -> Bool {
    guard let name = syntax?.as(DeclReferenceExprSyntax.self)?.baseName.plainName else {
      return syntax?.as(MemberAccessExprSyntax.self).map { isTypeName($0.base) } ?? false
    }
    switch lookup(name) {
    case .type?, .alias?: return true
    case .variable?, .functions?, .generic?, .property?, nil: return false
    }
  }

  /// `.case(payload)` against an enum, an optional of one, or an error.
  private func casePattern(
    _ member: MemberAccessExprSyntax, arguments: LabeledExprListSyntax?, subject: Type,
    binding: BindingMode?
  ) -> Pattern? {
    let name = member.declName.baseName.plainName
    if member.base == nil, let inner = wrapped(subject) {
      if name == "none" { return Pattern.none }
      if name == "some", let argument = arguments?.first {
        return Pattern.some(
          expressionPattern(argument.expression, subject: inner, binding: binding))
      }
      return casePattern(member, arguments: arguments, subject: inner, binding: binding)
        .map { Pattern.some($0) }
    }
    var type = subject
    if let base = member.base {
      guard case .metatype(let named) = resolved(infer(base, hint: nil)) else { return nil }
      type = named
    }
    guard case .nominal(let declaration, _) = type, declaration.kind == .enumeration,
      let index = declaration.cases.firstIndex(where: { $0.name == name }),
      let descriptor = declaration.descriptor
    else {
      if case .nominal(let declaration, _) = type, declaration.kind == .enumeration,
        declaration.members[name] == nil
      {
        report(
          "type '\(type)' has no member '\(name)'", at: member,
          advice: closest(to: name, among: declaration.cases.map(\.name)).map {
            "Did you mean `.\($0)`?"
          })
        return .anything
      }
      return nil
    }
    let parameters = declaration.cases[index].parameters
    var payload: [Pattern] = []
    if let arguments {
      if arguments.count == parameters.count {
        for (argument, parameter) in zip(arguments, parameters) {
          if let label = argument.label?.text, label != parameter.label {
            report(
              "tuple pattern element label '\(label)' must be '\(parameter.label ?? "_")'",
              at: argument)
          }
          payload.append(
            expressionPattern(argument.expression, subject: parameter.type, binding: binding))
        }
      } else if arguments.count == 1, let only = arguments.first, parameters.count > 1 {
        reportUnsupported("binding several associated values to one name", at: only)
      } else {
        report(
          "tuple pattern has the wrong length for tuple type: the case has \(parameters.count) "
            + "associated values", at: member)
      }
    }
    let pattern = Pattern.enumerationCase(index: index, payload)
    // Matched against an error or `Any`, the type is tested first.
    switch subject {
    case .existential, .anyObject: return .isType(.nominal(descriptor.plain), pattern)
    default: return pattern
    }
  }

  /// A value compared with the subject, or a range that contains it.
  private func valuePattern(_ syntax: ExprSyntax, subject: Type) -> Pattern {
    if subject == .invalid {
      _ = infer(syntax, hint: nil)
      return .anything
    }
    if let inner = wrapped(subject), !syntax.is(NilLiteralExprSyntax.self) {
      return .some(valuePattern(syntax, subject: inner))
    }
    let position = position(of: syntax)
    let variable = Variable(
      name: "subject", type: subject, isConstant: true, owner: context.body, position: position)
    let load = Expression(kind: .load(.variable(variable)), type: subject, position: position)
    var value = infer(syntax, hint: subject)
    if case .nominal(let declaration, _) = resolved(value), declaration.isRange {
      if subject == core.doubleType, resolved(value) != subject { value = retyped(value, syntax) }
      return .satisfies(
        subject: variable,
        make(.intrinsic("range.contains", [value, load]), core.boolType, at: syntax))
    }
    let converted = coerce(value, to: subject, at: syntax, purpose: .argument)
    if resolved(converted) != .invalid, !conforms(subject, to: core.equatable) {
      report("expression pattern of type '\(subject)' needs an Equatable type", at: syntax)
    }
    return .satisfies(
      subject: variable, make(.intrinsic("equal", [load, converted]), core.boolType, at: syntax))
  }

  /// A range of literals against a `Double`: the bounds are doubles too.
  private func retyped(_ range: Expression, _ syntax: ExprSyntax) -> Expression {
    guard case .intrinsic(let name, let bounds) = range.kind else { return range }
    let converted = bounds.map { bound -> Expression in
      if case .constant(.int(let value)) = bound.kind {
        return make(.constant(.double(Double(value))), core.doubleType, at: syntax)
      }
      return bound
    }
    return make(.intrinsic(name, converted), range.type, at: syntax)
  }
}

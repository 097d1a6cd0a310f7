package import SwiftSyntax

extension TermReader {
  package func closure(_ syntax: ClosureExprSyntax) -> ClosureTerm {
    let closure = ClosureTerm(syntax: syntax, position: position(of: syntax))
    if let signature = syntax.signature { read(signature, into: closure) }
    let effects = ClosureEffects(syntax, inactive: file.inactiveShorthands)
    if effects.awaits { closure.isAsync = true }
    if effects.throwsOut { closure.throwsOut = true }
    closure.returnsValue = effects.returnsValue
    closure.assignedShorthands = effects.assignedShorthands
    if let excessive = effects.excessiveShorthand {
      report(TermMessage.largeShorthandNumber, at: position(of: excessive))
    }
    if closure.parameters == nil, effects.shorthandCount > 0 {
      closure.parameters = (0..<effects.shorthandCount).map {
        ClosureTerm.Parameter(name: "$\($0)", type: nil, position: closure.position)
      }
    }
    readSingle(of: syntax, into: closure)
    return closure
  }

  private func read(_ signature: ClosureSignatureSyntax, into closure: ClosureTerm) {
    for case .attribute(let attribute) in signature.attributes {
      switch attribute.attributeName.spelling {
      case "Sendable": closure.isMarkedSendable = true
      case let name:
        if names.isGlobalActor(attribute) {
          closure.markedActor = attribute
        } else {
          reportUnsupported(
            UnsupportedTerm.closureAttribute(name: name), at: position(of: attribute))
        }
      }
    }
    closure.captures = signature.capture?.items.map { capture($0) } ?? []
    switch signature.parameterClause {
    case .simpleInput(let names)?:
      closure.parameters = names.map {
        ClosureTerm.Parameter(name: $0.name.plainName, type: nil, position: position(of: $0))
      }
    case .parameterClause(let clause)?:
      closure.parameters = clause.parameters.map { parameter($0) }
    case nil: break
    }
    var names: Set<String> = []
    for parameter in closure.parameters ?? []
    where parameter.name != "_" && !names.insert(parameter.name).inserted {
      report(TermMessage.redeclaration(name: parameter.name), at: parameter.position)
    }
    if signature.effectSpecifiers?.asyncSpecifier != nil { closure.isAsync = true }
    if let clause = signature.effectSpecifiers?.throwsClause {
      closure.throwsOut = true
      closure.writtenThrows = clause
    }
    closure.result = signature.returnClause?.type
  }

  private func parameter(_ syntax: ClosureParameterSyntax) -> ClosureTerm.Parameter {
    for case .attribute(let attribute) in syntax.attributes {
      reportUnsupported(
        UnsupportedTerm.closureParameterAttribute(name: attribute.attributeName.spelling),
        at: position(of: attribute))
    }
    let specifiers = syntax.type?.as(AttributedTypeSyntax.self)?.specifiers
    let isInout = specifiers?.contains { specifier in
      specifier.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout)
    }
    let name = syntax.secondName ?? syntax.firstName
    return ClosureTerm.Parameter(
      name: name.plainName, type: syntax.type, isInout: isInout ?? false,
      isVariadic: syntax.ellipsis != nil, position: position(of: name))
  }

  private func capture(_ syntax: ClosureCaptureSyntax) -> ClosureTerm.Capture {
    let strength: ClosureTerm.Capture.Strength =
      switch syntax.specifier?.specifier.tokenKind {
      case .keyword(.weak): .weak
      case .keyword(.unowned): .unowned
      default: .strong
      }
    let name = syntax.name.plainName
    let value =
      syntax.initializer.map { read($0.value) } ?? make(.name(Term.Name(name)), at: syntax.name)
    return ClosureTerm.Capture(
      name: name, strength: strength, value: value, position: position(of: syntax.name))
  }

  // MARK: Single expressions

  private func readSingle(of syntax: ClosureExprSyntax, into closure: ClosureTerm) {
    guard let (single, isReturned) = SingleExpression.of(syntax.statements) else { return }
    closure.single = read(single)
    closure.singleIsReturned = isReturned
  }
}

/// A body with one expression, which is its value, with or without `return`.
package enum SingleExpression {
  package static func of(_ statements: CodeBlockItemListSyntax) -> (ExprSyntax, isReturned: Bool)? {
    guard statements.count == 1, let item = statements.first?.item else { return nil }
    switch item {
    case .expr(let expression): return isValue(expression) ? (expression, false) : nil
    case .stmt(let statement):
      if let returning = statement.as(ReturnStmtSyntax.self) {
        return returning.expression.map { ($0, true) }
      }
      guard let expression = statement.as(ExpressionStmtSyntax.self)?.expression else { return nil }
      return isValue(expression) ? (expression, false) : nil
    case .decl: return nil
    }
  }

  /// An `if` or `switch` has a value if each branch has one or leaves by `throw`.
  private static func isValue(_ expression: ExprSyntax) -> Bool {
    switch expression.as(ExprSyntaxEnum.self) {
    case .ifExpr(let branching):
      guard let branches = branches(of: branching) else { return false }
      return areValues(branches)
    case .switchExpr(let branching):
      return areValues(
        branching.cases.compactMap { $0.as(SwitchCaseSyntax.self)?.statements })
    default: return true
    }
  }

  /// Nil if there is no `else`.
  private static func branches(of syntax: IfExprSyntax) -> [CodeBlockItemListSyntax]? {
    var branches: [CodeBlockItemListSyntax] = []
    var current = syntax
    while true {
      branches.append(current.body.statements)
      switch current.elseBody {
      case .codeBlock(let block)?: return branches + [block.statements]
      case .ifExpr(let next)?: current = next
      case nil: return nil
      }
    }
  }

  private static func areValues(_ branches: [CodeBlockItemListSyntax]) -> Bool {
    var hasValue = false
    for branch in branches {
      if let (_, isReturned) = of(branch), !isReturned {
        hasValue = true
        continue
      }
      guard branch.count == 1, case .stmt(let statement)? = branch.first?.item,
        statement.is(ThrowStmtSyntax.self) || statement.is(FallThroughStmtSyntax.self)
      else { return false }
    }
    return hasValue
  }
}

package import SwiftSyntax

/// Calls and subscripts with their arguments.
extension TermReader {
  package func call(_ syntax: FunctionCallExprSyntax) -> (term: Term, isChain: Bool) {
    let (callee, isChain) = readCallee(syntax.calledExpression)
    let arguments = arguments(
      syntax.arguments, trailing: syntax.trailingClosure, more: syntax.additionalTrailingClosures,
      start: syntax.leftParen, end: syntax.rightParen)
    return (make(.call(callee, arguments), at: syntax), isChain)
  }

  /// An array or dictionary literal can't be called, but a type can.
  private func readCallee(_ syntax: ExprSyntax) -> (term: Term, isChain: Bool) {
    let isCollection = syntax.is(ArrayExprSyntax.self) || syntax.is(DictionaryExprSyntax.self)
    if isCollection, let type = reparsed(syntax) {
      return (make(.type(type), at: syntax), false)
    }
    return readLink(syntax)
  }

  package func subscripting(_ syntax: SubscriptCallExprSyntax) -> (term: Term, isChain: Bool) {
    let (base, isChain) = readLink(syntax.calledExpression)
    let arguments = arguments(
      syntax.arguments, trailing: syntax.trailingClosure, more: syntax.additionalTrailingClosures,
      start: syntax.leftSquare, end: syntax.rightSquare)
    return (
      make(.subscripting(base, arguments), at: syntax, anchor: syntax.leftSquare), isChain
    )
  }

  /// - Parameter end: The closing bracket, if no closure follows it.
  package func arguments(
    _ list: LabeledExprListSyntax, trailing: ClosureExprSyntax?,
    more: MultipleTrailingClosureElementListSyntax?, start: TokenSyntax? = nil, end: TokenSyntax?
  ) -> Term.Arguments {
    var arguments = list.map { argument in
      Term.Argument(
        label: argument.label.flatMap { $0.text == "_" ? nil : $0.plainName },
        value: read(argument.expression), labelPosition: argument.label.map { position(of: $0) })
    }
    var end = end
    var firstTrailing: Int?
    if let trailing {
      end = trailing.rightBrace
      firstTrailing = arguments.count
      arguments.append(Term.Argument(label: nil, value: read(ExprSyntax(trailing))))
    }
    for element in more ?? [] {
      end = element.closure.rightBrace
      arguments.append(
        Term.Argument(
          label: element.label.text == "_" ? nil : element.label.plainName,
          value: read(ExprSyntax(element.closure)), labelPosition: position(of: element.label)))
    }
    let last = end.map { position(of: $0) } ?? position(of: list)
    return Term.Arguments(
      list: arguments, firstTrailing: firstTrailing, start: start.map { position(of: $0) },
      end: last)
  }
}

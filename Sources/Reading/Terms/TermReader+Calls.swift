package import SwiftSyntax

/// Calls and subscripts with their arguments.
extension TermReader {
  package func call(_ syntax: FunctionCallExprSyntax) -> (term: Term, isChain: Bool) {
    let (callee, isChain) = readCallee(syntax.calledExpression)
    var arguments = arguments(
      syntax.arguments, trailing: syntax.trailingClosure, more: syntax.additionalTrailingClosures,
      start: syntax.leftParen, end: syntax.rightParen)
    if let labels = callee.writtenLabels { arguments.take(labels) }
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

extension Term {
  /// The labels of a compound name: `move(from:to:)`, with or without a base.
  fileprivate var writtenLabels: [String?]? {
    switch peeled.kind {
    case .name(let name), .member(_, let name, _): name.labels
    default: nil
    }
  }
}

extension Term.Arguments {
  /// Gives the arguments the labels of the function's compound name, after which no argument has a label:
  /// `move(from:to:)(a, b)`.
  fileprivate mutating func take(_ labels: [String?]) {
    guard list.count == labels.count, firstTrailing == nil, list.allSatisfy({ $0.label == nil })
    else { return }
    for (index, label) in labels.enumerated() { list[index].label = label }
  }
}

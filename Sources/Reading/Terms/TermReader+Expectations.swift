package import SwiftSyntax

/// `#expect` and `#require` of Testing. They become calls of the prelude's functions with the
/// condition's source text. Where it helps, the calls also note the values of its parts.
extension TermReader {
  /// Nil for another macro, and if the module isn't imported.
  package func expectation(_ syntax: MacroExpansionExprSyntax) -> Term? {
    let name = syntax.macroName.text
    guard name == "expect" || name == "require",
      names.hasExpectations
    else { return nil }
    let end: TokenSyntax? = syntax.trailingClosure == nil ? syntax.rightParen : nil
    guard let first = syntax.arguments.first, first.label == nil,
      syntax.additionalTrailingClosures.isEmpty
    else {
      // An expectation of an error.
      let given = arguments(
        syntax.arguments, trailing: syntax.trailingClosure,
        more: syntax.additionalTrailingClosures, end: end)
      return make(.call(make(.name(Term.Name("_\(name)Error")), at: syntax), given), at: syntax)
    }
    let id = numbers.next()
    var noting = NotingReader(reader: self, id: id)
    let condition = noting.condition(first.expression)
    var list = [Term.Argument(label: nil, value: condition.term, labelPosition: nil)]
    list.append(noting.argument(.integer(UInt64(id), isNegative: false), at: first))
    list.append(noting.argument(.string(condition.account), at: first))
    for argument in syntax.arguments.dropFirst() {
      list.append(
        Term.Argument(
          label: argument.label.map(\.plainName), value: read(argument.expression),
          labelPosition: argument.label.map { position(of: $0) }))
    }
    let given = Term.Arguments(
      list: list, firstTrailing: nil, end: position(of: syntax.rightParen ?? syntax.macroName))
    return make(.call(make(.name(Term.Name("_\(name)")), at: syntax), given), at: syntax)
  }
}

/// Reads the condition of an expectation, so that a failure shows the values of its parts.
///
/// The parts are those that the real library shows: both sides of an operator, a member's base, and
/// a call's arguments. It shows none if the condition awaits or tries something.
private struct NotingReader {
  /// The term to evaluate, and its source text with marks around the parts whose values are shown.
  typealias Noted = (term: Term, account: String)

  let reader: TermReader
  /// The number that identifies the expectation's notes during the run.
  let id: Int
  private var count = 0

  init(reader: TermReader, id: Int) {
    self.reader = reader
    self.id = id
  }

  func argument(_ kind: Term.Kind, at syntax: some SyntaxProtocol) -> Term.Argument {
    Term.Argument(label: nil, value: reader.make(kind, at: syntax), labelPosition: nil)
  }

  mutating func condition(_ syntax: ExprSyntax) -> Noted {
    let term = reader.read(syntax)
    let waits = syntax.tokens(viewMode: .sourceAccurate).contains {
      [.keyword(.try), .keyword(.await)].contains($0.tokenKind)
    }
    return waits ? (term, syntax.spelling) : noted(term, syntax.spelling)
  }

  /// Notes the parts of a condition, or of the operand of `!`.
  private mutating func noted(_ term: Term, _ text: String) -> Noted {
    guard let syntax = term.syntax else { return (term, text) }
    switch term.kind {
    case .infix(let name, let left, let right):
      let (left, right) = (side(left), side(right))
      return (
        reader.make(.infix(name, left.term, right.term), at: syntax),
        "\(left.account) \(name.text) \(right.account)"
      )
    case .prefix(let name, let negated) where name.text == "!":
      let operand = Self.operator(inside: negated) ?? negated
      let inner = Self.text(of: operand)
      guard Self.isTold(operand) else {
        // The library shows it this way.
        return (
          term,
          "!" + Account.mark(Self.text(of: negated), Account.unevaluated, inBrackets: true)
        )
      }
      let told = noted(operand, inner)
      let whole = note(told.term, told.account, inBrackets: true)
      return (reader.make(.prefix(name, whole.term), at: syntax), "!" + whole.account)
    case .cast(let value, let type, .check): return test(value, type, in: syntax)
    case .call(let callee, let arguments): return call(term, callee, arguments, text)
    case .member(let base, let name, let position):
      let owner = self.base(base)
      let member = reader.make(.member(owner.term, name, position: position), at: syntax)
      return note(member, "\(owner.account).\(name.text)", inBrackets: false)
    default: return (term, text)
    }
  }

  /// Notes the value of `value is Type`. The failure also shows the value's type.
  private mutating func test(_ value: Term, _ type: TypeSyntax, in syntax: some SyntaxProtocol)
    -> Noted
  {
    let index = count
    let operand = note(value, Self.text(of: value), inBrackets: true)
    return (
      reader.make(.cast(operand.term, type, .check), at: syntax),
      "\(operand.account) is \(Account.markType(type.spelling, index))"
    )
  }

  /// The operator in parentheses, as in `!(a == b)`.
  private static func `operator`(inside term: Term) -> Term? {
    guard case .parenthesized(let inner) = term.kind, case .infix = inner.peeled.kind else {
      return nil
    }
    return inner.peeled
  }

  /// Whether the library shows the value of the operand of `!`.
  private static func isTold(_ term: Term) -> Bool {
    switch term.kind {
    case .infix, .prefix, .member: true
    case .call(_, let arguments): arguments.firstTrailing == nil
    default: false
    }
  }

  private mutating func call(
    _ term: Term, _ callee: Term, _ arguments: Term.Arguments, _ text: String
  ) -> Noted {
    guard arguments.firstTrailing == nil, let syntax = term.syntax,
      let head = callee.syntax, arguments.list.allSatisfy({ $0.value.syntax != nil })
    else { return (term, text) }
    var told: (term: Term, account: String) = (callee, head.spelling)
    if case .member(let base, let name, let position) = callee.kind {
      let owner = self.base(base)
      told = (
        reader.make(.member(owner.term, name, position: position), at: head),
        "\(owner.account).\(name.text)"
      )
    }
    var (given, accounts): (Term.Arguments, [String]) = (arguments, [])
    for (index, argument) in arguments.list.enumerated() {
      let value = side(argument.value, inBrackets: false)
      given.list[index].value = value.term
      accounts.append((argument.label.map { "\($0): " } ?? "") + value.account)
    }
    return (
      reader.make(.call(told.term, given), at: syntax),
      "\(told.account)(\(accounts.joined(separator: ", ")))"
    )
  }

  /// The source text. An operand's syntax is that of the whole operator sequence, so the range is
  /// computed.
  private static func text(of term: Term) -> String {
    guard let syntax = term.syntax else { return "" }
    let (start, end) = range(of: term)
    let offset = syntax.position.utf8Offset
    let text = syntax.description.utf8.dropFirst(start - offset).prefix(end - start)
    return String(decoding: Array(text), as: UTF8.self)
  }

  private static func range(of term: Term) -> (start: Int, end: Int) {
    switch term.kind {
    case .infix(_, let left, let right): return (range(of: left).start, range(of: right).end)
    case .cast(let value, let type, _):
      return (range(of: value).start, type.endPositionBeforeTrailingTrivia.utf8Offset)
    default:
      guard let syntax = term.syntax else { return (0, 0) }
      return (
        syntax.positionAfterSkippingLeadingTrivia.utf8Offset,
        syntax.endPositionBeforeTrailingTrivia.utf8Offset
      )
    }
  }

  /// Notes a member's base. A type's value isn't shown.
  private mutating func base(_ term: Term) -> Noted {
    let text = Self.text(of: term)
    switch term.kind {
    case .superReference, .type, .chained: return (term, text)
    case .name(let name) where name.text.first?.isUppercase == true: return (term, text)
    case .member(_, let name, _) where name.text.first?.isUppercase == true: return (term, text)
    default: return side(term)
    }
  }

  /// Notes an operand or argument, if its value says more than its text.
  private mutating func side(_ term: Term, inBrackets: Bool = true) -> Noted {
    let text = Self.text(of: term)
    switch term.kind {
    // An escape in a string's text hides its value.
    case .string where text.contains("\\"): return note(term, text, inBrackets: inBrackets)
    case .string, .boolean, .nothing, .closure, .address, .implicitMember, .superReference,
      .magic, .integer(_, isNegative: true):
      return (term, text)
    default: return note(term, text, inBrackets: inBrackets)
    }
  }

  private mutating func note(_ term: Term, _ account: String, inBrackets: Bool) -> Noted {
    guard let syntax = term.syntax else { return (term, account) }
    let index = count
    count += 1
    return (
      reader.make(.noted(term, id: id, index: index), at: syntax),
      Account.mark(account, index, inBrackets: inBrackets)
    )
  }
}

/// The text of a condition, with marks around the noted parts.
private enum Account {
  /// The index of a part that isn't evaluated separately.
  static let unevaluated = -1

  /// A mark in the format that `ExpectationAccount` parses during the run.
  static func mark(_ text: String, _ index: Int, inBrackets: Bool) -> String {
    "\(inBrackets ? "\u{1}" : "\u{2}")\(text)\u{3}\(index)\u{4}"
  }

  /// A type's text, followed by the type of the value of another part.
  static func markType(_ text: String, _ index: Int) -> String {
    "\u{1}\(text)\u{3}t\(index)\u{4}"
  }
}

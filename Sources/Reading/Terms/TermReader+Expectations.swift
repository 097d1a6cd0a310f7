package import SwiftSyntax

/// `#expect` and `#require` of the module Testing: calls of functions that the prelude declares, which
/// are given what is written and, where it helps, note what parts of it came to.
extension TermReader {
  /// Nil for another macro, and where the module isn't imported.
  package func expectation(_ syntax: MacroExpansionExprSyntax) -> Term? {
    let name = syntax.macroName.text
    guard name == "expect" || name == "require",
      names.hasExpectations
    else { return nil }
    let end: TokenSyntax? = syntax.trailingClosure == nil ? syntax.rightParen : nil
    guard let first = syntax.arguments.first, first.label == nil,
      syntax.additionalTrailingClosures.isEmpty
    else {
      // Of an error that is expected.
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

/// Reads the condition of an expectation such that the values of its parts are told when it fails.
///
/// The parts are those that the real library tells: both sides of an operator, what a member belongs
/// to, and the arguments of a call. Where something is awaited or tried, it tells none.
private struct NotingReader {
  /// A condition as it is evaluated, and as it is told: its text, in which marks stand around the
  /// parts whose values are told as well.
  typealias Noted = (term: Term, account: String)

  let reader: TermReader
  /// By which the run tells one expectation's notes from another's.
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

  /// What is told of a condition or of what a `!` negates.
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
        // As the library tells it.
        return (
          term,
          "!" + Account.mark(Self.text(of: negated), Account.unevaluated, inBrackets: true)
        )
      }
      let told = noted(operand, inner)
      let whole = note(told.term, told.account, inBrackets: true)
      return (reader.make(.prefix(name, whole.term), at: syntax), "!" + whole.account)
    case .call(let callee, let arguments): return call(term, callee, arguments, text)
    case .member(let base, let name, let position):
      let owner = self.base(base)
      let member = reader.make(.member(owner.term, name, position: position), at: syntax)
      return note(member, "\(owner.account).\(name.text)", inBrackets: false)
    default: return (term, text)
    }
  }

  /// The operator in brackets, as in `!(a == b)`.
  private static func `operator`(inside term: Term) -> Term? {
    guard case .parenthesized(let inner) = term.kind, case .infix = inner.peeled.kind else {
      return nil
    }
    return inner.peeled
  }

  /// Whether the library tells the value of what a `!` negates.
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

  /// As it is written; what stands among operators has the syntax of all of them.
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

  /// What a member belongs to: a type has no value worth telling.
  private mutating func base(_ term: Term) -> Noted {
    let text = Self.text(of: term)
    switch term.kind {
    case .superReference, .type, .chained: return (term, text)
    case .name(let name) where name.text.first?.isUppercase == true: return (term, text)
    case .member(_, let name, _) where name.text.first?.isUppercase == true: return (term, text)
    default: return side(term)
    }
  }

  /// An operand or argument, with its value where it says more than the text.
  private mutating func side(_ term: Term, inBrackets: Bool = true) -> Noted {
    let text = Self.text(of: term)
    switch term.kind {
    // Its value says more than its text where that has escapes.
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
    let arguments = Term.Arguments(
      list: [
        Term.Argument(label: nil, value: term, labelPosition: nil),
        argument(.integer(UInt64(id), isNegative: false), at: syntax),
        argument(.integer(UInt64(index), isNegative: false), at: syntax),
      ], firstTrailing: nil, end: term.position)
    let callee = reader.make(.name(Term.Name("_noted")), at: syntax)
    return (
      reader.make(.call(callee, arguments), at: syntax),
      Account.mark(account, index, inBrackets: inBrackets)
    )
  }
}

/// How a condition is told: its text, with marks around what was noted.
private enum Account {
  /// The number of what isn't evaluated for itself.
  static let unevaluated = -1

  /// As `ExpectationAccount` of the run takes it apart.
  static func mark(_ text: String, _ index: Int, inBrackets: Bool) -> String {
    "\(inBrackets ? "\u{1}" : "\u{2}")\(text)\u{3}\(index)\u{4}"
  }
}

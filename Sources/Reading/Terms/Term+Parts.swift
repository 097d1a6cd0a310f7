/// Parts of terms, and what kind of term one is.
extension Term {
  package var isPlainName: Bool { if case .name = kind { true } else { false } }

  /// Whether the part is the base of a member or a callee.
  package func hasBase(_ part: Term) -> Bool {
    switch kind {
    case .member(let base, _, _), .selfMember(let base), .subscripting(let base, _): base === part
    case .call(let callee, _): callee === part || callee.hasBase(part)
    default: false
    }
  }

  /// Whether the failure is about an operator's overloads.
  package var isOperation: Bool {
    switch kind {
    case .infix, .prefix, .postfix: true
    default: false
    }
  }

  /// The direct subexpressions that can be solved alone, without closures' bodies.
  package var parts: [Term] {
    switch kind {
    case .array(let elements): elements
    case .dictionary(let entries): entries.flatMap { [$0.key, $0.value] }
    case .interpolation(let segments):
      segments.compactMap { if case .value(let value) = $0 { value } else { nil } }
    case .member(let base, _, _), .selfMember(let base): [base]
    case .call(let callee, let arguments):
      (callee.isName ? callee.parts : [callee]) + arguments.list.map(\.value)
    case .subscripting(let base, let arguments): [base] + arguments.list.map(\.value)
    case .prefix(_, let operand), .postfix(_, let operand): [operand]
    case .infix(_, let left, let right), .assignment(let left, let right): [left, right]
    case .parenthesized(let inner), .noted(let inner, _, _), .chained(let inner),
      .forced(let inner),
      .optionalScope(let inner), .attempt(_, let inner), .await(let inner), .consume(let inner),
      .copy(let inner):
      [inner]
    case .address(let inner): [inner]
    case .tuple(let elements): elements.map(\.value)
    case .ternary(let condition, let first, let second): [condition, first, second]
    case .cast(let value, _, _): [value]
    case .integer, .floating, .string, .boolean, .nothing, .magic, .name, .superReference,
      .implicitMember, .type, .discard, .keyPath, .closure, .branching, .unsupported:
      []
    }
  }

  private var isName: Bool {
    switch kind {
    case .name, .member, .implicitMember: true
    default: false
    }
  }

  /// Whether the term has no type without a contextual type.
  package var needsContext: Bool {
    switch kind {
    case .closure, .implicitMember, .nothing, .keyPath, .branching, .discard, .superReference: true
    case .array(let elements): elements.isEmpty || elements.contains(where: \.needsContext)
    case .dictionary(let entries):
      entries.isEmpty || entries.contains { $0.value.needsContext || $0.key.needsContext }
    case .call(let callee, _), .subscripting(let callee, _): callee.needsContext
    case .member(let base, _, _): base.needsContext && !base.isSuperReference
    case .parenthesized(let inner), .noted(let inner, _, _), .attempt(_, let inner),
      .await(let inner), .address(let inner), .forced(let inner), .chained(let inner),
      .optionalScope(let inner), .consume(let inner), .copy(let inner):
      inner.needsContext
    case .ternary(_, let first, let second): first.needsContext || second.needsContext
    case .tuple(let elements): elements.contains { $0.value.needsContext }
    case .prefix(_, let operand), .postfix(_, let operand): operand.needsContext
    case .infix(_, let left, let right): left.needsContext || right.needsContext
    case .name(let name): name.text == "_" || Term.isOperator(name.text)
    default: false
    }
  }

  private var isSuperReference: Bool { if case .superReference = kind { true } else { false } }

  package static func isOperator(_ text: String) -> Bool {
    // Most names begin with an ASCII letter, and checking a byte is faster.
    switch text.utf8.first ?? UInt8(ascii: "_") {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "`"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      return false
    default: break
    }
    guard let first = text.first else { return false }
    return !first.isLetter && !first.isNumber
  }

  package var isLiteral: Bool {
    switch kind {
    case .integer, .floating, .string, .boolean, .interpolation: true
    case .parenthesized(let inner), .noted(let inner, _, _): inner.isLiteral
    case .prefix(let name, let operand): name.text == "-" && operand.isLiteral
    default: false
    }
  }

  package var isNothing: Bool { if case .nothing = kind { true } else { false } }

  package var isPrefixOperation: Bool { if case .prefix = kind { true } else { false } }
}

package import Machine
package import SwiftSyntax

/// An expression for the solver, with folded operators, evaluated literals and without syntactic
/// sugar. It has no types. A `Solution` stores facts about it by its `id`.
package final class Term {
  package let id: Int
  package let kind: Kind
  package let position: Position
  /// Where the compiler shows errors about the value: the operator, the name after the last dot, or
  /// the bracket of a subscript.
  package let anchor: Position
  /// The syntax, for the spelling in messages.
  package let syntax: Syntax?

  package init(
    id: Int, _ kind: Kind, position: Position, anchor: Position? = nil, syntax: Syntax?
  ) {
    self.id = id
    self.kind = kind
    self.position = position
    self.anchor = anchor ?? kind.anchor ?? position
    self.syntax = syntax
  }

  package indirect enum Kind {
    // MARK: Literals
    /// The magnitude; nil if it doesn't fit 64 bits. A preceding minus sign is included.
    case integer(UInt64?, isNegative: Bool)
    case floating(Double)
    case string(String)
    case interpolation([Segment])
    case boolean(Bool)
    case nothing
    case array([Term])
    case dictionary([(key: Term, value: Term)])
    /// `#line`, `#function`, `#fileID`, `#file`, `#filePath`, `#column`, and `#_sourceLocation` of
    /// Testing; without the `#`.
    case magic(String)

    // MARK: Names
    /// `name`, `name(a:b:)`, `name<Int>`, `$0`, `self`, `Self`, an operator as a value.
    case name(Name)
    case superReference
    /// `base.name`, `base.init`, `base.0`
    case member(Term, Name, position: Position)
    /// `base.self`
    case selfMember(Term)
    /// `.name`
    case implicitMember(Name)
    /// A type with other syntax than a name: `[Int]`, `(Int) -> Void`, `any P`, `Int?`.
    case type(TypeSyntax)
    /// `_` on the left of an assignment.
    case discard

    // MARK: Calls
    case call(Term, Arguments)
    case subscripting(Term, Arguments)
    case prefix(OperatorName, Term)
    case postfix(OperatorName, Term)
    case infix(OperatorName, Term, Term)
    /// `&&` and `||` are infix operators as well; `=` is not.
    case assignment(Term, Term)
    case keyPath(root: TypeSyntax?, [KeyPathComponent])

    // MARK: Structure
    case parenthesized(Term)
    /// An operand of an expectation: the run notes its value as number `index` of expectation `id`.
    case noted(Term, id: Int, index: Int)
    case tuple([(label: String?, value: Term)])
    case closure(ClosureTerm)
    case ternary(Term, Term, Term)
    /// `as`, `as?`, `as!`, `is`
    case cast(Term, TypeSyntax, Cast)
    /// `base?`, inside an `optionalScope`.
    case chained(Term)
    case forced(Term)
    /// The whole optional chain, `a?.b.c`, which ends if a `chained` inside finds nil.
    case optionalScope(Term)
    /// `&place`
    case address(Term)
    case attempt(Attempt, Term)
    case await(Term)
    /// `consume x`
    case consume(Term)
    /// `copy x`
    case copy(Term)
    /// `if` and `switch` as expressions.
    case branching(ExprSyntax)
    /// `#selector`, `#expect(…)`, a regular expression: parsed, but not supported.
    case unsupported(UnsupportedTerm)
  }

  /// `self.init(…)` or `super.init(…)`
  package var isDelegation: Bool {
    guard case .call(let callee, _) = peeled.kind,
      case .member(let base, let name, _) = callee.kind,
      name.text == "init"
    else { return false }
    switch base.kind {
    case .superReference: return true
    case .name(let name): return name.text == "self"
    default: return false
    }
  }

  /// Where the text of the whole expression begins. `position` is where errors about it are shown.
  package var start: Position {
    switch kind {
    case .infix(_, let left, _), .assignment(let left, _), .call(let left, _),
      .subscripting(let left, _), .member(let left, _, _), .selfMember(let left),
      .postfix(_, let left), .ternary(let left, _, _), .cast(let left, _, _), .chained(let left),
      .forced(let left), .optionalScope(let left):
      left.start
    default: position
    }
  }

  /// Whether it already calls the operator or function that it names, so that a further call
  /// applies to its result.
  package var isCalled: Bool {
    switch kind {
    case .call, .prefix, .postfix, .infix: true
    default: false
    }
  }

  package enum Segment {
    /// The text before, between or after values, which may be empty.
    case text(String)
    /// `\(value)`
    case value(Term)
    /// `\(value, padded: 3)`: calls a function that the program declares.
    case arguments(Arguments, Position)
  }

  package struct Name {
    package var text: String
    /// The written argument labels: `f(a:_:)`.
    package var labels: [String?]?
    /// The written generic arguments: `<Int, String>`.
    package var arguments: [TypeSyntax]?

    package init(_ text: String, labels: [String?]? = nil, arguments: [TypeSyntax]? = nil) {
      self.text = text
      self.labels = labels
      self.arguments = arguments
    }
  }

  package struct OperatorName {
    package var text: String
    package var position: Position

    package init(text: String, position: Position) {
      self.text = text
      self.position = position
    }
  }

  package struct Arguments {
    /// The arguments, trailing closures last.
    package var list: [Argument]
    /// The index of the first trailing closure.
    package var firstTrailing: Int?
    /// The opening bracket, if there is one.
    package var start: Position?
    package var end: Position

    package init(
      list: [Argument], firstTrailing: Int? = nil, start: Position? = nil, end: Position
    ) {
      self.list = list
      self.firstTrailing = firstTrailing
      self.start = start
      self.end = end
    }
  }

  package struct Argument {
    package var label: String?
    package var value: Term
    package var labelPosition: Position?

    package init(label: String? = nil, value: Term, labelPosition: Position? = nil) {
      self.label = label
      self.value = value
      self.labelPosition = labelPosition
    }
  }

  package enum KeyPathComponent {
    case property(Name, Position)
    case subscripting(Arguments, Position)
    case optional(Position)
    case forced(Position)
    /// `\.self`
    case identity
  }

  package enum Cast { case coerce, conditional, forced, check }
  package enum Attempt { case plain, optional, forced }
}

extension Term.Kind {
  /// The anchor that the parts determine.
  fileprivate var anchor: Position? {
    switch self {
    case .infix(let name, _, _), .prefix(let name, _), .postfix(let name, _): name.position
    case .member(_, _, let position): position
    case .call(let callee, _): callee.anchor
    case .parenthesized(let inner), .noted(let inner, _, _), .optionalScope(let inner),
      .attempt(_, let inner), .await(let inner), .consume(let inner), .copy(let inner):
      inner.anchor
    default: nil
    }
  }
}

/// A closure, without types.
package final class ClosureTerm {
  package struct Parameter {
    /// `_` if it has no name.
    package var name: String
    package var type: TypeSyntax?
    package var isInout = false
    /// `Int...`
    package var isVariadic = false
    package var position: Position

    package init(
      name: String, type: TypeSyntax? = nil, isInout: Bool = false, isVariadic: Bool = false,
      position: Position
    ) {
      self.name = name
      self.type = type
      self.isInout = isInout
      self.isVariadic = isVariadic
      self.position = position
    }
  }

  package struct Capture {
    package enum Strength { case strong, weak, unowned }
    package var name: String
    package var strength: Strength
    package var value: Term
    package var position: Position
  }

  package let syntax: ClosureExprSyntax
  /// The written parameters, or one for each of `$0`, `$1`, …; nil if neither determines their
  /// number.
  package var parameters: [Parameter]?
  package var captures: [Capture] = []
  package var result: TypeSyntax?
  /// Whether `async` is written, or an `await` is inside, outside of nested closures.
  package var isAsync = false
  /// Whether `throws` is written, or the error of a `try` or `throw` leaves the closure.
  package var throwsOut = false
  package var writtenThrows: ThrowsClauseSyntax?
  /// Whether there is a `return` with a value.
  package var returnsValue = false
  package var isMarkedSendable = false
  /// The indices of all `$n = …`, which require an `inout` parameter.
  package var assignedShorthands: Set<Int> = []
  /// Another attribute, which must name a global actor.
  package var markedActor: AttributeSyntax?
  /// The body's only expression, possibly after `return`, which takes part in inference.
  package var single: Term?
  /// Whether `single` follows `return`.
  package var singleIsReturned = false
  package var position: Position
  /// The names that the body uses from outside.
  package private(set) lazy var usedNames = ClosureNames(syntax).used

  /// Whether the body is only an `if` or `switch`, whose branches are checked separately.
  package var isBranching: Bool { if case .branching? = single?.kind { true } else { false } }

  package init(syntax: ClosureExprSyntax, position: Position) {
    self.syntax = syntax
    self.position = position
  }
}

extension Term {
  /// The base before the dot.
  package var base: Term? {
    switch kind {
    case .member(let base, _, _), .subscripting(let base, _): base
    default: nil
    }
  }

  /// The position of the name after the dot.
  package var namePosition: Position {
    switch kind {
    case .member(_, _, let position): position
    case .parenthesized(let inner), .noted(let inner, _, _), .chained(let inner),
      .forced(let inner):
      inner.namePosition
    default: position
    }
  }

  /// The term without parentheses.
  /// What `try?` or an optional chain wraps in an optional.
  package var operandOfOptional: Term? {
    switch kind {
    case .attempt(.optional, let operand), .optionalScope(let operand): operand
    default: nil
    }
  }

  package var peeled: Term {
    var term = self
    while case .parenthesized(let inner) = term.kind { term = inner }
    return term
  }
}

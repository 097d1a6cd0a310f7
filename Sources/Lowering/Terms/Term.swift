import Machine
import SwiftSyntax

/// An expression as the solver sees it: operators folded, literals read, sugar written out. It knows
/// nothing of types; what is found out about it stands in a `Solution`, by its `id`.
final class Term {
  let id: Int
  let kind: Kind
  let position: Position
  /// What it was made of, for words in messages.
  let syntax: Syntax?

  init(id: Int, _ kind: Kind, position: Position, syntax: Syntax?) {
    self.id = id
    self.kind = kind
    self.position = position
    self.syntax = syntax
  }

  indirect enum Kind {
    // MARK: Literals
    /// Its magnitude; nil when it doesn't fit 64 bits. A minus sign before it belongs to it.
    case integer(UInt64?, isNegative: Bool)
    case floating(Double)
    case string(String)
    case interpolation([Segment])
    case boolean(Bool)
    case nothing
    case array([Term])
    case dictionary([(key: Term, value: Term)])
    /// `#line`, `#function`, `#fileID`, `#file`, `#filePath`, `#column`; without the `#`.
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
    /// A type that can't be read as a name: `[Int]`, `(Int) -> Void`, `any P`, `Int?`.
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
    case tuple([(label: String?, value: Term)])
    case closure(ClosureTerm)
    case ternary(Term, Term, Term)
    /// `as`, `as?`, `as!`, `is`
    case cast(Term, TypeSyntax, Cast)
    /// `base?`, inside an `optionalScope`.
    case chained(Term)
    case forced(Term)
    /// What a nil found by a `chained` inside leaves: `a?.b.c` as a whole.
    case optionalScope(Term)
    /// `&place`
    case address(Term)
    case attempt(Attempt, Term)
    case await(Term)
    /// `if` and `switch` in the place of a value.
    case branching(ExprSyntax)
    /// `#selector`, `#expect(…)`, a regular expression, `consume x`: understood, but not run here.
    case unsupported(String)
  }

  /// `self.init(…)` or `super.init(…)`
  var isDelegation: Bool {
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

  /// Whether what it means is called in it already, and what is called now is its value.
  var isCalled: Bool {
    switch kind {
    case .call, .prefix, .postfix, .infix: true
    default: false
    }
  }

  enum Segment {
    case text(String)
    /// `\(value)`
    case value(Term)
    /// `\(value, padded: 3)`: for a function that the program adds.
    case arguments(Arguments, Position)
  }

  struct Name {
    var text: String
    /// Argument labels where they are written: `f(a:_:)`.
    var labels: [String?]?
    /// `<Int, String>` where it is written.
    var arguments: [TypeSyntax]?

    init(_ text: String, labels: [String?]? = nil, arguments: [TypeSyntax]? = nil) {
      self.text = text
      self.labels = labels
      self.arguments = arguments
    }
  }

  struct OperatorName {
    var text: String
    var position: Position
  }

  struct Arguments {
    /// Trailing closures last.
    var list: [Argument]
    /// Index of the first trailing closure.
    var firstTrailing: Int?
    var end: Position
  }

  struct Argument {
    var label: String?
    var value: Term
    var labelPosition: Position?
  }

  enum KeyPathComponent {
    case property(Name, Position)
    case subscripting(Arguments, Position)
    case optional(Position)
    case forced(Position)
    /// `\.self`
    case identity
  }

  enum Cast { case coerce, conditional, forced, check }
  enum Attempt { case plain, optional, forced }
}

/// A closure, without its types.
final class ClosureTerm {
  struct Parameter {
    /// `_` when it has no name.
    var name: String
    var type: TypeSyntax?
    var isInout = false
    /// `Int...`
    var isVariadic = false
    var position: Position
  }

  struct Capture {
    enum Strength { case strong, weak, unowned }
    var name: String
    var strength: Strength
    var value: Term
    var position: Position
  }

  let syntax: ClosureExprSyntax
  /// Written, or as many as `$0`, `$1`, … are used; nil when neither says how many.
  var parameters: [Parameter]?
  var captures: [Capture] = []
  var result: TypeSyntax?
  /// From `async`, or an `await` inside that isn't in a further closure.
  var isAsync = false
  /// From `throws`, or a `try` or `throw` inside whose error leaves it.
  var throwsOut = false
  var writtenThrows: ThrowsClauseSyntax?
  /// Whether there is a `return` with a value.
  var returnsValue = false
  var isMarkedSendable = false
  var isMarkedMainActor = false
  /// Each `n` of a `$n = …` in it, which has to be `inout` for that.
  var assignedShorthands: Set<Int> = []
  /// Another attribute, which must be a global actor.
  var markedActor: AttributeSyntax?
  /// The only expression of its body (also after `return`), which takes part in inference.
  var single: Term?
  /// Whether `single` stands after `return`.
  var singleIsReturned = false
  var position: Position

  /// Whether all it does is an `if` or `switch`, whose branches are checked apart.
  var isBranching: Bool { if case .branching? = single?.kind { true } else { false } }

  init(syntax: ClosureExprSyntax, position: Position) {
    self.syntax = syntax
    self.position = position
  }
}

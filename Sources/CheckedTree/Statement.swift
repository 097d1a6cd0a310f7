package import Machine

/// A checked statement, in which all names are resolved.
package indirect enum Statement {
  case expression(Expression)
  /// Declares a local or global variable, uninitialized if there is no value.
  case declare(Variable, Expression?)
  /// `let (a, b) = …`; the pattern can't fail.
  case destructure(Pattern, Expression)
  /// `async let name = …`, with the child task's closure. Leaving the scope ends the child task.
  case asyncLet(Variable, child: Body)
  case block(Block)
  case conditional([Condition], then: Block, else: Block?)
  case loop(LoopID, while: [Condition], Block)
  case repeatLoop(LoopID, Block, while: Expression)
  case forIn(LoopID, Pattern, ForSequence, where: Expression?, Block)
  case choice(LoopID, subject: Expression, [Case])
  case breaking(LoopID)
  case continuing(LoopID)
  /// Continues with the body of the next case.
  case fallingThrough
  case returning(Expression?)
  case throwing(Expression)
  case catching(Block, [Catch])
  case deferring(Block)
  /// The value of a branch of an `if` or `switch` expression.
  case yield(Expression)
  /// The end of a statement, where values that only some paths moved end.
  case ending(Endings)

  /// The target of `break` and `continue`: a loop, or a `switch`.
  package struct LoopID: Hashable {
    package let number: Int

    package init(number: Int) { self.number = number }
  }

  package struct Case {
    /// One of them must match; empty for `default`.
    package var alternatives: [(pattern: Pattern, where: Expression?)]
    package var body: Block
    package var position: Position
    /// Whether the subject's life ends before the body, which can't use it.
    package var endsSubject: Bool

    package init(
      alternatives: [(pattern: Pattern, where: Expression?)], body: Block, position: Position,
      endsSubject: Bool = false
    ) {
      self.alternatives = alternatives
      self.endsSubject = endsSubject
      self.body = body
      self.position = position
    }
  }

  /// A `catch` clause. Its pattern is matched with the error.
  package struct Catch {
    package var alternatives: [(pattern: Pattern, where: Expression?)]
    package var body: Block

    package init(alternatives: [(pattern: Pattern, where: Expression?)], body: Block) {
      self.alternatives = alternatives
      self.body = body
    }
  }

  package enum ForSequence {
    /// An expression whose value is an array.
    case elements(Expression)
    /// A range of integers, which is counted and never created.
    case range(lower: Expression, upper: Expression, includesUpper: Bool)
    /// An iterator in a variable. The expression calls `next` on it and returns an optional, until
    /// nil.
    case iterator(Variable, Expression, next: Expression)
    /// `for await`: the operation takes the base and returns an optional, until nil.
    case asynchronous(Operation, AccessPath)
  }
}

/// Statements with a scope of their own.
package struct Block {
  package var statements: [Statement]
  /// The position of the closing brace, for scope ends.
  package var end: Position?
  /// The position of a `defer` statement.
  package var start: Position?

  package init(statements: [Statement], start: Position? = nil, end: Position? = nil) {
    self.statements = statements
    self.start = start
    self.end = end
  }
}

/// One item of an `if`, `guard` or `while`.
package enum Condition {
  case expression(Expression)
  /// `if let`, `if case`: matches the value with the pattern.
  case matches(Pattern, Expression)

  package var position: Position {
    switch self {
    case .expression(let expression), .matches(_, let expression): expression.position
    }
  }
}

/// A checked pattern, which tests a value and binds its parts.
package indirect enum Pattern {
  case anything
  /// Declares the variable with the subject's value.
  case bind(Variable)
  case tuple([Pattern])
  /// An enum case by index, with payload patterns in order; none if the payload isn't tested.
  case enumerationCase(index: Int, [Pattern])
  case some(Pattern)
  case none
  /// A Boolean expression that reads the subject through the variable.
  case satisfies(subject: Variable, Expression)
  /// `is T`, and `let x as T` with a pattern for the cast value. The type is an expression for a
  /// `Value.type`.
  case isType(Expression, Pattern)
}

extension Pattern {
  /// The variables it declares.
  package var variables: [Variable] {
    switch self {
    case .anything, .none, .satisfies: []
    case .bind(let variable): [variable]
    case .tuple(let parts), .enumerationCase(_, let parts): parts.flatMap(\.variables)
    case .some(let inner), .isType(_, let inner): inner.variables
    }
  }
}

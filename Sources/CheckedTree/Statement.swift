package import Machine

/// A checked statement, with nothing left to be looked up.
package indirect enum Statement {
  case expression(Expression)
  /// A local or global variable; without a value it stays uninitialized.
  case declare(Variable, Expression?)
  /// `let (a, b) = …`; the pattern can't fail.
  case destructure(Pattern, Expression)
  /// `async let name = …`: the child's closure. Leaving the scope ends it.
  case asyncLet(Variable, child: Body)
  case block(Block)
  case conditional([Condition], then: Block, else: Block?)
  case loop(LoopID, while: [Condition], Block)
  case repeatLoop(LoopID, Block, while: Expression)
  case forIn(LoopID, Pattern, ForSequence, where: Expression?, Block)
  case choice(LoopID, subject: Expression, [Case])
  case breaking(LoopID)
  case continuing(LoopID)
  /// Goes on with the body of the next case.
  case fallingThrough
  case returning(Expression?)
  case throwing(Expression)
  case catching(Block, [Catch])
  case deferring(Block)
  /// The value of a branch of an `if` or `switch` expression.
  case yield(Expression)

  /// What `break` and `continue` refer to: a loop, or a `switch`.
  package struct LoopID: Hashable {
    package let number: Int

    package init(number: Int) { self.number = number }
  }

  package struct Case {
    /// Any of them matches; empty for `default`.
    package var alternatives: [(pattern: Pattern, where: Expression?)]
    package var body: Block
    package var position: Position

    package init(
      alternatives: [(pattern: Pattern, where: Expression?)], body: Block, position: Position
    ) {
      self.alternatives = alternatives
      self.body = body
      self.position = position
    }
  }

  /// Catches what matches; the pattern is matched against the error.
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
    /// Ranges of integers are counted, not made.
    case range(lower: Expression, upper: Expression, includesUpper: Bool)
    /// An iterator in a variable of its own: the expression calls `next` on it and gives an optional,
    /// until nil.
    case iterator(Variable, Expression, next: Expression)
    /// `for await`: the operation takes the base and gives an optional, until nil.
    case asynchronous(Operation, AccessPath)
  }
}

/// Statements with a scope of their own.
package struct Block {
  package var statements: [Statement]
  /// Of the closing brace, for scope ends.
  package var end: Position?

  package init(statements: [Statement], end: Position? = nil) {
    self.statements = statements
    self.end = end
  }
}

/// One item of an `if`, `guard` or `while`.
package enum Condition {
  case expression(Expression)
  /// `if let`, `if case`: matches the value against the pattern.
  case matches(Pattern, Expression)

  package var position: Position {
    switch self {
    case .expression(let expression), .matches(_, let expression): expression.position
    }
  }
}

/// A checked pattern: how to test a value, and where its parts go.
package indirect enum Pattern {
  case anything
  /// Declares the variable and gives it the subject's value.
  case bind(Variable)
  case tuple([Pattern])
  /// An enum case by index; payload patterns in order, none when the payload isn't looked at.
  case enumerationCase(index: Int, [Pattern])
  case some(Pattern)
  case none
  /// A Boolean expression that reads the subject through the variable.
  case satisfies(subject: Variable, Expression)
  /// `is T`, and `let x as T` with a pattern for the cast value. The type is an
  /// expression that gives a `Value.type`.
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

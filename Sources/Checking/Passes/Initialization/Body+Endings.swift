import CheckedTree

extension InitializationFlow {
  /// Prepares to visit a body that may move values.
  mutating func prepareMoves(in body: Body) {
    guard body.movesValues else { return }
    moves.isTracked = true
    body.addEndings()
  }
}

extension Body {
  /// Adds a place after each statement where moved values can end.
  func addEndings() {
    if hasEndings { return }
    hasEndings = true
    statements = Self.withEndings(statements)
  }

  private static func withEndings(_ statements: [Statement]) -> [Statement] {
    statements.flatMap { statement -> [Statement] in
      let inside = withEndings(statement)
      switch statement {
      case .breaking, .continuing, .fallingThrough, .returning, .throwing, .yield, .deferring:
        return [inside]
      default: return [inside, .ending(Endings())]
      }
    }
  }

  private static func withEndings(_ block: Block) -> Block {
    Block(statements: withEndings(block.statements), start: block.start, end: block.end)
  }

  private static func withEndings(_ statement: Statement) -> Statement {
    switch statement {
    case .block(let block): return .block(withEndings(block))
    case .conditional(let conditions, let then, let otherwise):
      return .conditional(
        conditions, then: withEndings(then), else: otherwise.map { withEndings($0) })
    case .loop(let id, let conditions, let block):
      return .loop(id, while: conditions, withEndings(block))
    case .repeatLoop(let id, let block, let condition):
      return .repeatLoop(id, withEndings(block), while: condition)
    case .forIn(let id, let pattern, let sequence, let condition, let block):
      return .forIn(id, pattern, sequence, where: condition, withEndings(block))
    case .choice(let id, let subject, let cases):
      return .choice(
        id, subject: subject,
        cases.map {
          var one = $0
          one.body = withEndings(one.body)
          return one
        })
    case .catching(let block, let catches):
      return .catching(
        withEndings(block),
        catches.map { Statement.Catch(alternatives: $0.alternatives, body: withEndings($0.body)) })
    case .deferring(let block): return .deferring(withEndings(block))
    case .expression, .declare, .destructure, .asyncLet, .breaking, .continuing, .fallingThrough,
      .returning, .throwing, .yield, .ending:
      return statement
    }
  }
}

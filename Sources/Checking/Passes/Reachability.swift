import CheckedTree
import Machine

/// Whether control can reach the end of statements.
enum Reachability {
  /// Whether the end of the statements can't be reached.
  static func endsControl(_ statements: [Statement]) -> Bool {
    statements.contains { endsControl($0) }
  }

  private static func endsControl(_ statement: Statement) -> Bool {
    switch statement {
    case .returning, .throwing, .breaking, .continuing, .fallingThrough, .yield: return true
    case .expression(let expression): return neverReturns(expression)
    case .block(let block): return endsControl(block.statements)
    case .conditional(let conditions, let then, _) where conditions.isAlwaysTrue:
      return endsControl(then.statements)
    case .conditional(_, let then, let otherwise):
      return endsControl(then.statements) && otherwise.map { endsControl($0.statements) } ?? false
    case .choice(let id, _, let cases):
      return cases.allSatisfy {
        endsControl($0.body.statements) && !leaves(id, $0.body.statements)
      }
    case .catching(let block, let catches):
      return endsControl(block.statements) && catches.allSatisfy { endsControl($0.body.statements) }
    case .loop(let id, let conditions, let block):
      // `while true` without a break.
      return conditions.isAlwaysTrue && !leaves(id, block.statements)
    case .repeatLoop(let id, let block, let condition):
      if leaves(id, block.statements) { return false }
      // `repeat … while true` without a break never ends. Other conditions can end the loop, and a
      // labelled block is a loop that runs once.
      if case .constant(.bool(true)) = condition.kind { return true }
      return endsControl(block.statements) && !goesOn(id, block.statements)
    case .declare(_, let value): return value.map(neverReturns) ?? false
    case .destructure(_, let value): return neverReturns(value)
    case .deferring, .asyncLet, .forIn, .ending: return false
    }
  }

  private static func neverReturns(_ expression: Expression) -> Bool {
    if expression.role == .neverReturns { return true }
    if case .statement(let inner) = expression.kind { return endsControl(inner) && !gives(inner) }
    return false
  }

  /// Whether a branch yields a value, so that control continues after the statement.
  private static func gives(_ statement: Statement) -> Bool {
    contains(statement) { if case .yield = $0 { true } else { false } }
  }

  /// Whether a `break` leaves the loop or `switch`.
  private static func leaves(_ id: Statement.LoopID, _ statements: [Statement]) -> Bool {
    statements.contains { statement in
      contains(statement) { if case .breaking(id) = $0 { true } else { false } }
    }
  }

  private static func goesOn(_ id: Statement.LoopID, _ statements: [Statement]) -> Bool {
    statements.contains { statement in
      contains(statement) { if case .continuing(id) = $0 { true } else { false } }
    }
  }

  private static func contains(
    _ statement: Statement, _ isWanted: (Statement) -> Bool
  ) -> Bool {
    if isWanted(statement) { return true }
    func inside(_ block: Block) -> Bool {
      block.statements.contains { contains($0, isWanted) }
    }
    switch statement {
    case .block(let block), .loop(_, _, let block), .repeatLoop(_, let block, _),
      .forIn(_, _, _, _, let block), .deferring(let block):
      return inside(block)
    case .conditional(_, let then, let otherwise):
      return inside(then) || otherwise.map(inside) ?? false
    case .choice(_, _, let cases): return cases.contains { inside($0.body) }
    case .catching(let block, let catches):
      return inside(block) || catches.contains { inside($0.body) }
    case .expression(let expression):
      if case .statement(let inner) = expression.kind { return contains(inner, isWanted) }
      return false
    case .declare, .destructure, .asyncLet, .breaking, .continuing, .fallingThrough, .returning,
      .throwing, .yield, .ending:
      return false
    }
  }
}

extension [Condition] {
  /// `while true`
  var isAlwaysTrue: Bool { count == 1 && self[0].isLiteral(true) }
}

extension Condition {
  /// Whether it is the literal `true`, or `false`.
  func isLiteral(_ value: Bool) -> Bool {
    guard case .expression(let condition) = self, case .constant(.bool(value)) = condition.kind
    else { return false }
    return true
  }
}

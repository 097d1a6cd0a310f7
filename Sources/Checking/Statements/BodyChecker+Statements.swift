import CheckedTree
import Machine
import Reading
import Semantics
import SwiftSyntax

/// Statements by their kinds, and the targets of `break` and `continue`.
extension BodyChecker {
  func checkStatement(
    _ syntax: StmtSyntax, label: String?, in context: Context
  ) -> [Statement] {
    switch syntax.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let statement):
      if let conditional = statement.expression.as(IfExprSyntax.self) {
        return [labelled(label, in: context) { ifStatement(conditional, in: context) }]
      }
      if let choice = statement.expression.as(SwitchExprSyntax.self) {
        return [switchStatement(choice, label: label, in: context)]
      }
      return [checkExpressionStatement(statement.expression, in: context)]
    case .returnStmt(let statement): return returnStatement(statement, in: context)
    case .throwStmt(let statement): return [throwStatement(statement, in: context)]
    case .guardStmt(let statement): return [guardStatement(statement, in: context)]
    case .whileStmt(let statement): return [whileStatement(statement, label: label, in: context)]
    case .repeatStmt(let statement):
      return [repeatStatement(statement, label: label, in: context)]
    case .forStmt(let statement): return forStatement(statement, label: label, in: context)
    case .breakStmt(let statement):
      return jump(statement.label, isBreak: true, at: Syntax(syntax), in: context)
    case .continueStmt(let statement):
      return jump(statement.label, isBreak: false, at: Syntax(syntax), in: context)
    case .fallThroughStmt: return fallthroughStatement(at: Syntax(syntax), in: context)
    case .discardStmt(let statement): return discardStatement(statement, in: context)
    case .deferStmt(let statement): return [deferStatement(statement, in: context)]
    case .doStmt(let statement):
      return [labelled(label, in: context) { doStatement(statement, in: context) }]
    case .labeledStmt(let statement):
      let label = statement.label.plainName
      if context.frame?.targets.contains(where: { $0.label == label }) ?? false {
        report(
          StatementMessage.labelReused(label: label), at: context.file.position(of: statement.label)
        )
      }
      return checkStatement(
        statement.statement, label: statement.label.plainName, in: context)
    default:
      reportUnsupported(UnsupportedMessage.statement, at: context.file.position(of: syntax))
      return []
    }
  }

  // MARK: Loops

  func makeLoopID() -> Statement.LoopID { Statement.LoopID(number: model.makeTermID()) }

  /// Runs the body with a target for `break` and `continue`.
  func inTarget<Result>(
    _ label: String?, _ kind: JumpTarget.Kind, in context: Context,
    _ operation: (Statement.LoopID) -> Result
  ) -> Result {
    let id = makeLoopID()
    context.frame?.targets.append(JumpTarget(id: id, label: label, kind: kind))
    defer { context.frame?.targets.removeLast() }
    return operation(id)
  }

  /// A labelled `do` or `if`, which `break` with the label leaves: a loop that runs once.
  private func labelled(
    _ label: String?, in context: Context, _ statement: () -> Statement
  ) -> Statement {
    guard let label else { return statement() }
    return inTarget(label, .block, in: context) { id in
      let once = Expression(
        kind: .constant(.bool(false)), position: Position(line: 1, column: 1))
      return .repeatLoop(id, Block(statements: [statement()], end: nil), while: once)
    }
  }

  private func whileStatement(
    _ syntax: WhileStmtSyntax, label: String?, in context: Context
  ) -> Statement {
    inTarget(label, .loop, in: context) { id in
      let (conditions, inner) = checkNestedConditions(syntax.conditions, in: context)
      return .loop(id, while: conditions, checkBlock(syntax.body, in: inner))
    }
  }

  private func repeatStatement(
    _ syntax: RepeatStmtSyntax, label: String?, in context: Context
  ) -> Statement {
    inTarget(label, .loop, in: context) { id in
      let block = checkBlock(syntax.body, in: context)
      return .repeatLoop(id, block, while: checkCondition(syntax.condition, in: context))
    }
  }

  private func deferStatement(_ syntax: DeferStmtSyntax, in context: Context) -> Statement {
    if let awaited = ClosureEffects(syntax.body.statements).awaited {
      report(EffectMessage.asyncCallInDefer, at: context.file.position(of: awaited.expression))
    }
    let frame = context.frame
    let targets = frame?.targets ?? []
    frame?.targets = []
    frame?.deferDepth += 1
    defer {
      frame?.targets = targets
      frame?.deferDepth -= 1
    }
    let inner = model.makeBlock(in: context)
    let errors = ErrorScope(.deferred, parent: nil)
    inner.errors = errors
    var block = checkBlock(syntax.body, in: inner)
    block.start = context.file.position(of: syntax.deferKeyword)
    judge(errors)
    return .deferring(block)
  }

  // MARK: Jumps

  private func jump(
    _ label: TokenSyntax?, isBreak: Bool, at node: Syntax, in context: Context
  ) -> [Statement] {
    let targets = context.frame?.targets ?? []
    let target = targets.last { target in
      if let label { return target.label == label.plainName }
      switch target.kind {
      case .loop: return true
      case .choice: return isBreak
      case .block: return false
      }
    }
    let position = context.file.position(of: node)
    guard let target else {
      if context.frame?.deferDepth ?? 0 > 0 {
        report(
          isBreak ? StatementMessage.breakFromDefer : .continueFromDefer, at: position)
      } else if let label {
        report(
          StatementMessage.unknownLabel(label: label.plainName),
          at: context.file.position(of: label))
      } else if isBreak {
        report(
          targets.isEmpty
            ? StatementMessage.breakOutsideOfStatement : .breakWithoutLabel, at: position)
      } else {
        report(StatementMessage.continueOutsideOfLoop, at: position)
      }
      return []
    }
    if !isBreak, target.kind != .loop {
      report(
        target.kind == .choice
          ? StatementMessage.continueInSwitch : .continueInOtherStatement, at: position)
      return []
    }
    return [isBreak ? .breaking(target.id) : .continuing(target.id)]
  }

  private func fallthroughStatement(at node: Syntax, in context: Context) -> [Statement] {
    let position = context.file.position(of: node)
    switch context.frame?.fallthroughs.last {
    case nil:
      report(StatementMessage.fallthroughOutsideOfSwitch, at: position)
      return []
    case .allowed?: return [.fallingThrough]
    case .nothingFollows?:
      report(StatementMessage.nothingToFallInto, at: position)
      return []
    case .nextBinds(let name)?:
      report(StatementMessage.fallthroughIntoBinding(name: name), at: position)
      return []
    }
  }
}

import Machine
import SwiftSyntax

extension Checker {
  func inLoop<Result>(
    _ label: String?, kind: FunctionContext.LoopKind = .loop,
    _ operation: (Statement.LoopID) -> Result
  ) -> Result {
    let id = makeLoop()
    context.loops.append((id: id, label: label, kind: kind))
    defer { context.loops.removeLast() }
    return operation(id)
  }

  /// A labelled `do` or `if`, which `break` with the label leaves: a loop that runs once.
  func labelled(_ label: String?, _ statement: () -> Statement) -> Statement {
    guard let label else { return statement() }
    return inLoop(label, kind: .block) { id in
      let once = Expression(
        kind: .constant(.bool(false)), type: core.boolType, position: Position(line: 1, column: 1))
      return .repeatLoop(id, Block(statements: [statement()], end: nil), while: once)
    }
  }

  func whileStatement(_ syntax: WhileStmtSyntax, label: String?) -> Statement {
    inLoop(label) { id in
      withScope {
        let conditions = checkConditions(syntax.conditions)
        return .loop(id, while: conditions, checkBlock(syntax.body))
      }
    }
  }

  func repeatStatement(_ syntax: RepeatStmtSyntax, label: String?) -> Statement {
    inLoop(label) { id in
      let block = checkBlock(syntax.body)
      return .repeatLoop(
        id, block, while: check(syntax.condition, as: core.boolType, purpose: .condition))
    }
  }

  func forStatement(_ syntax: ForStmtSyntax, label: String?) -> Statement {
    let (sequence, element) = forSequence(syntax)
    return inLoop(label) { id in
      withScope {
        let mode = BindingMode(isConstant: true)
        let pattern = pattern(
          syntax.pattern, subject: element, binding: syntax.caseKeyword == nil ? mode : nil)
        let condition = syntax.whereClause.map {
          check($0.condition, as: core.boolType, purpose: .condition)
        }
        return .forIn(id, pattern, sequence, where: condition, checkBlock(syntax.body))
      }
    }
  }

  private func forSequence(_ syntax: ForStmtSyntax) -> (Statement.ForSequence, Type) {
    if syntax.awaitKeyword != nil { return asynchronousSequence(syntax) }
    let value = infer(syntax.sequence, hint: nil)
    let type = resolved(value)
    guard case .nominal(let declaration, let arguments) = type else {
      if type != .invalid {
        report("for-in loop requires '\(type)' to conform to 'Sequence'", at: syntax.sequence)
      }
      return (.elements(value), .invalid)
    }
    switch declaration {
    case core.array, core.arraySlice: return (.elements(value), arguments[0])
    case core.range, core.closedRange:
      guard arguments[0] == core.intType else { break }
      if case .intrinsic(_, let bounds) = value.kind, bounds.count == 2 {
        return (
          .range(
            lower: bounds[0], upper: bounds[1], includesUpper: declaration === core.closedRange),
          core.intType
        )
      }
      return (.elements(elements(value, array(core.intType), at: syntax)), core.intType)
    case core.set: return (.elements(elements(value, type, at: syntax)), arguments[0])
    case core.string:
      return (.elements(elements(value, type, at: syntax)), .nominal(core.character, []))
    case core.dictionary:
      let pair = Type.tuple([
        TupleElement(label: "key", type: arguments[0]),
        TupleElement(label: "value", type: arguments[1]),
      ])
      return (.elements(elements(value, type, at: syntax)), pair)
    default: break
    }
    report("for-in loop requires '\(type)' to conform to 'Sequence'", at: syntax.sequence)
    return (.elements(value), .invalid)
  }

  /// The array of a collection's elements, by the prelude's `_elements()`.
  private func elements(
    _ value: Expression, _ type: Type, at syntax: ForStmtSyntax
  ) -> Expression {
    guard case .nominal(let declaration, _) = resolved(value) else { return value }
    for case .function(let function) in declaration.members["_elements"] ?? [] {
      if case .intrinsic(let name) = function.implementation {
        return make(.intrinsic(name, [value]), type, at: syntax.sequence)
      }
    }
    return value
  }

  private func asynchronousSequence(_ syntax: ForStmtSyntax) -> (Statement.ForSequence, Type) {
    let value = infer(syntax.sequence, hint: nil)
    if !context.isAsync {
      report("'async' call in a function that does not support concurrency", at: syntax)
    }
    guard case .nominal(let declaration, let arguments) = resolved(value),
      declaration === core.taskGroup || declaration === core.throwingTaskGroup
    else {
      if resolved(value) != .invalid {
        report(
          "for-in loop requires '\(resolved(value))' to conform to 'AsyncSequence'",
          at: syntax.sequence)
      }
      return (.elements(value), .invalid)
    }
    if declaration === core.throwingTaskGroup {
      if syntax.tryKeyword == nil {
        report("call can throw but is not marked with 'try'", at: syntax.sequence)
      }
      if !coverage.catches { noteUncaught(at: syntax.sequence) }
    }
    return (.asynchronous(.groupNext, path(of: value)), arguments[0])
  }

  func jump(_ label: String?, isBreak: Bool, at node: some SyntaxProtocol) -> [Statement] {
    let target = context.loops.last { loop in
      if let label { return loop.label == label }
      switch loop.kind {
      case .loop: return true
      case .choice: return isBreak
      case .block: return false
      }
    }
    guard let target else {
      report(
        label.map { "cannot find label '\($0)' in scope" }
          ?? (isBreak
            ? "'break' is only allowed inside a loop, if, do, or switch"
            : "'continue' is only allowed inside a loop"),
        at: node)
      return []
    }
    return [isBreak ? .breaking(target.id) : .continuing(target.id)]
  }
}

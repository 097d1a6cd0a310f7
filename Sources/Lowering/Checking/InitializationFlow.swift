import Machine

/// Follows the ways through a body to see that every variable has a value where it is read, and
/// that a constant gets one only once.
///
/// A state says which of the variables declared without a value have one on all ways to a place,
/// and which have one on some. Ways that meet are joined; a way that was left joins nothing.
/// Loops are gone through twice, so that the second round sees what the first one assigned.
struct InitializationFlow {
  struct State {
    var onAllWays: Set<ObjectIdentifier> = []
    var onSomeWay: Set<ObjectIdentifier> = []
    var isReachable = true

    mutating func join(_ other: State) {
      onSomeWay.formUnion(other.onSomeWay)
      if !other.isReachable { return }
      onAllWays = isReachable ? onAllWays.intersection(other.onAllWays) : other.onAllWays
      isReachable = true
    }
  }

  private(set) var findings: [(message: String, position: Position)] = []
  /// Fields that an initializer leaves without a value on some way.
  private(set) var missingFields: Set<String> = []
  private var state = State()
  private var tracked: Set<ObjectIdentifier> = []
  /// What is known where a loop or `switch` is left by `break`.
  private var breaks: [Statement.LoopID: [State]] = [:]
  private var loopDepth = 0
  /// In an initializer: the fields of `self` that have no value yet.
  var fields: [Int: StoredProperty] = [:]

  mutating func run(_ statements: [Statement]) {
    for statement in statements { run(statement) }
  }

  private mutating func run(_ block: Block) { run(block.statements) }

  private mutating func run(_ statement: Statement) {
    switch statement {
    case .expression(let expression):
      visit(expression)
      if expression.type == .never { state.isReachable = false }
    case .declare(let variable, let value):
      if let value { return visit(value) }
      let id = ObjectIdentifier(variable)
      tracked.insert(id)
      state.onAllWays.remove(id)
      state.onSomeWay.remove(id)
    case .destructure(_, let value): visit(value)
    case .asyncLet(_, let child): enter(child)
    case .block(let block): run(block)
    case .conditional(let conditions, let then, let otherwise):
      visit(conditions)
      let before = state
      run(then)
      let afterThen = state
      state = before
      if let otherwise { run(otherwise) }
      state.join(afterThen)
    case .loop(let id, let conditions, let block):
      visit(conditions)
      let before = state
      twice {
        $0.run(block)
        $0.visit(conditions)
      }
      state = before
      if case .expression(let condition)? = conditions.first, conditions.count == 1,
        case .constant(.bool(true)) = condition.kind
      {
        state.isReachable = false
      }
      leave(id)
    case .repeatLoop(let id, let block, let condition):
      // One that never goes on is a labelled block.
      if case .constant(.bool(false)) = condition.kind {
        run(block)
      } else {
        twice {
          $0.run(block)
          $0.visit(condition)
        }
      }
      leave(id)
    case .forIn(let id, _, let sequence, let condition, let block):
      visit(sequence)
      let before = state
      twice {
        if let condition { $0.visit(condition) }
        $0.run(block)
      }
      state = before
      leave(id)
    case .choice(let id, let subject, let cases):
      visit(subject)
      choose(cases)
      leave(id)
    case .breaking(let id):
      breaks[id, default: []].append(state)
      state.isReachable = false
    case .continuing, .fallingThrough: state.isReachable = false
    case .returning(let value):
      if let value { visit(value) } else { checkFields() }
      state.isReachable = false
    case .throwing(let value):
      visit(value)
      state.isReachable = false
    case .catching(let block, let catches):
      let before = state
      run(block)
      var after = state
      for item in catches {
        // What was thrown may have come before any assignment.
        state = before
        for alternative in item.alternatives { alternative.where.map { visit($0) } }
        run(item.body)
        after.join(state)
      }
      state = after
    case .deferring(let block):
      let before = state
      run(block)
      state = before
    case .yield(let value): visit(value)
    }
  }

  /// Where an initializer ends: every field must have got a value.
  mutating func checkFields() {
    guard state.isReachable else { return }
    missingFields.formUnion(
      fields.values.filter { !state.onAllWays.contains(ObjectIdentifier($0)) }.map(\.name))
  }

  private mutating func choose(_ cases: [Statement.Case]) {
    let before = state
    var after = before
    after.isReachable = false
    var fallenInto: State?
    for item in cases {
      state = before
      for alternative in item.alternatives { alternative.where.map { visit($0) } }
      if let fallenInto { state.join(fallenInto) }
      run(item.body)
      fallenInto = nil
      if case .fallingThrough? = item.body.statements.last {
        var reached = state
        reached.isReachable = true
        fallenInto = reached
      } else {
        after.join(state)
      }
    }
    state = after
  }

  private mutating func leave(_ id: Statement.LoopID) {
    for other in breaks.removeValue(forKey: id) ?? [] { state.join(other) }
  }

  private mutating func twice(_ round: (inout InitializationFlow) -> Void) {
    loopDepth += 1
    round(&self)
    if loopDepth < 4 {
      state.isReachable = true
      round(&self)
    }
    loopDepth -= 1
  }

  /// A closure reads what has a value where it is made; what it assigns is its own affair.
  private mutating func enter(_ closure: Body) {
    let before = state
    let outer = tracked
    for capture in closure.captureList { visit(capture.value) }
    run(closure.statements)
    tracked = outer
    state = before
  }

  private mutating func visit(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .expression(let expression): visit(expression)
      case .matches(_, let value): visit(value)
      }
    }
  }

  private mutating func visit(_ sequence: Statement.ForSequence) {
    switch sequence {
    case .elements(let value): visit(value)
    case .range(let lower, let upper, _):
      visit(lower)
      visit(upper)
    case .asynchronous(_, let path): visit(path, at: nil)
    }
  }

  // MARK: Expressions

  private mutating func visit(_ expressions: [Expression]) {
    for expression in expressions { visit(expression) }
  }

  private mutating func visit(_ arguments: [Argument], at position: Position) {
    for argument in arguments {
      switch argument {
      case .value(let value): visit(value)
      case .reference(let path): visit(path, at: position)
      }
    }
  }

  private mutating func visit(_ expression: Expression) {
    let position = expression.position
    switch expression.kind {
    case .constant, .functionReference: break
    case .interpolation(let parts), .tuple(let parts, _), .array(let parts), .set(let parts),
      .enumerationCase(_, _, let parts), .structure(_, let parts), .intrinsic(_, let parts):
      visit(parts)
    case .dictionary(let entries):
      for entry in entries { visit([entry.key, entry.value]) }
    case .load(let path): visit(path, at: position)
    case .closure(let body): enter(body)
    case .boundMethod(_, let value), .isolated(_, let value), .not(let value), .wrap(let value),
      .weakReference(let value), .optionalChain(let value, _), .chainLink(let value),
      .forceUnwrap(let value), .isType(let value, _), .castIfPossible(let value, _),
      .castOrTrap(let value, _), .tryOptional(let value, _), .tryForce(let value),
      .typeOf(let value):
      visit(value)
    case .call(_, let arguments), .dynamicCall(_, let arguments), .operation(_, let arguments),
      .makeObject(_, _, let arguments):
      visit(arguments, at: position)
    case .callClosure(let callee, let arguments):
      visit(callee)
      visit(arguments, at: position)
    case .mutatingIntrinsic(_, let path, let arguments):
      visit(path, at: position)
      visit(arguments)
    case .assign(.variable(let variable), let value):
      visit(value)
      assign(variable, at: position)
    case .assign(let path, let value):
      if let field = ownField(path) {
        visit(value)
        state.onAllWays.insert(ObjectIdentifier(field))
        return
      }
      visit(path, at: position)
      visit(value)
    case .modify(let path, _, let value):
      visit(path, at: position)
      visit(value)
    case .and(let left, let right), .or(let left, let right), .coalesce(let left, let right, _):
      visit(left)
      let before = state
      visit(right)
      state.join(before)
    case .conditional(let condition, let then, let otherwise):
      visit(condition)
      let before = state
      visit(then)
      let afterThen = state
      state = before
      visit(otherwise)
      state.join(afterThen)
    case .statement(let statement): run(statement)
    case .sequence(let first, let second): visit([first, second])
    }
  }

  private mutating func visit(_ path: AccessPath, at position: Position?) {
    switch path {
    case .variable(let variable):
      let id = ObjectIdentifier(variable)
      guard tracked.contains(id), state.isReachable, !state.onAllWays.contains(id) else { return }
      findings.append(
        (
          "\(variable.isConstant ? "constant" : "variable") '\(variable.name)' used before being "
            + "initialized", position ?? variable.position
        ))
    case .value(let value), .objectField(let value, _, _): visit(value)
    case .staticStorage: break
    case .field(let base, _, _), .tupleElement(let base, _), .forced(let base), .chained(let base),
      .weak(let base), .unowned(let base):
      visit(base, at: position)
    case .computed(_, let base, let arguments):
      if let base { visit(base, at: position) }
      visit(arguments)
    }
  }

  private func ownField(_ path: AccessPath) -> StoredProperty? {
    switch path {
    case .field(.variable(let variable), let index, _) where variable.name == "self":
      return fields[index]
    case .objectField(let object, let index, _):
      guard case .load(.variable(let variable)) = object.kind, variable.name == "self" else {
        return nil
      }
      return fields[index]
    case .weak(let base), .unowned(let base): return ownField(base)
    case .variable, .value, .staticStorage, .field, .tupleElement, .computed, .forced, .chained:
      return nil
    }
  }

  private mutating func assign(_ variable: Variable, at position: Position) {
    if variable.name == "self" {
      // By another initializer, or as a whole.
      state.onAllWays.formUnion(fields.values.map { ObjectIdentifier($0) })
    }
    let id = ObjectIdentifier(variable)
    guard tracked.contains(id) else { return }
    if variable.isConstant, state.isReachable, state.onSomeWay.contains(id) {
      findings.append(
        ("immutable value '\(variable.name)' may only be initialized once", position))
    }
    state.onAllWays.insert(id)
    state.onSomeWay.insert(id)
  }
}

extension Checker {
  /// Reports what the body reads before it has a value.
  func checkInitialization(of body: Body) {
    guard !isPrelude else { return }
    var flow = InitializationFlow()
    let type: TypeDeclaration?
    switch body.kind {
    case .structureInitializer(let made, _): type = made
    case .classInitializer(let made, _, let delegates): type = delegates ? nil : made
    case .function, .closure: type = nil
    }
    for field in type?.storedProperties ?? [] where field.defaultValue == nil {
      flow.fields[field.index] = field
    }
    flow.run(body.statements)
    flow.checkFields()
    for name in flow.missingFields.sorted() {
      report(
        "return from initializer without initializing all stored properties: '\(name)' not "
          + "initialized", position: body.function.position ?? Position(line: 1, column: 1))
    }
    for finding in flow.findings { report(finding.message, position: finding.position) }
  }
}

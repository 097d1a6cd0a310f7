import CheckedTree
import Machine
import Semantics

/// Flow analysis of values that are sent to other tasks and actors (SE-0414, SE-0430).
///
/// Each value that isn't `Sendable` is in a region with the values that may refer to it. A call
/// merges the regions of its arguments, and its result is in the merged region. So do assignments
/// into properties, aggregates, and closures with their captures. The values of parameters, of
/// captured variables and of an actor's state are held: other code may use them, so that they can't
/// be sent. Sending a value sends its region, and nothing in that region may be used later.
///
/// Where paths meet, regions that are merged on one of them are merged. Loops are visited until a
/// second round has seen the effects of the first. Each closure is a body of its own, in which all
/// captured values are held.
struct RegionFlow {
  typealias Label = Regions.Label
  typealias Finding = InitializationFlow.Finding

  /// A place that sends values.
  struct Site: Hashable {
    var finding: Finding
    /// The `async let` that returns the values.
    var child: ObjectIdentifier?
  }

  /// The captures of a closure or local function.
  struct Captures {
    /// Variables whose values aren't `Sendable`, with the position of the first use.
    var values: [(variable: Variable, position: Position)] = []
    /// Variables whose storage it uses.
    var boxes: [Box] = []
    /// Whether it uses the actor of the enclosing code.
    var usesActor = false
  }

  /// A variable of the enclosing code whose storage a closure uses.
  struct Box {
    let variable: Variable
    let position: Position
    var isChanged: Bool
    /// Whether a copy of the value isn't enough, although the closure only reads the variable.
    var isShared: Bool
    /// The local function through which the closure uses the variable.
    var function: String?
  }

  let body: Body
  /// Whether it is a script's top level, which may send its own values: no other code has them yet.
  let isTopLevel: Bool
  let checker: BodyChecker
  var model: SemanticModel { checker.model }
  private(set) var findings: [Finding] = []
  /// Values that the closure lends to code off the actor. They are reported if the closure uses the actor.
  var loans: [Finding] = []
  var sites: [Site] = []
  var state = Regions()
  var captured = Captures()
  /// The captures of closures and local functions that were visited.
  var known: [ObjectIdentifier: Captures] = [:]
  /// Constants of functions and key paths without captures, whose types are `Sendable` (SE-0418).
  var shared: Set<ObjectIdentifier> = []
  /// Variables of the body that something other than an escaping closure captures, so that the
  /// escaping closures share their storage.
  var lent: Set<ObjectIdentifier> = []
  /// Variables that a loop declared again while tasks may have read them in an earlier round.
  var renewed: Set<ObjectIdentifier> = []
  /// Whether the visited code is a closure for the compiler: a `defer` block, or a right operand.
  var isInPlace = false
  /// Where the expression that is visited starts.
  var position: Position?
  private var next = 0
  /// The number of enclosing loops.
  private var depth = 0
  private var breaks: [Statement.LoopID: [Regions]] = [:]
  private var continues: [Statement.LoopID: [Regions]] = [:]
  /// For each enclosing `do`, the states at which an error may be thrown.
  private var errors: [[Regions]] = []
  /// For each enclosing `if` or `switch` expression, the regions of its branches' values.
  private var yields: [[Label]] = []

  init(of body: Body, isTopLevel: Bool = false, _ checker: BodyChecker) {
    self.body = body
    self.isTopLevel = isTopLevel
    self.checker = checker
  }

  mutating func checkBody() {
    run(body.statements)
    returnInout()
    if captured.usesActor { findings += loans.filter { !findings.contains($0) } }
  }

  /// The caller uses the value of an `inout sending` parameter after the call.
  private mutating func returnInout() {
    guard state.isReachable else { return }
    for variable in body.parameters where variable.isSending {
      guard case .reference = variable.storage, let label = state[variable] else { continue }
      use(label)
      if state[label].isHeld, let end = body.end {
        find(
          Finding(message: .heldAtEnd(parameter: variable.name, by: ownCode), position: end))
      }
    }
  }

  // MARK: Regions

  mutating func fresh(isHeld: Bool = false) -> Label {
    next += 1
    if isHeld { state[next].isHeld = true }
    return next
  }

  mutating func find(_ finding: Finding) {
    if state.isReachable, !findings.contains(finding) { findings.append(finding) }
  }

  mutating func add(_ found: [Finding]) {
    for finding in found { find(finding) }
  }

  /// Reports the sends before a use of the values.
  mutating func use(_ label: Label) {
    for index in state[label].sends.sorted() { find(sites[index].finding) }
  }

  mutating func send(_ label: Label, _ finding: Finding, until child: Variable? = nil) {
    if isTopLevel { return }
    if state[label].isHeld { return find(finding) }
    state[label].sends.insert(addSite(finding, until: child))
  }

  /// The index of a place that sends.
  mutating func addSite(_ finding: Finding, until child: Variable?) -> Int {
    let site = Site(finding: finding, child: child.map { ObjectIdentifier($0) })
    let index = sites.firstIndex(of: site) ?? sites.count
    if index == sites.count { sites.append(site) }
    return index
  }

  mutating func merge(_ labels: [Label]) -> Label? {
    guard let first = labels.first else { return nil }
    for label in labels.dropFirst() { state.merge(first, label) }
    return first
  }

  /// The region of a variable's value; nil for a global variable.
  mutating func label(of variable: Variable) -> Label? {
    if let label = state[variable] { return label }
    if case .global = variable.storage { return nil }
    let isParameter = body.parameters.contains { $0 === variable }
    let isHeld =
      variable.owner !== body || variable.isOfCaptureList || isParameter && !variable.isSending
    let label = fresh(isHeld: isHeld)
    state[variable] = label
    return label
  }

  // MARK: Statements

  mutating func run(_ statements: [Statement]) {
    var deferred: [Block] = []
    for statement in statements {
      if case .deferring(let block) = statement { deferred.append(block) } else { run(statement) }
    }
    // Deferred blocks run at the end of the block.
    for block in deferred.reversed() where state.isReachable {
      inPlace { $0.run(block.statements) }
    }
  }

  mutating func run(_ statement: Statement) {
    switch statement {
    case .expression(let expression):
      // `_ = value` doesn't use a variable's value.
      if expression.isVariable { return }
      visit(expression)
    case .declare(let variable, let value):
      let label = value.flatMap { visit($0) }
      state[variable] = label
      if !state.readers(of: variable).isEmpty { renewed.insert(ObjectIdentifier(variable)) }
      state.forgetReaders(of: variable)
      if let value, variable.isConstant, isShared(value) {
        shared.insert(ObjectIdentifier(variable))
      }
    case .destructure(let pattern, let value):
      let label = visit(value)
      bind(pattern, to: label)
    case .asyncLet(let variable, let child):
      state[variable] = nil
      visitClosure(child, until: variable)
    case .block(let block): run(block.statements)
    case .conditional(let conditions, let then, let otherwise):
      visit(conditions)
      let before = state
      run(then.statements)
      let afterThen = state
      state = before
      if let otherwise { run(otherwise.statements) }
      state.join(afterThen)
    case .loop(let id, let conditions, let block):
      repeatedly(id, mayEnd: !conditions.isAlwaysTrue) {
        $0.visit(conditions)
      } body: {
        $0.run(block.statements)
      }
    case .repeatLoop(let id, let block, let condition):
      runRepeat(id, block, while: condition)
    case .forIn(let id, let pattern, let sequence, let condition, let block):
      let label = visit(sequence)
      repeatedly(id, mayEnd: true) {
        if let label { $0.use(label) }
        if case .iterator(_, _, let next) = sequence { $0.visit(next) }
      } body: {
        $0.bind(pattern, to: label)
        if let condition { $0.visit(condition) }
        $0.run(block.statements)
      }
    case .choice(let id, let subject, let cases):
      let label = visit(subject)
      choose(cases, label)
      leave(id)
    case .breaking(let id):
      breaks[id, default: []].append(state)
      state.isReachable = false
    case .continuing(let id):
      continues[id, default: []].append(state)
      state.isReachable = false
    case .fallingThrough: state.isReachable = false
    case .returning(let value):
      if let value {
        if body.givesGenericResult { noteCopies(in: value) }
        visit(value)
      }
      returnInout()
      state.isReachable = false
    case .throwing(let value):
      visit(value)
      mayThrow()
      state.isReachable = false
    case .catching(let block, let catches): runCatching(block, catches)
    case .deferring(let block): run(block.statements)
    case .ending: break
    case .yield(let value):
      if let label = visit(value), !yields.isEmpty { yields[yields.count - 1].append(label) }
    }
  }

  /// The region of the value of an `if` or `switch` expression.
  mutating func visitBranches(of statement: Statement) -> Label? {
    yields.append([])
    run(statement)
    return merge(yields.removeLast())
  }

  /// Visits a loop. The head runs before each round, and once more before the loop ends.
  private mutating func repeatedly(
    _ id: Statement.LoopID, mayEnd: Bool, head: (inout RegionFlow) -> Void,
    body: (inout RegionFlow) -> Void
  ) {
    head(&self)
    var after = state
    depth += 1
    defer { depth -= 1 }
    // Deeper loops are visited once, which finds enough.
    for _ in 0..<(depth < 4 ? 2 : 1) {
      let before = state
      body(&self)
      for other in continues.removeValue(forKey: id) ?? [] { state.join(other) }
      state.join(before)
      head(&self)
      after = state
    }
    state = after
    if !mayEnd { state.isReachable = false }
    leave(id)
  }

  private mutating func runRepeat(
    _ id: Statement.LoopID, _ block: Block, while condition: Expression
  ) {
    // A loop with the constant condition `false` is a labelled block.
    let rounds = if case .constant(.bool(false)) = condition.kind { 1 } else { 2 }
    for _ in 0..<rounds {
      let before = state
      run(block.statements)
      for other in continues.removeValue(forKey: id) ?? [] { state.join(other) }
      visit(condition)
      if rounds == 2, state.isReachable { state.join(before) }
    }
    leave(id)
  }

  private mutating func leave(_ id: Statement.LoopID) {
    for other in breaks.removeValue(forKey: id) ?? [] { state.join(other) }
  }

  private mutating func choose(_ cases: [Statement.Case], _ subject: Label?) {
    let before = state
    var after = before
    after.isReachable = false
    var fallenInto: Regions?
    for item in cases {
      state = before
      for alternative in item.alternatives {
        bind(alternative.pattern, to: subject)
        if let condition = alternative.where { visit(condition) }
      }
      if let fallenInto { state.join(fallenInto) }
      run(item.body.statements)
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

  // MARK: Errors

  /// Notes that an error may be thrown here.
  mutating func mayThrow() {
    if !errors.isEmpty, state.isReachable { errors[errors.count - 1].append(state) }
  }

  /// Visits code whose errors end here. Returns the state after an error.
  mutating func catchErrors(in visit: (inout RegionFlow) -> Void) -> Regions {
    var caught = state
    caught.isReachable = false
    errors.append([])
    visit(&self)
    for other in errors.removeLast() { caught.join(other) }
    return caught
  }

  private mutating func runCatching(_ block: Block, _ catches: [Statement.Catch]) {
    let before = state
    var caught = catchErrors { $0.run(block.statements) }
    if !caught.isReachable { caught = before }
    var after = state
    for item in catches {
      state = caught
      for alternative in item.alternatives {
        bind(alternative.pattern, to: nil)
        if let condition = alternative.where { visit(condition) }
      }
      run(item.body.statements)
      after.join(state)
    }
    state = after
  }

  // MARK: Patterns

  mutating func visit(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .expression(let expression): visit(expression)
      case .matches(let pattern, let value):
        let label = visit(value)
        bind(pattern, to: label)
      }
    }
  }

  private mutating func bind(_ pattern: Pattern, to label: Label?) {
    switch pattern {
    case .anything, .none: break
    case .bind(let variable): state[variable] = label
    case .tuple(let parts), .enumerationCase(_, let parts):
      for part in parts { bind(part, to: label) }
    case .some(let inner), .isType(_, let inner): bind(inner, to: label)
    case .satisfies(let subject, let test):
      state[subject] = label
      visit(test)
    }
  }

  private mutating func visit(_ sequence: Statement.ForSequence) -> Label? {
    switch sequence {
    case .elements(let value): return visit(value)
    case .range(let lower, let upper, _):
      visit(lower)
      visit(upper)
      return nil
    case .iterator(let variable, let value, _):
      let label = visit(value)
      state[variable] = label
      return label
    case .asynchronous(_, let path):
      return read(path)
    }
  }
}

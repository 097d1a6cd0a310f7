import CheckedTree
import Machine

/// Follows the paths through a body. It checks that every variable is initialized before it is
/// read, and that a constant is initialized only once.
///
/// A state contains the variables that are initialized on all paths to a point, and the variables
/// that are initialized on some. In an initializer it also tracks the fields of `self`, and the
/// call of another initializer. Paths that meet are joined, without paths that were left. Loops are
/// visited twice, so that the second round sees the assignments of the first. A closure needs the
/// variables that it uses at its creation, and a local function at each call or reference. Their
/// own assignments don't count outside.
struct InitializationFlow {
  enum Fact: Hashable {
    case variable(ObjectIdentifier)
    /// An element of a tuple that is initialized element by element.
    case element(ObjectIdentifier, Int)
    case field(Int)
    /// `super.init` was called.
    case superclass
    /// `self.init` was called, or `self` assigned.
    case whole
    /// The value of a variable, or of a part of it, was moved away.
    case moved(ObjectIdentifier, parts: [Int])
  }

  struct State {
    var onAllWays: Set<Fact> = []
    var onSomeWay: Set<Fact> = []
    var isReachable = true

    mutating func join(_ other: State) {
      guard other.isReachable else { return }
      guard isReachable else {
        self = other
        return
      }
      onSomeWay.formUnion(other.onSomeWay)
      onAllWays.formIntersection(other.onAllWays)
    }

    mutating func add(_ fact: Fact) {
      onAllWays.insert(fact)
      onSomeWay.insert(fact)
    }

    mutating func remove(_ fact: Fact) {
      onAllWays.remove(fact)
      onSomeWay.remove(fact)
    }
  }

  struct Finding: Hashable {
    var message: FlowMessage
    var position: Position
    /// Whether it is reported even if there are other errors.
    var isPlain = false
  }

  private(set) var findings: [Finding] = []
  /// The accessed locations, while they are collected.
  var accesses: [Location]?
  /// Whether something is missing on some path to the initializer's end.
  var missesFields = false
  var missesSuper = false
  var missesDelegation = false
  var state = State()
  /// The variables declared without a value, with the number of closures around the declaration.
  var tracked: [ObjectIdentifier: Int] = [:]
  /// The closures and local functions being visited, outermost first.
  var inner: [Inner] = []
  /// Variables that the enclosing blocks declare later.
  var upcoming: Set<ObjectIdentifier> = []
  /// Local functions that were visited with all captures initialized.
  private var finished: Set<ObjectIdentifier> = []
  /// The closure being visited, if no call keeps it.
  var lent: Body?
  /// The duties of an initializer.
  let subject: InitializationSubject?
  /// The states at each `break` of a loop or `switch`.
  private var breaks: [Statement.LoopID: [State]] = [:]
  /// The states at each `continue` of a loop.
  private var continues: [Statement.LoopID: [State]] = [:]
  private var loopDepth = 0
  /// The deferred blocks of each scope around the visited code.
  private(set) var deferred: [[Block]] = []
  /// The `defer` statement whose block is visited.
  var deferPosition: Position?
  /// The number of `do` blocks around the visited code that catch errors.
  private(set) var catches = 0
  /// The values that aren't copied, as far as they were moved.
  var moves = Moves()

  struct Inner {
    var position: Position
    var isFunction: Bool
    /// Where the function is declared.
    var function: Position?
    var body: ObjectIdentifier
    /// Whether the closure may be kept, or is a local function.
    var isEscaping = false
  }

  init(subject: InitializationSubject?) {
    self.subject = subject
    for field in subject?.fields ?? [] where field.hasDefault {
      state.add(.field(field.index))
    }
  }

  mutating func find(_ message: FlowMessage, at position: Position, isPlain: Bool = false) {
    let finding = Finding(message: message, position: position, isPlain: isPlain)
    if state.isReachable, !findings.contains(finding) { findings.append(finding) }
  }

  // MARK: Statements

  mutating func run(_ statements: [Statement]) {
    deferred.append([])
    let later = statements.compactMap { statement -> ObjectIdentifier? in
      guard case .declare(let variable, _) = statement, case .local = variable.storage else {
        return nil
      }
      return ObjectIdentifier(variable)
    }
    upcoming.formUnion(later)
    defer { upcoming.subtract(later) }
    for statement in statements {
      if case .declare(let variable, let value) = statement {
        // A variable isn't visible in its own value.
        if let value { visit(value, of: variable) } else { declare(variable) }
        declareMovable(variable, isInside: false)
        upcoming.remove(ObjectIdentifier(variable))
      } else if case .deferring(let block) = statement {
        deferred[deferred.count - 1].append(block)
      } else {
        run(statement)
      }
    }
    // Deferred blocks run at the end of the block.
    for block in deferred.removeLast().reversed() where state.isReachable { runDeferred(block) }
  }

  private mutating func runDeferred(_ block: Block) {
    let outer = deferPosition
    deferPosition = block.start ?? outer
    run(block.statements)
    deferPosition = outer
  }

  /// Runs the deferred blocks of all scopes that a statement leaves.
  private mutating func leaveScopes() {
    guard state.isReachable, deferred.contains(where: { !$0.isEmpty }) else { return }
    let (scopes, before) = (deferred, state)
    while let scope = deferred.popLast() {
      for block in scope.reversed() where state.isReachable { runDeferred(block) }
    }
    (deferred, state) = (scopes, before)
  }

  private mutating func run(_ statement: Statement) {
    switch statement {
    case .expression(let expression): visit(expression)
    case .declare(let variable, let value):
      guard let value else { return declare(variable) }
      visit(value)
    case .destructure(_, let value): visit(value)
    case .asyncLet(let variable, let child):
      enter(child, at: variable.position)
    case .block(let block): run(block.statements)
    case .conditional(let conditions, let then, let otherwise):
      moves.bindsHere = then.statements.isEmpty && otherwise != nil
      visit(conditions)
      moves.bindsHere = false
      let before = state
      // A branch that literals exclude isn't compiled.
      if conditions.contains(where: { $0.isLiteral(false) }) { state.isReachable = false }
      run(then.statements)
      let afterThen = state
      state = before
      if conditions.allSatisfy({ $0.isLiteral(true) }) { state.isReachable = false }
      if let otherwise { run(otherwise.statements) }
      state.join(afterThen)
    case .loop, .repeatLoop, .forIn: runLoop(statement)
    case .choice(let id, let subject, let cases):
      visit(subject)
      borrowing(subject) { $0.choose(cases) }
      leave(id)
    case .ending(let endings): end(endings)
    case .breaking(let id):
      breaks[id, default: []].append(state)
      state.isReachable = false
    case .continuing(let id):
      continues[id, default: []].append(state)
      state.isReachable = false
    case .fallingThrough: state.isReachable = false
    case .returning(let value):
      if let value { visit(value) } else if inner.isEmpty { noteExit() }
      leaveScopes()
      checkMovesAtExit(at: value?.position)
      state.isReachable = false
    case .throwing(let value):
      visit(value)
      if catches == 0 { leaveScopes() }
      noteThrow(at: value.position)
      state.isReachable = false
    case .catching(let block, let catches): runCatching(block, catches)
    case .deferring(let block): run(block.statements)
    case .yield(let value): visit(value)
    }
  }

  private mutating func declare(_ variable: Variable) {
    let id = ObjectIdentifier(variable)
    tracked[id] = inner.count
    state.remove(.variable(id))
    for fact in state.onSomeWay {
      if case .element(id, _) = fact { state.remove(fact) }
    }
  }

  private mutating func runLoop(_ statement: Statement) {
    switch statement {
    case .loop(let id, let conditions, let block):
      visit(conditions)
      let before = state
      twice {
        $0.runRound(block, of: id)
        $0.visit(conditions)
      }
      let after = state
      state = before
      if after.isReachable { state.onSomeWay.formUnion(after.onSomeWay) }
      if conditions.isAlwaysTrue { state.isReachable = false }
      leave(id)
    case .repeatLoop(let id, let block, let condition):
      // A loop with the constant condition `false` is a labelled block.
      if case .constant(.bool(false)) = condition.kind {
        runRound(block, of: id)
      } else {
        twice {
          $0.runRound(block, of: id)
          $0.visit(condition)
        }
        // Only a `break` ends it.
        if case .constant(.bool(true)) = condition.kind { state.isReachable = false }
      }
      leave(id)
    case .forIn(let id, _, let sequence, let condition, let block):
      visit(sequence)
      let before = state
      twice {
        $0.state.join(before)
        if let condition { $0.visit(condition) }
        $0.runRound(block, of: id)
      }
      let after = state
      state = before
      if after.isReachable { state.onSomeWay.formUnion(after.onSomeWay) }
      leave(id)
    default: break
    }
  }

  private mutating func runCatching(_ block: Block, _ catches: [Statement.Catch]) {
    let before = state
    self.catches += 1
    let moved = collectingThrows { $0.run(block.statements) }
    self.catches -= 1
    var after = state
    for item in catches {
      // The error may have been thrown before any assignment.
      state = before
      state.onSomeWay.formUnion(moved)
      for alternative in item.alternatives {
        visit(alternative.pattern)
        if let condition = alternative.where { visit(condition) }
      }
      run(item.body.statements)
      after.join(state)
    }
    state = after
  }

  private mutating func choose(_ cases: [Statement.Case]) {
    let before = state
    var after = before
    after.isReachable = false
    var fallenInto: State?
    for item in cases {
      state = before
      for alternative in item.alternatives {
        visit(alternative.pattern)
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

  private mutating func leave(_ id: Statement.LoopID) {
    for other in breaks.removeValue(forKey: id) ?? [] { state.join(other) }
  }

  /// Runs a loop's body once, to its end or to a `continue`.
  private mutating func runRound(_ block: Block, of id: Statement.LoopID) {
    run(block.statements)
    for other in continues.removeValue(forKey: id) ?? [] { state.join(other) }
  }

  private mutating func twice(_ round: (inout InitializationFlow) -> Void) {
    loopDepth += 1
    round(&self)
    // Deeper loops are visited once, which finds enough.
    if loopDepth < 4, state.isReachable { round(&self) }
    loopDepth -= 1
  }

  // MARK: Bodies inside

  /// Visits a closure, or a local function where it is used.
  mutating func enter(_ body: Body, at position: Position, isFunction: Bool = false) {
    let id = ObjectIdentifier(body)
    guard !inner.contains(where: { $0.body == id }) else { return }
    for capture in body.captureList { visit(capture.value) }
    // All outer variables are initialized, so only the function's own declarations matter, and
    // these were checked with the function.
    let isSettled = isComplete && !body.movesValues
    if isFunction, isSettled, upcoming.isEmpty || !finished.insert(id).inserted { return }
    let before = state
    let outer = tracked
    let outerBreaks = breaks
    let (outerScopes, outerCatches) = (deferred, self.catches)
    (deferred, self.catches) = ([], 0)
    inner.append(
      Inner(
        position: position, isFunction: isFunction, function: body.function.position, body: id,
        isEscaping: isFunction || body.isEscaping && lent !== body))
    prepareMoves(in: body)
    run(body.statements)
    checkMovesAtExit(at: nil)
    inner.removeLast()
    breaks = outerBreaks
    (deferred, self.catches) = (outerScopes, outerCatches)
    tracked = outer
    state = before
  }

  private var isComplete: Bool {
    tracked.keys.allSatisfy { state.onAllWays.contains(.variable($0)) } && isSelfComplete
  }

  // MARK: Groups

  mutating func visit(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .expression(let expression): visit(expression)
      case .matches(let pattern, let value):
        visit(value)
        visit(pattern)
      }
    }
  }

  private mutating func visit(_ pattern: Pattern) {
    switch pattern {
    case .anything, .none: break
    case .bind(let variable): declareMovable(variable, isInside: !moves.bindsHere)
    case .tuple(let parts), .enumerationCase(_, let parts): for part in parts { visit(part) }
    case .some(let inner): visit(inner)
    case .isType(let type, let inner):
      visit(type)
      visit(inner)
    case .satisfies(_, let test): visit(test)
    }
  }

  private mutating func visit(_ sequence: Statement.ForSequence) {
    switch sequence {
    case .elements(let value): visit(value)
    case .range(let lower, let upper, _):
      visit(lower)
      visit(upper)
    case .iterator(_, let value, let next):
      visit(value)
      visit(next)
    case .asynchronous(_, let path): read(path, at: Position(line: 1, column: 1))
    }
  }
}

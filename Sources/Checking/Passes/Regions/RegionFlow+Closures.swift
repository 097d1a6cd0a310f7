import CheckedTree
import Machine
import Semantics

/// Closures and local functions, which keep their captures.
extension RegionFlow {
  /// The region of a closure. A closure of the main actor belongs to it, and one that uses the actor
  /// of the enclosing code belongs to that.
  mutating func closure(_ closure: Body, type: Int) -> Label? {
    let label = visitClosure(closure, until: nil, type: type)
    if closure.destination != nil || checker.isSendable(type) { return label }
    if closure.function.isMainActor { return fresh(isHeld: true) }
    guard captures(of: closure).usesActor else { return label }
    let own = label ?? fresh()
    state[own].isHeld = true
    return own
  }

  /// Whether the value is a function or key path without captures.
  func isShared(_ value: Expression) -> Bool {
    switch value.kind {
    case .partial(let routine, let given):
      !routine.isLocal && given.allSatisfy { isSendable($0) }
    case .keyPath(let parts): parts.arguments.allSatisfy { isSendable($0) }
    default: false
    }
  }

  /// Visits a closure where it is created. Returns the region of its captures.
  @discardableResult
  mutating func visitClosure(_ closure: Body, until child: Variable?, type: Int = 0) -> Label? {
    var labels: [(label: Label, name: String, position: Position, box: Box?)] = []
    for capture in closure.captureList {
      if let label = visit(capture.value) {
        labels.append((label, capture.variable.name, capture.value.position, nil))
      }
    }
    let captures = captures(of: closure)
    for (variable, position) in captures.values {
      if variable.owner !== body { noteCapture(of: variable, at: position) }
      guard let label = label(of: variable) else { continue }
      use(label)
      labels.append((label, variable.name, position, nil))
    }
    var read: [Box] = []
    var outer: [Box] = []
    for box in captures.boxes {
      if box.isChanged { noteChange(of: box.variable) }
      let escapes = isEscaping(type) || child != nil
      guard escapes, sharesStorage(of: box) else {
        read.append(box)
        borrow(box, inPlace: !escapes)
        continue
      }
      if let label = share(box) {
        let place = child == nil ? box.position : closure.sentPosition ?? box.position
        labels.append((label, box.function ?? box.variable.name, place, box))
      } else if box.variable.owner !== body {
        outer.append(box)
      }
    }
    if captures.usesActor { captured.usesActor = true }
    if let destination = closure.destination, !staysOnActor(closure, captures) {
      for (label, name, position, box) in labels {
        // The compiler only warns about the values of `async let`, but not about a task's closure.
        if destination != .task, isOnlyWarned(named: name, captures) { continue }
        sendCapture(
          name, label, position, by: closure, destination, until: child,
          storage: box.map { sharedStorage(of: $0, in: closure) }, type)
      }
      if let box = outer.first { sendOuter(box, by: closure, destination) }
      for box in read where !box.isChanged {
        sendReading(of: box.variable, box.position, by: closure, destination, until: child, type)
      }
    }
    return merge(labels.map(\.label))
  }

  /// Whether an escaping closure shares the variable's storage, because a copy of the value isn't
  /// enough.
  private func sharesStorage(of box: Box) -> Bool {
    // A constant is never written again.
    if box.variable.isConstant { return false }
    return box.isChanged || box.isShared || state.isBox(box.variable)
      || lent.contains(ObjectIdentifier(box.variable)) || checker.isReadInPlace(box.variable)
  }

  /// Notes a closure's use of a variable whose storage it doesn't share. One that doesn't escape
  /// uses it during the call.
  private mutating func borrow(_ box: Box, inPlace: Bool) {
    guard box.variable.owner === body else {
      return noteStorage(
        of: box.variable, at: box.position, isChanged: box.isChanged, isShared: true)
    }
    if inPlace { lend(box.variable) }
  }

  /// Notes that code which doesn't escape captures a variable, so that tasks share its storage.
  private mutating func lend(_ variable: Variable) {
    // The compiler misses uses after an earlier one of this kind.
    guard variable.isBoxed, !variable.isConstant,
      lent.insert(ObjectIdentifier(variable)).inserted
    else { return }
    reportReaders(of: variable)
    if state.isBox(variable), let label = state[variable] { use(label) }
  }

  /// A closure that leaves shares a variable of the code around this closure, which can still use
  /// that variable.
  private mutating func sendOuter(_ box: Box, by closure: Body, _ destination: Body.SentTo) {
    let start = closure.start ?? box.position
    switch destination {
    case .actor: break
    case .child: find(Finding(message: .sentName(box.variable.name), position: start))
    case .task:
      // The code around a child task watches what the child itself reads.
      if body.destination == .child, !box.isChanged { return }
      find(passing(closure, at: start, sharedStorage(of: box, in: closure)))
    }
  }

  /// A task reads a variable. It gets a copy of the value, unless the code changes the variable later,
  /// or the variable belongs to code around this closure.
  private mutating func sendReading(
    of variable: Variable, _ position: Position, by closure: Body, _ destination: Body.SentTo,
    until child: Variable?, _ type: Int
  ) {
    if isTopLevel || variable.isConstant { return }
    let isOwn = variable.owner === body
    switch destination {
    case .actor: break
    case .child:
      let finding = Finding(
        message: .sentName(variable.name),
        position: closure.sentPosition ?? position)
      if isOwn { watch(variable, finding, until: child) } else { find(finding) }
    case .task:
      let shared = FlowMessage.SharedValue.readStorage(name: variable.name)
      let start = closure.start ?? position
      if isOwn {
        watch(
          variable, Finding(message: .sentClosure(shared, type: sentType(type)), position: start))
      } else if body.destination != .child {
        // The code around the child task watches what the child itself reads.
        find(passing(closure, at: start, shared))
      }
    }
  }

  private mutating func watch(
    _ variable: Variable, _ finding: Finding, until child: Variable? = nil
  ) {
    state.watch(variable, addSite(finding, until: child))
  }

  /// Notes that a variable changes while tasks may read it.
  mutating func noteChange(of variable: Variable) {
    if renewed.contains(ObjectIdentifier(variable)) { lent.insert(ObjectIdentifier(variable)) }
    reportReaders(of: variable)
  }

  private mutating func reportReaders(of variable: Variable) {
    for index in state.readers(of: variable).sorted() { find(sites[index].finding) }
  }

  /// Whether a closure runs on the actor of the enclosing code, because it uses that actor.
  private func staysOnActor(_ closure: Body, _ captures: Captures) -> Bool {
    if case .captured? = closure.actor { captures.usesActor } else { false }
  }

  mutating func visitPartial(_ routine: Routine, _ given: [Expression]) -> Label? {
    var labels: [Label] = []
    for value in given { if let label = visit(value) { labels.append(label) } }
    if let local = routine.body, routine.isLocal { labels += useCaptures(of: local, routine) }
    return merge(labels)
  }

  /// Notes a use of a local function, which uses its captures.
  @discardableResult
  mutating func useCaptures(of function: Body, _ routine: Routine) -> [Label] {
    guard function.mayCapture else { return [] }
    let captures = captures(of: function)
    if captures.usesActor { captured.usesActor = true }
    var labels: [Label] = []
    for (variable, position) in captures.values {
      if variable.owner !== body { noteCapture(of: variable, at: position) }
      if let label = label(of: variable) {
        use(label)
        labels.append(label)
      }
    }
    for var box in captures.boxes {
      box.function = String(routine.name.prefix { $0 != "(" })
      if let label = share(box) { labels.append(label) }
    }
    return labels
  }

  // MARK: Captures

  /// The captures of a closure or local function. Its own sends are checked at its first use.
  private mutating func captures(of inner: Body) -> Captures {
    let id = ObjectIdentifier(inner)
    if let found = known[id] { return found }
    known[id] = Captures()
    var flow = RegionFlow(of: inner, checker)
    // Handed over and back: a copy would take as long as all closures before this one.
    swap(&flow.known, &known)
    flow.shared = shared
    flow.checkBody()
    swap(&flow.known, &known)
    known[id] = flow.captured
    // A local function's body is checked on its own.
    if case .closure = inner.kind { add(flow.findings) }
    return flow.captured
  }

  mutating func noteCapture(of variable: Variable, at place: Position? = nil) {
    if case .global = variable.storage { return }
    guard !captured.values.contains(where: { $0.variable === variable }) else { return }
    captured.values.append((variable, place ?? position ?? variable.position))
  }

  /// Notes a captured variable whose storage this closure uses or changes.
  mutating func noteStorage(
    of variable: Variable, at place: Position? = nil, isChanged: Bool, isShared: Bool = false,
    through function: String? = nil
  ) {
    guard variable.owner !== body else {
      if isInPlace { lend(variable) }
      return
    }
    if variable.isOwnActor { captured.usesActor = true }
    guard variable.isBoxed else { return }
    let isShared = isShared || isInPlace
    if let index = captured.boxes.firstIndex(where: { $0.variable === variable }) {
      captured.boxes[index].isChanged = captured.boxes[index].isChanged || isChanged
      captured.boxes[index].isShared = captured.boxes[index].isShared || isShared
    } else {
      captured.boxes.append(
        Box(
          variable: variable, position: place ?? position ?? variable.position,
          isChanged: isChanged, isShared: isShared, function: function))
    }
  }

  /// Visits code that is a closure for the compiler, although it runs in its place.
  mutating func inPlace(_ visit: (inout RegionFlow) -> Void) {
    let outer = isInPlace
    isInPlace = true
    visit(&self)
    isInPlace = outer
  }

  /// Notes captured variables whose values a generic result takes as they are, or as parts of a
  /// tuple. The compiler copies such a value from the variable's storage.
  mutating func noteCopies(in value: Expression) {
    switch value.kind {
    case .load(let path):
      guard let variable = path.storedIn, variable.owner !== body else { return }
      noteStorage(of: variable, at: value.position, isChanged: false, isShared: true)
    case .tuple(let parts, _): for part in parts { noteCopies(in: part) }
    case .statement(let statement): for branch in statement.branches { noteCopies(in: branch) }
    default: break
    }
  }

  /// The region of a variable's storage, which a closure shares with this body.
  private mutating func share(_ box: Box) -> Label? {
    let variable = box.variable
    if box.isChanged { noteChange(of: variable) } else { reportReaders(of: variable) }
    if variable.owner !== body {
      noteStorage(
        of: variable, at: box.position, isChanged: box.isChanged, isShared: true,
        through: box.function)
      return nil
    }
    guard let label = label(of: variable) else { return nil }
    use(label)
    state.addBox(variable)
    return label
  }

  /// Whether the compiler only warns about sending the captured variable.
  private func isOnlyWarned(named name: String, _ captures: Captures) -> Bool {
    let variables = captures.values.map(\.variable) + captures.boxes.map(\.variable)
    return variables.contains {
      $0.name == name && checker.regionTypes[$0.typeIndex]?.isOnlyWarned ?? false
    }
  }

  private func isEscaping(_ type: Int) -> Bool {
    checker.regionTypes[type]?.type.asFunction?.isEscaping ?? false
  }

  // MARK: Sends

  private mutating func sendCapture(
    _ name: String, _ label: Label, _ position: Position, by closure: Body,
    _ destination: Body.SentTo, until child: Variable?, storage: FlowMessage.SharedValue?,
    _ type: Int
  ) {
    let start = closure.start ?? position
    switch destination {
    case .child, .actor:
      send(label, Finding(message: .sentName(name), position: position), until: child)
    case .task where state[label].isHeld:
      find(passing(closure, at: start, storage ?? .value(name: name)))
    case .task:
      send(label, Finding(message: .sentClosure(storage, type: sentType(type)), position: start))
    }
  }

  /// A sent closure's type in messages.
  private func sentType(_ index: Int) -> Type? {
    checker.regionTypes[index]?.type.mapFunction { $0.isSendable = false }
  }

  private func passing(
    _ closure: Body, at position: Position, _ shared: FlowMessage.SharedValue
  ) -> Finding {
    Finding(message: .passedClosure(shared, by: ownCode), position: position)
  }

  /// A variable that a task's closure shares.
  private func sharedStorage(of box: Box, in closure: Body) -> FlowMessage.SharedValue {
    let name = box.variable.name
    if !box.isChanged { return .readStorage(name: name) }
    if closure.isWithoutActor { return .storageInActor(name: name) }
    return .storage(name: name)
  }

  var ownCode: FlowMessage.Sender {
    if body.function.isMainActor { return .mainActor }
    if case .captured? = body.actor, captured.usesActor { return .ownActor }
    if let variable = body.selfVariable, variable.isOwnActor { return .ownActor }
    return .currentTask
  }

  /// The error of a value that is sent; nil if the compiler only warns.
  func finding(_ value: Expression, _ position: Position) -> Finding? {
    if checker.regionTypes[value.typeIndex]?.isOnlyWarned ?? false { return nil }
    let message: FlowMessage =
      if let name = value.sentName {
        .sentValue(name: name)
      } else if let type = checker.regionTypes[value.typeIndex]?.type {
        .sentValueOfType(type)
      } else {
        .sentUnknownValue
      }
    return Finding(message: message, position: position)
  }
}

extension Body {
  /// Where a message about a sent closure stands.
  fileprivate var start: Position? { sentPosition ?? function.position }
}

extension Statement {
  /// The values of an `if` or `switch` expression.
  fileprivate var branches: [Expression] {
    switch self {
    case .conditional(_, let then, let otherwise):
      (then.statements.last?.branches ?? []) + (otherwise?.statements.last?.branches ?? [])
    case .choice(_, _, let cases): cases.flatMap { $0.body.statements.last?.branches ?? [] }
    case .block(let block): block.statements.last?.branches ?? []
    case .yield(let value), .returning(let value?): [value]
    default: []
    }
  }
}

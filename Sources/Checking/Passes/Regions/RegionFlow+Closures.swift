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
    var labels: [(label: Label, name: String, position: Position, isBox: Bool)] = []
    for capture in closure.captureList {
      if let label = visit(capture.value) {
        labels.append((label, capture.variable.name, capture.value.position, false))
      }
    }
    let captures = captures(of: closure)
    for (variable, position) in captures.values {
      if variable.owner !== body { noteCapture(of: variable, at: position) }
      guard let label = label(of: variable) else { continue }
      use(label)
      labels.append((label, variable.name, position, false))
    }
    // A closure that doesn't escape shares no storage after the call.
    var outerBoxes: [Variable] = []
    if isEscaping(type) {
      for (variable, position, isChanged) in captures.boxes where isChanged {
        if let label = share(variable, position) {
          labels.append((label, variable.name, position, true))
        } else if variable.owner !== body {
          outerBoxes.append(variable)
        }
      }
    }
    if captures.usesActor { captured.usesActor = true }
    if let destination = closure.destination, !staysOnActor(closure, captures) {
      for (label, name, position, isBox) in labels {
        sendCapture(
          name, label, position, by: closure, destination, until: child,
          storage: isBox ? sharedStorage(of: name, in: closure) : nil)
      }
      if case .task = destination, let variable = outerBoxes.first {
        // The code around this closure can still use its variable.
        find(
          passing(
            closure, at: closure.function.position ?? variable.position,
            sharedStorage(of: variable.name, in: closure)))
      }
    }
    return merge(labels.map(\.label))
  }

  /// Whether a closure runs on the actor of the enclosing code, because it uses that actor.
  private func staysOnActor(_ closure: Body, _ captures: Captures) -> Bool {
    if case .captured? = closure.actor { captures.usesActor } else { false }
  }

  mutating func visitPartial(_ routine: Routine, _ given: [Expression]) -> Label? {
    var labels: [Label] = []
    for value in given { if let label = visit(value) { labels.append(label) } }
    if let local = routine.body, routine.isLocal { labels += useCaptures(of: local) }
    return merge(labels)
  }

  /// Notes a use of a local function, which uses its captures.
  @discardableResult
  mutating func useCaptures(of function: Body) -> [Label] {
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
    for (variable, position, _) in captures.boxes {
      if let label = share(variable, position) { labels.append(label) }
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
    flow.known = known
    flow.shared = shared
    flow.checkBody()
    known.merge(flow.known) { old, _ in old }
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
  mutating func noteStorage(of variable: Variable, at place: Position? = nil, isChanged: Bool) {
    guard variable.owner !== body else { return }
    if variable.isOwnActor { captured.usesActor = true }
    guard variable.isBoxed else { return }
    if let index = captured.boxes.firstIndex(where: { $0.variable === variable }) {
      captured.boxes[index].isChanged = captured.boxes[index].isChanged || isChanged
    } else {
      captured.boxes.append((variable, place ?? position ?? variable.position, isChanged))
    }
  }

  /// The region of a variable's storage, which a closure shares with this body.
  private mutating func share(_ variable: Variable, _ position: Position) -> Label? {
    if variable.owner !== body {
      noteStorage(of: variable, at: position, isChanged: true)
      return nil
    }
    guard let label = label(of: variable) else { return nil }
    use(label)
    state.addBox(variable)
    return label
  }

  private func isEscaping(_ type: Int) -> Bool {
    checker.regionTypes[type]?.type.asFunction?.isEscaping ?? false
  }

  // MARK: Sends

  private mutating func sendCapture(
    _ name: String, _ label: Label, _ position: Position, by closure: Body,
    _ destination: Body.SentTo, until child: Variable?, storage: FlowMessage.SharedValue?
  ) {
    let start = closure.function.position ?? position
    switch destination {
    case .child, .actor:
      send(label, Finding(message: .sentName(name), position: position), until: child)
    case .task where state[label].isHeld:
      find(passing(closure, at: start, storage ?? .value(name: name)))
    case .task:
      send(label, Finding(message: .sentClosure(storage), position: start))
    }
  }

  private func passing(
    _ closure: Body, at position: Position, _ shared: FlowMessage.SharedValue
  ) -> Finding {
    Finding(message: .passedClosure(shared, by: ownCode), position: position)
  }

  /// A variable that a task's closure changes.
  private func sharedStorage(of name: String, in closure: Body) -> FlowMessage.SharedValue {
    if case .captured? = closure.actor { return .storageInActor(name: name) }
    return .storage(name: name)
  }

  private var ownCode: FlowMessage.Sender {
    if body.function.isMainActor { return .mainActor }
    if case .captured? = body.actor, captured.usesActor { return .ownActor }
    if let variable = body.selfVariable, variable.isOwnActor { return .ownActor }
    return .currentTask
  }

  func finding(_ value: Expression, _ position: Position) -> Finding {
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

extension Expression {
  /// How a message names a sent value: a variable, or a part of one.
  fileprivate var sentName: String? {
    switch kind {
    case .load(let path): path.sentName
    case .wrap(let value), .isolated(_, let value), .bind(_, _, let value): value.sentName
    default: nil
    }
  }
}

extension AccessPath {
  fileprivate var sentName: String? {
    switch self {
    case .variable(let variable): variable.name
    case .value(let value): value.sentName
    case .field(let base, _, let name): base.sentName.map { "\($0).\(name)" }
    case .objectField(let object, _, let name): object.sentName.map { "\($0).\(name)" }
    case .tupleElement(let base, let index): base.sentName.map { "\($0).\(index)" }
    case .weak(let base), .unowned(let base), .forced(let base): base.sentName
    case .computed(let accessors, let base?, let arguments):
      // A property's value is named for the value that has it.
      arguments.isEmpty && accessors.hasBase ? base.sentName : nil
    case .computed, .staticStorage, .chained: nil
    }
  }
}

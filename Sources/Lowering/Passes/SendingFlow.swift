import CheckedTree
import Machine

/// What the flow of control tells of values that are unsafe to share and go to another task: that
/// nothing else holds them, and that they aren't used any more.
///
/// A value is known to be held by its variable alone where it was made for it, and the variable was
/// used since only in ways that nothing can keep it by. That says no to some programs that are
/// right, and yes to none that is wrong.
struct SendingFlow {
  /// Variables that alone hold their values.
  var alone: Set<ObjectIdentifier> = []
  /// Variables read in the closure that is being gone through.
  var used: Set<ObjectIdentifier> = []
  /// Where a variable's value was sent, and what is said when it is used afterwards.
  var sites: [ObjectIdentifier: [InitializationFlow.Finding]] = [:]
  /// What was sent where a loop goes on by `continue`.
  var continued: Set<InitializationFlow.Fact> = []
  /// What a child that `async let` made has until it is awaited.
  var lent: [ObjectIdentifier: [Variable]] = [:]
  /// Whether nothing can keep what is read in the expression being visited.
  var keepsApart = false

  /// Whether nothing that the expression reads is kept by it; nil where that is up to the one
  /// around.
  static func keepsApart(_ expression: Expression) -> Bool? {
    switch expression.kind {
    case .load(.variable): nil
    case .call(_, let arguments), .callMethod(_, _, let arguments),
      .callWitness(_, _, let arguments),
      .callClosure(_, let arguments, _), .operation(_, let arguments):
      !expression.canHoldObjects && arguments.filter(\.canHoldObjects).count <= 1
    case .intrinsic(_, let arguments):
      !expression.canHoldObjects && arguments.filter(\.canHoldObjects).count <= 1
    case .mutatingIntrinsic(_, _, let arguments): !arguments.contains(where: \.canHoldObjects)
    case .assign(_, let value), .modify(_, _, let value): !value.canHoldObjects
    case .load: !expression.canHoldObjects
    case .isolated: nil
    default: false
    }
  }

  /// Whether the value was made by the expression, of nothing that others hold.
  static func isNew(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .call(let routine, _) where routine.function.isMainActor: false
    case .makeObject(_, _, _, _, let arguments), .call(_, let arguments):
      arguments.allSatisfy { argument in
        guard case .value(let value) = argument else { return false }
        return !value.canHoldObjects || isNew(value)
      }
    case .structure(_, _, let parts), .array(let parts), .tuple(let parts, _),
      .enumerationCase(_, _, _, let parts):
      parts.allSatisfy { !$0.canHoldObjects || isNew($0) }
    case .wrap(let value): isNew(value)
    case .constant: true
    default: false
    }
  }
}

extension Argument {
  fileprivate var canHoldObjects: Bool {
    switch self {
    case .value(let value): value.canHoldObjects
    case .reference: true
    }
  }
}

extension InitializationFlow {
  mutating func noteDeclaration(of variable: Variable, _ value: Expression?) {
    let id = ObjectIdentifier(variable)
    state.remove(.sent(id))
    if let value, SendingFlow.isNew(value) {
      sending.alone.insert(id)
    } else {
      sending.alone.remove(id)
    }
  }

  /// The variable is read, in whichever way.
  mutating func noteUse(of variable: Variable) {
    let id = ObjectIdentifier(variable)
    if case .asyncLet = variable.storage {
      // What the child had is back.
      for one in sending.lent[id] ?? [] { state.remove(.sent(ObjectIdentifier(one))) }
    }
    if state.onSomeWay.contains(.sent(id)) {
      for site in sending.sites[id] ?? [] { find(site.message, at: site.position) }
    }
    sending.used.insert(id)
    if !sending.keepsApart { sending.alone.remove(id) }
  }

  /// Goes through a closure, which holds what it captures; one that is sent takes it along.
  mutating func enterHolding(_ body: Body, at position: Position) {
    let before = sending.alone
    let outer = sending.used
    sending.used = []
    enter(body, at: position)
    sending.alone = before.subtracting(sending.used)
    for variable in body.sentCaptures where before.contains(ObjectIdentifier(variable)) {
      sending.alone.insert(ObjectIdentifier(variable))
    }
    sending.used.formUnion(outer)
  }

  /// A variable is given for a `sending` parameter.
  mutating func noteSent(_ expression: Expression) {
    guard case .load(.variable(let variable)) = expression.kind else { return }
    noteSent(
      variable,
      Finding(
        message: "sending '\(variable.name)' risks causing data races",
        position: expression.position))
  }

  /// A closure goes to another task with what it captures.
  mutating func noteSent(by body: Body, until child: Variable?, at position: Position) {
    for variable in body.sentCaptures {
      let finding = Finding(
        message: child == nil
          ? "sending value of non-Sendable type '() async -> ()' risks causing data races"
          : "sending '\(variable.name)' risks causing data races", position: position)
      // Of a child only what is certain is said.
      if child == nil, !wasAlone(variable) { find(finding.message, at: position) }
      noteSent(variable, finding)
      if let child { sending.lent[ObjectIdentifier(child), default: []].append(variable) }
    }
  }

  private mutating func noteSent(_ variable: Variable, _ finding: Finding) {
    let id = ObjectIdentifier(variable)
    state.add(.sent(id))
    if !(sending.sites[id] ?? []).contains(finding) {
      sending.sites[id, default: []].append(finding)
    }
  }

  private func wasAlone(_ variable: Variable) -> Bool {
    variable.isSending || !variable.canHoldObjects
      || sending.alone.contains(ObjectIdentifier(variable))
  }
}

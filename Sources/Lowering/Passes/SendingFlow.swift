import CheckedTree
import Machine

/// Flow analysis of non-`Sendable` values that are sent to another task. Nothing else may hold such
/// a value, and later code must not use it.
///
/// A variable is the only holder of a value that was created for it, if no use since could keep the
/// value. This rejects some correct programs, but accepts no incorrect one.
struct SendingFlow {
  /// Variables that are the only holders of their values.
  var alone: Set<ObjectIdentifier> = []
  /// Variables read in the closure being visited.
  var used: Set<ObjectIdentifier> = []
  /// The positions where a variable's value was sent, with the messages for later uses.
  var sites: [ObjectIdentifier: [InitializationFlow.Finding]] = [:]
  /// The values sent before a `continue`.
  var continued: Set<InitializationFlow.Fact> = []
  /// The values that an `async let` child task holds until it is awaited.
  var lent: [ObjectIdentifier: [Variable]] = [:]
  /// Whether the current expression can't keep the values that it reads.
  var keepsApart = false

  /// Whether the expression keeps none of the values that it reads; nil if the enclosing expression
  /// decides.
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

  /// Whether the expression creates the value only from values that no other code holds.
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

  /// Notes any use of the variable.
  mutating func noteUse(of variable: Variable) {
    let id = ObjectIdentifier(variable)
    if case .asyncLet = variable.storage {
      // Awaiting the child task returns its values.
      for one in sending.lent[id] ?? [] { state.remove(.sent(ObjectIdentifier(one))) }
    }
    if state.onSomeWay.contains(.sent(id)) {
      for site in sending.sites[id] ?? [] { find(site.message, at: site.position) }
    }
    sending.used.insert(id)
    if !sending.keepsApart { sending.alone.remove(id) }
  }

  /// Visits a closure, which holds its captures. A sent closure takes them along.
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

  /// Notes that a variable is an argument for a `sending` parameter.
  mutating func noteSent(_ expression: Expression) {
    guard case .load(.variable(let variable)) = expression.kind else { return }
    noteSent(
      variable,
      Finding(
        message: "sending '\(variable.name)' risks causing data races",
        position: expression.position))
  }

  /// Notes that a closure is sent to another task with its captures.
  mutating func noteSent(by body: Body, until child: Variable?, at position: Position) {
    for variable in body.sentCaptures {
      let finding = Finding(
        message: child == nil
          ? "sending value of non-Sendable type '() async -> ()' risks causing data races"
          : "sending '\(variable.name)' risks causing data races", position: position)
      // For a child task only certain errors are reported.
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

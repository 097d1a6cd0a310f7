import CheckedTree
import Machine
import Semantics

/// The regions of expressions' values.
extension RegionFlow {
  /// Visits an expression. Returns the region of its value, or nil if tasks may share the value.
  @discardableResult
  mutating func visit(_ expression: Expression) -> Label? {
    let outer = position
    position = expression.position
    defer { position = outer }
    let label = value(of: expression)
    switch expression.role {
    case .neverReturns?: state.isReachable = false
    case .givesSending?: return isSendable(expression) ? nil : fresh()
    case .sends(let position)?:
      if let label, let finding = finding(expression, position) { send(label, finding) }
      return nil
    case .lends(let position)?:
      // The callee can't keep the value.
      if let label, state[label].isHeld, let finding = finding(expression, position) {
        findLoan(finding)
      }
    case .initializesSuperclass?, .initializesSuperclassImplicitly?, .delegates?, .escapes?,
      .skipsObservers?, nil:
      break
    }
    return label
  }

  /// Notes that code off the actor uses a value during a call. A closure runs on the actor of the enclosing
  /// code only if it uses that actor, which its last line may do.
  private mutating func findLoan(_ finding: Finding) {
    guard case .captured? = body.actor else { return find(finding) }
    if state.isReachable, !loans.contains(finding) { loans.append(finding) }
  }

  func isSendable(_ variable: Variable) -> Bool {
    !variable.canHoldObjects || shared.contains(ObjectIdentifier(variable))
      || variable.typeIndex != 0 && checker.isSendable(variable.typeIndex)
  }

  func isSendable(_ expression: Expression) -> Bool {
    !expression.canHoldObjects || checker.isSendable(expression.typeIndex)
  }

  private mutating func value(of expression: Expression) -> Label? {
    if case .load(let path) = expression.kind { return load(path, expression) }
    let label = parts(of: expression)
    let isOfActor = checker.regionTypes[expression.typeIndex]?.isOfActor ?? false
    if isOfActor, let label { state[label].isHeld = true }
    // An expression without a noted type is of the analysis's own making, as its parts are.
    if expression.typeIndex == 0 { return expression.canHoldObjects ? label : nil }
    if isSendable(expression) { return nil }
    return label ?? fresh(isHeld: isOfActor)
  }

  /// The merged region of an expression's parts.
  private mutating func parts(of expression: Expression) -> Label? {
    switch expression.kind {
    case .constant, .load: nil
    case .interpolation(let parts), .tuple(let parts, _), .array(let parts), .set(let parts),
      .makeType(_, let parts), .enumerationCase(_, _, _, let parts),
      .structure(_, _, let parts), .partialWitness(_, _, let parts), .partialMethod(_, let parts),
      .intrinsic(_, let parts):
      merged(parts)
    case .dictionary(let entries): merged(entries.flatMap { [$0.key, $0.value] })
    case .closure(let body): closure(body, type: expression.typeIndex)
    case .partial(let routine, let given): visitPartial(routine, given)
    case .keyPath(let parts): merged(parts.arguments)
    case .not(let value), .wrap(let value), .weakReference(let value), .chainLink(let value),
      .forceUnwrap(let value), .isolated(_, let value), .optionalChain(let value, _),
      .associatedType(let value, _, _), .tryForce(let value), .typeOf(let value),
      .typeArgument(let value, _, _), .isType(let value, _), .castIfPossible(let value, _),
      .castOrTrap(let value, _):
      visit(value)
    case .tryOptional(let value, _): visitOptional(value)
    case .sequence(let first, let second): visitSequence(first, second)
    case .bind(let variable, let value, let result): visitBinding(variable, value, result).result
    case .convertElements(let value, let element, let result, _):
      merge(visitBinding(element, value, result))
    case .statement(let statement): visitBranches(of: statement)
    case .call, .callWitness, .callMethod, .callClosure, .makeObject, .makeDynamicObject,
      .operation:
      visitCall(expression)
    case .mutatingIntrinsic, .assign, .modify: visitChange(expression)
    case .assignInInitializer(let assignment): visit(assignment.chosen)
    case .and(let left, let right), .or(let left, let right): visitBranch(left, right)
    case .coalesce(let left, let right, _): visitCoalescing(left, right)
    case .conditional(let condition, let then, let otherwise):
      visitConditional(condition, then, otherwise)
    }
  }

  private mutating func merged(_ parts: [Expression]) -> Label? {
    var labels: [Label] = []
    for part in parts { if let label = visit(part) { labels.append(label) } }
    return merge(labels)
  }

  private mutating func visitSequence(_ first: Expression, _ second: Expression) -> Label? {
    // `_ = value` doesn't use a variable's value.
    if first.isVariable, case .constant = second.kind { return nil }
    visit(first)
    return visit(second)
  }

  private mutating func visitBinding(
    _ variable: Variable, _ value: Expression, _ result: Expression
  ) -> (result: Label?, value: Label?) {
    let label = visit(value)
    state[variable] = label
    return (visit(result), label)
  }

  private mutating func merge(_ labels: (Label?, Label?)) -> Label? {
    merge([labels.0, labels.1].compactMap { $0 })
  }

  private mutating func visitOptional(_ value: Expression) -> Label? {
    var label: Label?
    let caught = catchErrors { label = $0.visit(value) }
    state.join(caught)
    return label
  }

  private mutating func visitBranch(_ left: Expression, _ right: Expression) -> Label? {
    let first = visit(left)
    let before = state
    var second: Label?
    inPlace { second = $0.visit(right) }
    state.join(before)
    return merge([first, second].compactMap { $0 })
  }

  /// The right operand is a closure, which belongs to the main actor in its code.
  private mutating func visitCoalescing(_ left: Expression, _ right: Expression) -> Label? {
    let label = visitBranch(left, right)
    if let label, body.function.isMainActor, !isTopLevel { state[label].isHeld = true }
    return label
  }

  private mutating func visitConditional(
    _ condition: Expression, _ then: Expression, _ otherwise: Expression
  ) -> Label? {
    visit(condition)
    let before = state
    let first = visit(then)
    let afterThen = state
    state = before
    let second = visit(otherwise)
    state.join(afterThen)
    return merge([first, second].compactMap { $0 })
  }

  // MARK: Calls

  private mutating func visitCall(_ expression: Expression) -> Label? {
    switch expression.kind {
    case .call(let routine, let arguments):
      let label = merged(arguments)
      if let body = routine.body, routine.isLocal { useCaptures(of: body, routine) }
      if routine.canThrow { mayThrow() }
      return label
    case .callWitness(_, _, let arguments), .callMethod(_, _, let arguments),
      .makeObject(_, _, _, _, let arguments), .makeDynamicObject(_, _, _, let arguments),
      .operation(_, let arguments):
      return merged(arguments)
    case .callClosure(let callee, let arguments, let canThrow):
      // The closure's own region isn't merged with those of its arguments.
      let own = visit(callee)
      let label = merged(arguments)
      if canThrow { mayThrow() }
      guard case .closure = callee.kind else { return label }
      return merge((own, label))
    default: return nil
    }
  }

  private mutating func merged(_ arguments: [Argument]) -> Label? {
    var labels: [Label] = []
    for argument in arguments {
      switch argument {
      case .value(let value): if let label = visit(value) { labels.append(label) }
      case .reference(let path): if let label = read(path, isChange: true) { labels.append(label) }
      }
    }
    return merge(labels)
  }

  // MARK: Changes

  private mutating func visitChange(_ expression: Expression) -> Label? {
    switch expression.kind {
    case .mutatingIntrinsic(_, let path, let arguments):
      let place = read(path, isChange: true)
      let values = merged(arguments)
      return merge([place, values].compactMap { $0 })
    case .modify(let path, let current, let value):
      state[current] = read(path, isChange: true)
      let label = visit(value)
      assign(path, label)
      return nil
    case .assign(let path, let value):
      let label = visit(value)
      assign(path, label)
      return nil
    default: return nil
    }
  }

  private mutating func assign(_ path: AccessPath, _ value: Label?) {
    switch path {
    case .variable(let variable): assign(variable, value)
    case .weak(.variable(let variable)), .unowned(.variable(let variable)): assign(variable, value)
    case .staticStorage, .value, .field, .uniqueField, .objectField, .tupleElement, .computed,
      .forced, .chained,
      .weak, .unowned:
      guard let place = read(path, isChange: true) else { return }
      if let value { state.merge(place, value) }
    }
  }

  private mutating func assign(_ variable: Variable, _ value: Label?) {
    noteStorage(of: variable, isChanged: true)
    noteChange(of: variable)
    if case .global = variable.storage { return }
    if isSendable(variable) {
      if state.isBox(variable), let label = state[variable] { use(label) }
      return
    }
    let isOwn = variable.owner === body && !body.parameters.contains { $0 === variable }
    if isOwn, !variable.isBoxed || state[variable] == nil {
      // The variable leaves the region of its old value.
      state[variable] = value
    } else if case .reference = variable.storage, variable.isSending {
      state[variable] = value
    } else if let place = label(of: variable) {
      if variable.owner !== body { noteCapture(of: variable) }
      use(place)
      if let value { state.merge(place, value) }
    }
  }

  // MARK: Paths

  private mutating func load(_ path: AccessPath, _ expression: Expression) -> Label? {
    if case .variable(let variable) = path { return load(variable, expression) }
    let noted = checker.regionTypes[expression.typeIndex]
    let isShared = !expression.canHoldObjects || noted != nil && isSendable(expression)
    let label = read(
      path,
      isUse: !isShared || isInPlace || !path.isUnusedPart(isConstant: noted?.isConstant ?? false))
    if isShared { return nil }
    if noted?.isOfActor ?? false { return fresh(isHeld: true) }
    return label ?? (expression.typeIndex == 0 ? nil : fresh())
  }

  private mutating func load(_ variable: Variable, _ expression: Expression) -> Label? {
    if case .asyncLet = variable.storage {
      let id = ObjectIdentifier(variable)
      state.removeSends(Set(sites.indices.filter { sites[$0].child == id }))
    }
    noteStorage(of: variable, isChanged: false)
    if state.isBox(variable), let label = state[variable] { use(label) }
    if isSendable(variable) || expression.typeIndex != 0 && isSendable(expression) { return nil }
    // Another name for a value whose type isn't noted.
    if expression.typeIndex == 0, variable.typeIndex == 0 {
      if let label = state[variable] { use(label) }
      return state[variable]
    }
    if variable.owner !== body { noteCapture(of: variable) }
    if case .global = variable.storage {
      let isOfActor = checker.regionTypes[expression.typeIndex]?.isOfActor ?? false
      return isOfActor && !isTopLevel ? fresh(isHeld: true) : nil
    }
    guard let label = label(of: variable) else { return nil }
    use(label)
    return label
  }

  /// Visits a place. Returns the region of what contains it.
  mutating func read(_ path: AccessPath, isUse: Bool = true, isChange: Bool = false) -> Label? {
    switch path {
    case .variable(let variable):
      noteStorage(of: variable, isChanged: isChange)
      if isChange { noteChange(of: variable) }
      if state.isBox(variable), let label = state[variable] { use(label) }
      if isSendable(variable) { return nil }
      guard let label = label(of: variable) else { return nil }
      if variable.owner !== body { noteCapture(of: variable) }
      if isUse { use(label) }
      return label
    case .value(let value): return isUse ? visit(value) : nil
    case .staticStorage(let storage): return actorState(checker.regionTypes.index(of: storage))
    case .field(let base, _, _), .uniqueField(let base, _, _), .tupleElement(let base, _),
      .forced(let base), .chained(let base), .weak(let base), .unowned(let base):
      return read(base, isUse: isUse, isChange: isChange)
    case .objectField(let object, _, _):
      if !isUse, case .load(.variable(let variable)) = object.kind {
        // A closure that reads only a constant of an object captures the object.
        if variable.owner !== body, !isSendable(variable) { noteCapture(of: variable) }
        return nil
      }
      if let label = visit(object) { return label }
      return isOfActor(object) ? fresh(isHeld: true) : nil
    case .computed(let accessors, let base, let arguments):
      let state = actorState(accessors.actorTypeIndex)
      let place = base.flatMap { read($0, isChange: isChange) }
      let values = merged(arguments)
      return merge([place, values, state].compactMap { $0 })
    }
  }

  /// A new region for state of an actor, unless tasks may share its values.
  private mutating func actorState(_ typeIndex: Int) -> Label? {
    checker.isSendable(typeIndex) ? nil : fresh(isHeld: true)
  }

  /// Whether the object is an actor, or isolated to a global actor.
  private func isOfActor(_ object: Expression) -> Bool {
    guard let declaration = checker.regionTypes[object.typeIndex]?.type.nominal else {
      return false
    }
    if declaration.kind == .actor { return true }
    return declaration.isolation.value.globalActor != nil
  }
}

extension Expression {
  /// Whether it is a variable's plain value, and no result of a child task.
  var isVariable: Bool {
    guard case .load(.variable(let variable)) = kind else { return false }
    if case .asyncLet = variable.storage { return false }
    return true
  }
}

extension AccessPath {
  /// Whether reading a `Sendable` part isn't a use of the value that contains it: a part of a
  /// variable or tuple, or a constant of an object.
  fileprivate func isUnusedPart(isConstant: Bool) -> Bool {
    switch self {
    case .tupleElement(.variable, _): true
    case .field(.variable(let variable), _, _): !variable.isConstant
    case .field(let base, _, _), .tupleElement(let base, _): base.isUnusedPart(isConstant: false)
    case .objectField: isConstant
    default: false
    }
  }
}

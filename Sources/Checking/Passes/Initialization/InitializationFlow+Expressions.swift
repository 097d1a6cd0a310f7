import CheckedTree
import Machine

/// Finds the variables that expressions read and initialize.
extension InitializationFlow {
  mutating func visit(_ expressions: [Expression]) {
    for expression in expressions { visit(expression) }
  }

  mutating func visit(_ expression: Expression) {
    switch expression.role {
    case .initializesSuperclass?, .initializesSuperclassImplicitly?:
      return visitSuperCall(expression)
    case .delegates?:
      return visitDelegation(expression)
    case .neverReturns?:
      visitKind(expression)
      state.isReachable = false
    case .escapes?:
      visitKind(expression)
      checkEscaping(expression)
    case .sends?, .lends?, .givesSending?, .skipsObservers?, nil:
      visitKind(expression)
    }
  }

  private mutating func visitKind(_ expression: Expression) {
    let position = expression.position
    switch expression.kind {
    case .constant: break
    case .interpolation(let parts), .tuple(let parts, _), .array(let parts), .set(let parts),
      .intrinsic(_, let parts), .makeType(_, let parts):
      visit(parts)
    case .enumerationCase(_, let types, _, let parts), .structure(_, let types, let parts):
      visit(types)
      visit(parts)
    case .dictionary(let entries):
      for entry in entries { visit([entry.key, entry.value]) }
    case .load(let path):
      checkMoved(path, as: expression.ownership, at: position)
      read(path, at: position)
      if let ownership = expression.ownership { use(path, ownership, at: position) }
    case .closure(let body):
      checkEscaping(body, at: position)
      enter(body, at: position)
    case .partial(let routine, let given):
      visit(given)
      use(routine, at: position)
    case .partialWitness(_, let selfType, let given):
      visit(selfType)
      visit(given)
    case .partialMethod(_, let given): visit(given)
    case .keyPath(let parts):
      visit(parts.arguments)
    case .not(let value), .wrap(let value), .weakReference(let value), .chainLink(let value),
      .forceUnwrap(let value), .isolated(_, let value), .optionalChain(let value, _),
      .associatedType(let value, _, _), .tryOptional(let value, _), .tryForce(let value):
      visit(value)
    case .typeOf(let value):
      // The type of `self` is known before the properties.
      if isSelf(value) { break }
      visit(value)
    case .typeArgument(let value, _, _):
      // An object's type arguments are known before its properties.
      if case .load(.variable(let variable)) = value.kind, variable.name == "self" { break }
      visit(value)
    case .isType(let value, let type), .castIfPossible(let value, let type),
      .castOrTrap(let value, let type), .sequence(let value, let type):
      visit(value)
      visit(type)
    case .bind(_, let value, let result):
      visit(value)
      visit(result)
    case .convertElements(let value, _, let result, _):
      visit(value)
      visit(result)
    case .statement(let statement): run([statement])
    case .assignInInitializer(let assignment):
      if subject != nil {
        assignment.initializes = (assignment.initializes ?? false) || !isSelfComplete
      }
      visit(assignment.chosen)
    case .call, .callWitness, .callMethod, .callClosure, .makeObject, .makeDynamicObject,
      .operation:
      visitCall(expression)
    case .mutatingIntrinsic, .assign, .modify: visitChange(expression)
    case .and, .or, .coalesce, .conditional: visitBranches(expression)
    }
  }

  private mutating func visitCall(_ expression: Expression) {
    let position = expression.position
    defer { noteThrow(by: expression) }
    switch expression.kind {
    case .call(let routine, let arguments):
      visit(arguments, of: routine.name, at: position)
      use(routine, at: position)
    case .callWitness(let requirement, let selfType, let arguments):
      visit(selfType)
      visit(arguments, of: requirement.name, at: position)
    case .callMethod(let slot, _, let arguments):
      visit(arguments, of: slot.name, at: position)
    case .callClosure(let callee, let arguments, _):
      visit(callee)
      visit(arguments, of: nil, at: position)
    case .makeObject(_, let types, _, _, let arguments):
      visit(types)
      visit(arguments, of: nil, at: position)
    case .makeDynamicObject(let type, _, _, let arguments):
      visit(type)
      visit(arguments, of: nil, at: position)
    case .operation(_, let arguments): visit(arguments, of: nil, at: position)
    default: break
    }
  }

  private mutating func visitChange(_ expression: Expression) {
    let position = expression.position
    switch expression.kind {
    case .mutatingIntrinsic(_, let path, let arguments):
      checkChain(path, arguments, at: position)
      change(path, at: position)
      visit(arguments)
    case .assign(let path, let value):
      checkChain(path, [value], at: position)
      noteAccess(path)
      let isRestored = checkReinitialization(of: path, at: position)
      let isFirst = isRestored || visitBase(of: path, at: position)
      visit(value)
      restore(path, at: position)
      if isFirst, !isRestored {
        assign(path, at: position)
      }
    case .modify(let path, _, let value):
      checkChain(path, [value], at: position)
      change(path, at: position)
      visit(value)
    default: break
    }
  }

  private mutating func visitBranches(_ expression: Expression) {
    switch expression.kind {
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
    default: break
    }
  }

  private mutating func visit(_ arguments: [Argument], of name: String?, at position: Position) {
    checkExclusivity(arguments, at: position)
    for argument in arguments {
      switch argument {
      case .value(let value):
        if case .load(.variable(let variable)) = value.kind, subject?.variable === variable {
          useSelf(as: name.map { .method($0) } ?? .plain, at: position)
        } else {
          visit(value)
        }
      case .reference(let path):
        checkChain(path, arguments.compactMap(\.value), at: position)
        change(path, at: position)
      }
    }
  }

  /// Visits a local function, which needs its captures.
  private mutating func use(_ routine: Routine, at position: Position) {
    guard routine.isLocal, let body = routine.body, body.mayCapture else { return }
    enter(body, at: position, isFunction: true)
  }

  // MARK: Other initializers

  /// The call's own `self` may be incomplete.
  private mutating func visitArguments(ofInitializer expression: Expression) {
    switch expression.kind {
    case .call(_, let arguments), .callMethod(_, _, let arguments):
      for argument in arguments {
        guard case .value(let value) = argument else { continue }
        if case .load(.variable(let variable)) = value.kind, variable === subject?.variable {
          continue
        }
        visit(value)
      }
    case .isolated(_, let call): visitArguments(ofInitializer: call)
    case .assign(_, let value): visit(value)
    default: visitKind(expression)
    }
  }

  private mutating func visitSuperCall(_ expression: Expression) {
    visitArguments(ofInitializer: expression)
    guard let subject else { return }
    let isImplicit = expression.role == .initializesSuperclassImplicitly
    for field in subject.fields where !state.onAllWays.contains(.field(field.index)) {
      find(
        isImplicit
          ? .propertyNotInitializedAtImplicitSuper(property: field.name)
          : .propertyNotInitializedAtSuper(property: field.name), at: expression.position)
      break
    }
    for field in subject.fields { state.add(.field(field.index)) }
    if state.onSomeWay.contains(.superclass) {
      find(FlowMessage.superInitializerCalledTwice, at: expression.position)
    }
    state.add(.superclass)
  }

  private mutating func visitDelegation(_ expression: Expression) {
    visitArguments(ofInitializer: expression)
    addWhole(at: expression.position)
  }

  // MARK: Paths

  mutating func read(_ path: AccessPath, at position: Position) {
    noteAccess(path)
    readParts(of: path, at: position)
  }

  private mutating func readParts(of path: AccessPath, at position: Position) {
    switch path {
    case .variable(let variable): read(variable, at: position)
    case .value(let value): visit(value)
    case .staticStorage: break
    case .objectField(let object, let index, let name):
      if isSelf(object) { return readField(index, name, at: position) }
      visit(object)
    case .field(let base, let index, let name), .uniqueField(let base, let index, let name):
      if isSelf(base) { return readField(index, name, at: position) }
      readParts(of: base, at: position)
    case .tupleElement(.variable(let variable), let index):
      if state.onAllWays.contains(.element(ObjectIdentifier(variable), index)) { return }
      read(variable, at: position)
    case .tupleElement(let base, _), .forced(let base), .chained(let base), .weak(let base),
      .unowned(let base):
      readParts(of: base, at: position)
    case .computed(let accessors, let base, let arguments):
      visit(accessors.types)
      if let base { readBase(base, accessors, at: position) }
      visit(arguments)
      for access in [accessors.getter, accessors.setter].compactMap({ $0 }) {
        if case .routine(let routine) = access { use(routine, at: position) }
      }
    }
  }

  private mutating func readBase(
    _ base: AccessPath, _ accessors: Accessors, at position: Position
  ) {
    if isSelf(base) {
      useSelf(as: .property(accessors.propertyName), at: position)
    } else if case .value(let value) = base, isSelf(value) {
      useSelf(as: .property(accessors.propertyName), at: position)
    } else {
      readParts(of: base, at: position)
    }
  }

  private mutating func read(_ variable: Variable, at position: Position) {
    if variable === subject?.variable { return useSelf(as: .plain, at: position) }
    if isMissing(variable) { reportMissing(variable, at: position) }
    if let using = inner.first(where: \.isFunction), upcoming.contains(ObjectIdentifier(variable)) {
      find(
        FlowMessage.capturedBeforeDeclaration(name: variable.name), at: using.function ?? position,
        isPlain: true)
    }
  }

  /// Notes a mutation: through `inout`, an operator like `+=`, or a mutating method.
  private mutating func change(_ path: AccessPath, at position: Position) {
    checkMoved(path, as: nil, at: position)
    checkBorrowed(path, at: position)
    if case .variable(let variable) = path, isMissing(variable), variable !== subject?.variable,
      tracked[ObjectIdentifier(variable)] == inner.count
    {
      find(FlowMessage.passedByReferenceBeforeInitialization(name: variable.name), at: position)
      return
    }
    read(path, at: position)
    if let field = constantField(path) {
      find(FlowMessage.propertyInitializedTwice(name: field.name), at: position)
    }
  }

  /// Visits the reads of an assignment's path. Returns false if the path's initialization isn't
  /// tracked.
  private mutating func visitBase(of path: AccessPath, at position: Position) -> Bool {
    switch path {
    case .variable: return true
    case .field(let base, _, _) where isSelf(base): return true
    case .uniqueField(let base, _, _) where isSelf(base): return true
    case .objectField(let object, _, _) where isSelf(object): return true
    case .tupleElement(.variable, _): return true
    case .weak(let base), .unowned(let base): return visitBase(of: base, at: position)
    case .field(.variable(let variable), _, _)
    where isMissing(variable) && tracked[ObjectIdentifier(variable)] == inner.count,
      .uniqueField(.variable(let variable), _, _)
    where isMissing(variable) && tracked[ObjectIdentifier(variable)] == inner.count:
      find(FlowMessage.memberStoredBeforeInitialization(name: variable.name), at: position)
      // Avoids a second report.
      state.add(.variable(ObjectIdentifier(variable)))
      return false
    default:
      read(path, at: position)
      return false
    }
  }
}

extension Accessors {
  /// The name of the property, from its getter.
  fileprivate var propertyName: String? {
    switch getter {
    case .routine(let routine): routine.name
    case .method(let slot): slot.name
    case .witness, .intrinsic, .operation: nil
    }
  }
}

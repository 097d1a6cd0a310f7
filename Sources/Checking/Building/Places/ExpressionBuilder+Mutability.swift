import CheckedTree
import Machine
import Reading
import Semantics
import Solving

/// Checks whether places can be changed, and why not.
extension ExpressionBuilder {
  typealias Obstacle = MutationMessage.Obstacle

  /// The kind of a change.
  enum Change {
    case assign
    case passInout
    /// With an operator at this position.
    case compound(Position)
  }

  /// Reports a change of an immutable place.
  func checkMutable(_ target: Term, for change: Change) {
    guard !type(of: target).isError, let obstacle = obstacle(to: target) else { return }
    let message: MutationMessage =
      switch change {
      case .assign: .assignment(target: assigned(target, obstacle), obstacle: obstacle)
      case .compound: .compoundAssignment(obstacle: obstacle)
      case .passInout: .inoutArgument(obstacle: obstacle)
      }
    let position = if case .compound(let place) = change { place } else { target.anchor }
    checker.report(message, at: position)
  }

  /// The base of a mutating method.
  func checkMutatingBase(_ site: Site, _ function: FunctionDeclaration) {
    guard let obstacle = obstacleOfBase(site) else { return }
    checker.report(MutationMessage.mutatingMember(obstacle: obstacle), at: site.position)
  }

  /// The base of a property with a mutating getter, such as a lazy property's.
  func checkMutatingGetter(_ site: Site) {
    guard let obstacle = obstacleOfBase(site) else { return }
    checker.report(MutationMessage.mutatingGetter(obstacle: obstacle), at: site.position)
  }

  private func obstacleOfBase(_ site: Site) -> Obstacle? {
    switch site.reference.base {
    case .implicitSelf: return obstacleOfSelf()
    case .instance: return site.base.flatMap { obstacle(to: $0) }
    case .superclass, .metatype, .unapplied, .implicitMetatype, .contextual, .none: return nil
    }
  }

  /// The assignment's target in Swift's words: the left side, not the part that is immutable.
  private func assigned(_ target: Term, _ obstacle: Obstacle) -> MutationMessage.Target {
    switch target.peeled.kind {
    case .member, .name:
      guard case .storage(let storage)? = solution.references[target.peeled.id]?.target,
        storage.owner != nil
      else { return obstacle.target }
      return .property
    case .subscripting: return .throughSubscript
    default: return obstacle.target
    }
  }

  // MARK: Obstacles

  private func obstacle(to term: Term) -> Obstacle? {
    switch term.kind {
    case .parenthesized(let inner), .noted(let inner, _, _), .address(let inner),
      .chained(let inner), .forced(let inner),
      .optionalScope(let inner):
      return obstacle(to: inner)
    case .tuple(let elements): return elements.lazy.compactMap { self.obstacle(to: $0.value) }.first
    case .discard: return nil
    case .name, .member, .implicitMember, .subscripting: return obstacleOfReference(term)
    case .superReference: return nil
    case .call(let callee, _): return .call(calledName(callee, term))
    case .infix, .prefix, .postfix: return .call(nil)
    case .integer, .floating, .string, .interpolation, .boolean, .nothing, .array, .dictionary,
      .magic:
      return .literal(type(of: term))
    case .selfMember, .type, .assignment, .keyPath, .closure, .ternary, .cast, .attempt, .await,
      .branching, .consume, .copy, .unsupported:
      return .value
    }
  }

  private func calledName(_ callee: Term, _ call: Term) -> String? {
    let reference = solution.references[callee.id] ?? solution.references[call.id]
    guard case .function(let function)? = reference?.target, function.kind == .function else {
      return nil
    }
    return function.name
  }

  private func obstacleOfReference(_ term: Term) -> Obstacle? {
    guard let reference = solution.references[term.id] else { return nil }
    let site = Site(term, reference, base: term.base, at: term.namePosition)
    switch reference.target {
    case .storage(let storage), .dynamicMember(let storage, _):
      return obstacle(to: storage, site)
    case .tupleElement: return site.base.flatMap { obstacle(to: $0) }
    case .keyPathApplication: return obstacleOfKeyPath(term)
    case .function(let function):
      return function.owner == nil ? .function(function.name) : .method(function.name)
    case .type: return .type
    case .enumerationCase, .value, .typeOf: return .value
    }
  }

  private func obstacle(to storage: StorageDeclaration, _ site: Site) -> Obstacle? {
    if storage.name == "self", storage.owner == nil, storage.getter == nil {
      return obstacle(toVariableOf: storage, selfReason: true)
    }
    if !model.isSetterAccessible(storage, from: context) {
      return storage.isSubscript
        ? .inaccessibleSubscriptSetter : .inaccessibleSetter(storage.name)
    }
    if storage.isConstant, storage.getter == nil {
      if storage.owner == nil { return obstacle(toVariableOf: storage, selfReason: false) }
      if isInOwnInitializer(storage), isSelf(site) { return nil }
      return .constantProperty(storage.name)
    }
    if case .taskLocal = storage.implementation.value { return .getOnlyProperty(storage.name) }
    guard storage.isSettable else {
      return storage.isSubscript ? .getOnlySubscript : .getOnlyProperty(storage.name)
    }
    if let obstacle = obstacleOfErasure(storage, site) { return obstacle }
    guard storage.setterMutates else { return nil }
    return obstacleOfBase(site)
  }

  /// A property of `any P` whose type depends on the value inside can be read only. The message names
  /// the variable that holds the value.
  private func obstacleOfErasure(_ storage: StorageDeclaration, _ site: Site) -> Obstacle? {
    guard site.reference.opened != nil, !storage.isSubscript,
      let owner = storage.owner?.type as? ProtocolDeclaration,
      storage.type.value.contains(where: { $0 == owner.declaredType }), let base = site.base
    else { return nil }
    if let obstacle = obstacle(to: base) { return obstacle }
    return obstacle(ofVariableAround: base)
  }

  private func obstacle(
    toVariableOf storage: StorageDeclaration, selfReason: Bool
  ) -> Obstacle? {
    guard case .variable(let variable) = storage.implementation.value, variable.isConstant else {
      return nil
    }
    // A constant declared without a value is assigned later, once.
    if !variable.isInitializedAtDeclaration {
      if variable.owner === body { return nil }
      if variable.owner == nil, case .topLevel? = context.frame?.kind { return nil }
    }
    let isDeclared = !selfReason && variable.name != "self" && variable.name.first != "$"
    if isDeclared { return .constant(variable.name) }
    return .immutable(selfReason ? "self" : variable.name)
  }

  private func obstacleOfSelf() -> Obstacle? {
    guard let variable = implicitSelf, variable.isConstant else { return nil }
    return .immutable("self")
  }

  private func obstacleOfKeyPath(_ term: Term) -> Obstacle? {
    guard case .subscripting(let base, let arguments) = term.kind,
      let path = arguments.list.first?.value, let name = type(of: path).keyPathClass?.name
    else { return nil }
    switch name {
    case "ReferenceWritableKeyPath": return nil
    case "WritableKeyPath": return obstacle(to: base)
    default:
      return .readOnlyKeyPath(keyPathName(path))
    }
  }

  private func keyPathName(_ term: Term) -> String {
    if case .name(let name) = term.peeled.kind { name.text } else { "\(type(of: term))" }
  }

  /// The variable that holds the place.
  private func obstacle(ofVariableAround place: Term) -> Obstacle {
    switch place.kind {
    case .parenthesized(let inner), .noted(let inner, _, _), .address(let inner),
      .chained(let inner), .forced(let inner), .optionalScope(let inner), .member(let inner, _, _),
      .subscripting(let inner, _):
      return obstacle(ofVariableAround: inner)
    case .name(let name):
      guard let reference = solution.references[place.id] else { return .value }
      if reference.base == .implicitSelf { return .immutable("self") }
      guard case .storage(let storage) = reference.target, storage.isConstant,
        storage.name != "self"
      else { return .immutable(name.text) }
      return .constant(name.text)
    default: return .value
    }
  }

  private func isInOwnInitializer(_ storage: StorageDeclaration) -> Bool {
    guard let initializer = context.frame?.initializer else { return false }
    return initializer.owner?.type === storage.owner?.type
  }
}

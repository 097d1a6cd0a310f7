import CheckedTree
import Machine
import Reading
import Semantics
import Solving

/// Checks whether places can be changed, and why not.
extension ExpressionBuilder {
  /// The kind of a change.
  enum Change {
    case assign
    case passInout
    case mutatingMember(String)
    case compound
  }

  /// The reason why a place can't be changed, and the name of the immutable part.
  struct Obstacle {
    var subject: String
    var reason: String
  }

  /// Reports a change of an immutable place.
  func checkMutable(_ target: Term, for change: Change) {
    guard !type(of: target).isError, let obstacle = obstacle(to: target) else { return }
    report(obstacle, change, what: subject(of: target, obstacle), at: target.namePosition)
  }

  private func report(
    _ obstacle: Obstacle, _ change: Change, what: String, at position: Position
  ) {
    let message =
      switch change {
      case .assign: "cannot assign \(what): \(obstacle.reason)"
      case .compound: "left side of mutating operator isn't mutable: \(obstacle.reason)"
      case .passInout: "cannot pass immutable value as inout argument: \(obstacle.reason)"
      case .mutatingMember: "cannot use mutating member on immutable value: \(obstacle.reason)"
      }
    checker.report(message, at: position)
  }

  /// The base of a mutating method.
  func checkMutatingBase(_ site: Site, _ function: FunctionDeclaration) {
    guard let obstacle = obstacleOfBase(site) else { return }
    report(obstacle, .mutatingMember(function.name), what: "", at: site.position)
  }

  /// The base of a property with a mutating getter, such as a lazy property's.
  func checkMutatingGetter(_ site: Site) {
    guard let obstacle = obstacleOfBase(site) else { return }
    checker.report(
      "cannot use mutating getter on immutable value: \(obstacle.reason)", at: site.position)
  }

  private func obstacleOfBase(_ site: Site) -> Obstacle? {
    switch site.reference.base {
    case .implicitSelf: return obstacleOfSelf()
    case .instance: return site.base.flatMap { obstacle(to: $0) }
    case .superclass, .metatype, .unapplied, .implicitMetatype, .contextual, .none: return nil
    }
  }

  /// The assignment's target in Swift's words: the left side, not the part that is immutable.
  private func subject(of target: Term, _ obstacle: Obstacle) -> String {
    switch target.peeled.kind {
    case .member, .name:
      guard case .storage(let storage)? = solution.references[target.peeled.id]?.target,
        storage.owner != nil
      else { return "to \(obstacle.subject)" }
      return "to property"
    case .subscripting:
      return "through subscript"
    default: return "to \(obstacle.subject)"
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
    case .call, .infix, .prefix, .postfix:
      return Obstacle(subject: "value", reason: "call returns immutable value")
    case .integer, .floating, .string, .interpolation, .boolean, .nothing, .array, .dictionary,
      .magic:
      return Obstacle(subject: "value", reason: "literals are not mutable")
    case .selfMember, .type, .assignment, .keyPath, .closure, .ternary, .cast, .attempt, .await,
      .branching, .unsupported:
      return Obstacle(subject: "value", reason: "it is immutable")
    }
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
      return Obstacle(
        subject: "value",
        reason: "'\(function.name)' is a \(function.owner == nil ? "function" : "method")")
    case .type: return Obstacle(subject: "value", reason: "it is a type")
    case .enumerationCase, .value, .typeOf:
      return Obstacle(subject: "value", reason: "it is immutable")
    }
  }

  private func obstacle(to storage: StorageDeclaration, _ site: Site) -> Obstacle? {
    if storage.name == "self", storage.owner == nil, storage.getter == nil {
      return obstacle(toVariableOf: storage, selfReason: true)
    }
    if !model.isSetterAccessible(storage, from: context) {
      return Obstacle(
        subject: storage.isSubscript ? "subscript" : "property",
        reason: storage.isSubscript
          ? "subscript setter is inaccessible" : "'\(storage.name)' setter is inaccessible")
    }
    if storage.isConstant, storage.getter == nil {
      if storage.owner == nil { return obstacle(toVariableOf: storage, selfReason: false) }
      if isInOwnInitializer(storage), isSelf(site) { return nil }
      return Obstacle(subject: "property", reason: "'\(storage.name)' is a 'let' constant")
    }
    if case .taskLocal = storage.implementation.value {
      return Obstacle(subject: "property", reason: "'\(storage.name)' is a get-only property")
    }
    guard storage.isSettable else {
      return storage.isSubscript
        ? Obstacle(subject: "subscript", reason: "subscript is get-only")
        : Obstacle(subject: "property", reason: "'\(storage.name)' is a get-only property")
    }
    guard storage.setterMutates else { return nil }
    return obstacleOfBase(site)
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
    return Obstacle(
      subject: "value",
      reason: isDeclared
        ? "'\(variable.name)' is a 'let' constant"
        : "'\(selfReason ? "self" : variable.name)' is immutable")
  }

  private func obstacleOfSelf() -> Obstacle? {
    guard let variable = implicitSelf, variable.isConstant else { return nil }
    return Obstacle(subject: "value", reason: "'self' is immutable")
  }

  private func obstacleOfKeyPath(_ term: Term) -> Obstacle? {
    guard case .subscripting(let base, let arguments) = term.kind,
      let path = arguments.list.first?.value, let name = type(of: path).keyPathClass?.name
    else { return nil }
    switch name {
    case "ReferenceWritableKeyPath": return nil
    case "WritableKeyPath": return obstacle(to: base)
    default:
      return Obstacle(
        subject: "subscript", reason: "'\(keyPathName(path))' is a read-only key path")
    }
  }

  private func keyPathName(_ term: Term) -> String {
    if case .name(let name) = term.peeled.kind { name.text } else { "\(type(of: term))" }
  }

  private func isInOwnInitializer(_ storage: StorageDeclaration) -> Bool {
    guard let initializer = context.frame?.initializer else { return false }
    return initializer.owner?.type === storage.owner?.type
  }
}

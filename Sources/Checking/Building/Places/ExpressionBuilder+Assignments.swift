import CheckedTree
import Machine
import Reading
import Semantics
import Solving

/// Assignments to one place, or to the parts of a tuple.
extension ExpressionBuilder {
  func buildAssignment(_ term: Term, _ target: Term, _ value: Term) -> Expression {
    binding { self.assign(term, target.peeled, value) }
  }

  private func assign(_ term: Term, _ target: Term, _ value: Term) -> Expression {
    switch target.kind {
    case .discard:
      let discarded = build(value)
      borrow(discarded)
      return make(
        .sequence(discarded, void(at: term.position)), .void, at: term.position)
    case .tuple(let elements) where !elements.isEmpty:
      return destructure(term, elements.map(\.value), value)
    default: break
    }
    checkSelfAssignment(term, target, value)
    if let made = assignWrapped(term, target, value) ?? assignInitialized(term, target, value) {
      return made
    }
    let place = buildPlace(target, access: .assign)
    checkMutable(target, for: .assign)
    let new = build(value, as: assignedType(target))
    var result = make(.assign(path(of: place), new), .void, at: term.position)
    if case .name(let name) = target.kind, name.text == "self", context.frame?.initializer != nil {
      result.role = .delegates
    }
    if let property = observedProperty(target, path(of: place)) {
      result.role = .skipsObservers(of: property)
    }
    guard case .optionalScope = target.kind else { return result }
    return make(
      .optionalChain(result, wraps: true), core.optional(.void), at: term.position)
  }

  /// Returns the property with observers that an initializer assigns without them.
  private func observedProperty(_ target: Term, _ path: AccessPath) -> String? {
    guard context.frame?.initializer != nil,
      case .storage(let storage)? = solution.references[target.id]?.target,
      storage.observers != nil
    else { return nil }
    switch path {
    case .objectField(_, _, storage.name), .field(_, _, storage.name): return storage.name
    default: return nil
    }
  }

  /// The type of a place's value: an optional for `var x: Int!`, whatever its use.
  private func assignedType(_ target: Term) -> Type {
    guard let reference = solution.references[target.id],
      case .storage(let storage) = reference.target, storage.isImplicitlyUnwrapped
    else { return type(of: target) }
    return substitute(storage.type.value, reference.substitution)
  }

  /// `(a, b[i]) = value`: the places are evaluated first, from left to right.
  private func destructure(_ term: Term, _ targets: [Term], _ value: Term) -> Expression {
    let places = targets.map { target -> AccessPath? in
      if case .discard = target.peeled.kind { return nil }
      let place = buildPlace(target, access: .assign)
      checkMutable(target, for: .assign)
      return settle(path(of: place))
    }
    guard case .tuple(let elements) = type(of: value).kind, elements.count == targets.count else {
      return void(at: term.position)
    }
    let whole = temporary("tuple", type(of: value), at: term.position)
    var statements: [Statement] = [.declare(whole, build(value))]
    for (index, (place, target)) in zip(places, targets).enumerated() {
      guard let place else { continue }
      let element = make(
        .load(.tupleElement(.variable(whole), index)), elements[index].type, at: term.position)
      let converted = convert(element, from: elements[index].type, to: type(of: target))
      statements.append(
        .expression(make(.assign(place, converted), .void, at: term.position)))
    }
    statements.append(.yield(void(at: term.position)))
    return make(
      .statement(.block(Block(statements: statements, end: nil))), .void, at: term.position)
  }

  /// An assignment to a wrapped property in an initializer, which may create the wrapper.
  private func assignWrapped(_ term: Term, _ target: Term, _ value: Term) -> Expression? {
    guard let reference = solution.references[target.id],
      case .storage(let storage) = reference.target, let wrapper = storage.wrapper,
      wrapper.takesInitialValue, isInitializer(of: storage)
    else { return nil }
    let site = Site(target, reference, base: target.base, at: target.namePosition)
    // A wrapper that delays its value takes it unevaluated, and can only be created.
    if wrapper.delaysInitialValue {
      guard !storage.hasInitialValue, !wrapper.backing.hasInitialValue else { return nil }
      return assign(wrapper.backing, behind: storage, site, at: term.position) {
        checker.wrap(
          build(value, as: type(of: target)), for: storage, in: context, at: term.position)
      }
    }
    return choosing(wrapper.backing, behind: storage, site, term, target, value) {
      checker.wrap($0, for: storage, in: context, at: term.position)
    }
  }

  /// An assignment in an initializer to a computed property with an accessor `init`.
  private func assignInitialized(_ term: Term, _ target: Term, _ value: Term) -> Expression? {
    guard let reference = solution.references[target.id],
      case .storage(let storage) = reference.target,
      let backing = storage.initializingAccessor?.backing, isInitializer(of: storage)
    else { return nil }
    let site = Site(target, reference, base: target.base, at: target.namePosition)
    return choosing(backing, behind: storage, site, term, target, value) {
      checker.initialize(storage, with: $0, in: context, at: term.position)
    }
  }

  /// Whether this is the code of an initializer of the property's type.
  private func isInitializer(of storage: StorageDeclaration) -> Bool {
    guard let initializer = context.frame?.initializer else { return false }
    return initializer.owner?.type === storage.owner?.type
  }

  /// The assignment of a stored property behind another one, and that through the other's setter.
  private func choosing(
    _ backing: StorageDeclaration, behind storage: StorageDeclaration, _ site: Site,
    _ term: Term, _ target: Term, _ value: Term, _ make: (Expression) -> Expression?
  ) -> Expression? {
    guard isSelf(site) else { return nil }
    let type = assignedType(target)
    let new = temporary("newValue", type, at: term.position)
    let given = self.make(.load(.variable(new)), type, at: term.position)
    let initializing = assign(backing, behind: storage, site, at: term.position) { make(given) }
    guard let initializing else { return nil }
    let result: Expression
    if storage.setter == nil {
      result = initializing
    } else {
      let place = buildStorage(storage, site, .assign)
      let setting = self.make(.assign(path(of: place), given), .void, at: term.position)
      result = self.make(
        .assignInInitializer(
          InitializerAssignment(initializing: initializing, setting: setting)), .void,
        at: term.position)
    }
    return self.make(.bind(new, build(value, as: type), in: result), .void, at: term.position)
  }

  /// Assigns the stored property behind another property of `self`; nil for another object's.
  private func assign(
    _ backing: StorageDeclaration, behind storage: StorageDeclaration, _ site: Site,
    at position: Position, _ value: () -> Expression?
  ) -> Expression? {
    guard isSelf(site), case .stored(let index) = backing.implementation.value else { return nil }
    let isReference = (storage.owner?.type as? NominalDeclaration)?.isReference == true
    let object = receiver(site, for: storage, access: isReference ? .read : .modify)
    let path = field(backing, index, in: object)
    return value().map { make(.assign(path, $0), .void, at: position) }
  }
}

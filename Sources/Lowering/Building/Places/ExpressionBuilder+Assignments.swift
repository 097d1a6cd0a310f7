import CheckedTree
import Machine
import Reading

/// Assignments to one place, or to the parts of a tuple.
extension ExpressionBuilder {
  func buildAssignment(_ term: Term, _ target: Term, _ value: Term) -> Expression {
    binding { self.assign(term, target.peeled, value) }
  }

  private func assign(_ term: Term, _ target: Term, _ value: Term) -> Expression {
    switch target.kind {
    case .discard:
      return make(
        .sequence(build(value), void(at: term.position)), .void, at: term.position)
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
    guard case .optionalScope = target.kind else { return result }
    return make(
      .optionalChain(result, wraps: true), core.optional(.void), at: term.position)
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

  /// The first assignment to a wrapped property in an initializer, which creates the wrapper.
  private func assignWrapped(_ term: Term, _ target: Term, _ value: Term) -> Expression? {
    guard let reference = solution.references[target.id],
      case .storage(let storage) = reference.target, let wrapper = storage.wrapper,
      !storage.hasInitialValue, wrapper.takesInitialValue,
      let initializer = context.frame?.initializer,
      initializer.owner?.type === storage.owner?.type, !wrapper.backing.hasInitialValue
    else { return nil }
    let site = Site(target, reference, base: target.base, at: target.namePosition)
    return assign(wrapper.backing, behind: storage, site, at: term.position) {
      checker.wrap(build(value, as: type(of: target)), for: storage, in: context, at: term.position)
    }
  }

  /// An assignment in an initializer to a computed property with an accessor `init`.
  private func assignInitialized(_ term: Term, _ target: Term, _ value: Term) -> Expression? {
    guard let reference = solution.references[target.id],
      case .storage(let storage) = reference.target,
      let backing = storage.initializingAccessor?.backing,
      let initializer = context.frame?.initializer,
      initializer.owner?.type === storage.owner?.type,
      let nominal = storage.owner?.type as? NominalDeclaration,
      !nominal.storedProperties.value.allSatisfy(\.hasInitialValue)
    else { return nil }
    let site = Site(target, reference, base: target.base, at: target.namePosition)
    return assign(backing, behind: storage, site, at: term.position) {
      checker.initialize(
        storage, with: build(value, as: type(of: target)), in: context, at: term.position)
    }
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

import CheckedTree
import Machine
import Reading
import Semantics

/// Implicit initializers, and members for raw values and `allCases`.
extension SynthesizedBody {
  func setKind(delegates: Bool = false) {
    guard let body = context.frame?.body, let nominal else { return }
    let types = builder.typeExpressions(
      nominal.genericParameters.map(\.type), at: position)
    if nominal.isReference, let layout = nominal.layout {
      body.kind = .classInitializer(
        layout, types: types, isFailable: function.isFailable, delegates: delegates)
    } else {
      body.kind = .valueInitializer(
        nominal.layout, types: types, isFailable: function.isFailable)
      body.replacesSelf = delegates
    }
  }

  func memberwise(_ storages: [StorageDeclaration]) -> [Statement] {
    setKind()
    if let nominal, nominal.leavesPropertyWithoutValue, let place = nominal.position {
      checker.reportFlow(FlowMessage.returnBeforeStoredProperties, at: place)
    }
    return zip(storages, function.interface.value.parameters).compactMap { storage, parameter in
      var given = self.parameter(parameter.name)
      if parameter.resultBuilder != nil, storage.type.value.asFunction == nil {
        given = make(.callClosure(given, [], canThrow: false), storage.type.value)
      }
      if let backing = storage.initializingAccessor?.backing {
        if case .stored(let index) = backing.implementation.value {
          context.frame?.body.givenFields.insert(index)
        }
        return checker.initialize(storage, with: given, in: context, at: position).map {
          assign(path(of: backing), $0)
        }
      }
      guard let wrapper = storage.wrapper else {
        // The argument is the value in the storage of a lazy property, `nil` included.
        let field = storage.lazyField ?? storage
        if case .stored(let index) = field.implementation.value {
          context.frame?.body.givenFields.insert(index)
        }
        return assign(path(of: field), given)
      }
      if case .stored(let index) = wrapper.backing.implementation.value {
        context.frame?.body.givenFields.insert(index)
      }
      let backing = path(of: wrapper.backing)
      let type = wrapper.wrapperType.value
      if parameter.type == type { return assign(backing, given) }
      return checker.wrap(
        given, isDelayed: parameter.isAutoclosure, for: storage, in: context, at: position
      ).map {
        assign(backing, $0)
      }
    }
  }

  func defaultInitializer() -> [Statement] {
    setKind()
    guard nominal?.isReference == true, nominal?.superclass.value != nil else { return [] }
    let superclass = model.makeTerm(.superReference, at: position)
    return [.expression(value(model.makeCall(superclass, "init", at: position)))]
  }

  /// Passes its arguments to the superclass's initializer.
  ///
  /// If that initializer delegates, the final initializer sets the properties. The class may
  /// override that one.
  func inheritedInitializer(_ inherited: FunctionDeclaration) -> [Statement] {
    setKind(delegates: inherited.isConvenience)
    let builder = builder
    model.needBody(inherited)
    let own = zip(inherited.genericParameters, function.genericParameters).map {
      Argument.value(builder.typeExpression($1.type, at: position))
    }
    let passed = function.interface.value.parameters.filter { !$0.isIgnored }.map {
      parameter -> Argument in
      let given = self.parameter(parameter.name)
      return parameter.isInout ? .reference(builder.path(of: given)) : .value(given)
    }
    let interface = inherited.interface.value
    var call = make(
      .call(inherited.routine.value, own + [.value(selfValue)] + passed), .void)
    call.role = inherited.isConvenience ? .delegates : .initializesSuperclass
    guard inherited.isFailable, interface.thrown == nil else { return [.expression(call)] }
    let failed = Block(
      statements: [.returning(builder.constant(.none, at: position))], end: nil)
    return [.conditional([.matches(.none, call)], then: failed, else: nil)]
  }

  // MARK: Raw values

  func rawValueInitializer() -> [Statement] {
    guard let owner = function.owner, let variable = context.frame?.selfVariable else { return [] }
    setKind(delegates: true)
    let made = temporary("made", owner.selfType)
    let type = builder.typeExpression(owner.selfType, at: position)
    let found = make(
      .intrinsic("enumeration.fromRawValue", [type, parameter("rawValue")]),
      core.optional(owner.selfType))
    var assignment = make(
      .assign(.variable(variable), load(.variable(made), owner.selfType)), .void)
    assignment.role = .delegates
    let failed = Block(
      statements: [.returning(builder.constant(.none, at: position))], end: nil)
    return [
      .conditional(
        [.matches(.some(.bind(made)), found)],
        then: Block(statements: [.expression(assignment)], end: nil), else: failed)
    ]
  }

  func allCases() -> [Statement] {
    guard let nominal, let descriptor = nominal.descriptor else { return [] }
    let types = builder.typeExpressions(
      nominal.genericParameters.map(\.type), at: position)
    let cases = nominal.cases.map {
      make(
        .enumerationCase(descriptor, types: types, index: $0.index, []), nominal.declaredType)
    }
    return [.returning(make(.array(cases), core.array(of: nominal.declaredType)))]
  }
}

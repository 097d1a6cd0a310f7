import CheckedTree
import Machine
import Reading
import Semantics
import Solving

/// Properties and variables as values and as places.
extension ExpressionBuilder {
  /// A property, global or local variable.
  func buildStorage(
    _ storage: StorageDeclaration, _ site: Site, _ access: Access
  ) -> Expression {
    if let known = knownWitness(of: storage, site.reference) {
      var site = site
      site.reference = known
      switch known.target {
      case .storage(let witness): return buildStorage(witness, site, access)
      case .enumerationCase(let declaration): return caseValue(declaration, site)
      default: break
      }
    }
    let type = substitute(storage.type.value, site.reference.substitution)
    checkAvailability(of: storage, at: site.position)
    checkCopying(of: storage, site)
    noteIsolation(of: storage, site, access)
    if let direct = direct(storage, site, access) {
      if storage.isStatic { evaluateUnusedBase(site) }
      var value = make(.load(direct), type, at: site.position)
      value.typeIndex = regionType(type, value.canHoldObjects, storage)
      noteParts(of: storage, value)
      return hopping(value, to: storage, access, site)
    }
    switch storage.implementation.value {
    case .variable(let variable)
    where storage.getter == nil && (storage.setter == nil || !access.writes):
      checkCapture(of: storage, variable, access: access, at: site.position)
      variable.reads += 1
      if functionUse == .lent, variable.owner === body { variable.loans += 1 }
      if variable.typeIndex == 0, storage.asyncElement == nil {
        variable.typeIndex = regionType(storage.type.value, variable.canHoldObjects, storage)
      }
      var result = use(variable, at: site.position)
      if variable.ownership == .strong { result.canHoldObjects = checker.canHoldObjects(type) }
      result.ownership = ownership(of: type)
      checkNonEscaping(storage, site)
      if let index = storage.asyncElement {
        return make(.load(.tupleElement(.value(result), index)), type, at: site.position)
      }
      return result
    case .taskLocal(let declaration):
      let constant = constant(.native(declaration), at: site.position)
      return make(.operation(.projectTaskLocal, [.value(constant)]), type, at: site.position)
    case .requirement where storage.owner == nil:
      // `self` in a static member of a value type: the type itself.
      return typeExpression(storage.type.value.instance ?? .error, at: site.position)
    case .variable, .computed, .requirement, .stored, .static: break
    }
    let path = computedPath(storage, site, access) { [] }
    var value = make(.load(path), type, at: site.position)
    value.typeIndex = regionType(type, value.canHoldObjects, storage)
    return hopping(value, to: storage, access, site)
  }

  /// The witness for a requirement in a known type, found through its protocol.
  func knownWitness(of declaration: Declaration, _ reference: Reference) -> Reference? {
    guard let owner = declaration.owner?.type as? ProtocolDeclaration,
      declaration.owner?.extension == nil,
      let type = reference.substitution[owner.selfParameter], type.nominal != nil,
      let found = model.witness(for: declaration, of: type, in: context.signature)
    else { return nil }
    let target: Reference.Target
    switch found.declaration {
    case let function as FunctionDeclaration: target = .function(function)
    case let storage as StorageDeclaration: target = .storage(storage)
    case let enumerationCase as CaseDeclaration: target = .enumerationCase(enumerationCase)
    default: return nil
    }
    return Reference(
      target: target, base: reference.base,
      substitution: reference.substitution.merging(
        found.substitution.mapTypes { substitute($0, reference.substitution) }),
      baseType: reference.baseType, opened: reference.opened, type: reference.type)
  }

  // MARK: Stored

  /// The path to the storage, unless accessors are needed.
  private func direct(
    _ storage: StorageDeclaration, _ site: Site, _ access: Access
  ) -> AccessPath? {
    let isOwn = isOwnStorage(storage, site)
    if !isOwn {
      if storage.getter != nil { return nil }
      if storage.setter != nil || storage.observers != nil, access.writes { return nil }
      // A constant can't be overridden.
      if storage.slot != nil, !storage.isConstant, site.reference.base != .superclass { return nil }
    }
    switch storage.implementation.value {
    case .stored(let index):
      return field(storage, index, in: receiverOfField(storage, site, access))
    case .static(let cell):
      if storage.isOfActor {
        checker.regionTypes.note(cell, regionType(storage.type.value, true, storage))
      }
      return .staticStorage(cell)
    case .variable(let variable) where isOwn:
      return path(of: use(variable, at: site.position))
    case .variable, .computed, .taskLocal, .requirement: return nil
    }
  }

  private func receiverOfField(
    _ storage: StorageDeclaration, _ site: Site, _ access: Access
  ) -> Expression {
    let isObject = (storage.owner?.type as? NominalDeclaration)?.isReference ?? false
    return receiver(site, for: storage, access: isObject || !access.writes ? .read : .modify)
  }

  func field(_ storage: StorageDeclaration, _ index: Int, in base: Expression) -> AccessPath {
    let owner = storage.owner?.type as? NominalDeclaration
    // A trace names the reference that is gone.
    let shown = storage.ownership == .strong ? nil : owner?.propertyOfMacro(for: storage)
    let name = shown?.name ?? storage.name
    let path: AccessPath =
      if owner?.isReference ?? false {
        .objectField(base, index: index, name: name)
      } else if owner?.isUnique ?? false {
        .uniqueField(self.path(of: base), index: index, name: name)
      } else {
        .field(self.path(of: base), index: index, name: name)
      }
    switch storage.ownership {
    case .weak: return .weak(path)
    case .unowned: return .unowned(path)
    case .strong: return path
    }
  }

  /// Whether this is the property's own accessor, or an initializer of its type. Observers don't
  /// run there.
  private func isOwnStorage(_ storage: StorageDeclaration, _ site: Site) -> Bool {
    guard case .stored = storage.implementation.value else {
      return isObserver(of: storage)
    }
    if isObserver(of: storage) { return isSelf(site) }
    guard let function = context.frame?.initializer ?? context.frame?.deinitializer,
      function.owner?.type === storage.owner?.type, !storage.isLazy
    else { return false }
    return isSelf(site)
  }

  private func isObserver(of storage: StorageDeclaration) -> Bool {
    guard let function = context.frame?.function, let observers = storage.observers else {
      return false
    }
    return function === observers.willSet || function === observers.didSet
  }

  func isSelf(_ site: Site) -> Bool {
    switch site.reference.base {
    case .implicitSelf: return true
    case .instance:
      if site.value != nil { return false }
      guard case .name(let name)? = site.base?.peeled.kind else { return false }
      return name.text == "self"
    case .none: return site.term.base == nil
    case .metatype, .unapplied, .implicitMetatype, .superclass, .contextual: return false
    }
  }

  // MARK: Computed

  /// The path through accessors. A subscript's arguments are built after its base.
  func computedPath(
    _ storage: StorageDeclaration, _ site: Site, _ access: Access,
    _ arguments: () -> [Expression]
  ) -> AccessPath {
    noteAccessorEffects(storage, site, access)
    let isStatic = storage.isStatic || storage.owner == nil
    let accessesByReference =
      (access.reads && storage.getterMutates) || (access.writes && storage.setterMutates)
    let takesBase = !isStatic || takesMetatype(storage)
    if access.reads, storage.getterMutates { checkMutatingGetter(site) }
    var base: Expression?
    if takesBase || site.reference.opened != nil {
      base = receiver(
        site, for: storage, access: accessesByReference && !isStatic ? .modify : .read)
    } else {
      evaluateUnusedBase(site)
    }
    let arguments = arguments()
    var accessors = accessors(of: storage, site)
    accessors.hasBase = takesBase
    return .computed(
      accessors, base: takesBase ? base.map { path(of: $0) } : nil, arguments: arguments)
  }

  private func takesMetatype(_ storage: StorageDeclaration) -> Bool {
    // Accessors of stored properties with observers are created on demand.
    let isObserved = storage.isStatic && storage.observers != nil
    let getter = isObserved ? checker.getter(of: storage) : storage.getter ?? storage.storedGetter
    return getter?.takesSelf ?? false
  }

  func accessors(of storage: StorageDeclaration, _ site: Site) -> Accessors {
    let isSuper = site.reference.base == .superclass
    var result: Accessors
    if let declaring = storage.owner?.type as? ProtocolDeclaration,
      storage.owner?.extension == nil
    {
      result = requirementAccessors(storage, declaring, site)
    } else {
      let getter = checker.getter(of: storage).map { implementation(of: $0, site) }
      let setter = checker.setter(of: storage).map { implementation(of: $0, site) }
      result = Accessors(
        getter: getter.map { access($0, slot: isSuper ? nil : storage.slot) }
          ?? .intrinsic("identity"),
        setter: setter.map { access($0, slot: isSuper ? nil : storage.setterSlot) },
        hasBase: true, setterMutates: storage.setterMutates)
      if !isSuper, let slots = storage.changeSlots {
        result.changes = (.method(slots.beginning), .method(slots.ending))
      } else if let changes = storage.changes {
        result.changes = (
          access(implementation(of: changes.beginning, site), slot: nil),
          access(implementation(of: changes.ending, site), slot: nil)
        )
      }
      if let function = getter ?? setter, passesTypes(function) {
        result.types = function.hiddenParameters.map { hiddenType($0, site) }
      }
      result.canThrow = getter?.interface.value.thrown != nil
    }
    if storage.isOfActor {
      result.actorTypeIndex = regionType(
        substitute(storage.type.value, site.reference.substitution), true, storage)
      result.name = storage.isSubscript ? "subscript" : storage.name
    }
    if !storage.isSubscript { result.property = storage.name }
    result.getterMutates = storage.getterMutates
    switch storage.implementation.value {
    case .stored, .requirement: result.isStored = true
    case .static, .variable, .computed, .taskLocal: break
    }
    result.position = site.position
    return result
  }

  private func implementation(
    of accessor: FunctionDeclaration, _ site: Site
  ) -> FunctionDeclaration {
    checker.implementation(
      of: accessor, site.reference.substitution, in: context.signature)
  }

  private func access(_ function: FunctionDeclaration, slot: MethodSlot?) -> Accessors.Access {
    if let slot { return .method(slot) }
    need(function)
    let routine = function.routine.value
    switch routine.implementation {
    case .code: return .routine(routine)
    case .intrinsic(let name):
      return function.kind == .setter ? .intrinsic(name) : .routine(routine)
    case .operation(let operation):
      return function.kind == .setter ? .operation(operation) : .routine(routine)
    }
  }

  /// Built-in functions inspect their arguments and need no types.
  func passesTypes(_ function: FunctionDeclaration) -> Bool {
    if case .code = function.routine.value.implementation { true } else { function.passesTypes }
  }

  private func requirementAccessors(
    _ storage: StorageDeclaration, _ declaring: ProtocolDeclaration, _ site: Site
  ) -> Accessors {
    let selfType = conformingType(declaring, site)
    func access(_ index: Int?, _ name: String, isSetter: Bool) -> Accessors.Access? {
      guard let index else { return nil }
      declaring.calledRequirements.insert(index)
      let count =
        storage.genericParameters.count + (storage.isStatic ? 0 : 1)
        + storage.parameters.value.count + (isSetter ? 1 : 0)
      let requirement = Requirement(
        declaring.descriptor, index: index, name: name, parameterCount: count,
        isAsync: !isSetter && (storage.getter?.interface.value.isAsync ?? false))
      return .witness(requirement, selfType: selfType)
    }
    var result = Accessors(
      getter: access(storage.requirementIndex, storage.name, isSetter: false)
        ?? .intrinsic("identity"),
      setter: access(storage.setterRequirementIndex, storage.name, isSetter: true),
      hasBase: !storage.isStatic, setterMutates: storage.setterMutates)
    result.types = storage.genericParameters.map {
      typeExpression(site.reference.substitution[$0] ?? $0.type, at: site.position)
    }
    result.canThrow = storage.getter?.interface.value.thrown != nil
    return result
  }

  /// A getter that waits or throws must be covered.
  private func noteAccessorEffects(
    _ storage: StorageDeclaration, _ site: Site, _ access: Access
  ) {
    guard access.reads, let interface = storage.getter?.interface.value else { return }
    if interface.isAsync {
      noteAwait(at: site.position)
      checkLeaving(by: storage, site)
    }
    if let thrown = interface.thrown {
      noteThrow(
        substitute(thrown, site.reference.substitution), at: site.position, from: site.term.start,
        by: storage.isSubscript ? .subscript : .property)
    }
  }
}

extension Frame {
  var deinitializer: FunctionDeclaration? {
    guard case .function(let function) = kind, function.kind == .deinitializer else { return nil }
    return function
  }
}

import Machine
import Reading

/// `override` requires an overridable member of a superclass. `SemanticModel+OverrideMatching` decides
/// which one a method overrides, by their types.
extension Declarer {
  func checkOverride(_ function: FunctionDeclaration) {
    if function.kind == .deinitializer { return checkIsolation(ofDeinitializer: function) }
    guard function.storage == nil else { return }
    guard let owner = function.owner, let type = owner.type as? NominalDeclaration,
      type.kind == .class
    else {
      if function.isOverride {
        model.report(
          function.owner?.type is ProtocolDeclaration
            ? OverrideMessage.protocolMethod : .outsideOfClass,
          at: function.modifiers["override"] ?? function.position)
      }
      return
    }
    guard let overridden = function.overridden else {
      if function.isOverride { reportNothingOverridden(by: function, type) }
      return
    }
    let word = function.memberKind
    if overridden.isRequired, !function.isRequired, function.synthesis == nil {
      model.report(
        function.isOverride ? OverrideMessage.requiredInPlace : .requiredMissing,
        at: function.position)
      return
    }
    if !function.isOverride, !(function.isRequired && overridden.isRequired) {
      if function.kind != .initializer || function.synthesis == nil {
        model.report(OverrideMessage.keywordMissing, at: function.position)
      }
      return
    }
    if overridden.isStatic, overridden.isFinal, function.kind == .function {
      model.report(OverrideMessage.staticMethod, at: function.position)
    } else if overridden.isFinal {
      model.report(OverrideMessage.final(declaration: word), at: function.position)
    } else if overridden.owner?.extension != nil, !overridden.isPreludeMember {
      model.report(
        OverrideMessage.inExtension(
          declaration: NamedDeclaration(word, overridden.displayName),
          superclass: overridden.owner?.type.name ?? ""),
        at: function.position)
    }
    if overridden.access != .open, overridden.layer?.module !== function.layer?.module,
      function.kind == .function, !overridden.isPreludeMember
    {
      model.report(
        OverrideMessage.nonOpen(declaration: word), at: function.position)
    }
    let wanted = min(overridden.access, type.access, .public)
    if function.access < wanted, function.kind != .initializer {
      model.report(
        overridden.access > type.access
          ? OverrideMessage.lessAccessibleThanType(declaration: word)
          : .lessAccessible(declaration: word),
        at: function.position)
    }
    if function.interface.value.thrown != nil, overridden.interface.value.thrown == nil {
      model.report(
        OverrideMessage.throwing(declaration: word), at: function.position)
    } else if function.interface.value.thrown != nil, overridden.interface.value.isRethrowing,
      !function.interface.value.isRethrowing
    {
      model.report(OverrideMessage.notRethrowing, at: function.position)
    }
    if function.kind == .initializer, function.isFailable, !overridden.isFailable {
      model.report(
        OverrideMessage.failable(initializer: function.displayName), at: function.position)
    }
    checkActor(
      of: function, function.interface.value.isolation, NamedDeclaration(word, function.fullName),
      overriding: overridden.interface.value.isolation)
    if overridden.effects.isAsync,
      overridden.interface.value.isolation != function.interface.value.isolation
    {
      model.reportSentValues(
        to: function, function.interface.value.isolation, from: overridden, isOverride: true,
        at: function.position)
    }
  }

  private func reportNothingOverridden(by function: FunctionDeclaration, _ type: NominalDeclaration)
  {
    var hasOtherLabels = false
    let mine = function.interface.value.parameters
    model.searchSuperclasses(of: type) { superclass, substitution in
      for case .function(let other) in superclass.members[function.name]
      where other.kind == function.kind {
        let theirs = other.interface.value.parameters
        if mine.count == theirs.count, mine.map(\.label) != theirs.map(\.label),
          zip(mine, theirs).allSatisfy({ one, two in
            one.type == model.substitute(two.type, substitution, in: .empty)
          })
        {
          hasOtherLabels = true
        }
      }
      return false
    }
    if hasOtherLabels {
      model.report(
        OverrideMessage.otherLabels(declaration: function.displayName), at: function.position)
    } else {
      model.report(
        function.kind == .initializer
          ? OverrideMessage.noInitializer : .noMethod, at: function.position)
    }
  }

  func checkOverride(_ storage: StorageDeclaration) {
    if storage.wrapped != nil { return }
    guard let owner = storage.owner, let type = owner.type as? NominalDeclaration,
      type.kind == .class
    else {
      if storage.isOverride, storage.owner != nil {
        model.report(
          OverrideMessage.outsideOfClass, at: storage.modifiers["override"] ?? storage.position)
      }
      return
    }
    let kind: DeclarationKind = storage.isSubscript ? .subscript : .property
    guard let overridden = storage.overridden else {
      if storage.isOverride {
        model.report(
          OverrideMessage.nothing(declaration: kind), at: storage.position)
      }
      return
    }
    if overridden.effects.isAsync, overridden.isolation != storage.isolation {
      model.reportSentValues(
        to: storage, storage.isolation, from: overridden, isOverride: true, at: storage.position)
    }
    if storage.isStored {
      model.report(OverrideMessage.storedProperty(name: storage.name), at: storage.position)
      return
    }
    if !storage.isOverride {
      model.report(OverrideMessage.keywordMissing, at: storage.position)
      return
    }
    if overridden.isFinal {
      model.report(
        overridden.isStatic ? OverrideMessage.staticProperty : .final(declaration: kind),
        at: storage.position)
      return
    }
    checkActor(
      of: storage, storage.isolation, NamedDeclaration(kind, storage.displayName),
      overriding: overridden.isolation)
    checkTypes(storage, overridden, type)
  }

  /// A `deinit` is isolated if that of the superclass is. It has no keyword `override`.
  private func checkIsolation(ofDeinitializer function: FunctionDeclaration) {
    guard let type = function.owner?.type as? NominalDeclaration else { return }
    let own = function.interface.value.isolation
    let position = function.modifiers["isolated"] ?? function.position
    if function.modifiers["isolated"] != nil, ActorName(own) == nil {
      return model.report(
        type.isReference
          ? ModifierMessage.isolatedOutsideOfActor(type: type.name) : .isolatedDeinitializerOfValue,
        at: position)
    }
    if let actor = own.globalActor, !actor.isMainActor {
      return model.reportUnsupported(
        UnsupportedMessage.deinitializerOnOwnActor(actor: actor.name), at: position)
    }
    var overridden: ActorName?
    model.searchSuperclasses(of: type) { superclass, _ in
      overridden = superclass.deinitializer.flatMap { ActorName($0.interface.value.isolation) }
      return overridden != nil
    }
    if let overridden, ActorName(own) == nil {
      model.report(
        OverrideMessage.nonisolatedDeinitializer(overridden: overridden), at: position)
    }
  }

  /// An override can't be on an actor that code with the superclass doesn't know, unless it is called with
  /// `await`.
  private func checkActor(
    of declaration: Declaration, _ isolation: Isolation, _ named: NamedDeclaration,
    overriding overridden: Isolation
  ) {
    guard declaration.namesActor, !declaration.effects.isAsync,
      let actor = isolation.globalActor, overridden.globalActor !== actor
    else { return }
    model.report(
      OverrideMessage.otherActor(
        declaration: named, actor: ActorName(actor),
        overridden: ActorName(overridden).map { .isolated($0) } ?? .nonisolated),
      at: declaration.position)
  }

  private func checkTypes(
    _ storage: StorageDeclaration, _ overridden: StorageDeclaration, _ type: NominalDeclaration
  ) {
    var wanted = overridden.type.value
    model.searchSuperclasses(of: type) { superclass, substitution in
      guard superclass === overridden.owner?.type else { return false }
      wanted = model.substitute(wanted, substitution, in: type.signature)
      return true
    }
    let mine = storage.type.value
    if !model.isOverridingType(mine, of: wanted, in: type.signature) {
      model.report(
        OverrideMessage.typeDiffers(name: storage.name, type: mine, wanted: wanted),
        at: storage.position)
    } else if mine != wanted, !mine.isError, !wanted.isError, overridden.isSettable {
      model.report(
        OverrideMessage.mutableWithSubtype(name: storage.name, type: mine, wanted: wanted),
        at: storage.position)
    } else if storage.observers != nil, !overridden.isSettable {
      model.report(OverrideMessage.observersOfReadOnly(name: storage.name), at: storage.position)
    } else if storage.observers == nil, overridden.isConstant, overridden.getter == nil {
      model.report(OverrideMessage.constantWithGetter(name: storage.name), at: storage.position)
    } else if storage.observers == nil, overridden.isSettable, !storage.isSettable {
      model.report(OverrideMessage.mutableWithReadOnly(name: storage.name), at: storage.position)
    }
  }

  /// Checks that a subclass has all required initializers of its superclass.
  func checkRequired(of nominal: NominalDeclaration) {
    guard nominal.kind == .class, let superclass = nominal.superclass.value?.nominal else { return }
    let own = nominal.members["init"].compactMap {
      if case .function(let function) = $0 { function } else { nil }
    }
    for case .function(let required) in superclass.members["init"] where required.isRequired {
      let isThere = own.contains {
        $0.overridden === required || $0.overriddenInitializer === required
      }
      if isThere { continue }
      let types = required.interface.value.parameters.map { "\($0.label ?? "_")" }
      let isSame = own.contains {
        $0.interface.value.parameters.map { "\($0.label ?? "_")" } == types
          && $0.interface.value.parameters.map(\.type)
            == required.interface.value.parameters.map(\.type)
      }
      if isSame { continue }
      model.report(
        OverrideMessage.requiredInitializerMissing(
          initializer: required.displayName, superclass: superclass.name),
        at: own.afterLast ?? nominal.position ?? required.position)
    }
  }
}

extension [FunctionDeclaration] {
  /// The line after the last initializer's body, where the compiler suggests another.
  fileprivate var afterLast: Position? {
    compactMap(\.end).max { $0.line < $1.line }.map { Position(line: $0.line + 1, column: 1) }
  }
}

extension FunctionDeclaration {
  var memberKind: DeclarationKind {
    switch kind {
    case .initializer: .initializer
    default: isStatic ? (isFinal ? .staticMethod : .classMethod) : .instanceMethod
    }
  }
}

extension StorageDeclaration {
  /// Whether the property stores its own value.
  var isStored: Bool {
    getter == nil && !isSettableRequirement && requirementIndex == nil && !isSubscript
      && !isOverridingWithObservers
  }
}

extension Declaration {
  var isPreludeMember: Bool { layer == nil }
}

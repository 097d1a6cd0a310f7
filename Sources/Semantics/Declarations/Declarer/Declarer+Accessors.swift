package import CheckedTree
import Machine
import Reading
import SwiftSyntax

/// Getters, setters and observers.
extension Declarer {
  /// Declares the accessors of a property's or subscript's accessor block.
  func declareAccessors(
    _ block: AccessorBlockSyntax?, of storage: StorageDeclaration, _ modifiers: Modifiers,
    _ attributes: Attributes, in context: Context
  ) {
    let isRequirement =
      storage.owner?.type is ProtocolDeclaration && storage.owner?.extension == nil
    storage.resultBuilder = Lazy(circular: nil) { [unowned model] in
      model.builderType(attributes.resultBuilder, in: context)
    }
    guard let block else {
      if !attributes.intrinsics.isEmpty || !attributes.operations.isEmpty {
        addBuiltInAccessors(to: storage, attributes, in: context)
      }
      return
    }
    switch block.accessors {
    case .getter(let items):
      if isRequirement, !context.file.isPrelude {
        report(
          PropertyMessage.accessorInProtocol, at: items.first.map(Syntax.init) ?? Syntax(block),
          in: context)
        return
      }
      let getter = makeAccessor(.getter, of: storage, in: context)
      getter.statements = items
      getter.end = context.file.position(of: block.rightBrace)
      storage.getter = getter
    case .accessors(let list):
      if !attributes.intrinsics.isEmpty || !attributes.operations.isEmpty {
        addBuiltInAccessors(
          to: storage, attributes, in: context,
          getter: list.first { $0.accessorSpecifier.text == "get" },
          setter: list.first { $0.accessorSpecifier.text == "set" })
        return
      }
      for syntax in list {
        declareAccessor(syntax, of: storage, modifiers, isRequirement: isRequirement, in: context)
      }
      if isRequirement {
        storage.isSettableRequirement = storage.setter != nil
        storage.implementation = Lazy(known: .requirement)
      }
      if !isRequirement, let setter = list.first(where: { $0.accessorSpecifier.text == "set" }),
        list.contains(where: { $0.accessorSpecifier.text == "get" && $0.effectSpecifiers != nil })
      {
        report(PropertyMessage.setterWithEffects, at: setter, in: context)
      } else if storage.getter == nil, storage.setter != nil {
        report(
          storage.isSubscript
            ? PropertyMessage.subscriptSetterWithoutGetter : .setterWithoutGetter, at: block,
          in: context)
      }
    }
    if !storage.isSubscript, storage.observers != nil, storage.getter != nil {
      let name = storage.observers?.willSet != nil ? "willSet" : "didSet"
      report(PropertyMessage.observerWithGetter(observer: name), at: block, in: context)
      storage.observers = nil
    }
    if storage.isSubscript, storage.observers != nil {
      report(PropertyMessage.observersOfSubscript, at: block, in: context)
    }
  }

  private func declareAccessor(
    _ syntax: AccessorDeclSyntax, of storage: StorageDeclaration, _ modifiers: Modifiers,
    isRequirement: Bool, in context: Context
  ) {
    let word = syntax.accessorSpecifier.text
    switch word {
    case "get" where context.file.isGenerated(syntax) && syntax.attributes.has(.beginsChange):
      let beginning = makeAccessor(.getter, of: storage, in: context)
      give(syntax, to: beginning, isRequirement, context)
      let ending = makeAccessor(.setter, of: storage, in: context)
      ending.isMutating = storage.hasValueBase
      storage.changes = ChangeAccessors(beginning: beginning, ending: ending)
    case "set" where context.file.isGenerated(syntax) && syntax.attributes.has(.endsChange):
      guard let ending = storage.changes?.ending else { return }
      give(syntax, to: ending, isRequirement, context)
    case "get":
      let getter = makeAccessor(
        .getter, of: storage, in: context, isAsync: syntax.effectSpecifiers?.asyncSpecifier != nil,
        throwing: syntax.effectSpecifiers?.throwsClause)
      give(syntax, to: getter, isRequirement, context)
      getter.isMutating = syntax.modifier?.name.text == "mutating"
      if storage.getter != nil { report(PropertyMessage.secondGetter, at: syntax, in: context) }
      storage.getter = getter
    case "set":
      let setter = makeAccessor(
        .setter, of: storage, in: context,
        newValue: syntax.parameters?.name.plainName ?? "newValue")
      give(syntax, to: setter, isRequirement, context)
      setter.isMutating = storage.hasValueBase && syntax.modifier?.name.text != "nonmutating"
      if storage.setter != nil { report(PropertyMessage.secondSetter, at: syntax, in: context) }
      storage.setter = setter
    case "willSet", "didSet":
      let observer = makeAccessor(
        .setter, of: storage, in: context,
        newValue: syntax.parameters?.name.plainName ?? (word == "willSet" ? "newValue" : "oldValue")
      )
      observer.isMutating = storage.hasValueBase
      observer.slotFact = Lazy(known: nil)
      observer.overriddenFact = Lazy(known: nil)
      give(syntax, to: observer, false, context)
      let observers = storage.observers ?? PropertyObservers()
      storage.observers = observers
      if word == "willSet" ? observers.willSet != nil : observers.didSet != nil {
        report(PropertyMessage.secondObserver(observer: word), at: syntax, in: context)
      }
      if word == "willSet" {
        observers.willSet = observer
      } else {
        observers.didSet = observer
        observers.readsOldValue = syntax.readsOldValue
      }
    case "init":
      guard let owner = storage.owner, owner.extension == nil,
        let nominal = owner.type as? NominalDeclaration,
        let accessor = InitializingAccessor(syntax, in: context, of: nominal)
      else { fallthrough }
      storage.initializingAccessor = accessor
      nominal.initializedProperties.append(storage)
    default:
      model.reportUnsupported(
        UnsupportedMessage.accessor(keyword: word), at: context.file.position(of: syntax))
    }
  }

  private func give(
    _ syntax: AccessorDeclSyntax, to accessor: FunctionDeclaration, _ isRequirement: Bool,
    _ context: Context
  ) {
    accessor.syntax = DeclSyntax(syntax)
    accessor.statements = syntax.body?.statements
    accessor.end = syntax.body.map { context.file.position(of: $0.rightBrace) }
    if syntax.body == nil, !isRequirement, !context.file.isPrelude {
      report(
        accessor.kind == .getter ? PropertyMessage.getterWithoutBody : .setterWithoutBody,
        at: syntax, in: context)
    }
  }

  /// `@intrinsic("getter", "setter")`, `@operation("getter")`. Bodies are for types that the
  /// machine doesn't compare and hash itself.
  private func addBuiltInAccessors(
    to storage: StorageDeclaration, _ attributes: Attributes, in context: Context,
    getter syntax: AccessorDeclSyntax? = nil, setter setterSyntax: AccessorDeclSyntax? = nil
  ) {
    let getter = makeAccessor(
      .getter, of: storage, in: context, isAsync: syntax?.effectSpecifiers?.asyncSpecifier != nil,
      throwing: syntax?.effectSpecifiers?.throwsClause)
    getter.isMutating = syntax?.modifier?.name.text == "mutating"
    var first = attributes
    first.intrinsics = Array(attributes.intrinsics.prefix(1))
    first.operations = Array(attributes.operations.prefix(1))
    getter.passesTypes = attributes.contains("passTypes")
    getter.routine = routine(of: getter, attributes: first)
    if let syntax { give(syntax, to: getter, false, context) }
    storage.getter = getter
    var second = attributes
    second.intrinsics = Array(attributes.intrinsics.dropFirst())
    second.operations = Array(attributes.operations.dropFirst())
    guard !second.intrinsics.isEmpty || !second.operations.isEmpty else { return }
    let setter = makeAccessor(.setter, of: storage, in: context, newValue: "newValue")
    setter.isMutating = storage.hasValueBase
    setter.passesTypes = attributes.contains("passTypes")
    setter.routine = routine(of: setter, attributes: second)
    if let setterSyntax { give(setterSyntax, to: setter, false, context) }
    storage.setter = setter
  }

  /// An accessor without its body: it takes a subscript's parameters, and a setter also takes the
  /// new value.
  func makeAccessor(
    _ kind: FunctionDeclaration.Kind, of storage: StorageDeclaration, in context: Context,
    newValue: String = "newValue", isAsync: Bool = false, throwing: ThrowsClauseSyntax? = nil,
    synthesis: Synthesis? = nil
  ) -> FunctionDeclaration {
    let model = model
    let accessor = FunctionDeclaration(
      name: storage.name, kind: kind, position: storage.position, owner: storage.owner,
      signature: storage.signature, interface: Lazy(known: .init(parameters: [], result: .error)),
      routine: Lazy(circular: Routine.none) { Routine.none })
    accessor.storage = storage
    accessor.genericParameters = storage.genericParameters
    accessor.isStatic = storage.isStatic
    accessor.isFinal = storage.isFinal
    accessor.isOverride = storage.isOverride
    accessor.access = kind == .setter ? storage.setterAccess ?? storage.access : storage.access
    accessor.layer = storage.layer
    accessor.context = context
    accessor.synthesis = synthesis
    accessor.resultBuilder = kind == .getter ? storage.resultBuilder : Lazy(known: nil)
    accessor.opaqueResult = kind == .getter ? storage.opaqueResult : nil
    if kind == .getter {
      storage.opaqueResult?.check = { [unowned model, unowned accessor] in
        model.requests?.checkOpaqueBody(of: accessor)
      }
    }
    accessor.interface = model.fact(circular: .init(parameters: [], result: .error)) {
      [unowned storage] in
      var parameters = storage.parameters.value
      let thrown = TypeReader(model: model, context: context).thrown(throwing)
      let isolation = isAsync ? storage.isolation : storage.isolation.ofLocals
      let value = storage.type.value
      if kind == .setter {
        parameters.append(
          .init(label: nil, name: newValue, type: value, position: storage.position))
      }
      return FunctionDeclaration.Interface(
        parameters: parameters, result: kind == .getter ? value : .void, isAsync: isAsync,
        thrown: thrown, isolation: isolation)
    }
    accessor.slotFact = Lazy(circular: nil) { [unowned storage] in
      kind == .getter ? storage.slot : storage.setterSlot
    }
    accessor.overriddenFact = Lazy(circular: nil) { [unowned storage] in
      kind == .getter ? storage.overridden?.getter : storage.overridden?.setter
    }
    accessor.routine = routine(of: accessor, attributes: Attributes())
    if synthesis == nil { functions.append(accessor) }
    return accessor
  }
}

extension StorageDeclaration {
  /// Whether assigning it mutates the base: an instance member of a value type.
  var hasValueBase: Bool {
    guard let owner, !isStatic else { return false }
    if let nominal = owner.type as? NominalDeclaration { return !nominal.isReference }
    return !((owner.type as? ProtocolDeclaration)?.isClassBound ?? false)
  }
}

extension Routine {
  /// A placeholder while the real routine is created.
  package static var none: Routine {
    Routine(name: "", function: Function(name: "", position: nil, isAsync: false))
  }
}

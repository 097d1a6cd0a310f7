import Machine
import SwiftSyntax

/// Properties that Swift writes further declarations for: wrapped ones, lazy ones, task-locals.
extension Declarer {
  // MARK: Lazy

  func declareLazy(_ storage: StorageDeclaration, _ parts: VariableParts) -> [StorageDeclaration] {
    storage.isLazy = true
    let context = parts.context
    if parts.isConstant { report("'lazy' cannot be used on a let", at: parts.syntax, in: context) }
    if storage.isStatic || context.isLayer && storage.owner == nil,
      let position = parts.modifiers.positions["lazy"]
    {
      checker.report("'lazy' cannot be used on an already-lazy global", at: position)
    } else if parts.binding.initializer == nil {
      report("lazy properties must have an initializer", at: parts.syntax, in: context)
    }
    declareValue(of: storage, parts, in: valueContext(parts))
    storage.getter = makeAccessor(
      .getter, of: storage, in: storage.context ?? parts.context, synthesis: .lazyGetter(storage))
    storage.getter?.isMutating = storage.hasValueBase
    storage.setter = makeAccessor(
      .setter, of: storage, in: storage.context ?? parts.context, synthesis: .lazySetter(storage))
    storage.setter?.isMutating = storage.hasValueBase
    let core = checker.core
    let field = StorageDeclaration(
      name: "$__lazy_storage_$_\(storage.name)", position: storage.position, owner: storage.owner,
      isConstant: false, signature: storage.signature,
      type: Lazy(circular: .error) { [unowned storage] in core.optional(storage.type.value) },
      implementation: Lazy(known: .computed))
    field.access = .private
    field.layer = storage.layer
    field.context = storage.context
    field.isolationFact = Lazy(circular: .unspecified) { [unowned storage] in storage.isolation }
    field.hasInitialValue = true
    storage.lazyField = field
    if let nominal = storage.owner?.type as? NominalDeclaration {
      addField(field, to: nominal)
    } else {
      implement(field, parts)
    }
    return []
  }

  // MARK: Task-locals

  func declareTaskLocal(
    _ storage: StorageDeclaration, _ parts: VariableParts
  ) -> [StorageDeclaration] {
    let context = parts.context
    if parts.isConstant {
      report(
        "cannot expand accessor macro on variable declared with 'let'", at: parts.binding.pattern,
        in: context)
    }
    if storage.owner != nil, !storage.isStatic {
      report(
        "'@TaskLocal' can only be applied to 'static' property, or global variables",
        at: parts.syntax, in: context)
    }
    declareValue(of: storage, parts, in: valueContext(parts))
    if !storage.hasInitialValue {
      report(
        "'@TaskLocal' property must have default value, or be optional", at: parts.syntax,
        in: context)
    }
    let name = storage.owner.map { "\($0.type.path).\(storage.name)" } ?? storage.name
    storage.defaultValue = makeValueFunction(of: storage, name: name)
    let declaration = Lazy<TaskLocalDeclaration?>(circular: nil) { [unowned storage] in
      storage.defaultValue.map {
        TaskLocalDeclaration(
          name: name,
          defaultValue: StaticStorage(name: name, initializer: $0.routine.value.function))
      }
    }
    storage.isTaskLocal = true
    storage.getter = makeAccessor(
      .getter, of: storage, in: context, synthesis: .taskLocalGetter(storage))
    storage.implementation = Lazy(known: .computed)
    let core = checker.core
    let projection = StorageDeclaration(
      name: "$\(storage.name)", position: storage.position, owner: storage.owner, isConstant: true,
      signature: storage.signature,
      type: Lazy(circular: .error) { [unowned storage] in
        .nominal(core.nominal("TaskLocal"), [storage.type.value])
      },
      implementation: Lazy(circular: .computed) {
        declaration.value.map { .taskLocal($0) } ?? .computed
      })
    projection.isStatic = storage.isStatic
    projection.access = storage.access
    projection.layer = storage.layer
    projection.context = context
    projection.isolation = .nonisolated
    storage.isolation = .nonisolated
    storage.projection = projection
    return [projection]
  }

  // MARK: Wrappers

  /// `x` reads and writes `_x.wrappedValue`; `$x` is `_x.projectedValue`.
  func declareWrapped(
    _ storage: StorageDeclaration, _ attribute: AttributeSyntax, _ wrapper: NominalDeclaration,
    _ parts: VariableParts
  ) -> [StorageDeclaration] {
    let context = parts.context
    if parts.isConstant {
      report(
        "property wrapper can only be applied to a 'var'", at: parts.binding.pattern, in: context)
    }
    if let position = parts.modifiers.positions["lazy"] {
      checker.report(
        "property '\(storage.name)' with a wrapper cannot also be lazy", at: position)
    }
    if parts.modifiers.ownership != .strong {
      report(
        "property '\(storage.name)' with a wrapper cannot also be \(parts.modifiers.ownership)",
        at: attribute, in: context)
    }
    let wrapperType = self.wrapperType(of: storage, attribute, wrapper, parts)
    let backing = StorageDeclaration(
      name: "_\(storage.name)", position: storage.position, owner: storage.owner,
      isConstant: false, signature: storage.signature, type: wrapperType,
      implementation: Lazy(known: .computed))
    backing.access = .private
    backing.isStatic = storage.isStatic
    backing.layer = storage.layer
    backing.context = storage.context
    backing.syntax = storage.syntax
    backing.isolationFact = Lazy(circular: .unspecified) { [unowned storage] in storage.isolation }
    backing.isNonisolatedUnsafe = storage.isNonisolatedUnsafe
    backing.wrapped = storage
    addWrapperValue(to: backing, storage, attribute, wrapper, parts, wrapperType)
    implement(backing, parts)
    let checker = checker
    if parts.annotation == nil {
      storage.type = checker.fact(circular: .error) { [unowned checker] in
        checker.memberType("wrappedValue", of: wrapperType.value, in: context) ?? .error
      }
    }
    if parts.annotation != nil, parts.binding.initializer == nil, wrapper.genericParameters.isEmpty
    {
      checkWrappedType(of: storage, wrapper, in: context)
    }
    let projection = Lazy<StorageDeclaration?>(circular: nil) { [unowned storage] in
      storage.projection
    }
    let wrapped = WrappedProperty(
      wrapperType: wrapperType, backing: backing, projection: projection)
    storage.wrapper = wrapped
    storage.implementation = Lazy(known: .computed)
    storage.hasInitialValue = backing.hasInitialValue
    addWrappedAccessors(to: storage, wrapper, wrapped, parts)
    return [backing] + (storage.projection.map { [$0] } ?? [])
  }

  /// What is written as the type must be what the wrapper wraps.
  private func checkWrappedType(
    of storage: StorageDeclaration, _ wrapper: NominalDeclaration, in context: Context
  ) {
    let declared = storage.type
    storage.type = checker.fact(circular: .error) { [unowned storage, unowned checker] in
      let type = declared.value
      guard !type.isError,
        let inner = checker.memberType("wrappedValue", of: wrapper.declaredType, in: context),
        !inner.isError,
        checker.reduce(inner, in: context.signature)
          != checker.reduce(type, in: context.signature)
      else { return type }
      checker.report(
        "property type '\(type)' does not match 'wrappedValue' type '\(inner)'",
        at: storage.position)
      storage.hasInitialValue = true
      return .error
    }
  }

  private func addWrappedAccessors(
    to storage: StorageDeclaration, _ wrapper: NominalDeclaration, _ wrapped: WrappedProperty,
    _ parts: VariableParts
  ) {
    let context = storage.context ?? parts.context
    let observers = parts.binding.accessorBlock
    declareAccessors(observers, of: storage, parts.modifiers, parts.attributes, in: context)
    storage.getter = makeAccessor(
      .getter, of: storage, in: context, synthesis: .wrappedGetter(storage))
    // Whether the wrapper has a projection is written in it: its members may not be declared yet.
    let members = WrapperMembers(wrapper)
    if members.isSettable {
      let setter = makeAccessor(
        .setter, of: storage, in: context, synthesis: .wrappedSetter(storage))
      setter.isMutating = storage.hasValueBase && members.setterMutates
      storage.setter = setter
    }
    storage.getter?.isMutating = storage.hasValueBase && members.getterMutates
    wrapped.takesInitialValue = members.takesInitialValue
    guard members.hasProjection else { return }
    let checker = checker
    let wrapperType = wrapped.wrapperType
    let projection = StorageDeclaration(
      name: "$\(storage.name)", position: storage.position, owner: storage.owner,
      isConstant: !members.isProjectionSettable, signature: storage.signature,
      type: checker.fact(circular: .error) { [unowned checker] in
        checker.memberType("projectedValue", of: wrapperType.value, in: context) ?? .error
      }, implementation: Lazy(known: .computed))
    projection.access = storage.access
    projection.isStatic = storage.isStatic
    projection.layer = storage.layer
    projection.context = context
    projection.isolationFact = Lazy(circular: .unspecified) { [unowned storage] in
      storage.isolation
    }
    projection.wrapped = storage
    projection.getter = makeAccessor(
      .getter, of: projection, in: context, synthesis: .projectedGetter(storage))
    if members.isProjectionSettable {
      projection.setter = makeAccessor(
        .setter, of: projection, in: context, synthesis: .projectedSetter(storage))
      projection.setter?.isMutating = storage.hasValueBase
    }
    storage.projection = projection
  }

  /// The wrapper with its arguments: as written, from the property's type, or from the value.
  private func wrapperType(
    of storage: StorageDeclaration, _ attribute: AttributeSyntax, _ wrapper: NominalDeclaration,
    _ parts: VariableParts
  ) -> Lazy<Type> {
    let checker = checker
    let context = storage.context ?? parts.context
    return checker.fact(circular: .error) { [unowned storage] in
      let (written, problems) = checker.collecting {
        checker.resolve(attribute.attributeName, in: context)
      }
      if problems.isEmpty { return written }
      if parts.annotation != nil,
        let pattern = checker.memberType("wrappedValue", of: wrapper.declaredType, in: context)
      {
        var found = Substitution.none
        if pattern.match(storage.type.value, &found),
          wrapper.genericParameters.allSatisfy({ found[$0] != nil })
        {
          return .nominal(wrapper, wrapper.genericParameters.compactMap { found[$0] })
        }
      }
      if let value = storage.wrapper?.backing.initialValue { return value.type ?? .error }
      checker.report(
        "generic parameter '\(wrapper.genericParameters.first?.name ?? "")' could not be inferred",
        at: context.file.position(of: attribute))
      return .error
    }
  }

  /// `Wrapper(wrappedValue: value, arguments…)`
  private func addWrapperValue(
    to backing: StorageDeclaration, _ storage: StorageDeclaration, _ attribute: AttributeSyntax,
    _ wrapper: NominalDeclaration, _ parts: VariableParts, _ wrapperType: Lazy<Type>
  ) {
    let members = WrapperMembers(wrapper)
    var arguments: LabeledExprListSyntax?
    if case .argumentList(let list)? = attribute.arguments { arguments = list }
    let value = parts.binding.initializer?.value
    if value == nil, arguments == nil, attribute.leftParen == nil, !members.hasPlainInitializer {
      return
    }
    backing.hasInitialValue = true
    let checker = checker
    let context = valueContext(parts)
    let file = context.file
    let annotation = parts.annotation
    let makeTerm: (Context) -> Term = { [unowned checker] context in
      let position = file.position(of: attribute)
      var list: [Term.Argument] = []
      if let value {
        var term = checker.term(value, in: context)
        if let annotation, !annotation.mayNeedValue || annotation.isOptional {
          term = Term(
            id: checker.makeTermID(), .cast(term, annotation, .coerce), position: term.position,
            syntax: Syntax(value))
        }
        list.append(Term.Argument(label: "wrappedValue", value: term, labelPosition: nil))
      }
      for argument in arguments ?? [] {
        list.append(
          Term.Argument(
            label: argument.label?.plainName, value: checker.term(argument.expression, in: context),
            labelPosition: argument.label.map { file.position(of: $0) }))
      }
      let callee = Term(
        id: checker.makeTermID(), Self.callee(attribute.attributeName), position: position,
        syntax: Syntax(attribute.attributeName))
      return Term(
        id: checker.makeTermID(),
        .call(callee, Term.Arguments(list: list, firstTrailing: nil, end: position)),
        position: position, syntax: Syntax(attribute))
    }
    backing.initialValue = InitialValue(
      syntax: nil, makeTerm: makeTerm, context: context,
      solved: checker.fact(circular: nil) {
        let call = makeTerm(context)
        var contextual = Contextual.none
        if !wrapperType.isComputing, !wrapperType.value.isError {
          contextual = .type(wrapperType.value, .initialization)
        }
        return checker.solve(call, for: contextual, in: context).map { (call, $0) }
      })
  }

  private static func callee(_ type: TypeSyntax) -> Term.Kind {
    if let identifier = type.as(IdentifierTypeSyntax.self) {
      var name = Term.Name(identifier.name.plainName)
      name.arguments = identifier.genericArgumentClause?.arguments.compactMap {
        if case .type(let type) = $0.argument { type } else { nil }
      }
      return .name(name)
    }
    return .type(type)
  }
}

/// What a property wrapper's declaration has, read from its syntax where that is there, since its
/// members may be declared later than what it wraps.
private struct WrapperMembers {
  var isSettable = false
  var setterMutates = true
  var getterMutates = false
  var hasProjection = false
  var isProjectionSettable = false
  var takesInitialValue = false
  var hasPlainInitializer = false

  init(_ wrapper: NominalDeclaration) {
    if let syntax = wrapper.syntax.flatMap({ NominalSyntax($0) }), !wrapper.isPrelude {
      read(syntax.members, isReference: wrapper.isReference)
      for extended in wrapper.extensions {
        if let syntax = extended.syntax {
          read(syntax.memberBlock.members, isReference: wrapper.isReference)
        }
      }
      return
    }
    for case .storage(let value) in wrapper.members["wrappedValue"] {
      isSettable = value.isSettable
      setterMutates = value.setter?.isMutating ?? !wrapper.isReference
      getterMutates = value.getter?.isMutating ?? false
    }
    for case .storage(let value) in wrapper.members["projectedValue"] {
      hasProjection = true
      isProjectionSettable = value.isSettable
    }
    for case .function(let initializer) in wrapper.members["init"] {
      read(labels: initializer.interface.value.parameters.map { ($0.label, $0.hasDefault) })
    }
  }

  private mutating func read(_ items: MemberBlockItemListSyntax, isReference: Bool) {
    var hasInitializer = false
    var isStored = false
    var storedHasValue = true
    for item in items {
      if let initializer = item.decl.as(InitializerDeclSyntax.self) {
        hasInitializer = true
        read(
          labels: initializer.signature.parameterClause.parameters.map {
            (
              $0.firstName.text == "_" ? nil : $0.firstName.text,
              $0.defaultValue != nil || $0.ellipsis != nil
            )
          })
      }
      guard let variable = item.decl.as(VariableDeclSyntax.self) else { continue }
      for binding in variable.bindings {
        let name = binding.pattern.trimmedDescription
        let isComputed = binding.accessorBlock?.isComputed ?? false
        if !isComputed, !variable.modifiers.contains(where: { $0.name.text == "static" }) {
          if name == "wrappedValue" { isStored = true }
          if binding.initializer == nil, binding.typeAnnotation?.type.isOptional != true {
            storedHasValue = false
          }
        }
        guard name == "wrappedValue" || name == "projectedValue" else { continue }
        var settable = variable.bindingSpecifier.text == "var"
        var mutates = !isReference
        if isComputed, let block = binding.accessorBlock {
          settable = false
          if case .accessors(let list) = block.accessors {
            for accessor in list {
              if accessor.accessorSpecifier.text == "set" {
                settable = true
                if accessor.modifier?.name.text == "nonmutating" { mutates = false }
              } else if accessor.modifier?.name.text == "mutating", name == "wrappedValue" {
                getterMutates = true
              }
            }
          }
        }
        if name == "wrappedValue" {
          isSettable = settable
          setterMutates = mutates
        } else {
          hasProjection = true
          isProjectionSettable = settable
        }
      }
    }
    // The memberwise initializer takes the value, the default one nothing.
    if !hasInitializer {
      if isStored { takesInitialValue = true }
      if storedHasValue { hasPlainInitializer = true }
    }
  }

  private mutating func read(labels: [(label: String?, hasDefault: Bool)]) {
    if labels.allSatisfy(\.hasDefault) { hasPlainInitializer = true }
    if labels.first?.label == "wrappedValue" || labels.first?.label == "initialValue" {
      takesInitialValue = true
    }
  }
}

extension Type {
  /// Finds what the parameters in this type must stand for to make it the other.
  fileprivate func match(_ other: Type, _ found: inout Substitution) -> Bool {
    if case .parameter(let parameter) = kind {
      if let known = found[parameter] { return known == other }
      found[parameter] = other
      return true
    }
    if self == other { return true }
    switch (kind, other.kind) {
    case (.nominal(let first, let mine), .nominal(let second, let theirs)):
      guard first == second else { return false }
      for (one, two) in zip(mine, theirs) where !one.match(two, &found) { return false }
      return true
    case (.tuple(let mine), .tuple(let theirs)):
      guard mine.count == theirs.count else { return false }
      for (one, two) in zip(mine, theirs) where !one.type.match(two.type, &found) { return false }
      return true
    case (.function(let mine), .function(let theirs)):
      guard mine.parameters.count == theirs.parameters.count else { return false }
      for (one, two) in zip(mine.parameters, theirs.parameters)
      where !one.type.match(two.type, &found) {
        return false
      }
      return mine.result.match(theirs.result, &found)
    default: return false
    }
  }
}

extension Checker {
  /// The type of a property that a type has.
  func memberType(_ name: String, of type: Type, in context: Context) -> Type? {
    for found in members(name, of: type, in: context) {
      if case .storage(let storage) = found.member, !storage.isStatic {
        return substitute(storage.type.value, found.substitution, in: context.signature)
      }
    }
    return nil
  }
}

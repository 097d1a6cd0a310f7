import CheckedTree
import Machine
import Reading
import SwiftSyntax

/// Wrapped properties, with the declarations that Swift writes for them.
extension Declarer {
  /// The attribute of a property's wrapper, with its type.
  typealias Wrapper = (syntax: AttributeSyntax, type: NominalDeclaration)

  /// `x` reads and writes `_x.wrappedValue`; `$x` is `_x.projectedValue`. The first of several
  /// wrappers is the outermost, so that `x` is `_x.wrappedValue.wrappedValue`.
  func declareWrapped(
    _ storage: StorageDeclaration, _ wrappers: [Wrapper], _ parts: VariableParts
  ) -> [StorageDeclaration] {
    checkModifiers(ofWrapped: storage, wrappers, parts)
    let context = parts.context
    let wrapperType = self.wrapperType(of: storage, wrappers, parts)
    let backing = makeBacking(of: storage, wrapperType)
    let makeWrapper = wrapperMaker(wrappers, parts)
    let beginsWithNil = isNilImplied(wrappers, parts)
    addWrapperValue(to: backing, wrappers, parts, wrapperType, beginsWithNil, makeWrapper)
    implement(backing, parts)
    let model = model
    if parts.annotation == nil {
      storage.type = model.fact(circular: .error) { [unowned model] in
        wrappers.reduce(wrapperType.value) { type, _ in
          model.memberType("wrappedValue", of: type, in: context) ?? .error
        }
      }
    }
    if parts.annotation != nil, wrappers.count == 1,
      let wrapper = wrappers.first?.type, wrapper.genericParameters.isEmpty
    {
      checkWrappedType(of: storage, wrapper, in: context)
    }
    let projection = Lazy<StorageDeclaration?>(circular: nil) { [unowned storage] in
      storage.projection
    }
    let wrapped = WrappedProperty(
      wrapperType: wrapperType, backing: backing, projection: projection)
    wrapped.beginsWithNil = beginsWithNil
    wrapped.depth = wrappers.count
    wrapped.valueContext = valueContext(parts)
    wrapped.makeWrapper = { makeWrapper($0, $1) }
    storage.wrapper = wrapped
    storage.implementation = Lazy(known: .computed)
    storage.hasInitialValue = backing.hasInitialValue
    storage.initialValue = initialValue(
      parts.binding.initializer?.value,
      wanted: { [unowned storage] in storage.type.value }, in: valueContext(parts))
    addWrappedAccessors(to: storage, wrappers, wrapped, parts)
    return [backing] + (storage.projection.map { [$0] } ?? [])
  }

  private func checkModifiers(
    ofWrapped storage: StorageDeclaration, _ wrappers: [Wrapper], _ parts: VariableParts
  ) {
    let context = parts.context
    if parts.isConstant {
      report(AttributeMessage.wrapperOfConstant, at: parts.binding.pattern, in: context)
    }
    if let position = parts.modifiers.positions["lazy"] {
      model.report(AttributeMessage.wrapperOfLazyProperty(name: storage.name), at: position)
    }
    if parts.modifiers.ownership != .strong, let attribute = wrappers.first?.syntax {
      report(
        AttributeMessage.wrapperWithOwnership(
          name: storage.name, ownership: "\(parts.modifiers.ownership)"),
        at: attribute, in: context)
    }
  }

  /// `_x`, which holds the wrapper.
  private func makeBacking(
    of storage: StorageDeclaration, _ wrapperType: Lazy<Type>
  ) -> StorageDeclaration {
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
    return backing
  }

  /// The property's type must equal the wrapper's `wrappedValue` type.
  private func checkWrappedType(
    of storage: StorageDeclaration, _ wrapper: NominalDeclaration, in context: Context
  ) {
    let declared = storage.type
    storage.type = model.fact(circular: .error) { [unowned storage, unowned model] in
      let type = declared.value
      guard !type.isError,
        let inner = model.memberType("wrappedValue", of: wrapper.declaredType, in: context),
        !inner.isError,
        model.reduce(inner, in: context.signature)
          != model.reduce(type, in: context.signature)
      else { return type }
      model.report(
        AttributeMessage.wrapperTypeDiffers(type: type, inner: inner), at: storage.position)
      storage.hasInitialValue = true
      return .error
    }
  }

  private func addWrappedAccessors(
    to storage: StorageDeclaration, _ wrappers: [Wrapper],
    _ wrapped: WrappedProperty, _ parts: VariableParts
  ) {
    let context = storage.context ?? parts.context
    let observers = parts.binding.accessorBlock
    declareAccessors(observers, of: storage, parts.modifiers, parts.attributes, in: context)
    storage.getter = makeAccessor(
      .getter, of: storage, in: context, synthesis: .wrappedGetter(storage))
    // The wrapper's syntax shows whether it has a projection. Its members may not be declared yet.
    var all = wrappers.map { WrapperMembers($0.type) }
    if all.count == 1, storage.owner?.isClass == true, !storage.isStatic {
      all[0] = all[0].ofObject()
      reachObject(of: wrapped, wrappers[0].syntax, all[0])
    }
    guard let members = all.first else { return }
    if all.allSatisfy(\.isSettable) {
      let setter = makeAccessor(
        .setter, of: storage, in: context, synthesis: .wrappedSetter(storage))
      setter.isMutating = storage.hasValueBase && all.allSatisfy(\.setterMutates)
      storage.observers?.willSet?.isMutating = setter.isMutating
      storage.observers?.didSet?.isMutating = setter.isMutating
      storage.setter = setter
    }
    storage.getter?.isMutating = storage.hasValueBase && members.getterMutates
    wrapped.takesInitialValue = all.allSatisfy(\.takesInitialValue)
    wrapped.delaysInitialValue = all.allSatisfy(\.delaysInitialValue)
    guard members.hasProjection else { return }
    let model = model
    let wrapperType = wrapped.wrapperType
    let projection = StorageDeclaration(
      name: "$\(storage.name)", position: storage.position, owner: storage.owner,
      isConstant: !members.isProjectionSettable, signature: storage.signature,
      type: model.fact(circular: .error) { [unowned model] in
        model.memberType("projectedValue", of: wrapperType.value, in: context) ?? .error
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

  /// Notes the static subscripts of the wrapper's type that reach the object with the property.
  private func reachObject(
    of wrapped: WrappedProperty, _ syntax: AttributeSyntax, _ members: WrapperMembers
  ) {
    let position = wrapped.backing.position
    let makeType = { [unowned model] in
      Term(
        id: model.makeTermID(), Self.callee(syntax.attributeName), position: position,
        syntax: Syntax(syntax.attributeName))
    }
    wrapped.enclosing = members.enclosing.mapValues { _ in makeType }
  }

  /// The wrapper's type with arguments: as written, from the property's type, or from the value.
  private func wrapperType(
    of storage: StorageDeclaration, _ wrappers: [Wrapper], _ parts: VariableParts
  ) -> Lazy<Type> {
    let model = model
    let context = storage.context ?? parts.context
    return model.fact(circular: .error) { [unowned storage] in
      var inner = parts.annotation == nil ? nil : storage.type.value
      for wrapper in wrappers.reversed() {
        inner = model.wrapperType(wrapper.syntax, wrapper.type, around: inner, in: context)
      }
      if let inner { return inner }
      if let value = storage.wrapper?.backing.initialValue { return value.type ?? .error }
      guard let wrapper = wrappers.first else { return .error }
      model.report(
        AttributeMessage.wrapperParameterNotInferred(
          parameter: wrapper.type.genericParameters.first?.name ?? ""),
        at: context.file.position(of: wrapper.syntax))
      return .error
    }
  }

  /// Creates nested calls `Wrapper(wrappedValue: value, arguments…)`.
  private func wrapperMaker(
    _ wrappers: [Wrapper], _ parts: VariableParts
  ) -> (Term?, Context) -> Term {
    let model = model
    let file = parts.context.file
    return { [unowned model] value, context in
      var value = value
      // Without a value only the outermost wrapper is created.
      for wrapper in value == nil ? Array(wrappers.prefix(1)) : wrappers.reversed() {
        let position = file.position(of: wrapper.syntax)
        var list: [Term.Argument] = []
        if let value {
          list.append(Term.Argument(label: "wrappedValue", value: value, labelPosition: nil))
        }
        if case .argumentList(let arguments)? = wrapper.syntax.arguments {
          for argument in arguments {
            list.append(
              Term.Argument(
                label: argument.label?.plainName,
                value: model.term(argument.expression, in: context),
                labelPosition: argument.label.map { file.position(of: $0) }))
          }
        }
        let callee = Term(
          id: model.makeTermID(), Self.callee(wrapper.syntax.attributeName),
          position: position, syntax: Syntax(wrapper.syntax.attributeName))
        value = Term(
          id: model.makeTermID(),
          .call(callee, Term.Arguments(list: list, firstTrailing: nil, end: position)),
          position: position, syntax: Syntax(wrapper.syntax))
      }
      return value
        ?? model.makeTerm(
          .nothing, at: file.position(of: parts.binding.pattern))
    }
  }

  /// Whether the wrapper is created with nil, because the optional property has no written value.
  private func isNilImplied(_ wrappers: [Wrapper], _ parts: VariableParts) -> Bool {
    guard parts.binding.initializer == nil, parts.annotation?.isOptional ?? false,
      let first = wrappers.first, first.syntax.leftParen == nil
    else { return false }
    let members = WrapperMembers(first.type)
    return members.takesInitialValue && !members.hasPlainInitializer
  }

  /// Declares the wrapper's initial value, if all its arguments are known.
  private func addWrapperValue(
    to backing: StorageDeclaration, _ wrappers: [Wrapper], _ parts: VariableParts,
    _ wrapperType: Lazy<Type>, _ beginsWithNil: Bool,
    _ makeWrapper: @escaping (Term?, Context) -> Term
  ) {
    let value = parts.binding.initializer?.value
    if value == nil, !beginsWithNil, let first = wrappers.first, first.syntax.leftParen == nil,
      !WrapperMembers(first.type).hasPlainInitializer
    {
      return
    }
    backing.hasInitialValue = true
    let model = model
    let context = valueContext(parts)
    let annotation = parts.annotation
    let position = backing.position
    let makeTerm: (Context) -> Term = { [unowned model] context in
      let term = value.map { value -> Term in
        let term = model.term(value, in: context)
        guard let annotation, !annotation.mayNeedValue || annotation.isOptional else {
          return term
        }
        return Term(
          id: model.makeTermID(), .cast(term, annotation, .coerce), position: term.position,
          syntax: Syntax(value))
      }
      let absent = beginsWithNil ? model.makeTerm(.nothing, at: position) : nil
      return makeWrapper(term ?? absent, context)
    }
    backing.initialValue = InitialValue(
      syntax: nil, makeTerm: makeTerm, context: context,
      solved: model.fact(circular: nil) {
        let isKnown = !wrapperType.isComputing && !wrapperType.value.isError
        return model.requests?.solveInitialValue(
          makeTerm(context), as: isKnown ? wrapperType.value : nil, in: context)
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

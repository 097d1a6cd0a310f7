import Machine
import Reading
import SwiftSyntax

/// Properties, globals and local variables.
extension Declarer {
  func declareVariables(
    _ syntax: VariableDeclSyntax, owner: Owner?, in context: Context
  ) -> [StorageDeclaration] {
    let modifiers = model.modifiers(syntax.modifiers, in: context.file)
    let attributes = model.attributes(syntax.attributes, in: context)
    if owner == nil { model.checkModifiers(ofVariableOutsideOfType: syntax, in: context) }
    if owner != nil, !syntax.isLetOrVar {
      model.report(PropertyMessage.expectedDeclaration, at: context.file.position(of: syntax))
      return []
    }
    let isConstant = syntax.bindingSpecifier.text == "let"
    var result: [StorageDeclaration] = []
    let bindings = syntax.bindings
    for (binding, annotation) in bindings.annotated {
      let parts = VariableParts(
        syntax: syntax, binding: binding, annotation: annotation, modifiers: modifiers,
        attributes: attributes, isConstant: isConstant, owner: owner, context: context)
      checkGlobalActor(on: parts)
      if bindings.count > 1, binding.accessorBlock != nil {
        report(PropertyMessage.severalVariablesWithAccessors, at: syntax, in: context)
      }
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else {
        if let (attribute, _) = attributes.wrappers.first {
          report(AttributeMessage.wrapperOfSeveralVariables, at: attribute, in: context)
        }
        checkPattern(parts)
        result += declarePattern(parts)
        continue
      }
      if bindings.count > 1, !attributes.wrappers.isEmpty || attributes.contains("TaskLocal") {
        report(AttributeMessage.wrapperOfSeveralVariables, at: name, in: context)
        continue
      }
      let storage = make(name.identifier, parts)
      result.append(storage)
      result += complete(storage, parts)
    }
    return result
  }

  /// Reports accessors and `lazy` of a pattern that declares several names.
  private func checkPattern(_ parts: VariableParts) {
    let pattern = parts.binding.pattern
    if parts.binding.accessorBlock != nil {
      report(PropertyMessage.accessorsOfPattern, at: pattern, in: parts.context)
    }
    if parts.modifiers.isLazy {
      report(PropertyMessage.lazyPattern, at: parts.syntax, in: parts.context)
    }
  }

  // MARK: Making

  /// The declaration itself, without its implementation.
  func make(_ name: TokenSyntax, _ parts: VariableParts) -> StorageDeclaration {
    let context = parts.context
    var inside = context
    var opaque: OpaqueResult?
    if let annotation = parts.annotation {
      let head = makeHead(
        generics: nil, where: nil, parameters: nil, result: annotation, in: context)
      inside = head.opaque == nil ? context : head.context
      opaque = head.opaque
    }
    let storage = StorageDeclaration(
      name: name.plainName, position: context.file.position(of: name), owner: parts.owner,
      isConstant: parts.isConstant,
      signature: Lazy(circular: .empty) { context.signature }, type: Lazy(known: .error),
      implementation: Lazy(known: .computed))
    apply(parts.modifiers, parts.attributes, to: storage, in: context)
    storage.setterAccess = parts.modifiers.setterAccess
    storage.syntax = Syntax(parts.binding)
    storage.context = inside
    storage.opaqueResult = opaque
    storage.ownership = parts.modifiers.ownership
    storage.isNonisolatedUnsafe = parts.modifiers.isNonisolatedUnsafe
    storage.isAsyncLet = parts.modifiers.isAsync
    storage.hasInitialValue = parts.binding.initializer != nil
    storage.isImplicitlyUnwrapped =
      parts.annotation?.isImplicitlyUnwrapped ?? false
    if let annotation = parts.annotation {
      storage.returnsSelf = annotation.isSelf && parts.owner?.isClass ?? false
      storage.type = model.fact(circular: .error) { [unowned model] in
        // The initial value determines the arguments of a generic type that is written without
        // them.
        if parts.binding.initializer != nil, annotation.mayNeedValue {
          let (type, problems) = model.collecting { model.resolve(annotation, in: inside) }
          if problems.isEmpty { return type }
          // A value without a type has been reported.
          if let value = storage.initialValue { return value.type ?? .error }
        }
        return model.resolve(annotation, in: inside).escaping
      }
    }
    declareOverride(of: storage)
    storage.isolationFact = isolationFact(of: storage, parts.modifiers, parts.attributes, inside)
    storages.append(storage)
    return storage
  }

  /// Implements the declaration and returns the further declarations that belong to it.
  private func complete(
    _ storage: StorageDeclaration, _ parts: VariableParts
  ) -> [StorageDeclaration] {
    let context = storage.context ?? parts.context
    let isBuiltIn = !parts.attributes.intrinsics.isEmpty || !parts.attributes.operations.isEmpty
    if isBuiltIn || parts.binding.accessorBlock?.isComputed == true {
      declareComputed(storage, parts, in: context)
      return []
    }
    if storage.owner?.type is ProtocolDeclaration, storage.owner?.extension == nil {
      report(
        parts.isConstant
          ? PropertyMessage.constantInProtocol : .withoutSpecifierInProtocol,
        at: parts.binding.pattern, in: context)
      return []
    }
    if !checkPlace(of: storage, parts) { return [] }
    if storage.opaqueResult != nil, !parts.isInitialized {
      report(PropertyMessage.opaqueWithoutValue, at: parts.binding.pattern, in: parts.context)
    }
    checkBuilder(onStored: parts)
    if parts.attributes.contains("TaskLocal") { return declareTaskLocal(storage, parts) }
    let wrappers = parts.attributes.wrappers
    if let wrapper = wrappers.first {
      if storage.owner == nil, parts.context.isLayer, parts.context.file.form == .script {
        report(AttributeMessage.wrapperAtTopLevel, at: wrapper.syntax, in: parts.context)
        return []
      }
      return declareWrapped(storage, wrappers, parts)
    }
    if parts.attributes.wrappers.isEmpty, parts.modifiers.isLazy {
      return declareLazy(storage, parts)
    }
    declareAccessors(
      parts.binding.accessorBlock, of: storage, parts.modifiers, parts.attributes, in: context)
    if storage.observers != nil {
      if parts.isConstant {
        report(PropertyMessage.observedConstant, at: parts.binding.pattern, in: context)
      }
      if storage.isOverride {
        // Reads and writes the superclass's property.
        storage.isOverridingWithObservers = true
        storage.implementation = Lazy(known: .computed)
        storage.getter = makeAccessor(
          .getter, of: storage, in: context, synthesis: .observedGetter(storage))
      }
      storage.setter = makeAccessor(
        .setter, of: storage, in: context, synthesis: .observedSetter(storage))
      storage.setter?.isMutating = storage.hasValueBase
      if storage.isOverridingWithObservers { return [] }
    }
    declareValue(of: storage, parts, in: valueContext(parts))
    implement(storage, parts)
    return []
  }

  private func declareComputed(
    _ storage: StorageDeclaration, _ parts: VariableParts, in context: Context
  ) {
    let isBuiltIn = !parts.attributes.intrinsics.isEmpty || !parts.attributes.operations.isEmpty
    declareAccessors(
      parts.binding.accessorBlock, of: storage, parts.modifiers, parts.attributes, in: context)
    if parts.annotation == nil, context.file.isExpanded,
      let accessor = storage.initializingAccessor
    {
      // The macro moved the value to the stored property.
      storage.type = model.fact(circular: .error) { accessor.backing?.type.value ?? .error }
    } else if parts.annotation == nil {
      report(PropertyMessage.computedWithoutType, at: parts.binding.pattern, in: context)
      report(PropertyMessage.missingTypeAnnotation, at: parts.binding.pattern, in: context)
    }
    if parts.isConstant, !isBuiltIn {
      report(PropertyMessage.computedConstant, at: parts.binding.pattern, in: context)
    }
    if parts.modifiers.isLazy {
      report(PropertyMessage.lazyWithoutValue, at: parts.syntax, in: context)
      report(PropertyMessage.lazyComputed, at: parts.syntax, in: context)
    }
    if let wrapper = parts.attributes.wrappers.first {
      report(AttributeMessage.wrapperOfComputedProperty, at: wrapper.syntax, in: context)
    }
    if parts.attributes.contains("TaskLocal") {
      report(AttributeMessage.wrapperOfComputedProperty, at: parts.syntax, in: context)
    }
    if let initializer = parts.binding.initializer {
      if let accessor = storage.initializingAccessor {
        declareValue(of: storage, parts, in: valueContext(parts))
        storage.defaultValue = makeValueFunction(
          of: storage, name: "default value of \(accessor.owner.path).\(storage.name)")
      } else if !parts.binding.hasInitializingAccessor {
        report(PropertyMessage.computedWithValue, at: initializer.value, in: context)
      }
    }
    if storage.owner?.type is ProtocolDeclaration, storage.owner?.extension == nil,
      parts.binding.accessorBlock != nil
    {
      return
    }
    storage.implementation = Lazy(known: .computed)
  }
}

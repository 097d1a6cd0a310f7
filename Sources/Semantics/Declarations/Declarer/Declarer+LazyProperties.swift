import CheckedTree
import Machine
import Reading
import SwiftSyntax

/// Lazy properties and task-locals, with the declarations that Swift writes for them.
extension Declarer {
  // MARK: Lazy

  func declareLazy(_ storage: StorageDeclaration, _ parts: VariableParts) -> [StorageDeclaration] {
    storage.isLazy = true
    let context = parts.context
    if parts.isConstant { report(PropertyMessage.lazyConstant, at: parts.syntax, in: context) }
    if storage.isStatic || context.isLayer && storage.owner == nil,
      let position = parts.modifiers.positions["lazy"]
    {
      model.report(PropertyMessage.lazyGlobal, at: position)
    } else if parts.binding.initializer == nil {
      report(PropertyMessage.lazyWithoutValue, at: parts.syntax, in: context)
    }
    declareAccessors(
      parts.binding.accessorBlock, of: storage, parts.modifiers, parts.attributes, in: context)
    declareValue(of: storage, parts, in: valueContext(parts))
    storage.getter = makeAccessor(
      .getter, of: storage, in: storage.context ?? parts.context, synthesis: .lazyGetter(storage))
    storage.getter?.isMutating = storage.hasValueBase
    storage.setter = makeAccessor(
      .setter, of: storage, in: storage.context ?? parts.context, synthesis: .lazySetter(storage))
    storage.setter?.isMutating = storage.hasValueBase
    let core = model.core
    let field = StorageDeclaration(
      name: "$__lazy_storage_$_\(storage.name)", position: storage.position, owner: storage.owner,
      isConstant: false, signature: storage.signature,
      type: Lazy(circular: .error) { [unowned storage] in core.optional(storage.type.value) },
      implementation: Lazy(known: .computed))
    field.lazyProperty = storage
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
      report(AttributeMessage.accessorMacroOnConstant, at: parts.binding.pattern, in: context)
    }
    if storage.owner != nil, !storage.isStatic {
      report(AttributeMessage.taskLocalMustBeStatic, at: parts.syntax, in: context)
    }
    declareValue(of: storage, parts, in: valueContext(parts))
    checkSetterAccess(ofReadOnly: storage)
    if !storage.hasInitialValue {
      report(AttributeMessage.taskLocalWithoutValue, at: parts.syntax, in: context)
    }
    let name = storage.owner.map { "\($0.type.path).\(storage.name)" } ?? storage.name
    storage.defaultValue = makeValueFunction(of: storage, name: name)
    let declaration = Lazy<TaskLocalDeclaration?>(circular: nil) { [unowned storage, model] in
      model.requests?.taskLocal(of: storage)
    }
    storage.isTaskLocal = true
    storage.getter = makeAccessor(
      .getter, of: storage, in: context, synthesis: .taskLocalGetter(storage))
    storage.implementation = Lazy(known: .computed)
    let core = model.core
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
    // A global actor's type, or an attribute, isolates both. In a script, variables are on the main
    // actor, regardless of their types.
    let isMain = storage.owner == nil && context.file.form != .library
    let written = storage.isolationFact
    storage.isolationFact = Lazy(circular: .nonisolated) { [model] in
      if written.value.isGlobal { return written.value }
      return isMain ? model.mainActorIsolation ?? .nonisolated : .nonisolated
    }
    let isMember = storage.owner != nil
    projection.isolationFact = Lazy(circular: .nonisolated) {
      isMember && written.value.isGlobal ? written.value : .nonisolated
    }
    storage.projection = projection
    return [projection]
  }
}

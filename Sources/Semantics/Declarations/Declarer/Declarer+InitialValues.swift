import CheckedTree
import Machine
import Reading
import SwiftSyntax

/// Initial values of properties and variables, and types that are inferred from them.
extension Declarer {
  /// The context of a property's initial value. It has `self` only if the property is lazy.
  func valueContext(_ parts: VariableParts) -> Context {
    let context = parts.context
    guard parts.owner != nil || context.isLayer else { return context }
    let made = Context(
      kind: .head, parent: context, file: context.file, layer: context.layer,
      isolation: context.isolation)
    made.hasInstance = parts.modifiers.isLazy
    if made.hasInstance, let owner = parts.owner {
      // A `self` for inferring the value's type.
      let own = StorageDeclaration(
        name: "self", position: context.file.position(of: parts.syntax), owner: nil,
        isConstant: true, signature: Lazy(known: context.signature),
        type: Lazy(circular: .error) { owner.selfType }, implementation: Lazy(known: .computed))
      own.layer = context.layer
      own.context = context
      made.names["self"] = [.storage(own)]
    }
    return made
  }

  /// If the written type is incomplete, the value is solved as a coercion to it.
  func initialValue(
    _ syntax: ExprSyntax?, open annotation: TypeSyntax? = nil, wanted: (() -> Type?)?,
    in context: Context
  ) -> InitialValue? {
    guard let syntax else { return nil }
    let model = model
    return InitialValue(
      syntax: syntax, context: context,
      solved: model.fact(circular: nil) {
        var term = model.term(syntax, in: context)
        let type = wanted?()
        if type == nil, let annotation {
          term = Term(
            id: model.makeTermID(), .cast(term, annotation, .coerce), position: term.position,
            syntax: Syntax(syntax))
        }
        return model.requests?.solveInitialValue(term, as: type, in: context)
      })
  }

  /// Declares the initial value, and the type if it is inferred from the value.
  func declareValue(of storage: StorageDeclaration, _ parts: VariableParts, in context: Context) {
    if let value = parts.binding.initializer?.value {
      let annotation = parts.annotation
      let model = model
      if let opaque = storage.opaqueResult {
        // The initial value determines the underlying type of `some P`.
        storage.initialValue = initialValue(value, wanted: nil, in: context)
        opaque.check = { [unowned storage, unowned opaque] in
          opaque.underlying = storage.initialValue?.type
        }
        return
      }
      storage.initialValue = initialValue(
        value, open: annotation,
        wanted: annotation.map { written in
          { [unowned storage] in
            if written.mayNeedValue {
              let (type, problems) = model.collecting {
                model.resolve(written, in: storage.context ?? context)
              }
              return problems.isEmpty ? type.escaping : nil
            }
            return storage.type.value
          }
        }, in: context)
      if annotation == nil {
        let position = storage.position
        let name = storage.name
        storage.type = model.fact(circular: Self.circular(model, name, position)) {
          [unowned storage, unowned model] in
          let type = storage.initialValue?.type ?? .error
          // A weak variable is optional, because its object may be gone.
          if storage.ownership == .weak, model.wrapped(type) == nil, !type.isError {
            return model.core.optional(type)
          }
          return type.escaping
        }
      }
    } else if parts.annotation == nil {
      report(PropertyMessage.missingTypeAnnotation, at: parts.binding.pattern, in: parts.context)
    } else if !parts.isConstant, parts.annotation?.isInitiallyNil ?? false {
      storage.hasInitialValue = true
    } else if storage.ownership == .weak, !parts.isConstant {
      storage.hasInitialValue = true
    }
  }

  private static func circular(_ model: SemanticModel, _ name: String, _ position: Position) -> Type
  {
    model.report(PropertyMessage.circular, at: position)
    return .error
  }

  /// The function that computes the initial value.
  func makeValueFunction(of storage: StorageDeclaration, name: String) -> FunctionDeclaration? {
    guard storage.hasInitialValue else { return nil }
    let function = FunctionDeclaration(
      name: name, kind: .function, position: storage.position, owner: storage.owner,
      signature: storage.signature, interface: Lazy(known: .init(parameters: [], result: .error)),
      routine: Lazy(circular: Routine.none) { Routine.none })
    function.isStatic = true
    function.layer = storage.layer
    function.context = storage.initialValue?.context ?? storage.context
    function.synthesis = .initialValue(storage)
    function.interface = Lazy(circular: .init(parameters: [], result: .error)) {
      [unowned storage] in
      FunctionDeclaration.Interface(
        parameters: [], result: storage.type.value, isolation: storage.isolation)
    }
    let model = model
    function.routine = Lazy(circular: Routine.none) { [unowned function] in
      let routine = model.makeRoutine(of: function)
      return routine
    }
    return function
  }
}

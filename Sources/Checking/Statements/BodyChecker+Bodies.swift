package import CheckedTree
import Machine
import Reading
package import Semantics
import Solving
import SwiftSyntax

/// Bodies of functions, from their parameters to their statements.
extension BodyChecker {
  /// The checked body of a function, method, initializer, accessor or `deinit`, of an initial
  /// value, or of a default argument; nil if it has no body. Its errors are reported.
  package func checkBody(of function: FunctionDeclaration) -> Body? {
    let routine = function.routine.value
    if let known = routine.body { return known }
    if let context = function.context, model.isGivenUp(in: context) { return nil }
    // A body's opaque result can request the same body.
    guard !function.isBodyBeingChecked else { return nil }
    function.isBodyBeingChecked = true
    defer { function.isBodyBeingChecked = false }
    // Code inside a body is checked with it, perhaps more than once.
    let isInside = function.context?.isInsideBody ?? false
    let body = isInside ? makeBody(of: function) : reporter.apart { makeBody(of: function) }
    routine.body = body
    return body
  }

  private func makeBody(of function: FunctionDeclaration) -> Body? {
    switch function.synthesis {
    case .initialValue(let storage)?: return checkInitialValue(of: storage, function)
    case .defaultArgument(let owner, let index)?:
      return checkDefaultArgument(of: owner, index: index, function)
    case nil: return checkWrittenBody(of: function)
    default: return synthesizeBody(of: function)
    }
  }

  private func checkWrittenBody(of function: FunctionDeclaration) -> Body? {
    guard let written = function.statements else { return nil }
    let outlined = SharedSyntax.body(inPlaceOf: written)
    let items = outlined?.statements ?? written
    let end = function.end ?? function.position
    return makeBody(of: function) { head in
      // Names in the body may shadow parameters.
      let wrapped = declareWrapped(function.interface.value.parameters, in: head)
      let file = outlined.map { head.file.part($0.text, inPlaceOf: written) }
      let context = model.makeBlock(in: head, file: file)
      return wrapped
        + (function.kind == .initializer
          ? checkInitializer(function, items, in: context, end: end)
          : checkFunctionItems(items, of: function, in: context, end: end))
    }
  }

  /// A function's body with its parameters. `statements` creates its statements in the given
  /// context.
  func makeBody(
    of function: FunctionDeclaration, statements: (Context) -> [Statement]
  ) -> Body? {
    guard let around = function.context else { return nil }
    let interface = function.interface.value
    let enclosing = function.owner == nil && around.isInsideBody ? around.frame : nil
    let body = Body(
      kind: .function, function: function.routine.value.function, parent: enclosing?.body)
    if function.isInstanceMember || function.kind == .initializer {
      body.owner = function.owner?.type.name
    }
    let frame = Frame(
      kind: .function(function), body: body, parent: enclosing,
      result: function.givesValue ? interface.result : .void, isAsync: interface.isAsync,
      errors: .declared(interface.thrown))
    frame.opaqueResult = ownOpaqueResult(of: function)
    frame.opaquePart = ownOpaquePart(of: function)
    body.returnsVoid = frame.result?.isVoid ?? true
    let context = Context(
      kind: .function(function), parent: around, file: around.file, layer: around.layer,
      isolation: Lazy(known: interface.isolation))
    context.ownSignature = function.signature
    enter(frame, context)
    for parameter in function.hiddenParameters {
      declareType(parameter, in: frame, at: function.position)
    }
    declareSelf(of: function, in: context, frame)
    let first = body.parameters.count
    declareParameters(interface.parameters, in: context, frame)
    switch interface.isolation {
    case .instance: frame.selfVariable?.isOwnActor = true
    case .parameter(let index) where body.parameters.indices.contains(first + index):
      body.parameters[first + index].isOwnActor = true
      body.parameters[first + index].isOptionalActor =
        model.wrapped(interface.parameters[index].type) != nil
    default: break
    }
    body.statements = statements(context)
    judgeErrors(of: frame)
    checkInitialization(of: body, end: function.end ?? function.position, in: context)
    return body
  }

  /// Sets the frame of the context and of the contexts inside it.
  func enter(_ frame: Frame, _ context: Context) {
    context.frame = frame
    context.body = frame.body
    context.errors = frame.errors
  }

  // MARK: Parameters

  /// Declares a hidden argument: the type for a generic parameter.
  func declareType(_ parameter: GenericParameter, in frame: Frame, at position: Position) {
    let variable = Variable(
      name: parameter.name, isConstant: true, owner: frame.body, position: position)
    variable.canHoldObjects = false
    frame.body.parameters.append(variable)
    frame.typeVariables[parameter] = variable
  }

  /// Declares `self`, by value, by reference or as the object.
  private func declareSelf(
    of function: FunctionDeclaration, in context: Context, _ frame: Frame
  ) {
    guard let owner = function.owner else { return }
    let makesSelf = function.kind == .initializer && !function.takesSelf
    let isReference = (owner.type as? NominalDeclaration)?.isReference ?? false
    let isStatic = function.isStatic && function.kind != .initializer
    let isMutating = function.isMutating && !isReference && !makesSelf
    let isOwned = function.isConsuming && !isReference && !isStatic
    let variable = Variable(
      name: "self", isConstant: !isMutating && !makesSelf && !isOwned,
      storage: isMutating ? .reference : .local, owner: frame.body, position: function.position)
    variable.canHoldObjects = !isStatic
    let storage = makeStorage(
      variable, type: isStatic ? .metatype(owner.selfType) : owner.selfType, in: context)
    storage.hasInitialValue = true
    variable.isBorrowed = variable.isNoncopyable && isBorrowed(function) && !makesSelf
    variable.isOfDeinitializer = function.kind == .deinitializer
    variable.isOwnedParameter = function.isConsuming && !isStatic
    context.names["self"] = [.storage(storage)]
    guard makesSelf || function.takesSelf else {
      // No `self` is passed. The name refers to the type, which is made from the hidden arguments.
      storage.implementation = Lazy(known: .requirement)
      return
    }
    variable.typeIndex = regionType(owner.selfType, in: context, !isStatic)
    frame.selfVariable = variable
    frame.body.selfVariable = variable
    if !makesSelf { frame.body.parameters.append(variable) }
  }

  /// Whether the function only looks at `self`.
  private func isBorrowed(_ function: FunctionDeclaration) -> Bool {
    !function.isMutating && !function.isConsuming && function.kind != .deinitializer
  }

  private func declareParameters(
    _ parameters: [FunctionDeclaration.Parameter], in context: Context, _ frame: Frame
  ) {
    for parameter in parameters where !parameter.isIgnored {
      let variable = Variable(
        name: parameter.name, isConstant: !parameter.isInout && !parameter.isConsuming,
        storage: parameter.isInout ? .reference : .local, owner: frame.body,
        position: parameter.position)
      variable.isSending = parameter.isSending
      let type = typeInside(parameter)
      variable.canHoldObjects = canHoldObjects(type)
      variable.typeIndex = regionType(type, in: context, variable.canHoldObjects)
      frame.body.parameters.append(variable)
      let storage = makeStorage(variable, type: type, in: context)
      variable.isBorrowed =
        variable.isNoncopyable && !parameter.isInout && !parameter.isConsuming
      // An initializer owns all its parameters.
      variable.isOwnedParameter = parameter.isConsuming && frame.initializer == nil
      storage.hasInitialValue = true
      storage.isImplicitlyUnwrapped = parameter.isImplicitlyUnwrapped
      declare(storage, in: context)
    }
  }

  /// A variadic parameter is an array in the body, and an autoclosure is a closure.
  private func typeInside(_ parameter: FunctionDeclaration.Parameter) -> Type {
    if parameter.isVariadic { return core.array(of: parameter.type) }
    return parameter.type
  }

  // MARK: Statements

  /// The statements of a function. A single expression is its result.
  private func checkFunctionItems(
    _ items: CodeBlockItemListSyntax, of function: FunctionDeclaration, in context: Context,
    end: Position
  ) -> [Statement] {
    guard let frame = context.frame, let result = frame.result else { return [] }
    if let builder = builder(of: function), !ResultBuilderBody.returnsDirectly(items) {
      return checkBuilderBody(items, builder: builder, in: context, end: end)
    }
    if !result.isVoid, let (single, _) = SingleExpression.of(items) {
      return [checkReturned(single, isImplicit: true, in: context)]
    }
    let statements = checkItems(items, in: context)
    if let opaque = frame.opaqueResult ?? frame.opaquePart, opaque.underlying == nil {
      report(ResultMessage.opaqueWithoutReturn, at: function.position)
    } else {
      checkMissingReturn(
        statements, result: result, of: function.kindForMessages,
        at: lastValue(of: items, result, in: context) ?? end)
    }
    return statements
  }
}

extension FunctionDeclaration {
  /// Whether its `return` takes a value.
  fileprivate var givesValue: Bool {
    switch kind {
    case .function, .getter: true
    case .initializer, .deinitializer, .setter: false
    }
  }
}

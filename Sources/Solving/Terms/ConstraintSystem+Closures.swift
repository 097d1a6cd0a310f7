import CheckedTree
package import Machine
import Reading
package import Semantics
import SwiftSyntax

extension ConstraintSystem {
  /// The contextual type of a closure: the function type that its variable converts to.
  func wantedFunction(_ use: ClosureUse) -> FunctionType? {
    var type = root(use.type)
    if let id = type.asVariable {
      for bound in uppers(of: id) {
        var upper = root(bound)
        while let inner = wrapped(upper) { upper = inner }
        if case .function = upper.kind { type = upper }
      }
    }
    while let inner = wrapped(type) { type = inner }
    if case .function(let function) = type.kind { return function }
    return nil
  }

  /// Whether its body takes part in inference. Other bodies are checked separately.
  func isSingle(_ use: ClosureUse) -> Bool {
    use.closure.single != nil && !checksBodiesApart
      && closureParameters[use.term.id]?.resultBuilder == nil
  }

  /// Whether the result builder's type has open arguments.
  func hasOpenBuilder(_ use: ClosureUse) -> Bool {
    closureParameters[use.term.id]?.resultBuilder.map { simplify($0).hasVariables } ?? false
  }

  /// Whether a closure waits for the arguments of its result builder.
  var hasOpenBuilders: Bool {
    !closureParameters.isEmpty
      && pending.contains { constraint in
        guard case .closure(let use) = constraint.kind else { return false }
        return hasOpenBuilder(use)
      }
  }

  /// The closure's written types determine open parts of the contextual type.
  func matchWritten(_ use: ClosureUse, _ wanted: FunctionType) -> Bool {
    let outer = closureContexts[use.term.id] ?? context
    if let written = use.closure.result, simplify(wanted.result).hasVariables {
      let result = model.resolve(written, in: outer)
      guard convert(result, wanted.result, .returning, use.term) else { return false }
    }
    guard let parameters = use.closure.parameters, parameters.count == wanted.parameters.count
    else { return true }
    for (parameter, other) in zip(parameters, wanted.parameters) {
      guard let written = parameter.type, simplify(other.type).hasVariables else { continue }
      guard convert(other.type, model.resolve(written, in: outer), .argument, use.term) else {
        return false
      }
    }
    return true
  }

  /// Whether everything that the closure's body needs is known.
  package func isReady(_ use: ClosureUse, _ wanted: FunctionType, literalsToo: Bool) -> Bool {
    let written = use.closure.parameters ?? []
    for (index, parameter) in wanted.parameters.enumerated() {
      if index < written.count, written[index].type != nil { continue }
      let open = variables(in: parameter.type)
      if open.isEmpty { continue }
      guard literalsToo,
        open.allSatisfy({ suggestedLiteral($0) != nil && !hasContext($0) || isOpenElement($0) })
      else { return false }
    }
    return true
  }

  /// Whether the variable converts to a known type, which is then settled before the closure:
  /// `let seen: [Int: Bool] = ids.reduce(into: [:]) { $0[$1] = true }`.
  private func hasContext(_ id: Int) -> Bool {
    gatherBounds(of: id).uppers.contains { $0.existential == nil && !$0.isAny && !$0.hasVariables }
  }

  /// Generates the closure's parameters and body. A body of several statements is checked at once,
  /// with the types known so far.
  func activate(_ use: ClosureUse, _ wanted: FunctionType?) -> Bool {
    let closure = use.closure
    let outer = closureContexts[use.term.id] ?? context
    guard let parameters = parameterTypes(use, wanted) else { return false }
    for index in closure.assignedShorthands {
      let isInout = wanted.map { index < $0.parameters.count && $0.parameters[index].isInout }
      if isInout != true { add(.assignsToConstant) }
    }
    let closureIsAsync = closure.isAsync || (wanted?.isAsync ?? false)
    var isolation = wanted?.isolation ?? .unspecified
    if let actor = markedActor(closure, in: outer) { isolation = .global(actor) }
    if let index = closure.parameters?.firstIndex(where: { $0.type?.isIsolated ?? false }) {
      isolation = .parameter(index)
    }
    let declared = closureParameters[use.term.id]
    let runsOnMainActor = (declared?.runsOnMainActor ?? false) && isolation == .unspecified
    let isSendable =
      (closure.isMarkedSendable || (wanted?.isSendable ?? false)) && !runsOnMainActor
    let inherits =
      declared?.inheritsActorContext ?? false || !isSendable && !(declared?.isSending ?? false)
    var bodyIsolation = runsOnMainActor ? .global(core.nominal("MainActor")) : isolation
    if !runsOnMainActor {
      let inherited = inherits ? model.inheritedIsolation(of: closure, in: outer) : .nonisolated
      switch isolation {
      case .unspecified: bodyIsolation = inherited
      // It runs on its caller's actor, unless it is isolated to an actor that it can't leave.
      case .caller where inherited != .unspecified && inherited != .nonisolated:
        bodyIsolation = inherited
      default: break
      }
    }
    let body = Body(
      kind: .closure,
      function: solver.makeClosureFunction(
        at: closure.position, isAsync: closureIsAsync, bodyIsolation, in: outer), parent: outer.body
    )
    body.waits = closure.isAsync
    body.isWithoutActor =
      inherits && bodyIsolation == .nonisolated && outer.isolation.value.isOfActorValue
    let inner = Context(
      kind: .closure, parent: outer, file: outer.file, layer: outer.layer,
      isolation: Lazy(known: bodyIsolation))
    inner.body = body
    inner.captureRules.isEscaping = wanted?.isEscaping ?? true
    // Captures of a closure on a global actor are sent to that actor (SE-0434).
    let isOnActor = bodyIsolation.globalActor != nil
    inner.captureRules.isSendable = isSendable && !isOnActor
    let leaves = isOnActor && (isSendable || bodyIsolation != outer.isolation.value)
    inner.captureRules.isSending = leaves || declared?.isSending ?? false
    inner.captureRules.impliesSelf = declared?.inheritsActorContext ?? false
    inner.captureRules.isPreconcurrency = declared?.isPreconcurrency ?? false
    var types = Solution.ClosureTypes(
      type: FunctionType(parameters: [], result: .void), parameterTypes: parameters.inner,
      splitsTuple: parameters.splitsTuple, context: inner, variables: [])
    let whereTried = context
    context = outer
    let hasCaptures = declareCaptures(closure, in: inner, body, &types)
    context = whereTried
    guard hasCaptures else { return false }
    inoutParameters[closure.position] = Set(
      parameters.outer.indices.filter { parameters.outer[$0].isInout })
    declareParameters(closure, parameters.inner, in: inner, body, &types)
    if case .parameter(let index) = isolation, types.variables.indices.contains(index),
      case .variable(let variable) = types.variables[index].implementation.value
    {
      variable.isOwnActor = true
    }

    let result: Type
    if let written = closure.result {
      result = model.resolve(written, in: inner)
    } else {
      result = wanted.map { simplify($0.result) } ?? makeVariable()
    }
    var thrown: Type?
    if let clause = closure.writtenThrows {
      thrown = TypeReader(model: model, context: inner).thrown(clause)
      if let open = wanted?.thrown.map(root)?.asVariable {
        guard bindVariable(open, to: thrown ?? core.never, use.term) else { return false }
      }
    } else if closure.throwsOut {
      thrown = wanted?.thrown.map(root) ?? core.anyError
      if let open = thrown?.asVariable {
        guard bindVariable(open, to: core.anyError, use.term) else { return false }
      } else if let wanted = thrown, wanted != core.anyError, !wanted.isError {
        // A closure throws `any Error` unless it declares its thrown type.
        return fail(.other(ClosureMessage.thrownType(wanted: wanted), use.term))
      }
    }
    types.type = FunctionType(
      parameters: parameters.outer, result: result, isAsync: closureIsAsync, thrown: thrown,
      isSendable: closure.isMarkedSendable || (wanted?.isSendable ?? false), isolation: isolation,
      isEscaping: wanted?.isEscaping ?? true)
    if let wanted, wanted.isAsync != closure.isAsync { add(.functionConversion) }
    record(.closure(use.term.id, types))
    let given = Type.function(types.type)
    if let id = root(use.type).asVariable {
      guard bindVariable(id, to: given, use.term) else { return false }
    } else if !convert(given, use.type, .argument, use.term) {
      return false
    }
    // A closure without statements returns nothing, or an optional nothing.
    if closure.syntax.statements.isEmpty, closure.result == nil, declared?.resultBuilder == nil,
      !model.isOptionalVoid(result), !equate(result, .void, use.term)
    {
      return fail(.cannotConvert(.void, result, .closureResult, use.term))
    }
    guard let single = closure.single, declared?.resultBuilder == nil,
      !isStatement(closure, result)
    else {
      return checkBody(use, types, result: result, builder: declared?.resultBuilder)
    }
    return checksBodiesApart
      ? checkApart(single, use, types, result) : generateSingle(single, use, &types, result, inner)
  }

  /// Whether the closure consists of an `if` or `switch` whose values are ignored. Its branches can then
  /// have different types.
  private func isStatement(_ closure: ClosureTerm, _ result: Type) -> Bool {
    closure.isBranching && !closure.singleIsReturned && root(result).isVoid
  }

  /// The global actor that the closure is marked with.
  private func markedActor(_ closure: ClosureTerm, in context: Context) -> NominalDeclaration? {
    closure.markedActor.flatMap { model.globalActor($0, in: context) }
  }

  private func generateSingle(
    _ single: Term, _ use: ClosureUse, _ types: inout Solution.ClosureTypes, _ result: Type,
    _ inner: Context
  ) -> Bool {
    let (outerContext, outerIsAsync) = (context, isAsync)
    context = inner
    isAsync = use.closure.isAsync
    defer {
      context = outerContext
      isAsync = outerIsAsync
    }
    allowBranching(single, of: use)
    guard let type = generate(single) else { return false }
    if root(result).isVoid {
      if use.closure.singleIsReturned {
        return convert(type, result, .argument, single)
      }
      // The value is discarded. A function that uses the value is preferred.
      let known = simplify(type)
      if known.asVariable.map({ literals[$0] != nil }) ?? !known.isVoid {
        add(.functionConversion)
      }
      record(.closure(use.term.id, types))
      return true
    }
    if case .assignment = single.kind {
      return convert(.void, result, .argument, single)
    }
    if let (inner, type, inside) = chainInDoubleOptional(single, use, result) {
      note(result, for: single.peeled)
      return convert(type, inside, .returning, inner)
    }
    return convert(type, result, use.closure.singleIsReturned ? .returning : .closureResult, single)
  }

  /// If the result `T?` is a double optional, as in `sequence(first: optional) { $0?.next }`, Swift
  /// converts the value inside of the chain, so a failed link ends the sequence.
  private func chainInDoubleOptional(
    _ single: Term, _ use: ClosureUse, _ result: Type
  ) -> (inner: Term, type: Type, inside: Type)? {
    guard case .optionalScope(let inner) = single.peeled.kind, let type = solution.types[inner.id],
      let declared = closureParameters[use.term.id]?.type.asFunction.flatMap({ wrapped($0.result) }
      ),
      case .parameter = declared.kind,
      let inside = wrapped(simplify(result)).map({ simplify($0) }), wrapped(inside) != nil
    else { return nil }
    return (inner, type, inside)
  }

  // MARK: Bodies checked separately

  /// Checks a body's only expression as a statement, for better messages.
  private func checkApart(
    _ single: Term, _ use: ClosureUse, _ types: Solution.ClosureTypes, _ result: Type
  ) -> Bool {
    for type in types.parameterTypes where simplify(type).hasVariables {
      return fail(.cannotInferParameter(use.closure.parameters?.first?.name ?? "$0", use.term))
    }
    guard settleSurroundings(of: types.context) else { return fail(.cannotInfer(use.term)) }
    let wanted = wantedAbove(simplify(result))
    let purpose: Contextual.Purpose = use.closure.singleIsReturned ? .returning : .closureResult
    var contextual = wanted.map { Contextual.type($0, purpose) } ?? .none
    if wanted?.isVoid == true, !use.closure.singleIsReturned { contextual = .none }
    let (found, diagnostics) = solver.collecting {
      solver.solve(single, for: contextual, in: types.context)
    }
    guard let type = found?.types[single.id] else { return fail(inside: diagnostics) }
    if root(result).isVoid { return true }
    return convert(type, result, purpose, single)
  }

  func checkBody(
    _ use: ClosureUse, _ types: Solution.ClosureTypes, result: Type, builder: Type?
  ) -> Bool {
    let builder = builder.map { simplify($0) }
    // The contextual type of the result, if known. Otherwise the first `return` determines it.
    let wanted = wantedAbove(simplify(result))
    let wantsOptional = wanted == nil && wrapped(simplify(result)) != nil
    if types.parameterTypes.contains(where: { simplify($0).hasVariables }),
      settleSurroundings(of: outer(of: types.context)), !discover(use, types)
    {
      return false
    }
    for type in types.parameterTypes where simplify(type).hasVariables {
      let name = use.closure.parameters?.first?.name ?? "$0"
      return fail(.cannotInferParameter(name, use.term))
    }
    for (storage, type) in zip(types.variables, types.parameterTypes) {
      storage.type = Lazy(known: simplify(type))
    }
    if !settleSurroundings(of: types.context) {
      // The body can determine the parameters of an enclosing closure.
      guard discover(use, types), settleSurroundings(of: types.context) else {
        return fail(.cannotInfer(use.term))
      }
    }
    for storage in types.captures { storage.type = Lazy(known: simplify(storage.type.value)) }
    let key =
      "\(use.term.id) \(types.context.parent.map { ObjectIdentifier($0).hashValue } ?? 0):"
      + types.parameterTypes.map { "\(ObjectIdentifier(simplify($0)).hashValue) \(simplify($0))" }
      .joined(separator: ",") + "->" + (wanted.map { "\($0)" } ?? (wantsOptional ? "??" : "?"))
      + (types.type.isAsync ? "a" : "") + (builder.map { "\($0)" } ?? "")
    var checked: CheckedBody
    if let known = checkedBodies[key], var same = checkedClosures[key] {
      checked = known
      same.type = types.type
      same.parameterTypes = types.parameterTypes
      record(.closure(use.term.id, same))
    } else {
      checkedClosures[key] = types
      checked = solver.requests.checkClosureBody(
        use.closure, parameters: types.variables, result: wanted, wantsOptional: wantsOptional,
        builder: builder, context: types.context)
      checked.captures = types.captures
      checkedBodies[key] = checked
    }
    guard checked.diagnostics.allSatisfy(solver.reporter.isOfFlow) else {
      return fail(inside: checked.diagnostics)
    }
    checked.isBuilt = builder != nil
    record(.body(use.term.id, checked))
    if root(result).isVoid { return true }
    return convert(checked.result, result, .returning, use.term)
  }

  /// The type with its variables replaced by their contextual types; nil if a variable has none
  /// yet. `Any` as a contextual type counts too, before the body is checked.
  func wantedAbove(_ type: Type) -> Type? {
    guard type.hasVariables else { return type }
    if let id = type.asVariable {
      var seen: Set<Int> = []
      return upper(above: id, &seen)
    }
    let wanted = type.mapParts { wantedAbove($0) ?? $0 }
    return wanted.hasVariables ? nil : wanted
  }

  private func upper(above id: Int, _ seen: inout Set<Int>) -> Type? {
    guard seen.insert(id).inserted else { return nil }
    let bounds = gatherBounds(of: id)
    let known = bounds.uppers.first { upper in
      guard !upper.hasVariables else { return false }
      // A literal that converts to the same variable determines its type.
      return !upper.isAny || !bounds.lowerVariables.contains { literals[$0] != nil }
    }
    if let known { return known }
    for other in bounds.upperVariables {
      if let known = upper(above: other, &seen) { return known }
    }
    return nil
  }

  private func outer(of context: Context) -> Context { context.parent ?? context }

  /// Settles the parameters of enclosing closures, because a separately checked body can't use this
  /// system's variables. Returns false if a type is unknown.
  func settleSurroundings(of inner: Context) -> Bool {
    var around: Set<ObjectIdentifier> = []
    var current: Context? = inner
    while let context = current {
      around.insert(ObjectIdentifier(context))
      current = context.parent
    }
    for closure in solution.closures.values where around.contains(ObjectIdentifier(closure.context))
    {
      for storage in closure.variables + closure.captures where storage.type.value.hasVariables {
        let type = simplify(storage.type.value)
        if type.hasVariables { return false }
        storage.type = Lazy(known: type)
      }
    }
    return true
  }
}

extension Solver {
  /// The function of a closure's body.
  ///
  /// The compiler lets a closure check its queue if it is passed to a module that predates strict
  /// concurrency. The file must import that module itself. Dispatch imported through Foundation
  /// doesn't count.
  package func makeClosureFunction(
    at position: Position, isAsync: Bool, _ isolation: Isolation, in context: Context
  ) -> Function {
    Function(
      name: "closure", position: position, isAsync: isAsync, isMainActor: isolation.isMainActor,
      isCallerIsolated: isolation == .caller,
      checksQueue: !isolation.isMainActor || model.imports(seenFrom: context).contains("Dispatch"))
  }
}

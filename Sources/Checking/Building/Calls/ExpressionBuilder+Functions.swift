package import CheckedTree
import Machine
import Reading
import Semantics
import Solving

/// Calls of declared functions: dispatch and effects.
extension ExpressionBuilder {
  /// A call of a declared function, with or without a base.
  func callFunction(
    _ function: FunctionDeclaration, _ site: Site, _ arguments: [Term],
    _ bindings: [Solution.ParameterBinding]
  ) -> Expression {
    if let reference = knownWitness(of: function, site.reference) {
      var site = site
      site.reference = reference
      switch reference.target {
      case .function(let witness) where witness.interface.value.parameters.count == bindings.count:
        return callFunction(witness, site, arguments, bindings)
      case .enumerationCase(let declaration):
        return makeCase(declaration, site, arguments, bindings)
      default: break
      }
    }
    checkAvailability(of: function, at: site.position)
    checkCopying(of: function, site)
    if let native = nativeCall(function, site, arguments) { return native }
    if function.kind == .initializer {
      return callInitializer(function, site, arguments, bindings)
    }
    let function = checker.implementation(
      of: function, site.reference.substitution, in: context.signature)
    let outer = thrownByAutoclosure
    thrownByAutoclosure = nil
    defer { thrownByAutoclosure = outer }
    var site = site
    site.dynamicSelves = parametersOfDynamicSelf(function, site, arguments, bindings)
    let instance = selfArgument(function, site)
    if instance == nil { evaluateUnusedBase(site) }
    let passed = pass(arguments, bindings, to: function, site)
    noteEffects(of: function, site, arguments, bindings)
    let type = resultType(function, site)
    let result = make(callKind(function, site, instance, passed), type, at: site.position)
    let hopped = hopping(result, to: function, site)
    if solution.openedArguments[site.term.id] != nil, !function.isImplicitlyUnwrapped {
      return convert(hopped, from: type, to: self.type(of: site.term))
    }
    return unwrappingResult(hopped, function, site)
  }

  /// `func f() -> Int!` where the contextual type is `Int`.
  private func unwrappingResult(
    _ call: Expression, _ function: FunctionDeclaration, _ site: Site
  ) -> Expression {
    guard function.isImplicitlyUnwrapped, function.kind != .initializer,
      let inner = wrapped(resultType(function, site)), type(of: site.term) == inner
    else { return call }
    return make(.forceUnwrap(call), inner, at: site.position)
  }

  func resultType(_ function: FunctionDeclaration, _ site: Site) -> Type {
    if let known = site.reference.type.asFunction?.result, !known.isError { return known }
    return substitute(function.interface.value.result, site.reference.substitution)
  }

  // MARK: self

  /// The `self` argument of a call: the value, a reference to it, or a class.
  private func selfArgument(_ function: FunctionDeclaration, _ site: Site) -> Argument? {
    let isInstance = function.isInstanceMember
    guard isInstance || function.takesSelf || site.reference.opened != nil else { return nil }
    if isInstance, function.isMutating {
      let place = receiver(site, for: function, access: .modify)
      checkMutatingBase(site, function)
      return .reference(path(of: place))
    }
    let value = receiver(site, for: function, access: .read)
    if !function.isConsuming { borrow(value) }
    return .value(leavesForNoActor(function) ? lending(value, at: site.position) : value)
  }

  // MARK: Dispatch

  /// The kind of the call: a known routine, or dispatch through a conformance or class.
  func callKind(
    _ function: FunctionDeclaration, _ site: Site, _ instance: Argument?, _ passed: [Argument]
  ) -> Expression.Kind {
    func types(_ parameters: [GenericParameter]) -> [Argument] {
      parameters.map { .value(hiddenType($0, site)) }
    }
    if let requirement = function.requirement,
      let declaring = function.owner?.type as? ProtocolDeclaration
    {
      let selfType = conformingType(declaring, site)
      let given = function.isInstanceMember ? instance.map { [$0] } ?? [] : []
      return .callWitness(
        requirement, selfType: selfType, types(function.genericParameters) + given + passed)
    }
    let given = function.takesSelf ? instance.map { [$0] } ?? [] : []
    if let slot = function.slot, site.reference.base != .superclass {
      let own = types(function.genericParameters)
      return .callMethod(slot, selfIndex: own.count, own + given + passed)
    }
    return directCall(
      function, types: types(function.hiddenParameters), given + passed, at: site.position)
  }

  /// A direct call of a known routine.
  func directCall(
    _ function: FunctionDeclaration, types: [Argument], _ arguments: [Argument],
    at position: Position
  ) -> Expression.Kind {
    let routine = function.routine.value
    let all = passesTypes(function) ? types + arguments : arguments
    switch routine.implementation {
    case .code:
      need(function)
      return .call(routine, all)
    case .intrinsic(let name): return intrinsic(name, all, at: position)
    case .operation(let operation): return .operation(operation, all)
    }
  }

  private func intrinsic(
    _ name: String, _ arguments: [Argument], at position: Position
  ) -> Expression.Kind {
    let values = arguments.compactMap(\.value)
    guard let index = arguments.firstIndex(where: { $0.path != nil }),
      let path = arguments[index].path
    else { return .intrinsic(name, values) }
    if Intrinsics.mutating(named: name) != nil || index != 0 || values.count != 1 {
      return .mutatingIntrinsic(name, path, values)
    }
    // `x += 1` for a type whose `+` is built in.
    let current = Variable(
      name: "current", isConstant: true, owner: body, position: position)
    return .modify(
      path, current: current,
      Expression(
        kind: .intrinsic(name, [load(current, at: position)] + values), position: position))
  }

  // MARK: Effects

  func noteEffects(
    of function: FunctionDeclaration, _ site: Site, _ arguments: [Term],
    _ bindings: [Solution.ParameterBinding]
  ) {
    let interface = function.interface.value
    noteUse(ofLocal: function)
    if let thrown = thrown(by: interface, site.reference.substitution, bindings, arguments)
      ?? thrown(byConformersOf: function, site.reference.substitution)
    {
      // A local function may throw the errors of its enclosing function's arguments.
      let isLocal = function.owner == nil && function.context?.isInsideBody ?? false
      let isTyped = interface.thrown.map { $0 != core.anyError } ?? false
      noteThrow(
        thrown, at: site.position, from: site.term.start,
        isConditional: interface.isRethrowing || isLocal || isTyped)
    } else if interface.isRethrowing, let thrown = thrownByAutoclosure {
      noteThrow(thrown, at: site.position, from: site.term.start)
    } else if interface.isRethrowing, !function.canRethrow(model) {
      noteThrow(core.anyError, at: site.position, from: site.term.start)
    }
    checkResult(of: function, site)
    if interface.isAsync {
      noteAwait(at: site.position, crossing: crossing(function, site))
      checkLeaving(by: function, site, arguments)
      checkStateHeldWhileWaiting(of: function, site, arguments, bindings)
    } else {
      noteIsolation(of: function, site)
      noteIsolatedParameter(of: function, site, arguments, bindings)
      checkClosures(leavingFor: function, site, arguments)
      checkIsolatedClosures(leavingFor: function, site, arguments)
    }
    checkIsolatedConformances(in: function, site)
  }

  /// Requests the body of a called function. Blocks request the bodies of their local functions
  /// themselves.
  func need(_ function: FunctionDeclaration) {
    if function.owner == nil, function.kind == .function, function.statements != nil,
      let frame = function.context?.frame
    {
      if case .topLevel = frame.kind { model.needBody(function) }
      return
    }
    model.needBody(function)
  }

  func checkAvailability(of declaration: Declaration, at position: Position) {
    if let refusal = declaration.refusal {
      checker.reportRefusal(
        Self.message(of: refusal, declaration.displayName), at: position,
        isUnsupported: refusal.isUnsupported)
    }
    if let refusal = declaration.refusalWhereAsync, context.frame?.isAsync ?? false,
      !context.file.isPrelude, !isTopLevelWithoutWaiting
    {
      let named = NamedDeclaration(Self.asyncKind(of: declaration), declaration.name)
      checker.report(
        refusal.isEmpty
          ? CallMessage.unavailableInAsync(declaration: named)
          : .unavailableInAsyncBecause(declaration: named, reason: refusal), at: position)
    }
  }

  private static func message(of refusal: Refusal, _ name: String) -> CallMessage {
    switch refusal {
    case .unsupported(let part): .unsupported(part: part)
    case .unavailable(nil, nil): .unavailable(name: name)
    case .unavailable(nil, let message?): .unavailableBecause(name: name, message: message)
    case .unavailable(let newName?, nil): .renamed(name: name, newName: newName)
    case .unavailable(let newName?, let message?):
      .renamedBecause(name: name, newName: newName, message: message)
    }
  }

  private static func asyncKind(of declaration: Declaration) -> DeclarationKind {
    let isProperty = declaration is StorageDeclaration
    if declaration.owner == nil { return isProperty ? .globalProperty : .globalFunction }
    if !declaration.isStatic { return isProperty ? .instanceProperty : .instanceMethod }
    if declaration.modifiers["class"] == nil { return isProperty ? .staticProperty : .staticMethod }
    return isProperty ? .classProperty : .classMethod
  }
}

extension Argument {
  package var value: Expression? { if case .value(let value) = self { value } else { nil } }
  package var path: AccessPath? { if case .reference(let path) = self { path } else { nil } }
}

import CheckedTree
import Machine
import Reading
import Semantics
import Solving

/// Functions used as values, without a call.
extension ExpressionBuilder {
  func functionValue(_ function: FunctionDeclaration, _ site: Site) -> Expression {
    if let reference = knownWitness(of: function, site.reference) {
      var site = site
      site.reference = reference
      switch reference.target {
      case .function(let witness): return functionValue(witness, site)
      case .enumerationCase(let declaration): return caseValue(declaration, site)
      default: break
      }
    }
    checkAvailability(of: function, at: site.position)
    let function = checker.implementation(
      of: function, site.reference.substitution, in: context.signature)
    if site.reference.base == .unapplied { return unappliedValue(function, site) }
    if function.isMutating, function.isInstanceMember, site.reference.base != .metatype {
      checker.report(CallMessage.mutatingMethodAsValue, at: site.position)
      return void(at: site.position)
    }
    noteIsolationOfValue(function, site)
    if function.kind == .initializer { return initializerValue(function, site) }
    let type = site.reference.type
    let takesInstance = function.isInstanceMember || function.takesSelf
    let instance =
      takesInstance ? receiver(site, for: function, access: .read) : nil
    if instance == nil { evaluateUnusedBase(site) }
    var value = make(partial(function, site, instance), type, at: site.position)
    noteUse(ofLocal: function)
    if functionUse.isKept, function.owner == nil, function.context?.isInsideBody ?? false {
      value.role = .escapes
    }
    return value
  }

  private func partial(
    _ function: FunctionDeclaration, _ site: Site, _ instance: Expression?
  ) -> Expression.Kind {
    func types(_ parameters: [GenericParameter]) -> [Expression] {
      parameters.map { hiddenType($0, site) }
    }
    let given = instance.map { [$0] } ?? []
    if let requirement = function.requirement,
      let declaring = function.owner?.type as? ProtocolDeclaration
    {
      let selfType = conformingType(declaring, site)
      let own = types(function.genericParameters)
      return .partialWitness(
        requirement, selfType: selfType, given: own + (function.isInstanceMember ? given : []))
    }
    if let slot = function.slot, site.reference.base != .superclass {
      return .partialMethod(slot, given: types(function.genericParameters) + given)
    }
    guard case .code = function.routine.value.implementation,
      !(function.isPrelude && function.name == "!"),
      !function.interface.value.parameters.contains(where: \.isIgnored)
    else { return handingOn(function, site, instance) }
    need(function)
    return .partial(function.routine.value, given: types(function.hiddenParameters) + given)
  }

  /// A closure that calls a built-in function with its parameters.
  private func handingOn(
    _ function: FunctionDeclaration, _ site: Site, _ instance: Expression?
  ) -> Expression.Kind {
    let isUnapplied = site.reference.base == .unapplied
    let named = site.reference.type.asFunction
    guard let type = isUnapplied ? named?.result.asFunction : named else { return .constant(.void) }
    let held = instance.map { temporary("instance", .any, at: $0.position) }
    let closure = makeClosure(function.name, type, at: site.position) { builder, variables in
      var arguments: [Argument] =
        held.map {
          [.value(builder.use($0, at: site.position))]
        } ?? []
      for (variable, parameter) in zip(variables, function.interface.value.parameters)
      where !parameter.isIgnored {
        arguments.append(
          parameter.isInout
            ? .reference(.variable(variable)) : .value(builder.load(variable, at: site.position)))
      }
      let types = function.hiddenParameters.map {
        Argument.value(builder.hiddenType($0, site))
      }
      if function.isPrelude, function.name == "!", let operand = arguments.first?.value {
        return builder.make(.not(operand), type.result, at: site.position)
      }
      return builder.make(
        builder.directCall(function, types: types, arguments, at: site.position), type.result,
        at: site.position)
    }
    guard let held, let instance else { return closure.kind }
    return .bind(held, instance, in: closure)
  }

  /// `Type.init` and `Type` as functions.
  private func initializerValue(_ function: FunctionDeclaration, _ site: Site) -> Expression {
    guard let type = site.reference.type.asFunction else { return void(at: site.position) }
    return makeClosure("init", type, at: site.position) { builder, variables in
      builder.callInitializer(
        function, site, variables.map { .value(builder.load($0, at: site.position)) })
    }
  }

  // MARK: Without an instance

  /// `Type.method(instance)(arguments)`: the method as a value.
  func unappliedCall(
    _ function: FunctionDeclaration, _ site: Site, _ arguments: [Term]
  ) -> Expression {
    guard let argument = arguments.first, let base = site.reference.baseType else {
      return void(at: site.position)
    }
    if function.isMutating {
      checker.report(CallMessage.mutatingMethodAsValue, at: site.position)
      return void(at: site.position)
    }
    return make(
      partial(function, site, build(argument, as: base)), type(of: site.term), at: site.position)
  }

  /// `Type.method`: a function that takes the instance and gives the method.
  private func unappliedValue(_ function: FunctionDeclaration, _ site: Site) -> Expression {
    guard let type = site.reference.type.asFunction, !function.isMutating else {
      checker.report(CallMessage.mutatingMethodAsValue, at: site.position)
      return void(at: site.position)
    }
    return makeClosure(function.name, type, at: site.position) { builder, variables in
      let instance = variables.first.map { builder.load($0, at: site.position) }
      return builder.make(
        builder.partial(function, site, instance), type.result, at: site.position)
    }
  }

  // MARK: Enum cases

  /// A case without a payload, or the function that makes one.
  func caseValue(_ declaration: CaseDeclaration, _ site: Site) -> Expression {
    let made = site.reference.baseType ?? type(of: site.term)
    let parameters = declaration.parameters.value
    evaluateUnusedBase(site)
    guard !parameters.isEmpty, let type = site.reference.type.asFunction else {
      return caseExpression(declaration, made, [], at: site.position)
    }
    return makeClosure(declaration.name, type, at: site.position) { builder, variables in
      builder.caseExpression(
        declaration, made, variables.map { builder.load($0, at: site.position) },
        at: site.position)
    }
  }
}

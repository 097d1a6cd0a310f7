import CheckedTree
import Machine
import Reading
import Semantics
import Solving
import SwiftSyntax

/// Arguments for parameters: converted values, default values, places and autoclosures.
extension ExpressionBuilder {
  /// The arguments in the order of the parameters, with default values for omitted arguments.
  func pass(
    _ arguments: [Term], _ bindings: [Solution.ParameterBinding],
    to function: FunctionDeclaration, _ site: Site
  ) -> [Argument] {
    pass(arguments, bindings, to: function.interface.value.parameters, of: function, site)
  }

  /// The arguments of a subscript. Its default values belong to its getter.
  func pass(
    _ arguments: [Term], _ bindings: [Solution.ParameterBinding],
    to parameters: [FunctionDeclaration.Parameter], of function: FunctionDeclaration?,
    _ site: Site
  ) -> [Argument] {
    let substitution = site.reference.substitution
    var passed: [Argument] = []
    let leaves = function.map { leavesActor($0, site) || givesToActor($0) } ?? false
    let lends = function.map(leavesForNoActor) ?? false
    for (index, declared) in parameters.enumerated() where !declared.isIgnored {
      var parameter = declared
      // Another actor may keep its arguments.
      if leaves, !declared.isInout { parameter.isSending = true }
      let type = substitute(parameter.type, substitution)
      switch bindings.indices.contains(index) ? bindings[index] : .defaulted {
      case .argument(let argument) where arguments.indices.contains(argument):
        var given = pass(argument, arguments, to: parameter, type, site)
        if !parameter.isConsuming, let value = given.value { borrow(value) }
        if lends, !parameter.isSending, case .value(let value) = given {
          given = .value(lending(value, at: site.position))
        }
        passed.append(given)
      case .variadic(let indices):
        let elements = indices.filter { arguments.indices.contains($0) }
          .compactMap { pass($0, arguments, to: parameter, type, site).value }
        passed.append(
          .value(make(.array(elements), core.array(of: type), at: site.position)))
      case .argument, .defaulted:
        passed.append(
          .value(defaultArgument(of: function, index, parameter, type, site)))
      }
    }
    return passed
  }

  private func pass(
    _ index: Int, _ arguments: [Term], to parameter: FunctionDeclaration.Parameter, _ type: Type,
    _ site: Site
  ) -> Argument {
    let term = arguments[index]
    if let opaque = solution.openedArguments[site.term.id]?[index] {
      if parameter.isInout {
        let place = buildPlace(term, access: .modify)
        checkMutable(term, for: change(by: site, index))
        let path = openedPlace(path(of: place), self.type(of: term), opaque, at: term.position)
        return .reference(path)
      }
      // The value, and all written arguments before it, are evaluated before the opened type is
      // read.
      let given = self.type(of: term)
      let variable = bind(build(term), named: "value", given)
      opened[opaque] = given.instance == nil ? .value(variable) : .metatype(variable)
      var value = load(variable, at: term.position)
      if given.holdsMoreThanObjects {
        value = make(.intrinsic("type.opened", [value]), given, at: term.position)
      }
      let isWrapped = wrapped(parameter.type) != nil && wrapped(given) == nil
      return .value(isWrapped ? make(.wrap(value), parameter.type, at: term.position) : value)
    }
    let outer = isSent
    isSent = parameter.isSending || parameter.isPreconcurrency
    defer { isSent = outer }
    var wanted = type
    if parameter.type.asFunction == nil, var function = type.asFunction, !function.isEscaping {
      // A parameter of generic type may keep its argument.
      function.isEscaping = true
      wanted = .function(function)
    }
    if parameter.isLent { return .value(lending(term, as: wanted)) }
    let given = pass(
      term, as: wanted, isInout: parameter.isInout, isAutoclosure: parameter.isAutoclosure,
      for: change(by: site, index))
    guard parameter.isSending, case .value(let value) = given else { return given }
    if case .closure(let body) = value.kind {
      body.sentPosition = site.position
      body.givesGenericResult = parameter.type.asFunction?.result.isTypeParameter ?? false
    }
    return .value(sending(value, at: site.position))
  }

  /// The change of an argument for an `inout` parameter, for messages.
  private func change(by site: Site, _ index: Int) -> Change {
    if case .infix = site.term.kind, index == 0 { .compound(site.term.anchor) } else { .passInout }
  }

  /// One argument for a parameter of the type.
  func pass(
    _ term: Term, as type: Type, isInout: Bool, isAutoclosure: Bool,
    for change: Change = .passInout
  ) -> Argument {
    if isInout {
      let place = buildPlace(term, access: .modify)
      checkMutable(term, for: change)
      return .reference(path(of: place))
    }
    if isAutoclosure { return .value(autoclosure(term, type)) }
    return .value(buildArgument(term, as: type))
  }

  /// The value for a parameter. A nonescaping function may be passed if the parameter doesn't
  /// escape.
  func buildArgument(_ term: Term, as type: Type) -> Expression {
    let outer = functionUse
    functionUse = type.asFunction.map { $0.isEscaping ? .passed : .lent } ?? .kept
    isArgument = true
    defer {
      functionUse = outer
      isArgument = false
    }
    checkFunction(term, givenAs: type, isArgument: true)
    return build(term, as: type)
  }

  /// A nonescaping function for a generic parameter of a call that doesn't keep it.
  private func lending(_ term: Term, as type: Type) -> Expression {
    let outer = functionUse
    functionUse = .lent
    defer { functionUse = outer }
    checkFunction(term, givenAs: type, isArgument: true)
    return build(term, as: type)
  }

  /// The argument as a closure, which the callee calls when it needs the value.
  private func autoclosure(_ term: Term, _ type: Type) -> Expression {
    guard let function = type.asFunction else { return build(term, as: type) }
    var inner: Frame?
    let closure = makeClosure("autoclosure", function, at: term.position) { builder, _ in
      inner = builder.context.frame
      builder.coverage = self.coverage
      builder.coverage.isInAutoclosure = !function.isAsync
      return builder.build(term, as: function.result)
    }
    if let errors = inner?.errors {
      checker.judge(errors)
      if let thrown = errors.thrown(otherwise: core.anyError) { thrownByAutoclosure = thrown }
    }
    return closure
  }

  // MARK: Defaults

  /// Where `#line` as a default argument is: at the bracket, on a later line than the start of a chain.
  private func startOfArguments(_ term: Term) -> Position {
    var start: TokenSyntax?
    if let call = term.syntax?.as(FunctionCallExprSyntax.self) {
      start = call.leftParen ?? call.trailingClosure?.leftBrace
    } else if let element = term.syntax?.as(SubscriptCallExprSyntax.self) {
      start = element.leftSquare
    }
    return start.map { context.file.position(of: $0) } ?? term.position
  }

  private func defaultArgument(
    of function: FunctionDeclaration?, _ index: Int,
    _ parameter: FunctionDeclaration.Parameter, _ type: Type, _ site: Site
  ) -> Expression {
    if parameter.isVariadic { return make(.array([]), core.array(of: type), at: site.position) }
    switch parameter.defaultValue {
    case .callerMagic(let name):
      var value = magic(name, type, at: startOfArguments(site.term))
      value.isDefaultArgument = true
      return value
    case .stored(let storage):
      guard let initial = storage.defaultValue else { return constant(.none, at: site.position) }
      guard parameter.isAutoclosure, let delayed = type.asFunction else {
        return callDefault(initial, type, site)
      }
      return makeClosure("autoclosure", delayed, at: site.position) { builder, _ in
        builder.callDefault(initial, delayed.result, site)
      }
    case .expression:
      guard let function else { return void(at: site.position) }
      return callDefault(checker.defaultArgument(of: function, index: index), type, site)
    case .some(.none), nil: return constant(.none, at: site.position)
    }
  }

  /// Calls the function that computes a default value, with the types of the declaration's use.
  private func callDefault(
    _ function: FunctionDeclaration, _ type: Type, _ site: Site
  ) -> Expression {
    let types = function.hiddenParameters.map { parameter in
      Argument.value(
        typeExpression(
          site.reference.substitution[parameter] ?? ownArgument(parameter, site), at: site.position)
      )
    }
    var value = make(
      directCall(function, types: types, [], at: site.position), type, at: site.position)
    value.isDefaultArgument = true
    return value
  }

  /// A generic argument of the type that an initializer creates.
  private func ownArgument(_ parameter: GenericParameter, _ site: Site) -> Type {
    guard let made = site.reference.baseType, let declaration = made.nominal,
      let index = declaration.genericParameters.firstIndex(of: parameter)
    else { return parameter.type }
    return made.arguments[index]
  }
}

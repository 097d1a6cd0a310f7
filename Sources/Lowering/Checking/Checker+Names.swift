import Machine
import SwiftSyntax

extension Checker {
  func nameReference(_ syntax: DeclReferenceExprSyntax, hint: Type?) -> Expression {
    if case .binaryOperator(let name) = syntax.baseName.tokenKind {
      return operatorValue(name, at: syntax, hint: hint)
    }
    return value(of: meaning(of: syntax), at: syntax, hint: hint)
  }

  /// An operator where a function is wanted, as in `reduce(0, +)`.
  private func operatorValue(
    _ name: String, at syntax: DeclReferenceExprSyntax, hint: Type?
  ) -> Expression {
    guard case .function(let wanted)? = hint.map({ solver.resolve($0) }),
      wanted.parameters.count == 2
    else {
      report("operator '\(name)' is used as a value where no function of two is wanted", at: syntax)
      return invalid(at: syntax)
    }
    return callingClosure(name, wanted, at: syntax) { arguments in
      let operands = arguments.arguments
      return binaryOperator(name, operands[0], operands[1], hint: nil, node: Syntax(syntax))
    }
  }

  /// A closure that hands its parameters on: an operator, initializer or built-in as a value.
  func callingClosure(
    _ name: String, _ wanted: FunctionType, at node: some SyntaxProtocol,
    _ call: (CallArguments) -> Expression
  ) -> Expression {
    let position = position(of: node)
    let body = Body(
      kind: .closure, function: Function(name: name, position: position, isAsync: false),
      parent: context.body)
    let inner = FunctionContext(
      body: body, parent: context, resultType: nil, isAsync: false, allowsThrowing: false,
      isMainActor: context.isMainActor)
    let value = inContext(inner) { () -> Expression in
      let arguments = wanted.parameters.enumerated().map { index, parameter in
        let variable = Variable(
          name: "$\(index)", type: parameter.type, isConstant: true, owner: body,
          position: position)
        body.parameters.append(variable)
        let load = make(.load(.variable(variable)), parameter.type, at: node)
        return CallArguments.Argument(label: nil, value: .checked(load), node: Syntax(node))
      }
      return call(CallArguments(arguments))
    }
    body.returnsVoid = resolved(value) == .void
    body.statements = body.returnsVoid ? [.expression(value)] : [.returning(value)]
    let type = FunctionType(
      parameters: wanted.parameters, result: resolved(value), isSendable: true)
    return make(.closure(body), .function(type), at: node)
  }

  /// What an unqualified name means here.
  func meaning(of syntax: DeclReferenceExprSyntax) -> Meaning {
    let name = syntax.baseName.plainName
    if name == "self" { return selfMeaning(at: syntax) }
    if name == "Self", let type = enclosingType { return .type(ownType(type)) }
    if let index = Int(name.dropFirst()), name.hasPrefix("$") {
      guard let variable = anonymousParameter(index) else {
        report("anonymous closure argument not contained in a closure", at: syntax)
        return .invalid
      }
      return .value(use(variable, at: syntax))
    }

    var current: LexicalScope? = scope
    while let level = current {
      if let entity = level.local(name) { return meaning(of: entity, at: syntax) }
      if let type = level.type, let found = implicitMember(name, of: type, at: syntax) {
        return found
      }
      current = level.parent
    }
    switch name {
    case "Any": return .type(.any)
    case "Void": return .type(.void)
    case "Never": return .type(.never)
    default: break
    }
    if let entity = lookupInModules(name) { return meaning(of: entity, at: syntax) }
    report("cannot find '\(name)' in scope", at: syntax, advice: suggestion(for: name))
    return .invalid
  }

  private func meaning(of entity: Entity, at syntax: DeclReferenceExprSyntax) -> Meaning {
    switch entity {
    case .variable(let variable): return .value(use(variable, at: syntax))
    case .functions(let functions):
      return .functions(
        functions.map { Candidate(declaration: $0, receiver: nil, substitution: [:], made: nil) })
    case .type(let declaration): return .type(instantiate(declaration, arguments: [], at: syntax))
    case .alias(let type): return .type(type)
    case .generic(let parameter): return .type(.parameter(parameter))
    case .property(let property):
      return .value(access(property, base: nil, substitution: [:], at: syntax))
    }
  }

  /// A member of an enclosing type, meant with `self` or statically.
  private func implicitMember(
    _ name: String, of type: TypeDeclaration, at syntax: DeclReferenceExprSyntax
  ) -> Meaning? {
    if let nested = nestedType(name, in: type) {
      return meaning(of: nested, at: syntax)
    }
    if let variable = implicitSelf, hasInstanceMember(name, in: type) {
      requireExplicitSelf(variable, name, in: type, at: syntax)
      let base = use(variable, at: syntax)
      if case .nominal(let declaration, _) = resolved(base), !declaration.inherits(from: type) {
        return nil
      }
      return member(name, of: base, at: syntax.baseName)
    }
    let metatype = make(
      .constant(.type(runtimeType(ownType(type)))), .metatype(ownType(type)), at: syntax)
    if hasStaticMember(name, in: type) {
      guard context.selfVariable == nil else {
        report(
          "static member '\(name)' cannot be used on instance of type '\(type.name)'", at: syntax,
          advice: "Write `\(type.name).\(name)` or `Self.\(name)`.")
        return .invalid
      }
      return member(name, of: metatype, at: syntax.baseName)
    }
    if context.selfVariable == nil, hasInstanceMember(name, in: type), context.staticSelf === type {
      report(
        "instance member '\(name)' cannot be used on type '\(type.name)'", at: syntax)
      return .invalid
    }
    return nil
  }

  /// What `self` is where it isn't written: what a capture list or `if let self` made of it.
  private var implicitSelf: Variable? {
    if case .variable(let variable)? = lookup("self"), wrapped(variable.type) == nil {
      return variable
    }
    return context.selfVariable
  }

  /// A closure that outlives its call keeps `self` alive, so it has to say that it does.
  private func requireExplicitSelf(
    _ variable: Variable, _ name: String, in type: TypeDeclaration, at node: some SyntaxProtocol
  ) {
    guard type.kind == .class, !isPrelude else { return }
    var current: FunctionContext? = context
    while let level = current, level.body !== variable.owner {
      if level.isEscaping {
        let isMethod = (type.members[name] ?? []).contains {
          if case .function = $0 { true } else { false }
        }
        report(
          (isMethod ? "call to method" : "reference to property")
            + " '\(name)' in closure requires explicit use of 'self' to make capture semantics "
            + "explicit", at: node,
          advice: "Write `self.\(name)`, or capture it: `[self] in`.")
        return
      }
      current = level.parent
    }
  }

  func hasInstanceMember(_ name: String, in type: TypeDeclaration) -> Bool {
    hasMember(name, in: type, isStatic: false)
  }

  func hasStaticMember(_ name: String, in type: TypeDeclaration) -> Bool {
    hasMember(name, in: type, isStatic: true)
  }

  private func hasMember(_ name: String, in type: TypeDeclaration, isStatic: Bool) -> Bool {
    let own = (type.members[name] ?? []).contains { member in
      switch member {
      case .property(let property): property.isStatic == isStatic
      case .function(let function): function.isStatic == isStatic
      case .enumerationCase: isStatic
      case .type, .alias: isStatic
      }
    }
    if own || (type.superclass.map { hasMember(name, in: $0, isStatic: isStatic) } ?? false) {
      return true
    }
    return type.conformances.contains { hasMember(name, in: $0, isStatic: isStatic) }
  }

  private func selfMeaning(at syntax: DeclReferenceExprSyntax) -> Meaning {
    // A capture list may have given `self` a new meaning.
    if case .variable(let variable)? = lookup("self") { return .value(use(variable, at: syntax)) }
    if let variable = context.selfVariable { return .value(use(variable, at: syntax)) }
    if let type = context.staticSelf { return .type(ownType(type)) }
    report("cannot find 'self' in scope", at: syntax)
    return .invalid
  }

  private func anonymousParameter(_ index: Int) -> Variable? {
    var current: FunctionContext? = context
    while let level = current {
      if level.isClosure, level.usesAnonymousParameters {
        return index < level.anonymousParameters.count ? level.anonymousParameters[index] : nil
      }
      current = level.parent
    }
    return nil
  }

  /// A read of a variable; takes note of captures.
  func use(_ variable: Variable, at node: some SyntaxProtocol) -> Expression {
    noteCapture(of: variable, at: node)
    if isScript, !variable.isConstant, case .global = variable.storage, !context.isMainActor {
      reportIsolated(variable, at: node)
    }
    let path = AccessPath.variable(variable)
    if variable.isDependency {
      let wrapper = make(.load(path), .any, at: node)
      return make(.operation(.readWrapper, [.value(wrapper)]), variable.type, at: node)
    }
    switch variable.ownership {
    case .weak: return make(.load(.weak(path)), variable.type, at: node)
    case .unowned: return make(.load(.unowned(path)), variable.type, at: node)
    case .strong: break
    }
    if case .asyncLet = variable.storage {
      noteAwait(at: node)
      if variable.isThrowing { noteThrow(at: node) }
    }
    return make(.load(path), variable.type, at: node)
  }

  /// The variables of a script's top level belong to the main actor.
  private func reportIsolated(_ variable: Variable, at node: some SyntaxProtocol) {
    let assigned = Syntax(node).parent?.as(InfixOperatorExprSyntax.self).map {
      $0.leftOperand.id == node.id && isAssignment($0.operator)
    }
    report(
      "main actor-isolated var '\(variable.name)' can not be "
        + (assigned == true ? "mutated" : "referenced") + " from a nonisolated context", at: node,
      advice: "Make it a `let`, pass its value in, or mark the function `@MainActor`.")
  }

  func noteCapture(of variable: Variable, at node: some SyntaxProtocol) {
    if case .global = variable.storage { return }
    guard let owner = variable.owner, owner !== context.body else { return }
    var crossed: [FunctionContext] = []
    var current: FunctionContext? = context
    while let level = current, level.body !== owner {
      crossed.append(level)
      current = level.parent
    }
    guard current != nil else {
      report(
        "a declaration here can't use '\(variable.name)' of the function around it", at: node,
        advice: "Types are separate from the code around them: pass the value in.")
      return
    }
    if case .asyncLet = variable.storage {
      report("capturing 'async let' variables is not supported", at: node)
    }
    if case .reference = variable.storage, crossed.contains(where: \.isEscaping) {
      report(
        variable.name == "self"
          ? "escaping closure captures mutating 'self' parameter"
          : "escaping closure captures 'inout' parameter '\(variable.name)'", at: node)
    }
    variable.isCaptured = true
    for level in crossed where !level.body.captures.contains(where: { $0 === variable }) {
      level.body.captures.append(variable)
    }
  }

  /// A meaning where a value is wanted: functions become closures, types metatypes.
  func value(of meaning: Meaning, at node: some SyntaxProtocol, hint: Type?) -> Expression {
    switch meaning {
    case .value(let expression): return expression
    case .invalid: return invalid(at: node)
    case .type(let type):
      return make(.constant(.type(runtimeType(type))), .metatype(type), at: node)
    case .enumerationCase(let declaration, let type, let index):
      return enumerationValue(declaration, type, index, at: node)
    case .functions(let candidates): return functionValue(candidates, at: node, hint: hint)
    case .delegatedInitializer:
      report("an initializer can only be called", at: node)
      return invalid(at: node)
    }
  }

  /// An enum case without its payload: the case itself, or a function that makes it.
  private func enumerationValue(
    _ declaration: TypeDeclaration, _ type: Type, _ index: Int, at node: some SyntaxProtocol
  ) -> Expression {
    let payload = declaration.cases[index].parameters
    guard let descriptor = declaration.descriptor else { return invalid(at: node) }
    if payload.isEmpty {
      return make(.enumerationCase(descriptor, index: index, []), type, at: node)
    }
    let body = Body(
      kind: .closure,
      function: Function(
        name: declaration.cases[index].name, position: position(of: node), isAsync: false),
      parent: context.body)
    body.returnsVoid = false
    let position = position(of: node)
    body.parameters = payload.enumerated().map { offset, parameter in
      Variable(
        name: "$\(offset)", type: parameter.type, isConstant: true, owner: body,
        position: position)
    }
    let loads = body.parameters.map {
      Expression(kind: .load(.variable($0)), type: $0.type, position: position)
    }
    body.statements = [
      .returning(make(.enumerationCase(descriptor, index: index, loads), type, at: node))
    ]
    let function = FunctionType(
      parameters: payload.map { .init(type: $0.type) }, result: type, isSendable: true)
    return make(.closure(body), .function(function), at: node)
  }

  private func functionValue(
    _ candidates: [Candidate], at node: some SyntaxProtocol, hint: Type?
  ) -> Expression {
    var fitting = candidates
    if case .function(let wanted)? = hint, candidates.count > 1 {
      fitting = candidates.filter { $0.declaration.parameters.count == wanted.parameters.count }
    }
    guard let candidate = fitting.first else { return invalid(at: node) }
    let declaration = candidate.declaration
    let parameters = declaration.parameters.map {
      FunctionType.Parameter(
        type: $0.type.substituting(candidate.substitution), isInout: $0.isInout)
    }
    let type = FunctionType(
      parameters: parameters, result: declaration.result.substituting(candidate.substitution),
      isAsync: declaration.isAsync, isThrowing: declaration.throwing != .never,
      isMainActor: declaration.isMainActor)
    guard case .code = declaration.implementation, declaration.genericParameters.isEmpty,
      !declaration.isInitializer
    else {
      if case .function(let wanted)? = hint, wanted.parameters.allSatisfy(\.type.isConcrete) {
        return callingClosure(declaration.name, wanted, at: node) { arguments in
          callFunctions(
            candidates, arguments, hint: wanted.result.isConcrete ? wanted.result : nil,
            isSuper: false, node: Syntax(node))
        }
      }
      reportUnsupported("`\(declaration.name)` as a value", at: node)
      return invalid(at: node)
    }
    need(declaration)
    if let receiver = candidate.receiver {
      return make(.boundMethod(declaration, object: receiver), .function(type), at: node)
    }
    noteUse(of: declaration)
    return make(.functionReference(declaration), .function(type), at: node)
  }

  /// A body that uses a local function must be able to give it what it captures.
  func noteUse(of declaration: FunctionDeclaration) {
    guard let owner = declaration.enclosingBody else { return }
    var current: FunctionContext? = context
    while let level = current {
      if !level.body.usedLocalFunctions.contains(where: { $0 === declaration }) {
        level.body.usedLocalFunctions.append(declaration)
      }
      if level.body === owner { return }
      current = level.parent
    }
  }
}

import CheckedTree
import Machine
import Reading
import Semantics
import Solving

/// Calls of initializers, and failure of failable initializers.
extension ExpressionBuilder {
  /// `Type(…)`, `.init(…)`, `self.init(…)`, `super.init(…)`.
  func callInitializer(
    _ function: FunctionDeclaration, _ site: Site, _ arguments: [Term],
    _ bindings: [Solution.ParameterBinding]
  ) -> Expression {
    checkLiteral(function, site, arguments)
    let isDelegating = [.instance, .superclass, .implicitSelf].contains(site.reference.base)
    // A metatype that is computed is evaluated before the arguments.
    let metatype = isDelegating ? nil : dynamicMetatype(site, madeType(site))
    if metatype != nil { checkRequired(function, site) }
    let passed = pass(arguments, bindings, to: function, site)
    noteEffects(of: function, site, arguments, bindings)
    if isDelegating {
      return delegate(function, site, passed)
    }
    return initialize(function, site, metatype, passed)
  }

  /// The call with arguments that are already built.
  func callInitializer(
    _ function: FunctionDeclaration, _ site: Site, _ passed: [Argument]
  ) -> Expression {
    initialize(function, site, dynamicMetatype(site, madeType(site)), passed)
  }

  private func initialize(
    _ function: FunctionDeclaration, _ site: Site, _ metatype: Expression?, _ passed: [Argument]
  ) -> Expression {
    let made = madeType(site)
    let kind: Expression.Kind
    if function.requirement != nil || !isOfClass(function) {
      let outer = madeClass
      madeClass = made.nominal?.isReference ?? true ? metatype : nil
      defer { madeClass = outer }
      kind = callKind(function, site, nil, passed)
    } else if let metatype, let slot = function.slot {
      let own = ownTypes(function, site)
      kind = .makeDynamicObject(metatype, slot, selfIndex: own.count, own + passed)
    } else if let object = makeObject(function, site, made, passed) {
      kind = object
    } else {
      return void(at: site.position)
    }
    let result = make(
      kind, function.isFailable ? core.optional(made) : made, at: site.position)
    let value = hopping(result, to: function, site)
    if function.isImplicitlyUnwrapped, wrapped(type(of: site.term)) == nil {
      return make(.forceUnwrap(value), made, at: site.position)
    }
    return value
  }

  /// Whether the object is allocated before the initializer runs. Built-in classes allocate their
  /// own.
  private func isOfClass(_ function: FunctionDeclaration) -> Bool {
    guard let owner = function.owner?.type as? NominalDeclaration, owner.isReference else {
      return false
    }
    return owner.builtIn == nil
  }

  private func ownTypes(_ function: FunctionDeclaration, _ site: Site) -> [Argument] {
    function.genericParameters.map {
      .value(typeExpression(site.reference.substitution[$0] ?? $0.type, at: site.position))
    }
  }

  private func madeType(_ site: Site) -> Type {
    if let base = site.reference.baseType { return base }
    let result = site.reference.type.asFunction?.result ?? type(of: site.term)
    return wrapped(result) ?? result
  }

  private func makeObject(
    _ function: FunctionDeclaration, _ site: Site, _ made: Type, _ passed: [Argument]
  ) -> Expression.Kind? {
    guard let declaration = made.nominal, let layout = declaration.layout else { return nil }
    let own = ownTypes(function, site)
    need(function)
    if declaration.isOnDemand { checker.registerMade(declaration) }
    return .makeObject(
      layout, types: typeExpressions(made.arguments, at: site.position),
      initializer: function.routine.value, selfIndex: own.count, own + passed)
  }

  /// The metatype of the object to create if it is computed: `T()`, `type.init()`, `Self()`.
  private func dynamicMetatype(_ site: Site, _ made: Type) -> Expression? {
    if let opaque = site.reference.opened, let base = site.base {
      let variable = bind(build(base), named: "type", type(of: base))
      opened[opaque] = .metatype(variable)
      return load(variable, at: site.position)
    }
    guard let base = site.base?.peeled, site.reference.base == .metatype else {
      return made.nominal == nil ? typeExpression(made, at: site.position) : nil
    }
    let written = baseOfInitializer(base)
    if case .type(let type)? = solution.references[written.id]?.target {
      if case .name(let name) = written.kind, name.text == "Self",
        type.nominal?.kind == .class, type.nominal?.isFinal == false
      {
        return build(written)
      }
      return type.nominal == nil ? typeExpression(type, at: site.position) : nil
    }
    let value = build(written)
    if value.onlyReadsVariables { return value }
    // The base is evaluated even if the initializer doesn't need it.
    return load(bind(value, named: "type", type(of: written)), at: site.position)
  }

  /// The `Type` in `Type.init`.
  private func baseOfInitializer(_ term: Term) -> Term {
    if case .member(let base, let name, _) = term.kind, name.text == "init" { return base.peeled }
    return term
  }

  // MARK: Delegation

  private func delegate(
    _ function: FunctionDeclaration, _ site: Site, _ passed: [Argument]
  ) -> Expression {
    let isSuper = site.reference.base == .superclass
    checkDelegation(to: function, site, isSuper: isSuper)
    guard let variable = implicitSelf else { return void(at: site.position) }
    let object = use(variable, at: site.position)
    if isOfClass(function) {
      let own = ownTypes(function, site)
      let all = own + [.value(object)] + passed
      let kind: Expression.Kind
      if !isSuper, let slot = function.slot {
        kind = .callMethod(slot, selfIndex: own.count, all)
      } else {
        need(function)
        kind = .call(function.routine.value, all)
      }
      var result = make(kind, .void, at: site.position)
      result.role = isSuper ? .initializesSuperclass : .delegates
      return function.isFailable ? leavingIfNil(result, at: site.position) : result
    }
    let type = context.owner?.selfType ?? .error
    let made = make(
      callKind(function, site, nil, passed), function.isFailable ? core.optional(type) : type,
      at: site.position)
    guard function.isFailable else {
      var result = make(.assign(.variable(variable), made), .void, at: site.position)
      result.role = .delegates
      return result
    }
    return assigningUnlessNil(made, type, to: variable, at: site.position)
  }

  /// `self.init?(…)`: the delegating initializer fails together with the other.
  private func assigningUnlessNil(
    _ made: Expression, _ type: Type, to variable: Variable, at position: Position
  ) -> Expression {
    let value = temporary("made", type, at: position)
    var assignment = make(
      .assign(.variable(variable), load(value, at: position)), .void, at: position)
    assignment.role = .delegates
    let done = Block(statements: [.expression(assignment)], end: nil)
    let failed = Block(statements: [failing(at: position)], end: nil)
    return make(
      .statement(
        .block(
          Block(
            statements: [
              .conditional([.matches(.some(.bind(value)), made)], then: done, else: failed),
              .yield(void(at: position)),
            ], end: nil))), .void, at: position)
  }

  /// The action if the other initializer fails: this one fails too, or `!` after the call traps.
  private func failing(at position: Position) -> Statement {
    let none = constant(.none, at: position)
    return isForced
      ? .expression(make(.forceUnwrap(none), core.never, at: position)) : .returning(none)
  }

  /// A class's failable initializer returns nil if it fails.
  private func leavingIfNil(_ call: Expression, at position: Position) -> Expression {
    let failed = Block(statements: [failing(at: position)], end: nil)
    return make(
      .statement(
        .block(
          Block(
            statements: [
              .conditional([.matches(.none, call)], then: failed, else: nil),
              .yield(void(at: position)),
            ], end: nil))), .void, at: position)
  }
}

import Machine
import SwiftSyntax

extension Checker {
  func memberExpression(_ syntax: MemberAccessExprSyntax, hint: Type?) -> Expression {
    let meaning = meaning(of: syntax, hint: hint)
    if syntax.declName.baseName.text == "init", case .type(let type) = meaning,
      case .function(let wanted)? = hint, wanted.parameters.allSatisfy(\.type.isConcrete)
    {
      return callingClosure("init", wanted, at: syntax) { arguments in
        construct(
          type, arguments, hint: nil, node: Syntax(syntax))
      }
    }
    let result = value(of: meaning, at: syntax, hint: hint)
    return chained(result, from: ExprSyntax(syntax))
  }

  /// What a member access means: with a base, after `super`, or with a leading dot.
  func meaning(
    of syntax: MemberAccessExprSyntax, hint: Type?, isCalled: Bool = false
  ) -> Meaning {
    let name = syntax.declName.baseName.plainName
    guard let baseSyntax = syntax.base else { return implicitMember(name, hint: hint, at: syntax) }
    if baseSyntax.is(SuperExprSyntax.self) { return superMember(name, at: syntax) }
    // A module's name in front of one of its declarations.
    if let module = baseSyntax.as(DeclReferenceExprSyntax.self)?.baseName.plainName,
      module == "Swift",
      let entity = core.scope.local(name)
    {
      switch entity {
      case .type(let declaration): return .type(instantiate(declaration, arguments: [], at: syntax))
      case .functions(let functions):
        return .functions(
          functions.map { Candidate(declaration: $0, receiver: nil, substitution: [:], made: nil) })
      default: break
      }
    }
    if name == "self", let type = collectionType(baseSyntax) { return .type(type) }
    let base = infer(baseSyntax, hint: nil)
    if name == "init", case .value = selfReference(baseSyntax, base) {
      if case .nominal(let declaration, _) = resolved(base) {
        return .delegatedInitializer(declaration, object: base)
      }
    }
    return member(name, of: base, at: syntax.declName.baseName, isCalled: isCalled)
  }

  private func selfReference(_ syntax: ExprSyntax, _ base: Expression) -> Meaning {
    syntax.as(DeclReferenceExprSyntax.self)?.baseName.plainName == "self" ? .value(base) : .invalid
  }

  /// A member of a value or a type, given as an expression.
  func member(
    _ name: String, of base: Expression, at node: TokenSyntax, isCalled: Bool = false
  ) -> Meaning {
    let type = resolved(base)
    switch type {
    case .invalid: return .invalid
    case .metatype(let instance): return staticMember(name, of: instance, base: base, at: node)
    case .tuple(let elements):
      let index = Int(name) ?? elements.firstIndex { $0.label == name }
      guard let index, elements.indices.contains(index) else {
        report("value of tuple type '\(type)' has no member '\(name)'", at: node)
        return .invalid
      }
      return .value(
        make(.load(.tupleElement(path(of: base), index)), elements[index].type, at: node))
    case .nominal(let declaration, let arguments):
      let substitution = Dictionary(
        zip(declaration.genericParameters, arguments), uniquingKeysWith: { first, _ in first })
      if let found = instanceMember(
        name, of: declaration, base: base, substitution: substitution, at: node,
        isCalled: isCalled)
      {
        return found
      }
    case .existential(let protocols):
      if name == "localizedDescription" {
        reportUnsupported("`localizedDescription`", at: node)
        return .invalid
      }
      for declaration in protocols {
        if let found = instanceMember(
          name, of: declaration, base: base, substitution: [:], at: node)
        {
          return found
        }
      }
    case .parameter(let parameter):
      for declaration in parameter.protocols {
        if let found = instanceMember(
          name, of: declaration, base: base, substitution: [:], at: node)
        {
          return found
        }
      }
    case .function, .anyObject, .variable, .never: break
    }
    reportMissingMember(name, of: type, at: node)
    return .invalid
  }

  private func reportMissingMember(_ name: String, of type: Type, at node: TokenSyntax) {
    var advice: String?
    if let inner = wrapped(type), case .nominal(let declaration, _) = inner,
      hasInstanceMember(name, in: declaration)
    {
      report(
        "value of optional type '\(type)' must be unwrapped to refer to member '\(name)' of "
          + "wrapped base type '\(inner)'", at: node,
        advice: "Chain with `?.`, or look with `if let`.")
      return
    }
    if case .nominal(let declaration, _) = type {
      if hasStaticMember(name, in: declaration) {
        report(
          "static member '\(name)' cannot be used on instance of type '\(type)'", at: node,
          advice: "Write `\(declaration.name).\(name)`.")
        return
      }
      advice = closest(to: name, among: declaration.members.keys).map { "Did you mean `\($0)`?" }
      if advice == nil, declaration.isPrelude {
        advice = "If Swift has it: it isn't among what a lesson can use."
      }
    }
    report("value of type '\(type)' has no member '\(name)'", at: node, advice: advice)
  }

  /// Members of a value, its superclasses' and its protocols' included; nil when there is none.
  private func instanceMember(
    _ name: String, of declaration: TypeDeclaration, base: Expression,
    substitution: [GenericParameter: Type], at node: TokenSyntax, isCalled: Bool = false
  ) -> Meaning? {
    var candidates: [Candidate] = []
    for member in declaration.members[name] ?? [] {
      switch member {
      case .property(let property):
        guard !property.isStatic, satisfies(property.constraints, substitution) else { continue }
        // `first { … }` is `first(where:)`, though there is a property `first`.
        if isCalled, declaration.isPrelude, declaration.hasMethod(name) { continue }
        checkAccess(property.isPrivate, name, of: declaration, at: node)
        return .value(access(property, base: base, substitution: substitution, at: node))
      case .function(let function):
        guard !function.isStatic, satisfies(function.constraints, substitution) else { continue }
        checkAccess(function.isPrivate, name, of: declaration, at: node)
        candidates.append(
          Candidate(
            declaration: function, receiver: base, substitution: substitution, made: nil))
      case .enumerationCase, .type, .alias: continue
      }
    }
    if !candidates.isEmpty { return .functions(candidates) }
    if let superclass = declaration.superclass,
      let found = instanceMember(
        name, of: superclass, base: base, substitution: substitution, at: node)
    {
      return found
    }
    for conformance in declaration.conformances {
      if let found = instanceMember(
        name, of: conformance, base: base, substitution: substitution, at: node)
      {
        return found
      }
    }
    return nil
  }

  private func checkAccess(
    _ isPrivate: Bool, _ name: String, of owner: TypeDeclaration, at node: TokenSyntax
  ) {
    guard isPrivate, !isInside(owner) else { return }
    report("'\(name)' is inaccessible due to 'private' protection level", at: node)
  }

  /// Whether this is part of the type's declaration or one of its extensions.
  func isInside(_ owner: TypeDeclaration) -> Bool {
    var current: LexicalScope? = scope
    while let level = current {
      if level.type === owner { return true }
      current = level.parent
    }
    return false
  }

  /// Whether what a `where` clause asks of the parameters holds; a parameter not known yet may.
  func satisfies(_ constraints: [Constraint], _ substitution: [GenericParameter: Type]) -> Bool {
    constraints.allSatisfy { constraint in
      switch constraint {
      case .same(let parameter, let type):
        guard let argument = substitution[parameter] else { return true }
        // Inside the extension itself the parameter is what the clause says.
        if isPrelude, case .parameter = solver.resolve(argument) { return true }
        let saved = solver
        defer { solver.rollBack(to: saved) }
        return solver.unify(argument, type)
      case .conforms(let parameter, let declaration):
        guard let argument = substitution[parameter] else { return true }
        return conforms(argument, to: declaration)
      }
    }
  }

  // MARK: Static members and leading dots

  private func staticMember(
    _ name: String, of instance: Type, base: Expression, at node: TokenSyntax
  ) -> Meaning {
    if name == "self" { return .value(base) }
    guard case .nominal(let declaration, let arguments) = instance else {
      if case .existential(let protocols) = instance, let first = protocols.first {
        report(
          "static member '\(name)' cannot be used on protocol metatype '\(first.name).Type'",
          at: node)
      } else {
        report("type '\(instance)' has no member '\(name)'", at: node)
      }
      return .invalid
    }
    if name == "init" { return .type(instance) }
    if name == "none", wrapped(instance) != nil {
      return .value(make(.constant(.none), instance, at: node))
    }
    if name == "Type" { return .type(.metatype(instance)) }
    if let found = findStatic(
      name, of: declaration, arguments: arguments, instance: instance, at: node)
    {
      return found
    }
    let advice = closest(to: name, among: declaration.members.keys).map { "Did you mean `\($0)`?" }
    if hasInstanceMember(name, in: declaration) {
      report(
        "instance member '\(name)' cannot be used on type '\(instance)'", at: node,
        advice: "Use it on a value of the type.")
    } else {
      report("type '\(instance)' has no member '\(name)'", at: node, advice: advice)
    }
    return .invalid
  }

  private func findStatic(
    _ name: String, of declaration: TypeDeclaration, arguments: [Type], instance: Type,
    at node: TokenSyntax
  ) -> Meaning? {
    let substitution = Dictionary(
      zip(declaration.genericParameters, arguments), uniquingKeysWith: { first, _ in first })
    var candidates: [Candidate] = []
    for member in declaration.members[name] ?? [] {
      switch member {
      case .property(let property):
        guard property.isStatic, satisfies(property.constraints, substitution) else { continue }
        checkAccess(property.isPrivate, name, of: declaration, at: node)
        return .value(access(property, base: nil, substitution: substitution, at: node))
      case .function(let function):
        guard function.isStatic, satisfies(function.constraints, substitution) else { continue }
        checkAccess(function.isPrivate, name, of: declaration, at: node)
        candidates.append(
          Candidate(declaration: function, receiver: nil, substitution: substitution, made: nil))
      case .enumerationCase(let index): return .enumerationCase(declaration, instance, index)
      case .type(let nested): return .type(instantiate(nested, arguments: [], at: node))
      case .alias(let type): return .type(type)
      }
    }
    if !candidates.isEmpty { return .functions(candidates) }
    return declaration.superclass.flatMap {
      findStatic(name, of: $0, arguments: [], instance: .nominal($0, []), at: node)
    }
  }

  /// `.member`: looked for in the type the place wants.
  private func implicitMember(
    _ name: String, hint: Type?, at syntax: MemberAccessExprSyntax
  ) -> Meaning {
    guard let hint, hint != .invalid else {
      if hint == nil {
        report(
          "reference to member '\(name)' cannot be resolved without a contextual type", at: syntax)
      }
      return .invalid
    }
    var type = solver.resolve(hint)
    if let inner = wrapped(type) {
      if name == "none" {
        return .value(make(.constant(.none), type, at: syntax))
      }
      if name == "some" {
        let parameter = GenericParameter(name: "Wrapped")
        let declaration = FunctionDeclaration(name: "some", position: position(of: syntax))
        declaration.parameters = [.init(label: nil, name: "value", type: .parameter(parameter))]
        declaration.result = optional(.parameter(parameter))
        declaration.implementation = .intrinsic("optional.some")
        return .functions([
          Candidate(
            declaration: declaration, receiver: nil, substitution: [parameter: inner], made: nil)
        ])
      }
      while let next = wrapped(type) { type = next }
    }
    if case .variable = type {
      report(
        "reference to member '\(name)' cannot be resolved without a contextual type", at: syntax)
      return .invalid
    }
    if case .function(let function) = type { type = function.result }
    let base = make(.constant(.type(runtimeType(type))), .metatype(type), at: syntax)
    return staticMember(name, of: type, base: base, at: syntax.declName.baseName)
  }

  private func superMember(_ name: String, at syntax: MemberAccessExprSyntax) -> Meaning {
    guard let variable = context.selfVariable, let type = enclosingType,
      let superclass = type.superclass
    else {
      report("'super' cannot be used outside of a class that has a superclass", at: syntax)
      return .invalid
    }
    var object = use(variable, at: syntax)
    object.type = .nominal(superclass, [])
    if name == "init" { return .delegatedInitializer(superclass, object: object) }
    let found = member(name, of: object, at: syntax.declName.baseName)
    switch found {
    case .functions(let candidates):
      // Straight to the superclass's function, not by way of the object.
      isSuperCall = true
      return .functions(candidates)
    case .value(let value):
      if case .load(.computed(var accessors, let base, let arguments)) = value.kind,
        let getter = superclass.accessor("get \(name)")
      {
        need(getter)
        accessors.getter = .function(getter)
        if let setter = superclass.accessor("set \(name)") {
          need(setter)
          accessors.setter = .function(setter)
        }
        return .value(
          make(
            .load(.computed(accessors, base: base, arguments: arguments)), value.type, at: syntax))
      }
      return found
    case .enumerationCase, .type, .delegatedInitializer, .invalid: return found
    }
  }

  // MARK: Properties

  /// Where the expression is stored, or a temporary.
  func path(of expression: Expression) -> AccessPath {
    if case .load(let path) = expression.kind { return path }
    return .value(expression)
  }

  /// A read of a property.
  func access(
    _ property: PropertyDeclaration, base: Expression?, substitution: [GenericParameter: Type],
    at node: some SyntaxProtocol
  ) -> Expression {
    let type = self.type(of: property).substituting(substitution)
    if property.isAsync { noteAwait(at: node) }
    if property.isThrowing { noteThrow(at: node) }
    switch property.storage {
    case .stored(let stored):
      guard let base else { return invalid(at: node) }
      return storedAccess(stored, type: type, base: base, at: node)
    case .static(let storage):
      return make(.load(.staticStorage(storage)), type, at: node)
    case .dependency(let storage):
      let wrapper = make(.load(.staticStorage(storage)), .any, at: node)
      return make(.operation(.readWrapper, [.value(wrapper)]), type, at: node)
    case .taskLocal(let local):
      let constant = make(.constant(.native(local)), type, at: node)
      if property.name.hasPrefix("$") { return constant }
      return make(.operation(.readTaskLocal, [.value(constant)]), type, at: node)
    case .computed(let accessors):
      needAccessors(accessors)
      if property.isAsync, case .operation(let operation) = accessors.getter {
        return make(.operation(operation, base.map { [.value($0)] } ?? []), type, at: node)
      }
      return make(
        .load(
          .computed(accessors, base: base.map { path(of: $0) }, arguments: [])), type, at: node)
    case .requirement:
      let accessors = Accessors(
        getter: .method(selector: "get \(property.name)"),
        setter: nil, hasBase: true, setterMutates: false)
      return make(
        .load(.computed(accessors, base: base.map { path(of: $0) }, arguments: [])), type, at: node)
    }
  }

  private func storedAccess(
    _ stored: StoredProperty, type: Type, base: Expression, at node: some SyntaxProtocol
  ) -> Expression {
    let isClass =
      if case .nominal(let declaration, _) = resolved(base) { declaration.kind == .class } else {
        false
      }
    var path: AccessPath =
      isClass
      ? .objectField(base, index: stored.index, name: stored.name)
      : .field(self.path(of: base), index: stored.index, name: stored.name)
    if stored.isDependency {
      let wrapper = make(.load(path), .any, at: node)
      return make(.operation(.readWrapper, [.value(wrapper)]), type, at: node)
    }
    switch stored.ownership {
    case .weak: path = .weak(path)
    case .unowned: path = .unowned(path)
    case .strong: break
    }
    return make(.load(path), type, at: node)
  }

  func needAccessors(_ accessors: Accessors) {
    if case .function(let getter) = accessors.getter { need(getter) }
    if case .function(let setter)? = accessors.setter { need(setter) }
  }
}

extension TypeDeclaration {
  fileprivate func hasMethod(_ name: String) -> Bool {
    (members[name] ?? []).contains { if case .function = $0 { true } else { false } }
  }

  /// A getter or setter, the nearest superclass's.
  func accessor(_ name: String) -> FunctionDeclaration? {
    accessorsByName[name] ?? superclass?.accessor(name)
  }
}

import Machine
import SwiftSyntax

extension Checker {
  func callExpression(_ syntax: FunctionCallExprSyntax, hint: Type?) -> Expression {
    let arguments = CallArguments(
      syntax.arguments, trailing: syntax.trailingClosure,
      additional: syntax.additionalTrailingClosures)
    let callee = syntax.calledExpression
    let chainHint = hasLink(ExprSyntax(syntax)) ? hint.flatMap { wrapped($0) } ?? hint : hint
    let node = nameToken(of: callee)
    isSuperCall = false
    let meaning: Meaning
    if let name = callee.as(DeclReferenceExprSyntax.self) {
      if name.baseName.plainName == "type", arguments.arguments.first?.label == "of" {
        return typeOf(arguments, at: syntax)
      }
      meaning = self.meaning(of: name)
    } else if let member = callee.as(MemberAccessExprSyntax.self) {
      meaning = self.meaning(of: member, hint: chainHint, isCalled: true)
    } else if let type = collectionType(callee) {
      meaning = .type(type)
    } else if let closure = callee.as(ClosureExprSyntax.self) {
      meaning = .value(calledClosure(closure, arguments, hint: chainHint))
    } else {
      meaning = .value(infer(callee, hint: nil))
    }
    let isSuper = isSuperCall
    isSuperCall = false
    let result = call(
      meaning, arguments, hint: chainHint, isSuper: isSuper, node: node)
    return chained(result, from: ExprSyntax(syntax))
  }

  /// `[String]` and `[String: Int]` where a value is read: a type, if what is inside is one.
  func collectionType(_ syntax: ExprSyntax) -> Type? {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .arrayExpr(let array):
      guard array.elements.count == 1, let only = array.elements.first else { return nil }
      return writtenType(only.expression).map { self.array($0) }
    case .dictionaryExpr(let dictionary):
      guard case .elements(let elements) = dictionary.content, elements.count == 1,
        let only = elements.first, let key = writtenType(only.key),
        let value = writtenType(only.value)
      else { return nil }
      return .nominal(core.dictionary, [key, value])
    case .tupleExpr(let tuple):
      let types = tuple.elements.compactMap { writtenType($0.expression) }
      guard !types.isEmpty, types.count == tuple.elements.count else { return nil }
      if types.count == 1 { return types[0] }
      return .tuple(
        zip(tuple.elements, types).map { TupleElement(label: $0.label?.text, type: $1) })
    case .optionalChainingExpr(let chaining):
      return writtenType(chaining.expression).map { optional($0) }
    default: return nil
    }
  }

  /// The type an expression spells, if it spells one.
  private func writtenType(_ syntax: ExprSyntax) -> Type? {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr, .memberAccessExpr, .genericSpecializationExpr:
      guard isTypeName(syntax), case .metatype(let type) = resolved(infer(syntax, hint: nil)) else {
        return nil
      }
      return type
    case .typeExpr(let type): return self.type(type.type)
    default: return collectionType(syntax)
    }
  }

  /// A closure that is called where it is written: its parameters are what it is given.
  private func calledClosure(
    _ closure: ClosureExprSyntax, _ arguments: CallArguments, hint: Type?
  ) -> Expression {
    guard closure.signature?.parameterClause == nil, !arguments.arguments.isEmpty else {
      resultHint = hint.flatMap { $0.isConcrete && $0 != .invalid ? $0 : nil }
      return closureExpression(closure, hint: nil, isEscaping: false)
    }
    let parameters = arguments.arguments.map { argument -> FunctionType.Parameter in
      guard case .syntax(let syntax) = argument.value else { return .init(type: .invalid) }
      return .init(type: resolved(infer(syntax, hint: nil)))
    }
    let wanted = FunctionType(
      parameters: parameters, result: hint ?? solver.makeVariable(), isAsync: false)
    return closureExpression(closure, hint: .function(wanted), isEscaping: false)
  }

  /// The token to point at for a call: the last name of what is called.
  private func nameToken(of callee: ExprSyntax) -> Syntax {
    if let member = callee.as(MemberAccessExprSyntax.self) {
      return Syntax(member.declName.baseName)
    }
    return Syntax(callee)
  }

  private func typeOf(_ arguments: CallArguments, at syntax: FunctionCallExprSyntax) -> Expression {
    guard arguments.arguments.count == 1, case .syntax(let argument) = arguments.arguments[0].value
    else {
      report("'type(of:)' takes one argument", at: syntax)
      return invalid(at: syntax)
    }
    let value = infer(argument, hint: nil)
    return make(.typeOf(value), .metatype(resolved(value)), at: syntax)
  }

  private func call(
    _ meaning: Meaning, _ arguments: CallArguments, hint: Type?, isSuper: Bool, node: Syntax
  ) -> Expression {
    switch meaning {
    case .invalid:
      // Arguments are looked at all the same, for what is wrong in them.
      for argument in arguments.arguments {
        if case .syntax(let expression) = argument.value { _ = infer(expression, hint: .invalid) }
      }
      return invalid(at: node)
    case .functions(let candidates):
      return callFunctions(
        candidates, arguments, hint: hint, isSuper: isSuper, node: node)
    case .type(let type):
      return construct(type, arguments, hint: hint, node: node)
    case .enumerationCase(let declaration, let type, let index):
      return makeCase(declaration, type, index, arguments, node: node)
    case .delegatedInitializer(let declaration, let object):
      return delegate(to: declaration, object: object, arguments, node: node)
    case .value(let callee):
      return callValue(callee, arguments, node: node)
    }
  }

  // MARK: Values

  private func callValue(
    _ callee: Expression, _ arguments: CallArguments, node: Syntax
  ) -> Expression {
    let type = resolved(callee)
    switch type {
    case .invalid: return callee
    case .metatype(let instance):
      return construct(instance, arguments, hint: nil, node: node)
    case .function(let function):
      if arguments.arguments.count != function.parameters.count {
        report(
          arguments.arguments.count < function.parameters.count
            ? "missing argument for parameter #\(arguments.arguments.count + 1) in call"
            : "extra argument in call", at: node)
        return invalid(at: node)
      }
      var values: [Argument] = []
      for (argument, parameter) in zip(arguments.arguments, function.parameters) {
        if let label = argument.label, !argument.isTrailing {
          report("extraneous argument label '\(label):' in call", at: argument.node)
        }
        values.append(
          self.argument(argument, type: parameter.type, isInout: parameter.isInout, inherits: true))
      }
      if function.isThrowing { noteThrow(at: node) }
      if function.isAsync { noteAwait(at: node) }
      return make(.callClosure(callee, values), function.result, at: node)
    default:
      if case .nominal(let declaration, _) = type, declaration.members["callAsFunction"] != nil {
        reportUnsupported("`callAsFunction`", at: node)
      } else {
        report("cannot call value of non-function type '\(type)'", at: node)
      }
      return invalid(at: node)
    }
  }

  /// An argument for a parameter of a known type.
  func argument(
    _ argument: CallArguments.Argument, type: Type, isInout: Bool, inherits: Bool,
    capturesSelfImplicitly: Bool = false
  ) -> Argument {
    switch argument.value {
    case .reference(let syntax):
      let target = infer(syntax, hint: nil)
      if !isInout {
        report(
          "'&' used with non-inout argument of type '\(solver.resolve(type))'", at: argument.node)
      }
      requireMutable(target, syntax, use: .passInout)
      if !solver.unify(target.type, type) {
        report(
          Purpose.argument.message(from: resolved(target), to: solver.resolve(type)),
          at: argument.node)
      }
      return .reference(path(of: target))
    case .syntax(let syntax):
      if isInout {
        report(
          "passing value of type '\(solver.resolve(type))' to an inout parameter requires explicit '&'",
          at: argument.node)
      }
      return .value(check(syntax, as: type, purpose: .argument))
    case .closure(let closure):
      var isEscaping = true
      if case .function(let function) = solver.resolve(type) { isEscaping = function.isEscaping }
      let value = closureExpression(
        closure, hint: solver.resolve(type), inheritsIsolation: inherits,
        isEscaping: isEscaping && !capturesSelfImplicitly)
      return .value(coerce(value, to: type, at: argument.node, purpose: .argument))
    case .checked(let expression):
      if isInout { return .reference(path(of: expression)) }
      return .value(coerce(expression, to: type, at: argument.node, purpose: .argument))
    }
  }

  // MARK: Making values

  private func makeCase(
    _ declaration: TypeDeclaration, _ type: Type, _ index: Int, _ arguments: CallArguments,
    node: Syntax
  ) -> Expression {
    let parameters = declaration.cases[index].parameters
    guard let descriptor = declaration.descriptor, !parameters.isEmpty else {
      report(
        "enum case '\(declaration.cases[index].name)' has no associated values", at: node)
      return invalid(at: node)
    }
    let signature = parameters.map {
      FunctionDeclaration.Parameter(
        label: $0.label, name: $0.label ?? "_", type: $0.type.escaping)
    }
    switch arguments.match(signature) {
    case .failure(let mismatch):
      report(mismatch, of: declaration.cases[index].name, parameters: signature, at: node)
      return invalid(at: node)
    case .success(let matches):
      var payload: [Expression] = []
      for (match, parameter) in zip(matches, signature) {
        guard let first = match.first,
          case .value(let value) = argument(
            arguments.arguments[first], type: parameter.type, isInout: false, inherits: true)
        else { return invalid(at: node) }
        payload.append(value)
      }
      return make(.enumerationCase(descriptor, index: index, payload), type, at: node)
    }
  }

  func construct(
    _ type: Type, _ arguments: CallArguments, hint: Type?, node: Syntax
  ) -> Expression {
    guard case .nominal(let declaration, let typeArguments) = solver.resolve(type) else {
      if type != .invalid { report("type '\(type)' cannot be instantiated", at: node) }
      return invalid(at: node)
    }
    if declaration.rawType != nil, arguments.arguments.first?.label == "rawValue" {
      return caseFromRawValue(declaration, arguments, node: node)
    }
    if declaration === core.dependencyValues {
      reportUnsupported("making `DependencyValues` by hand", at: node)
      return invalid(at: node)
    }
    if declaration.initializers.contains(where: \.isMemberwise),
      prefersMemberwise(declaration, arguments)
    {
      return memberwise(declaration, arguments, node: node)
    }
    guard !declaration.initializers.isEmpty else {
      report(
        "'\(declaration.name)' cannot be constructed because it has no accessible initializers",
        at: node)
      return invalid(at: node)
    }
    let substitution = Dictionary(
      zip(declaration.genericParameters, typeArguments), uniquingKeysWith: { first, _ in first })
    let candidates = declaration.initializers.filter { satisfies($0.constraints, substitution) }
      .map { Candidate(declaration: $0, receiver: nil, substitution: substitution, made: type) }
    return callFunctions(
      candidates, arguments, hint: hint, isSuper: false, node: node)
  }

  /// Whether a structure is made by its memberwise initializer: no other has these labels.
  private func prefersMemberwise(
    _ declaration: TypeDeclaration, _ arguments: CallArguments
  ) -> Bool {
    let written = declaration.initializers.filter { !$0.isMemberwise }
    if written.isEmpty { return true }
    let fits = written.contains {
      if case .success = arguments.match($0.parameters) { true } else { false }
    }
    guard !fits, case .success = arguments.match(memberwiseParameters(of: declaration).map(\.1))
    else { return false }
    return true
  }

  private func caseFromRawValue(
    _ declaration: TypeDeclaration, _ arguments: CallArguments, node: Syntax
  ) -> Expression {
    guard let raw = declaration.rawType, let descriptor = declaration.descriptor,
      case .value(let value)? = arguments.arguments.first.map({
        argument($0, type: raw, isInout: false, inherits: true)
      })
    else { return invalid(at: node) }
    let type = make(.constant(.type(.nominal(descriptor.plain))), .any, at: node)
    return make(
      .intrinsic("enumeration.fromRawValue", [type, value]), optional(.nominal(declaration, [])),
      at: node)
  }

  private func memberwise(
    _ declaration: TypeDeclaration, _ arguments: CallArguments, node: Syntax
  ) -> Expression {
    guard let descriptor = declaration.descriptor else { return invalid(at: node) }
    if declaration.initializers[0].isPrivate, enclosingType !== declaration {
      report(
        "'\(declaration.name)' initializer is inaccessible due to 'private' protection level",
        at: node)
    }
    let parameters = memberwiseParameters(of: declaration)
    switch arguments.match(parameters.map(\.1)) {
    case .failure(let mismatch):
      report(mismatch, of: declaration.name, parameters: parameters.map(\.1), at: node)
      return invalid(at: node)
    case .success(let matches):
      var given: [Int: Expression] = [:]
      for (match, (property, parameter)) in zip(matches, parameters) {
        guard let first = match.first else { continue }
        if case .value(let value) = argument(
          arguments.arguments[first], type: parameter.type, isInout: false, inherits: true)
        {
          given[property.index] =
            property.ownership == .strong
            ? value : make(.weakReference(value), value.type, at: node)
        }
      }
      let fields = declaration.storedProperties.map { property -> Expression in
        if let value = given[property.index] { return value }
        guard let thunk = property.defaultValue else { return invalid(at: node) }
        need(thunk)
        return make(.call(thunk, []), fieldType(property, of: declaration), at: node)
      }
      return make(.structure(descriptor, fields), .nominal(declaration, []), at: node)
    }
  }

  /// What a field holds: for a wrapped property its wrapper, which is of no type of the program's.
  private func fieldType(_ field: StoredProperty, of declaration: TypeDeclaration) -> Type {
    if field.isDependency { return .any }
    for case .property(let property) in declaration.members[field.name] ?? []
    where !property.isStatic {
      return type(of: property)
    }
    return field.type
  }

  private func delegate(
    to declaration: TypeDeclaration, object: Expression, _ arguments: CallArguments, node: Syntax
  ) -> Expression {
    let isClass = declaration.kind == .class
    if !isClass, declaration.initializers.contains(where: \.isMemberwise),
      prefersMemberwise(declaration, arguments)
    {
      let made = memberwise(declaration, arguments, node: node)
      return make(.assign(path(of: object), made), .void, at: node)
    }
    let candidates = declaration.initializers.filter { !$0.isMemberwise }.map {
      Candidate(
        declaration: $0, receiver: isClass ? object : nil, substitution: [:],
        made: isClass ? nil : .nominal(declaration, []))
    }
    let made = callFunctions(
      candidates, arguments, hint: nil, isSuper: true, node: node)
    if isClass {
      var result = made
      result.type = .void
      // `self.init` is the object's own: a subclass may have overridden it.
      if case .call(let chosen, let arguments) = made.kind, enclosingType === declaration {
        result.kind = .dynamicCall(selector: chosen.initializerSelector, arguments)
      }
      return result
    }
    if resolved(made) == .invalid { return made }
    guard let value = convert(made, to: .nominal(declaration, [])) else {
      reportUnsupported("delegating to a failable initializer", at: node)
      return invalid(at: node)
    }
    return make(.assign(path(of: object), value), .void, at: node)
  }
}

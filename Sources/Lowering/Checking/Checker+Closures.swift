import Machine
import SwiftSyntax

extension Checker {
  func closureExpression(
    _ syntax: ClosureExprSyntax, hint: Type?, inheritsIsolation: Bool = true,
    isEscaping: Bool = true
  ) -> Expression {
    var wanted: FunctionType?
    if let hint {
      var type = solver.resolve(hint)
      while let inner = wrapped(type) { type = inner }
      if case .function(let function) = type { wanted = function }
    }
    let effects = ClosureEffects(syntax)
    let isAsync = effects.awaits || (wanted?.isAsync ?? false)
    let weakResult = resultHint
    resultHint = nil
    let isMainActor =
      wanted?.isMainActor == true
      || syntax.signature?.attributes.description.contains("@MainActor") == true
      || (inheritsIsolation && context.isMainActor)
    let body = Body(
      kind: .closure,
      function: Function(
        name: "closure", position: position(of: syntax), isAsync: isAsync,
        isMainActor: isMainActor),
      parent: context.body)
    let inner = FunctionContext(
      body: body, parent: context, resultType: nil, isAsync: isAsync, allowsThrowing: true,
      isMainActor: isMainActor)
    inner.isClosure = true
    inner.isEscaping = isEscaping
    inner.staticSelf = context.staticSelf
    inner.isSendable = wanted?.isSendable ?? false
    inner.resultHint = weakResult

    let closureScope = LexicalScope(parent: scope)
    declareCaptures(syntax.signature?.capture, in: closureScope, body: body)
    var result: Type = .void
    var parameterTypes: [FunctionType.Parameter] = []
    inContext(inner) {
      inScope(closureScope) {
        parameterTypes = declareClosureParameters(
          syntax, wanted: wanted, effects: effects, in: inner)
        if let written = syntax.signature?.returnClause {
          inner.resultType = self.type(written.type)
        } else if let wanted, solver.resolve(wanted.result).isConcrete {
          inner.resultType = solver.resolve(wanted.result)
        } else if let wanted {
          inner.openResult = wanted.result
        }
        body.statements = closureStatements(syntax, in: inner)
        body.statements.insert(contentsOf: inner.prologue, at: 0)
        result = inner.resultType ?? .void
      }
    }
    body.returnsVoid = solver.resolve(result) == .void
    body.throwsOut =
      inner.throwsSomething || syntax.signature?.effectSpecifiers?.throwsClause != nil
    // What is thrown inside is thrown to whoever calls it, not here.
    let functionType = FunctionType(
      parameters: parameterTypes, result: result, isAsync: isAsync, isThrowing: body.throwsOut,
      isSendable: true, isMainActor: wanted?.isMainActor ?? false)
    return make(.closure(body), .function(functionType), at: syntax)
  }

  private func closureStatements(
    _ syntax: ClosureExprSyntax, in inner: FunctionContext
  ) -> [Statement] {
    let items = syntax.statements
    if items.count == 1, let only = items.first, let single = singleExpression(only) {
      let value: Expression
      if let known = inner.resultType {
        if known == .void {
          value = infer(single, hint: nil)
          return [.expression(value)]
        }
        value = check(single, as: known, purpose: .closureResult)
      } else {
        let open = inner.openResult.map { solver.resolve($0) }
        var isBare = true
        if let open, case .variable = open { isBare = true } else { isBare = open == nil }
        value = infer(single, hint: isBare ? inner.resultHint : open)
        let type = resolved(value)
        if let hint = inner.resultHint, isBare, let converted = convert(value, to: hint) {
          inner.resultType = hint
          return [.returning(converted)]
        }
        if let open, !isBare {
          let converted = coerce(value, to: open, at: single, purpose: .closureResult)
          inner.resultType = solver.resolve(open)
          return [.returning(converted)]
        }
        inner.resultType = type == .never ? inner.resultHint ?? .void : type
      }
      let type = resolved(value)
      if type == .never { return [.expression(value)] }
      return type == .void && isStatementLike(single) ? [.expression(value)] : [.returning(value)]
    }
    let statements = checkItems(items)
    if inner.resultType == nil {
      // One that never gets to its end, and returns nothing, is whatever its place wants.
      inner.resultType = endsControl(statements) ? inner.resultHint ?? .void : .void
    }
    if let result = inner.resultType, solver.resolve(result) != .void, result != .invalid,
      !endsControl(statements), let last = items.last
    {
      report(
        "missing return in closure expected to return '\(solver.resolve(result))'", at: last)
    }
    return statements
  }

  private func isStatementLike(_ syntax: ExprSyntax) -> Bool {
    syntax.as(InfixOperatorExprSyntax.self).map { isAssignment($0.operator) } ?? false
  }

  // MARK: Parameters

  private func declareClosureParameters(
    _ syntax: ClosureExprSyntax, wanted: FunctionType?, effects: ClosureEffects,
    in inner: FunctionContext
  ) -> [FunctionType.Parameter] {
    var names: [(name: String, type: Type?, isInout: Bool, node: Syntax)] = []
    switch syntax.signature?.parameterClause {
    case .simpleInput(let list)?:
      names = list.map { ($0.name.text, nil, false, Syntax($0)) }
    case .parameterClause(let clause)?:
      names = clause.parameters.map { parameter in
        let isInout =
          parameter.type?.as(AttributedTypeSyntax.self)?.specifiers.contains {
            $0.trimmedDescription == "inout"
          } ?? false
        return (
          (parameter.secondName ?? parameter.firstName).text, parameter.type.map { self.type($0) },
          isInout, Syntax(parameter)
        )
      }
    case nil:
      inner.usesAnonymousParameters = true
      let count = wanted?.parameters.count ?? effects.parameterCount
      if let wanted, effects.parameterCount > wanted.parameters.count {
        // `$0` and `$1` of a tuple parameter, as in `dictionary.map { $0 … $1 }`.
        if wanted.parameters.count == 1,
          case .tuple(let elements) = solver.resolve(wanted.parameters[0].type),
          elements.count >= effects.parameterCount
        {
          return declareDestructured(elements, wanted.parameters[0], in: inner, at: syntax)
        }
        report(
          "contextual closure type '\(Type.function(wanted))' expects \(wanted.parameters.count) "
            + "\(wanted.parameters.count == 1 ? "argument" : "arguments"), but "
            + "\(effects.parameterCount) were used in closure body", at: syntax)
      } else if let wanted, effects.parameterCount == 0, !wanted.parameters.isEmpty {
        report(
          "contextual type for closure argument list expects \(wanted.parameters.count) "
            + "\(wanted.parameters.count == 1 ? "argument" : "arguments"), which cannot be "
            + "implicitly ignored", at: syntax, advice: "Begin it with `_ in`.")
      }
      names = (0..<count).map { ("$\($0)", nil, false, Syntax(syntax)) }
    }
    if let wanted, wanted.parameters.count != names.count {
      if wanted.parameters.count == 1,
        case .tuple(let elements) = solver.resolve(wanted.parameters[0].type),
        elements.count == names.count
      {
        return declareDestructured(
          elements, wanted.parameters[0], names: names.map(\.name), in: inner, at: syntax)
      }
      report(
        "contextual closure type '\(Type.function(wanted))' expects \(wanted.parameters.count) "
          + "\(wanted.parameters.count == 1 ? "argument" : "arguments"), but \(names.count) were "
          + "used in closure body", at: syntax)
    }
    var result: [FunctionType.Parameter] = []
    for (index, entry) in names.enumerated() {
      let given = wanted.flatMap {
        $0.parameters.indices.contains(index) ? $0.parameters[index] : nil
      }
      var type = entry.type ?? given.map { solver.resolve($0.type) } ?? solver.makeVariable()
      if let written = entry.type, let given { _ = solver.unify(written, given.type) }
      if entry.type == nil, given == nil, wanted == nil {
        report(
          "cannot infer type of closure parameter '\(entry.name)' without a type annotation",
          at: entry.node)
        type = .invalid
      }
      let isInout = entry.isInout || given?.isInout ?? false
      let variable = declareParameter(
        entry.name, type, isInout: isInout, at: position(of: entry.node))
      if inner.usesAnonymousParameters { inner.anonymousParameters.append(variable) }
      result.append(.init(type: type, isInout: isInout))
    }
    return result
  }

  /// One tuple parameter met by several names: taken apart at the start.
  private func declareDestructured(
    _ elements: [TupleElement], _ parameter: FunctionType.Parameter, names: [String]? = nil,
    in inner: FunctionContext, at syntax: ClosureExprSyntax
  ) -> [FunctionType.Parameter] {
    let position = position(of: syntax)
    let whole = declareParameter("_", parameter.type, at: position)
    for (index, element) in elements.enumerated() {
      let name = names?[index] ?? "$\(index)"
      let variable = Variable(
        name: name, type: element.type, isConstant: true, owner: context.body, position: position)
      inner.prologue.append(
        .declare(
          variable,
          Expression(
            kind: .load(.tupleElement(.variable(whole), index)), type: element.type,
            position: position)))
      if names == nil { inner.anonymousParameters.append(variable) }
      if name != "_" { scope.declare(.variable(variable), as: name) }
    }
    return [parameter]
  }

  // MARK: Capture lists

  private func declareCaptures(
    _ clause: ClosureCaptureClauseSyntax?, in closureScope: LexicalScope, body: Body
  ) {
    for item in clause?.items ?? [] {
      let name = item.name.text
      let value: Expression
      if let initializer = item.initializer {
        value = infer(initializer.value, hint: nil)
      } else {
        value = nameReference(
          DeclReferenceExprSyntax(baseName: item.name), at: item)
      }
      var type = resolved(value)
      var ownership = Variable.Ownership.strong
      switch item.specifier?.specifier.text {
      case "weak":
        ownership = .weak
        if wrapped(type) == nil { type = optional(type) }
      case "unowned": ownership = .unowned
      default: break
      }
      if ownership != .strong, !isClassType(wrapped(type) ?? type) {
        report("'\(ownership)' may only be applied to class types, not '\(type)'", at: item)
      }
      let variable = Variable(
        name: name, type: type, isConstant: true, owner: body, position: position(of: item))
      variable.ownership = ownership
      body.captureList.append((variable: variable, value: value))
      closureScope.declare(.variable(variable), as: name)
    }
  }

  /// A name in a capture list, which stands in no expression of its own.
  private func nameReference(
    _ reference: DeclReferenceExprSyntax, at item: ClosureCaptureSyntax
  ) -> Expression {
    let name = item.name.text
    if name == "self" {
      guard let variable = context.selfVariable else {
        report("cannot find 'self' in scope", at: item)
        return invalid(at: item)
      }
      return use(variable, at: item)
    }
    if case .variable(let variable)? = lookup(name) { return use(variable, at: item) }
    report("cannot find '\(name)' in scope", at: item, advice: suggestion(for: name))
    return invalid(at: item)
  }

  func isClassType(_ type: Type) -> Bool {
    switch solver.resolve(type) {
    case .nominal(let declaration, _): declaration.kind == .class
    case .anyObject, .invalid: true
    default: false
    }
  }
}

package import Reading
package import Semantics

// Equality and conversion. Known types are settled at once. Other constraints wait.

extension ConstraintSystem {
  /// Makes the two types equal.
  func equate(_ left: Type, _ right: Type, _ term: Term) -> Bool {
    let left = rootOrMember(left)
    let right = rootOrMember(right)
    if left === right || left == right { return true }
    // A variable that equals an erroneous type is erroneous too, without further messages.
    if left.isError || right.isError {
      if let id = left.asVariable ?? right.asVariable,
        left.asVariable == nil || right.asVariable == nil
      {
        return bindVariable(id, to: .error, term)
      }
      return true
    }
    switch (left.kind, right.kind) {
    case (.variable(let id), _): return bindVariable(id, to: right, term)
    case (_, .variable(let id)): return bindVariable(id, to: left, term)
    case (.member, _), (_, .member):
      if isOpenMember(left) || isOpenMember(right) {
        add(.equal(left, right), term)
        return true
      }
      return !left.hasVariables && !right.hasVariables && reduced(left) == reduced(right)
    case (.nominal(let a, let x), .nominal(let b, let y)):
      return a === b && x.count == y.count && equateAll(x, y, term)
    case (.tuple(let x), .tuple(let y)):
      return x.count == y.count
        && zip(x, y).allSatisfy({ $0.label == $1.label || $0.label == nil || $1.label == nil })
        && equateAll(x.map(\.type), y.map(\.type), term)
    case (.function(let a), .function(let b)):
      guard a.parameters.count == b.parameters.count, a.isAsync == b.isAsync,
        zip(a.parameters, b.parameters).allSatisfy({
          $0.isInout == $1.isInout && $0.isVariadic == $1.isVariadic
        }),
        equateAll(a.parameters.map(\.type), b.parameters.map(\.type), term),
        equateThrown(a.thrown, b.thrown, term)
      else { return false }
      return equate(a.result, b.result, term)
    case (.metatype(let a), .metatype(let b)): return equate(a, b, term)
    case (.existential(let a), .existential(let b)):
      guard a.protocols == b.protocols, a.isClassBound == b.isClassBound,
        Set(a.arguments.keys) == Set(b.arguments.keys),
        (a.superclass == nil) == (b.superclass == nil)
      else { return false }
      for (name, type) in a.arguments {
        guard let other = b.arguments[name], equate(type, other, term) else { return false }
      }
      if let x = a.superclass, let y = b.superclass { return equate(x, y, term) }
      return true
    case (.opaque(let a, let x), .opaque(let b, let y)):
      return a === b && x.count == y.count && equateAll(x, y, term)
    case (.parameter, .parameter): return reduced(left) == reduced(right)
    case (.parameter, _), (_, .parameter): return reduced(left) == reduced(right)
    default: return false
    }
  }

  private func equateAll(_ left: [Type], _ right: [Type], _ term: Term) -> Bool {
    for (a, b) in zip(left, right) where !equate(a, b, term) { return false }
    return true
  }

  private func equateThrown(_ left: Type?, _ right: Type?, _ term: Term) -> Bool {
    switch (left, right) {
    case (nil, nil): return true
    case (let a?, let b?): return equate(a, b, term)
    case (let type?, nil), (nil, let type?):
      // An open thrown type may become `Never`.
      if let id = root(type).asVariable { return bindVariable(id, to: core.never, term) }
      return root(type) == core.never
    }
  }

  /// Replaces types by their representatives in the context's generic signature.
  package func reduced(_ type: Type) -> Type {
    let type = simplify(type)
    guard type.flags.contains(.hasParameters), !type.hasVariables else { return type }
    return context.signature.reduce(type)
  }

  private func rootOrMember(_ type: Type) -> Type {
    let type = root(type)
    if case .member = type.kind { return reducedMember(type) }
    return type
  }

  private func reducedMember(_ type: Type) -> Type {
    let simple = simplify(type)
    return simple.hasVariables ? simple : context.signature.reduce(simple)
  }

  func bindVariable(_ id: Int, to type: Type, _ term: Term) -> Bool {
    let type = simplify(type)
    if type.flags.contains(.isTooLarge) { metLargeType = true }
    if type.asVariable == id { return true }
    if variables(in: type).contains(id) { return false }
    if let other = type.asVariable {
      // Two literals share one variable, whose type both can have.
      if let mine = literals[id] {
        if let theirs = literals[other] {
          if let joined = join(mine, theirs), joined != theirs { record(.literal(other, joined)) }
        } else {
          record(.literal(other, mine))
        }
      }
      share(id, with: other)
      bind(id, to: type)
      return true
    }
    bind(id, to: type)
    return true
  }

  private func join(_ left: Literal, _ right: Literal) -> Literal? {
    if left == right { return left }
    switch (left, right) {
    case (.integer, .floating), (.floating, .integer): return .floating
    case (.string(let a), .string(let b)): return .string(isCharacter: a && b)
    case (.string, .interpolation), (.interpolation, .string): return .interpolation
    default: return nil
    }
  }

  // MARK: Conversion

  /// Whether a value of the first type converts to the second.
  package func convert(
    _ from: Type, _ to: Type, _ purpose: Contextual.Purpose, _ term: Term
  ) -> Bool {
    let from = rootOrMember(from)
    let to = rootOrMember(to)
    if from === to || from == to { return true }
    if from.isError || to.isError {
      hasErrors = true
      return true
    }
    if let inner = valueOfOptional(to, convertedFrom: from) {
      add(.valueToOptional)
      return convert(from, inner, purpose, term)
    }
    // `Any` accepts every type, so it doesn't bound the variable.
    if from.asVariable != nil || to.asVariable != nil || isOpenMember(from) || isOpenMember(to) {
      add(.convert(from, to, purpose), term)
      return true
    }
    return convertKnown(from, to, purpose, term)
  }

  private func isOpenMember(_ type: Type) -> Bool {
    if case .member = type.kind { type.hasVariables } else { false }
  }

  private func convertKnown(
    _ from: Type, _ to: Type, _ purpose: Contextual.Purpose, _ term: Term
  ) -> Bool {
    if purpose == .closureResult, to.isVoid { return true }
    if from == core.never, purpose == .closureResult || purpose == .yield { return true }
    switch (from.kind, to.kind) {
    case (_, .nominal(let b, let y)) where b === core.optional:
      if case .nominal(let a, let x) = from.kind, a === core.optional {
        return convertOptionals(x[0], y[0], purpose, term)
      }
      add(.valueToOptional)
      return convert(from, y[0], purpose, term)
    case (_, .nominal) where core.isHashableBox(to) && !core.isHashableBox(from):
      if operands.contains(term.id) { return fail(.cannotConvert(from, to, purpose, term)) }
      add(.userConversion)
      return conform(from, to: core.protocol("Hashable"), term)
        || fail(.cannotConvert(from, to, purpose, term))
    // A value in an existential can be coerced to `AnyObject`.
    case (.existential, .existential) where purpose == .coercion && to == .anyObject: return true
    case (_, .existential(let wanted)): return erase(from, to: to, wanted, purpose, term)
    case (_, .nominal(let b, _)) where purpose == .coercion && b.known == .nsError:
      // Any error can be coerced to `NSError`; one that is an object of the class stays the same.
      return model.conforms(from, to: core.protocol("Error"), in: context.signature)
        || fail(.cannotConvert(from, to, purpose, term))
    case (.nominal(let a, _), .nominal(let b, _))
    where purpose == .coercion && a !== b && isBridged(from, a, to: b):
      return true
    case (.nominal(let a, _), .nominal) where from.convertsAsNumber(to: to):
      // `Double` is preferred, as few conversions as possible are, and outer ones are.
      add(.userConversion, a.known == .cgFloat ? 2 : 10)
      return true
    case (.nominal(let a, let x), .nominal(let b, let y)) where a === b:
      // The elements of collections keep their kind of number.
      for (one, other) in zip(x, y) where a !== core.optional {
        if root(one).convertsAsNumber(to: root(other)) {
          return fail(.cannotConvert(from, to, purpose, term))
        }
      }
      if a === core.array || a === core.set {
        if equalWithoutOpening(x, y) { return true }
        if !x[0].hasVariables, !y[0].hasVariables { add(.collectionUpcast) }
        return convert(x[0], y[0], purpose, term)
      }
      if a === core.dictionary {
        return convert(x[0], y[0], purpose, term) && convert(x[1], y[1], purpose, term)
      }
      return equateAll(x, y, term) || fail(.cannotConvert(from, to, purpose, term))
    case (.nominal(let a, _), .nominal(let b, let y)) where a.isReference && b.isReference:
      guard let ancestor = superclass(of: from, declaredAs: b) else {
        return fail(.cannotConvert(from, to, purpose, term))
      }
      return equateAll(ancestor.arguments, y, term)
    case (.parameter, .nominal(let b, let y)) where b.isReference,
      (.opaque, .nominal(let b, let y)) where b.isReference,
      (.member, .nominal(let b, let y)) where b.isReference:
      guard let ancestor = superclass(of: from, declaredAs: b) else {
        return fail(.cannotConvert(from, to, purpose, term))
      }
      return equateAll(ancestor.arguments, y, term)
    case (.existential(let a), .nominal(let b, let y)) where b.isReference:
      guard let bound = a.superclass, let ancestor = superclass(of: bound, declaredAs: b) else {
        return fail(.cannotConvert(from, to, purpose, term))
      }
      return equateAll(ancestor.arguments, y, term)
    case (.tuple(let x), .tuple(let y)):
      guard let order = x.order(in: y) else {
        return fail(.cannotConvert(from, to, purpose, term))
      }
      for (place, b) in zip(order, y) where !convert(x[place].type, b.type, purpose, term) {
        return false
      }
      return true
    case (.function(let a), .function(let b)): return convertFunction(a, b, from, to, purpose, term)
    case (.metatype(let a), .metatype(let b)):
      // Unlike `Any`, `Any.Type` isn't worse than a generic parameter.
      let (x, y) = (root(a), root(b))
      if case .existential(let wanted) = y.kind {
        let isKnown = y.isAny || x.asVariable == nil
        if isKnown { return y.isAny || erase(x, to: y, wanted, purpose, term) }
        // Whether the existential's own metatype is meant isn't known yet.
        add(.convert(from, to, purpose), term)
        return true
      }
      if let declaration = y.nominal, declaration.isReference, x.nominal != nil,
        let ancestor = superclass(of: x, declaredAs: declaration)
      {
        return equateAll(ancestor.arguments, y.arguments, term)
      }
      return equate(a, b, term) || fail(.cannotConvert(from, to, purpose, term))
    default:
      return equate(from, to, term) || fail(.cannotConvert(from, to, purpose, term))
    }
  }

  private func equalWithoutOpening(_ left: [Type], _ right: [Type]) -> Bool {
    zip(left, right).allSatisfy { simplify($0) == simplify($1) }
  }

  /// Converts a value to `any P`, `Any` or `AnyObject`.
  private func erase(
    _ from: Type, to: Type, _ wanted: Existential, _ purpose: Contextual.Purpose, _ term: Term
  ) -> Bool {
    if wanted.protocols.isEmpty, wanted.superclass == nil {
      if !wanted.isClassBound {
        add(.emptyExistential)
        if case .function = from.kind { add(.functionAsAnything) }
        return true
      }
      // On Linux, `as` puts any value in an object.
      return isClassType(from) || purpose == .coercion
        || fail(.cannotConvert(from, to, purpose, term))
    }
    if wanted.isClassBound, !isClassType(from) {
      return fail(.cannotConvert(from, to, purpose, term))
    }
    if case .existential(let given) = from.kind {
      let known = given.protocols.flatMap(\.closure)
      if wanted.protocols.allSatisfy({ known.contains($0) }) {
        for (name, type) in wanted.arguments {
          guard let other = given.arguments[name], equate(other, type, term) else {
            return fail(.cannotConvert(from, to, purpose, term))
          }
        }
        guard let superclass = wanted.superclass else { return true }
        return given.superclass.map { convert($0, superclass, purpose, term) } ?? false
      }
    }
    for one in wanted.protocols {
      guard conform(from, to: one, term) else {
        return fail(.doesNotConform(simplify(from), one, term, by: nil))
      }
      for associated in one.closure.flatMap(\.associatedTypes) {
        guard let argument = wanted.arguments[associated.name] else { continue }
        guard let witness = typeWitness(associated, of: from), equate(witness, argument, term)
        else { return fail(.cannotConvert(from, to, purpose, term)) }
      }
    }
    if let superclass = wanted.superclass { return convert(from, superclass, purpose, term) }
    return true
  }

  package func isClassType(_ type: Type) -> Bool {
    switch root(type).kind {
    case .nominal(let declaration, _): return declaration.isReference
    case .existential(let existential):
      return existential.isClassBound || existential.superclass != nil
        || existential.protocols.contains { $0.closure.contains { $0.isClassBound } }
    case .parameter, .member: return context.signature.isClassBound(root(type))
    case .opaque(let result, _):
      return result.constraint.isClassBound || result.constraint.superclass != nil
        || result.constraint.protocols.contains { $0.closure.contains { $0.isClassBound } }
    default: return false
    }
  }

  /// The superclass of a class (or the class itself) with this declaration, with its arguments.
  package func superclass(of type: Type, declaredAs wanted: NominalDeclaration) -> Type? {
    var current: Type? = root(type)
    if let type = current {
      switch type.kind {
      case .parameter, .member:
        // A requirement such as `Element == Node` makes it a class.
        let own = reduced(type)
        current = own.nominal == nil ? context.signature.superclass(of: type) : own
      case .opaque(let result, _): current = result.constraint.superclass
      default: break
      }
    }
    var seen = 0
    while let type = current, seen < 100 {
      guard case .nominal(let declaration, let arguments) = type.kind else { return nil }
      if declaration === wanted { return type }
      current = declaration.superclass.value.map {
        substitute(Substitution(declaration.genericParameters, arguments), in: $0)
      }
      seen += 1
    }
    return nil
  }

  private func convertFunction(
    _ from: FunctionType, _ to: FunctionType, _ fromType: Type, _ toType: Type,
    _ purpose: Contextual.Purpose, _ term: Term
  ) -> Bool {
    if from.isAsync && !to.isAsync { return fail(.cannotConvert(fromType, toType, purpose, term)) }
    let parts = zip(
      from.parameters.map(\.type) + [from.result], to.parameters.map(\.type) + [to.result])
    for (one, other) in parts where root(one).convertsAsNumber(to: root(other)) {
      return fail(.cannotConvert(fromType, toType, purpose, term))
    }
    var parameters = from.parameters
    if parameters.count != to.parameters.count {
      // A function of several parameters converts to a function of one tuple.
      guard to.parameters.count == 1, parameters.count > 1,
        case .tuple(let elements) = root(to.parameters[0].type).kind,
        elements.count == parameters.count, purpose == .argument
      else { return fail(.cannotConvert(fromType, toType, purpose, term)) }
      for (element, parameter) in zip(elements, parameters)
      where !convert(element.type, parameter.type, purpose, term) { return false }
      parameters = []
    } else {
      for (a, b) in zip(parameters, to.parameters) {
        guard a.isInout == b.isInout else {
          return fail(.cannotConvert(fromType, toType, purpose, term))
        }
        guard a.isInout ? equate(a.type, b.type, term) : convert(b.type, a.type, purpose, term)
        else { return false }
      }
    }
    switch (from.thrown.map(root), to.thrown.map(root)) {
    case (nil, let wanted?):
      if let id = wanted.asVariable, !bindVariable(id, to: core.never, term) { return false }
    case (nil, nil): break
    case (let thrown?, nil):
      if let id = thrown.asVariable { return bindVariable(id, to: core.never, term) }
      guard thrown == core.never else {
        return fail(.cannotConvert(fromType, toType, purpose, term))
      }
    case (let thrown?, let wanted?):
      guard convert(thrown, wanted, purpose, term) else { return false }
    }
    if from.isolation != to.isolation || from.isSendable != to.isSendable
      || from.isAsync != to.isAsync
    {
      add(.functionConversion)
    }
    if root(to.result).isVoid, purpose == .closureResult { return true }
    return convert(from.result, to.result, purpose == .closureResult ? .argument : purpose, term)
  }
}

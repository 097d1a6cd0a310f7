package import Reading
import Semantics
import SwiftSyntax

// Generates type variables and constraints from terms.

extension ConstraintSystem {
  /// The type of the term; nil if the term is wrong whatever its variables become.
  func generate(_ term: Term, isInner: Bool = false) -> Type? {
    if context.isOfSession { model.budget.spend(1, at: term.position) }
    guard let type = generateKind(term) else { return nil }
    note(type, for: term)
    if !isInner, isBareType(term) {
      _ = fail(.other(NameMessage.typeWithoutMember, term))
      return nil
    }
    if !isInner, let root = implicitRoot(of: term), let base = implicitBases[root.id] {
      if root.id == term.id || isChain(term) {
        guard equate(base, type, term) else {
          _ = fail(.cannotConvert(simplify(type), simplify(base), .argument, term))
          return nil
        }
      }
    }
    return type
  }

  /// A type without a use, by its name or in other syntax: `(Int) -> Void`.
  private func isBareType(_ term: Term) -> Bool {
    guard !context.file.isPrelude else { return false }
    switch term.kind {
    case .type: return true
    case .name: if case .type? = solution.references[term.id]?.target { return true }
    default: break
    }
    return false
  }

  private func generateKind(_ term: Term) -> Type? {
    switch term.kind {
    case .integer: return literal(.integer, term)
    case .floating: return literal(.floating, term)
    case .boolean: return literal(.boolean, term)
    case .nothing: return literal(.nothing, term)
    case .string(let text): return literal(.string(isCharacter: text.count == 1), term)
    case .interpolation(let segments):
      for case .value(let value) in segments { guard generate(value) != nil else { return nil } }
      return literal(.interpolation, term)
    case .magic("isolation"):
      return core.optional(
        Type(.existential(Existential(protocols: [core.protocol("Actor")]))))
    case .magic("_sourceLocation"):
      return core.sourceLocation.map { .nominal($0) }
    case .magic(let name):
      return literal(
        name == "line" || name == "column" ? .integer : .string(isCharacter: false), term)
    case .array(let elements):
      guard let element = generateElements(elements) else { return nil }
      return literal(.array(element: element), term)
    case .dictionary(let entries):
      guard let key = generateElements(entries.map(\.key), .key),
        let value = generateElements(entries.map(\.value), .value)
      else { return nil }
      return literal(.dictionary(key: key, value: value), term)
    case .name(let name): return generateName(term, name, .value)
    case .superReference: return generateSuper(term)
    case .selfMember(let base):
      guard let type = generate(base, isInner: true) else { return nil }
      return type
    case .member(let base, let name, _): return generateMember(term, base, name, .value)
    case .implicitMember(let name): return generateImplicit(term, name, .value)
    case .type(let syntax):
      let type = model.resolve(syntax, in: context)
      note(
        Reference(target: .type(type), base: .none, type: .metatype(type)), for: term.id)
      return .metatype(type)
    case .discard: return makeVariable()
    case .call(let callee, let arguments): return generateCall(term, callee, arguments)
    case .subscripting(let base, let arguments):
      guard let type = generate(base, isInner: true),
        let call = makeCall(term, arguments)
      else { return nil }
      // `[Int]()` and `[String: Int].self` are types. A metatype has only static subscripts.
      let use = MemberUse(
        term: term, name: Term.Name("subscript"), base: type, type: makeVariable(),
        use: .call(call), isSuper: isSuper(base))
      return resolve(use) ? call.result : nil
    case .prefix(let name, let operand):
      return generateOperator(term, name, [operand])
    case .postfix(let name, let operand):
      return generateOperator(term, name, [operand])
    case .infix(let name, let left, let right):
      return generateInfix(term, name, left, right)
    case .assignment(let place, let value):
      guard let to = generate(place), let from = generate(value),
        convert(from, to, .assignment, value)
      else { return nil }
      return .void
    case .keyPath(let root, let components): return generateKeyPath(term, root, components)
    case .parenthesized(let inner), .noted(let inner, _, _): return generate(inner)
    case .tuple(let elements):
      var types: [TupleElement] = []
      for element in elements {
        guard let type = generate(element.value) else { return nil }
        types.append(TupleElement(label: element.label, type: type))
      }
      return Type(.tuple(types))
    case .closure(let closure):
      let type = makeVariable()
      closureContexts[term.id] = context
      add(.closure(ClosureUse(term: term, closure: closure, type: type)), term)
      return type
    case .ternary(let condition, let first, let second):
      guard let test = generate(condition), convert(test, core.bool, .argument, condition),
        let type = generateElements([first, second])
      else { return nil }
      // The branches of a nested ternary determine its type, not its context.
      for branch in [first.peeled, second.peeled] {
        guard case .ternary = branch.kind else { continue }
        if let id = solution.types[branch.id]?.asVariable { ternaries.remove(id) }
      }
      if let id = type.asVariable { ternaries.insert(id) }
      return type
    case .cast(let value, let syntax, let cast): return generateCast(term, value, syntax, cast)
    case .forced(let base) where base.isDelegation: return generate(base, isInner: true)
    case .chained(let base), .forced(let base):
      guard let type = generate(base, isInner: true), keepsOptional(type, term) else { return nil }
      let object = makeVariable()
      return optionalObject(type, object, term) ? object : nil
    case .optionalScope(let inner):
      guard let type = generate(inner, isInner: true) else { return nil }
      let result = makeVariable()
      return flatten(type, result, term) ? result : nil
    case .address(let place): return generate(place)
    case .attempt(let attempt, let inner):
      guard let type = generate(inner) else { return nil }
      guard attempt == .optional else { return type }
      let result = makeVariable()
      return flatten(type, result, term) ? result : nil
    case .await(let inner), .consume(let inner), .copy(let inner): return generate(inner)
    case .branching(let syntax):
      guard isBranchingAllowed(term, syntax) else { return nil }
      let type = makeVariable()
      closureContexts[term.id] = context
      add(.branching(term, type), term)
      return type
    case .unsupported(let form):
      _ = fail(.other(form, term))
      return nil
    }
  }

  package func isSuper(_ term: Term) -> Bool {
    if case .superReference = term.kind { true } else { false }
  }

  // MARK: Implicit members

  private func implicitRoot(of term: Term) -> Term? {
    var term = term
    while true {
      switch term.kind {
      case .implicitMember: return term
      case .member(let base, _, _), .call(let base, _), .subscripting(let base, _),
        .forced(let base), .chained(let base), .optionalScope(let base):
        term = base
      default: return nil
      }
    }
  }

  private func isChain(_ term: Term) -> Bool {
    switch term.kind {
    case .member, .call, .subscripting, .forced, .optionalScope: true
    default: false
    }
  }

  private func generateImplicit(_ term: Term, _ name: Term.Name, _ use: Use) -> Type? {
    let base = makeVariable()
    let type = makeVariable()
    implicitBases[term.id] = base
    if let id = base.asVariable { implicitNames[id] = name.text }
    let member = MemberUse(
      term: term, name: name, base: .metatype(base), type: type, use: use, isImplicit: true)
    return resolve(member) ? type : nil
  }

  // MARK: Calls

  package func makeCall(_ term: Term, _ arguments: Term.Arguments) -> CallUse? {
    var types: [Type] = []
    for argument in arguments.list {
      guard let type = generate(argument.value) else { return nil }
      types.append(type)
    }
    asyncTerms[term.id] = isAsync
    return CallUse(term: term, arguments: arguments, types: types, result: makeVariable())
  }

  private func generateCall(
    _ term: Term, _ callee: Term, _ arguments: Term.Arguments
  ) -> Type? {
    if isTypeOf(callee), arguments.list.count == 1, arguments.list[0].label == "of" {
      guard let type = generate(arguments.list[0].value) else { return nil }
      note(Reference(target: .typeOf, type: .metatype(type)), for: term.id)
      return .metatype(type)
    }
    guard let call = makeCall(term, arguments) else { return nil }
    asyncTerms[callee.id] = isAsync
    let calleeType: Type?
    switch callee.kind {
    case .name(let name): calleeType = generateName(callee, name, .call(call))
    case .member(let base, let name, _):
      calleeType = generateMember(callee, base, name, .call(call))
    case .implicitMember(let name): calleeType = generateImplicit(callee, name, .call(call))
    default:
      guard let type = generate(callee, isInner: true) else { return nil }
      calleeType = type
      if case .closure(let closure) = callee.peeled.kind {
        guard callInPlace(closure, callee.peeled, type, call) else { return nil }
      } else if isChoiceOfOperators(callee) {
        guard callOperator(callee, type, call) else { return nil }
      } else {
        guard callValue(type, call) else { return nil }
      }
    }
    guard let calleeType else { return nil }
    note(calleeType, for: callee)
    return call.result
  }

  /// `type`, or `Swift.type`.
  private func isTypeOf(_ callee: Term) -> Bool {
    switch callee.kind {
    case .name(let name): name.text == "type"
    case .member(let base, let name, _):
      if case .name(let module) = base.kind {
        name.text == "type" && module.text == "Swift"
      } else {
        false
      }
    default: false
    }
  }

  private func generateMember(
    _ term: Term, _ base: Term, _ name: Term.Name, _ use: Use
  ) -> Type? {
    let baseType: Type
    if isSuper(base) {
      guard let type = generateSuper(base) else { return nil }
      note(type, for: base)
      baseType = type
    } else {
      let named = solver.moduleMembers(name.text, of: base, in: context)
      if !named.isEmpty { return found(named, term, name, use) }
      guard let type = generate(base, isInner: true) else { return nil }
      baseType = type
    }
    let type = makeVariable()
    var isTypeName = false
    if case .type? = solution.references[base.id]?.target { isTypeName = true }
    let member = MemberUse(
      term: term, name: name, base: baseType, type: type, use: use, isSuper: isSuper(base),
      baseIsTypeName: isTypeName)
    return resolve(member) ? type : nil
  }

  private func generateSuper(_ term: Term) -> Type? {
    guard let declaration = context.owner?.type as? NominalDeclaration, declaration.isReference
    else {
      _ = fail(.other(NameMessage.superOutsideOfClass, term))
      return nil
    }
    guard let superclass = declaration.superclass.value else {
      _ = fail(.other(NameMessage.noSuperclass(type: declaration.name), term))
      return nil
    }
    return context.isStaticMember ? .metatype(superclass) : superclass
  }

  // MARK: Optionals

  /// Keeps the optional type of a forced or chained value that could be unwrapped implicitly.
  private func keepsOptional(_ type: Type, _ term: Term) -> Bool {
    guard let id = root(type).asVariable else { return true }
    for constraint in pending.reversed() {
      guard case .either(let choice, let types) = constraint.kind, root(choice).asVariable == id
      else { continue }
      let inner = simplify(types[1])
      return inner.asVariable != nil || wrapped(inner) != nil || equate(type, types[0], term)
    }
    return true
  }

  func optionalObject(_ optional: Type, _ object: Type, _ term: Term) -> Bool {
    let type = root(optional)
    switch type.kind {
    case .variable:
      add(.optionalObject(type, object), term)
      return true
    case .nominal(let declaration, let arguments) where declaration === core.optional:
      return equate(arguments[0], object, term)
    case .error: return equate(object, .error, term)
    default: return fail(.notOptional(simplify(type), term))
    }
  }

  func flatten(_ type: Type, _ result: Type, _ term: Term) -> Bool {
    let known = root(type)
    switch known.kind {
    case .variable:
      add(.flattened(known, result), term)
      return true
    case .nominal(let declaration, _) where declaration === core.optional:
      return equate(known, result, term)
    default: return equate(core.optional(known), result, term)
    }
  }
}

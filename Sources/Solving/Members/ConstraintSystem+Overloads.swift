import Reading
package import Semantics

// Chooses among the overload candidates of a name.

extension ConstraintSystem {
  package typealias Candidate = OverloadUse.Candidate

  /// Settles the use if only one candidate is left. Otherwise it waits as a constraint.
  package func resolve(_ use: OverloadUse) -> Bool {
    var use = use
    labelArguments(of: use)
    if case .call(let call) = use.use, use.candidates.count > 1 {
      let fitting = use.candidates.filter { fits($0, call, isOperator: use.isOperator) }
      if !fitting.isEmpty {
        use.candidates = fitting
      } else if !use.isOperator {
        // Messages describe candidates that take this number of arguments.
        let near = use.candidates.filter { takes(call.arguments.list.count, $0) }
        if !near.isEmpty { use.candidates = near }
      }
    }
    if let failure = chooseByLabels(&use) { return fail(failure) }
    switch use.candidates.count {
    case 0: return fail(.noOverload(use.name.text, [], use.term))
    case 1: return choose(use.candidates[0], of: use)
    default:
      use.favored = favoredCandidates(of: use)
      add(.overload(use), use.term)
      return true
    }
  }

  /// Whether labels and counts fit.
  private func fits(_ candidate: Candidate, _ call: CallUse, isOperator: Bool) -> Bool {
    guard let parameters = parameters(of: candidate.reference) else { return true }
    if isOperator { return parameters.count == call.types.count }
    if candidate.reference.base == .unapplied { return call.arguments.list.count == 1 }
    guard case .success(let bindings) = match(call, parameters) else { return false }
    for (parameter, binding) in zip(parameters, bindings) {
      guard case .argument(let index) = binding else { continue }
      let isClosure =
        if case .closure = call.arguments.list[index].value.peeled.kind { true } else { false }
      if !mayPass(call.types[index], isClosure, to: parameter, candidate.reference) { return false }
    }
    return true
  }

  /// Whether the parameter could accept the argument, judged by known types only: different
  /// structures and enumerations never convert, and a number is no range.
  private func mayPass(
    _ argument: Type, _ isClosure: Bool, to parameter: FunctionDeclaration.Parameter,
    _ reference: Reference
  ) -> Bool {
    var argument = root(argument)
    let literal = argument.asVariable.flatMap(onlyLiteral)
    let wanted = simplify(
      parameter.type.substituting(reference.substitution) { base, associated in
        base.hasVariables
          ? Type(.member(base, associated)) : self.member(associated, of: base)
      })
    switch wanted.kind {
    case .nominal(let declaration, _):
      if declaration === core.optional || core.isHashableBox(wanted) { return true }
      if isClosure { return false }
      if let literal { return wanted.hasVariables || suits(wanted, literal) }
      switch argument.kind {
      case .nominal(let given, _):
        return given === declaration || given.isReference && declaration.isReference
      case .tuple, .function, .metatype: return false
      default: return true
      }
    case .parameter(let generic):
      guard let (signature, own) = generics(of: reference.target), own.contains(generic) else {
        return true
      }
      // A function conforms only to marker protocols.
      if isClosure { return signature.protocols(of: wanted).allSatisfy(\.isMarker) }
      switch literal {
      case nil: break
      case .integer, .floating, .boolean, .string, .interpolation:
        argument = literal.flatMap { defaultType(of: $0) } ?? argument
      case .array, .dictionary, .nothing: return true
      }
      guard case .nominal(let given, _) = argument.kind, !given.isReference,
        given !== core.optional, !argument.hasVariables
      else { return true }
      return signature.protocols(of: wanted).allSatisfy {
        model.conformance(of: argument, to: $0, in: context.signature) != nil
      }
    case .function(let function):
      if parameter.isAutoclosure { return true }
      // A function that may not escape fits no parameter that keeps it.
      let mayEscape = argument.asFunction?.isEscaping ?? true
      return literal == nil && (mayEscape || !function.isEscaping)
    case .variable(let id): return !isClosure || !holdsLiterals(id)
    default: return true
    }
  }

  /// Whether numbers or strings convert to a variable, so that it can't be a function.
  private func holdsLiterals(_ id: Int) -> Bool {
    waiting(for: id).contains { constraint in
      guard case .convert(let from, let to, _) = constraint.kind, root(to).asVariable == id,
        let lower = root(from).asVariable, let literal = literals[lower]
      else { return false }
      return literal != .nothing
    }
  }

  package func match(
    _ call: CallUse, _ parameters: [FunctionDeclaration.Parameter]
  ) -> Result<[Solution.ParameterBinding], ArgumentMatching.Mismatch> {
    ArgumentMatching.match(
      call.arguments.list.map(\.label), firstTrailing: call.arguments.firstTrailing,
      with: matchable(parameters))
  }

  func matchable(_ parameters: [FunctionDeclaration.Parameter]) -> [MatchableParameter] {
    parameters.map { parameter in
      MatchableParameter(
        label: parameter.label, isVariadic: parameter.isVariadic,
        hasDefault: parameter.hasDefault,
        acceptsTrailingClosure: acceptsClosure(
          parameter.isAutoclosure
            ? parameter.type.asFunction?.result ?? parameter.type : parameter.type))
    }
  }

  /// Whether the candidate takes this number of arguments, whatever their labels.
  private func takes(_ count: Int, _ candidate: Candidate) -> Bool {
    guard let parameters = parameters(of: candidate.reference) else { return false }
    let required = parameters.filter { !$0.hasDefault && !$0.isVariadic }.count
    return count >= required
      && (count <= parameters.count || parameters.contains(where: \.isVariadic))
  }

  func acceptsClosure(_ type: Type) -> Bool {
    switch type.kind {
    case .function, .parameter, .variable, .member: true
    case .nominal(let declaration, let arguments):
      declaration === core.optional && acceptsClosure(arguments[0])
    case .existential(let existential):
      existential.protocols.isEmpty && existential.superclass == nil
    default: false
    }
  }

  /// The parameters of functions, initializers, subscripts and cases; nil for values.
  package func parameters(of reference: Reference) -> [FunctionDeclaration.Parameter]? {
    switch reference.target {
    case .function(let function): return function.interface.value.parameters
    case .storage(let storage) where storage.isSubscript: return storage.parameters.value
    case .dynamicMember(let storage, _): return storage.parameters.value
    case .enumerationCase(let declaration):
      let parameters = declaration.parameters.value
      if parameters.isEmpty { return nil }
      return parameters.map { parameter in
        var made = FunctionDeclaration.Parameter(
          label: parameter.label, name: parameter.label ?? "_", type: parameter.type,
          defaultValue: parameter.defaultValue.map { .expression($0) },
          position: declaration.position)
        made.isPreconcurrency = declaration.isPreconcurrency
        return made
      }
    default: return nil
    }
  }

  // MARK: Choosing

  /// Tries a candidate: opens its generic parameters, notes it, and applies it.
  package func choose(_ candidate: Candidate, of use: OverloadUse) -> Bool {
    if let member = use.dynamicMember { return choose(candidate.reference, toFind: member) }
    var reference = candidate.reference
    var requirements: [GenericRequirement] = []
    let baseIsOpen = reference.substitution.types.contains { $0.hasVariables }
    if let (signature, own) = generics(of: reference.target) {
      if !own.isEmpty {
        var substitution = reference.substitution
        for parameter in own where substitution[parameter] == nil {
          substitution[parameter] = makeVariable()
        }
        reference = reference.with(substitution: substitution)
      }
      requirements =
        baseIsOpen
        ? signature.requirements
        : signature.requirements.filter { $0.mentions(own) }
          + ownConditions(of: reference.target, signature, besides: own)
    }
    if candidate.isThroughOptional { add(.memberThroughOptional) }
    if let declaration = reference.target.declaration {
      if declaration.isDisfavored { add(.disfavored) }
      if case .unavailable? = declaration.refusal { add(.unavailable) }
    }
    if let written = use.name.arguments, case .function(let function) = reference.target {
      for (parameter, syntax) in zip(function.genericParameters, written) {
        guard let variable = reference.substitution[parameter],
          equate(variable, model.resolve(syntax, in: context), use.term)
        else { return false }
      }
    }
    var type = memberType(of: reference)
    flushMembers(use.term)
    guard leavesExistential(&type, of: reference, use) else { return false }
    type = implicitlyUnwrapped(type, reference, use.term)
    if case .value = use.use { type = valueType(type, of: reference) }
    reference = reference.with(type: type)
    noteEffects(of: reference, use)
    // A call's requirements are checked after its arguments, for better messages.
    note(reference, for: use.noteID)
    switch use.use {
    case .value:
      if case .function = reference.target { add(.unappliedFunction) }
      guard equate(use.type, type, use.term) else {
        return fail(.cannotConvert(simplify(type), simplify(use.type), .argument, use.term))
      }
    case .call(let call):
      if use.noteID == use.term.id || use.isOperator { _ = equate(use.type, type, use.term) }
      guard apply(type, reference, call, use) else { return false }
    }
    let isPreconcurrency = reference.target.declaration?.isPreconcurrency ?? false
    for requirement in requirements {
      if isPreconcurrency, case .conforms(_, let wanted) = requirement, wanted === core.sendable {
        continue
      }
      guard require(requirement, reference.substitution, use.term) else { return false }
    }
    flushMembers(use.term)
    return true
  }

  /// Requirements of a member's own `where` clause on the parameters of its type or extension:
  /// `func tally() -> [Element: Int] where Element: Hashable`.
  private func ownConditions(
    of target: Reference.Target, _ signature: GenericSignature, besides own: [GenericParameter]
  ) -> [GenericRequirement] {
    guard let owner = target.declaration?.owner,
      signature.requirements.count > owner.signature.requirements.count
    else { return [] }
    return signature.requirements.filter {
      !$0.mentions(own) && !owner.signature.requirements.contains($0)
    }
  }

  /// An implicitly unwrapped value is the optional if that type fits, otherwise the wrapped value.
  func implicitlyUnwrapped(_ type: Type, _ reference: Reference, _ term: Term) -> Type {
    guard case .storage(let storage) = reference.target, storage.isImplicitlyUnwrapped,
      !storage.isSubscript, let inner = wrapped(type)
    else { return type }
    let result = makeVariable()
    add(.either(result, [type, inner]), term)
    return result
  }

  /// The same for the result of a function, initializer or subscript: `func find() -> Item!`.
  func implicitlyUnwrapped(_ type: Type, ofCall reference: Reference, _ term: Term) -> Type {
    let isUnwrapped =
      switch reference.target {
      case .function(let function): function.isImplicitlyUnwrapped
      case .storage(let storage): storage.isSubscript && storage.isImplicitlyUnwrapped
      default: false
      }
    guard isUnwrapped, let inner = wrapped(type) else { return type }
    let result = makeVariable()
    add(.either(result, [type, inner]), term)
    return result
  }

  /// Calls prefer asynchronous functions in asynchronous code, and synchronous functions elsewhere.
  /// Without such a choice the score doesn't change, so the number of functions doesn't matter.
  private func noteEffects(of reference: Reference, _ use: OverloadUse) {
    guard use.candidates.count > 1, case .function(let function) = reference.target,
      case .call = use.use,
      use.candidates.contains(where: { candidate in
        guard case .function(let other) = candidate.reference.target else { return false }
        return other.interface.value.isAsync != function.interface.value.isAsync
      })
    else { return }
    switch (function.interface.value.isAsync, isAsyncContext(use)) {
    case (true, false): add(.asyncInSync)
    case (false, true): add(.syncInAsync)
    default: break
    }
  }

  /// The generic signature of a declaration, and its own generic parameters.
  private func generics(
    of target: Reference.Target
  ) -> (signature: GenericSignature, own: [GenericParameter])? {
    switch target {
    case .function(let function):
      return (function.signature.value, function.genericParameters)
    case .storage(let storage), .dynamicMember(let storage, _):
      return (storage.signature.value, storage.genericParameters)
    case .enumerationCase(let declaration):
      return declaration.owner.map { ($0.signature, []) }
    default: return nil
    }
  }

  /// The type of the referenced declaration through its base. The base may mention parameters that
  /// the reference substitutes: `Box<[T]>(…)` inside `Box`.
  private func memberType(of reference: Reference) -> Type {
    func own(_ type: Type) -> Type { substitute(reference.substitution, in: type) }
    switch reference.target {
    case .function(let function):
      var type = own(function.type)
      let interface = function.interface.value
      if function.kind == .initializer, reference.base != .instance, reference.base != .superclass,
        reference.base != .implicitSelf, case .function(var made) = type.kind
      {
        let base = reference.baseType ?? own(interface.result)
        made.result =
          function.isFailable || function.isImplicitlyUnwrapped ? core.optional(base) : base
        type = .function(made)
      } else if function.kind == .initializer, case .function(var made) = type.kind {
        made.result = .void
        type = .function(made)
      } else if interface.mentionsSelf, let base = reference.baseType,
        case .function(var made) = type.kind
      {
        if interface.returnsSelf {
          made.result = replaceSelf(in: made.result, with: base, function.owner)
        }
        for (index, parameter) in interface.parameters.enumerated() where parameter.mentionsSelf {
          made.parameters[index].type = replaceSelf(
            in: made.parameters[index].type, with: base, function.owner)
        }
        type = .function(made)
      }
      if reference.base == .unapplied, let base = reference.baseType {
        return .function(
          FunctionType(
            parameters: [.init(type: base, isInout: function.isMutating)], result: type))
      }
      return type
    case .storage(let storage):
      var value = own(storage.type.value)
      if storage.returnsSelf, let base = reference.baseType {
        value = replaceSelf(in: value, with: base, storage.owner)
      }
      guard storage.isSubscript else { return value }
      return .function(
        FunctionType(
          parameters: storage.parameters.value.map {
            .init(
              type: own($0.type), isInout: $0.isInout, isAutoclosure: $0.isAutoclosure,
              isVariadic: $0.isVariadic)
          }, result: value))
    case .enumerationCase(let declaration):
      let result = reference.baseType ?? .error
      let parameters = declaration.parameters.value
      if parameters.isEmpty { return result }
      return .function(
        FunctionType(parameters: parameters.map { .init(type: own($0.type)) }, result: result))
    default: return own(reference.type)
    }
  }

  /// `-> Self` in a class's member is the static type of the base.
  private func replaceSelf(in type: Type, with base: Type, _ owner: Owner?) -> Type {
    guard let nominal = owner?.type as? NominalDeclaration else { return type }
    if case .nominal(let declaration, _) = type.kind, declaration === nominal { return base }
    return type.mapParts { replaceSelf(in: $0, with: base, owner) }
  }

  /// Creates the constraints for member types created since the last flush.
  func flushMembers(_ term: Term) {
    while let member = pendingMembers.popLast() {
      add(.memberType(member.base, member.associated, member.result), term)
    }
  }

  private func isAsyncContext(_ use: OverloadUse) -> Bool { asyncTerms[use.term.id] ?? isAsync }
}

extension GenericRequirement {
  /// Whether the requirement mentions one of the parameters.
  package func mentions(_ parameters: [GenericParameter]) -> Bool {
    func mentions(_ type: Type) -> Bool {
      type.contains { part in
        if case .parameter(let parameter) = part.kind {
          parameters.contains(parameter)
        } else {
          false
        }
      }
    }
    switch self {
    case .conforms(let type, _), .classBound(let type): return mentions(type)
    case .same(let left, let right): return mentions(left) || mentions(right)
    case .inherits(let type, let superclass): return mentions(type) || mentions(superclass)
    }
  }
}

package import Reading
package import Semantics

// Conformances of types, and their associated types.

extension ConstraintSystem {
  package func substitute(_ substitution: Substitution, in type: Type) -> Type {
    type.substituting(substitution) { base, associated in self.member(associated, of: base) }
  }

  /// The type of `base.Associated`, or a variable until it is known.
  package func member(_ associated: AssociatedType, of base: Type) -> Type {
    let simple = simplify(base)
    if simple.asVariable == nil, let found = typeWitness(associated, of: simple) { return found }
    let member = Type(.member(simple, associated))
    guard simple.hasVariables else { return member }
    if let known = memberVariables[member] { return known }
    let variable = makeVariable()
    memberVariables[member] = variable
    pendingMembers.append((simple, associated, variable))
    return variable
  }

  /// Runs `look` on temporary types, and drops the member variables that it creates.
  func withoutNewMembers<Result>(_ look: () -> Result) -> Result {
    let (members, known) = (pendingMembers, memberVariables)
    defer { (pendingMembers, memberVariables) = (members, known) }
    return look()
  }

  package func typeWitness(_ associated: AssociatedType, of type: Type) -> Type? {
    switch type.kind {
    case .variable: return nil
    case .parameter, .member:
      if type.hasVariables { return nil }
      return model.reduce(Type(.member(type, associated)), in: context.signature)
    case .existential(let existential):
      return model.known(associated, of: existential, in: context.signature)
    case .opaque(let result, let arguments):
      if let known = result.constraint.arguments[associated.name] {
        return substitute(Substitution(result.parameters, arguments), in: known)
      }
      return model.reduce(Type(.member(type, associated)), in: context.signature)
    default:
      return model.typeWitness(associated, of: type, in: context.signature)
    }
  }

  /// Whether the type conforms. A variable gets a constraint.
  package func conform(_ type: Type, to wanted: ProtocolDeclaration, _ term: Term) -> Bool {
    let type = simplify(type)
    if type.isError { return true }
    if isOpen(type) {
      add(.conforms(type, wanted), term)
      return true
    }
    if wanted.isMarker && type.hasVariables { return true }
    guard
      let reference = model.conformance(of: type, to: wanted, in: context.signature)
    else {
      if wanted === core.sendable, model.isOnlyWarned(type, in: context) { return true }
      return fail(.doesNotConform(type, wanted, term, by: solution.references[term.id]?.target))
    }
    if type.hasVariables, case .declared(let declaration, let arguments) = reference {
      for requirement in declaration.conditions {
        guard require(requirement, arguments, term) else { return false }
      }
    }
    return true
  }

  /// Whether a type is unknown: a variable, or a member of a variable.
  package func isOpen(_ type: Type) -> Bool {
    if case .member = type.kind { return type.hasVariables }
    return type.asVariable != nil
  }

  /// Whether the type is an associated type of a literal, such as its element.
  func isMemberOfLiteral(_ type: Type) -> Bool { isMember(type, of: isOfLiteral) }

  /// Whether the variable is the type of an argument for a member of an array or dictionary literal:
  /// `[1, 2].map(String.init)`. The literal's own elements determine the literal's type.
  func isPassedToMemberOfLiteral(_ id: Int, _ open: [Constraint]) -> Bool {
    open.contains { constraint in
      guard case .member(let member) = constraint.kind, case .call(let call) = member.use,
        let base = root(member.base).asVariable
      else { return false }
      switch literals[base] {
      case .array, .dictionary: return call.types.contains { root($0).asVariable == id }
      default: return false
      }
    }
  }

  /// Whether the type is an associated type of an open variable.
  func isMemberOfOpen(_ type: Type) -> Bool { isMember(type) { _ in true } }

  private func isMember(_ type: Type, of isWanted: (Int) -> Bool) -> Bool {
    let type = simplify(type)
    if case .member = type.kind { return variables(in: type).contains(where: isWanted) }
    return variables(in: type).contains { id in
      waiting(for: id).contains { constraint in
        guard case .memberType(let base, _, let result) = constraint.kind,
          root(result).asVariable == id
        else { return false }
        return variables(in: simplify(base)).contains(where: isWanted)
      }
    }
  }

  /// Whether the variable is a literal's, or a literal converts to it.
  private func isOfLiteral(_ id: Int) -> Bool {
    if literals[id] != nil { return true }
    let bounds = gatherBounds(of: id)
    return bounds.lowers.isEmpty && bounds.lowerVariables.contains { literals[$0] != nil }
  }

  /// Requires a requirement of a generic signature, with the parameters substituted.
  func require(
    _ requirement: GenericRequirement, _ substitution: Substitution, _ term: Term
  ) -> Bool {
    switch requirement {
    case .conforms(let subject, let wanted):
      return conform(substitute(substitution, in: subject), to: wanted, term)
    case .same(let left, let right):
      let (a, b) = (substitute(substitution, in: left), substitute(substitution, in: right))
      return equate(a, b, term) || fail(.cannotConvert(simplify(a), simplify(b), .argument, term))
    case .inherits(let subject, let superclass):
      return inherit(
        substitute(substitution, in: subject), substitute(substitution, in: superclass), term)
    case .classBound(let subject):
      let type = root(substitute(substitution, in: subject))
      if type.asVariable != nil {
        add(.classBound(type), term)
        return true
      }
      return isClassType(type) || fail(.cannotConvert(simplify(type), .anyObject, .argument, term))
    }
  }

  func inherit(_ type: Type, _ superclass: Type, _ term: Term) -> Bool {
    let type = root(type)
    if type.asVariable != nil {
      add(.inherits(type, superclass: superclass), term)
      return true
    }
    guard let declaration = root(superclass).nominal,
      let ancestor = self.superclass(of: type, declaredAs: declaration)
    else { return fail(.cannotConvert(simplify(type), simplify(superclass), .argument, term)) }
    return equate(ancestor, superclass, term)
  }
}

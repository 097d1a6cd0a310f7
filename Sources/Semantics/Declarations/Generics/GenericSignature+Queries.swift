/// Answers questions about the generic parameters of a signature and their associated types.
///
/// A signature is a list of requirements. Each protocol that it mentions has a list about `Self`.
/// Two tables are built from them. Rules rewrite each type to the representative of its equivalence
/// class. Facts describe each representative. A protocol's requirements aren't copied into the
/// tables, because they may be infinite (`SubSequence.SubSequence`). They are applied on demand, if
/// a prefix of a type conforms to the protocol.
struct GenericSignatureCache {
  fileprivate(set) var facts: Facts?
  fileprivate var isComplete = false
  fileprivate var reduced: [Type: Type] = [:]
  fileprivate var protocols: [Type: [ProtocolDeclaration]] = [:]

  struct Facts {
    /// From a type to its representative: a concrete type, or a shorter one.
    var rules: [Type: Type] = [:]
    var protocols: [Type: [ProtocolDeclaration]] = [:]
    var superclasses: [Type: Type] = [:]
    var classBound: Set<Type> = []
  }
}

extension GenericSignature {
  // MARK: Queries

  /// The representative of all types that the requirements make equal to this one.
  package func reduce(_ type: Type) -> Type {
    guard type.flags.contains(.hasParameters) else { return type }
    prepare()
    if let known = cache.reduced[type] { return known }
    let result: Type
    switch type.kind {
    case .parameter: result = cache.facts?.rules[type] ?? type
    case .member(let base, let associated): result = member(associated, of: reduce(base))
    default: result = type.mapParts(reduce)
    }
    if isSettled || !cache.isComplete { cache.reduced[type] = result }
    return result
  }

  /// All protocols that a parameter, an associated type, an opaque result or an opened existential
  /// conforms to, with those they inherit. Conformances of its superclass aren't included.
  package func protocols(of type: Type) -> [ProtocolDeclaration] {
    knownProtocols(of: reduce(type))
  }

  package func conforms(_ type: Type, to wanted: ProtocolDeclaration) -> Bool {
    protocols(of: type).contains(wanted)
  }

  /// The required superclass of a type parameter.
  package func superclass(of type: Type) -> Type? {
    let type = reduce(type)
    if let superclass = cache.facts?.superclasses[type] { return superclass }
    switch type.kind {
    case .opaque(let result, _): return result.constraint.superclass
    case .parameter(let parameter):
      if let superclass = parameter.opened?.superclass { return superclass }
    default: break
    }
    for one in knownProtocols(of: type) {
      if let superclass = one.superclass.value { return superclass }
    }
    var found: Type?
    forEachInheritedRequirement(of: type) { requirement, substituted in
      if case .inherits(_, let superclass) = requirement, found == nil {
        found = substituted(superclass)
      }
    }
    return found
  }

  /// Whether a type parameter is a class.
  package func isClassBound(_ type: Type) -> Bool {
    let type = reduce(type)
    if cache.facts?.classBound.contains(type) == true { return true }
    switch type.kind {
    case .opaque(let result, _): if result.constraint.isClassBound { return true }
    case .parameter(let parameter): if parameter.opened?.isClassBound == true { return true }
    default: break
    }
    if superclass(of: type) != nil || knownProtocols(of: type).contains(where: \.isClassBound) {
      return true
    }
    var found = false
    forEachInheritedRequirement(of: type) { requirement, _ in
      if case .classBound = requirement { found = true }
    }
    return found
  }

  /// The associated type with this name in a type parameter.
  package func associatedType(named name: String, of type: Type) -> AssociatedType? {
    anchor(name, in: protocols(of: type))
  }

  /// Whether no signature is in progress, so that answers can be cached.
  private var isSettled: Bool { model.map { $0.declarations.depth == 0 } ?? true }

  // MARK: Associated types

  /// The reduced associated type of a reduced type.
  package func member(_ associated: AssociatedType, of base: Type) -> Type {
    switch base.kind {
    case .parameter(let parameter):
      if let given = parameter.opened?.arguments[associated.name] { return given }
    case .opaque(let result, let arguments):
      if let given = result.constraint.arguments[associated.name] {
        return given.substituting(Substitution(result.parameters, arguments)) {
          member($1, of: $0)
        }
      }
    case .member, .variable: break
    case .existential(let existential):
      return existential.arguments[associated.name] ?? Type(.member(base, associated))
    case .nominal, .tuple, .function, .metatype:
      return model?.typeWitness(associated, of: base, in: self).map(reduce)
        ?? Type(.member(base, associated))
    case .error: return .error
    }
    let anchor = anchor(associated.name, in: knownProtocols(of: base)) ?? associated
    let candidate = Type(.member(base, anchor))
    if let representative = cache.facts?.rules[candidate] { return representative }
    var rewritten: Type?
    forEachInheritedRequirement(of: candidate, sameTypes: true) { requirement, substituted in
      guard rewritten == nil, case .same(_, let right) = requirement else { return }
      rewritten = substituted(right)
    }
    if let rewritten { return rewritten }
    if let superclass = cache.facts?.superclasses[base],
      let witness = model?.typeWitness(anchor, of: superclass, in: self)
    {
      return reduce(witness)
    }
    return candidate
  }

  /// The representative among several associated types with one name. A protocol that redeclares an
  /// inherited associated type means the inherited one.
  private func anchor(_ name: String, in protocols: [ProtocolDeclaration]) -> AssociatedType? {
    var best: AssociatedType?
    for one in protocols {
      guard let found = one.associatedTypes.first(where: { $0.name == name }) else { continue }
      if let current = best {
        let isDeeper = current.owner.inherits(from: one)
        let isOther = !one.inherits(from: current.owner) && one.name < current.owner.name
        if isDeeper || isOther { best = found }
      } else {
        best = found
      }
    }
    return best
  }

  // MARK: Protocols' requirements

  private func knownProtocols(of type: Type) -> [ProtocolDeclaration] {
    switch type.kind {
    case .parameter, .member, .opaque: break
    case .nominal, .existential, .tuple, .function, .metatype, .variable, .error: return []
    }
    if let known = cache.protocols[type] { return known }
    var result: [ProtocolDeclaration] = []
    func add(_ one: ProtocolDeclaration) {
      for inherited in one.closure where !result.contains(inherited) { result.append(inherited) }
    }
    for one in cache.facts?.protocols[type] ?? [] { add(one) }
    switch type.kind {
    case .opaque(let opaque, _): opaque.constraint.protocols.forEach(add)
    case .parameter(let parameter): parameter.opened?.protocols.forEach(add)
    default: break
    }
    forEachInheritedRequirement(of: type) { requirement, _ in
      if case .conforms(_, let one) = requirement { add(one) }
    }
    if cache.isComplete, isSettled { cache.protocols[type] = result }
    return result
  }

  /// Calls `body` with the protocols' requirements on a type `base.A.B`: those of `base` on
  /// `Self.A.B`, and those of `base.A` on `Self.B`. The second argument substitutes `base` for
  /// `Self`.
  private func forEachInheritedRequirement(
    of type: Type, sameTypes: Bool = false,
    _ body: (GenericRequirement, (Type) -> Type) -> Void
  ) {
    var path: [String] = []
    var current = type
    while case .member(let base, let associated) = current.kind {
      path.insert(associated.name, at: 0)
      for one in knownProtocols(of: base) {
        for requirement in one.requirements.value where requirement.subject.isMember(path, of: one)
        {
          if case .same = requirement, !sameTypes { continue }
          body(requirement) { type in
            self.reduce(
              type.substituting(Substitution(one.selfParameter, base)) { Type(.member($0, $1)) })
          }
        }
      }
      current = base
    }
  }

  // MARK: Tables

  /// Builds the tables. During this, queries use the facts found so far. The rounds end when a
  /// round finds nothing new.
  private func prepare() {
    guard cache.facts == nil else { return }
    cache.facts = GenericSignatureCache.Facts()
    guard !requirements.isEmpty else {
      cache.isComplete = true
      return
    }
    let ordered = requirements.enumerated().sorted {
      ($0.element.subject.depth, $0.offset) < ($1.element.subject.depth, $1.offset)
    }.map(\.element)
    for _ in 0..<8 {
      var changed = false
      for requirement in ordered {
        if record(requirement) {
          changed = true
          cache.reduced = [:]
          cache.protocols = [:]
        }
      }
      if !changed { break }
    }
    cache.reduced = [:]
    cache.protocols = [:]
    cache.isComplete = true
  }

  private func record(_ requirement: GenericRequirement) -> Bool {
    switch requirement {
    case .conforms(let subject, let wanted):
      let subject = reduce(subject)
      guard cache.facts?.protocols[subject]?.contains(wanted) != true else { return false }
      cache.facts?.protocols[subject, default: []].append(wanted)
      return true
    case .inherits(let subject, let superclass):
      let subject = reduce(subject)
      // Reducing writes the tables, so it comes before their access.
      let superclass = reduce(superclass)
      if let known = cache.facts?.superclasses[subject], !isNarrower(superclass, than: known) {
        return false
      }
      cache.facts?.superclasses[subject] = superclass
      return true
    case .classBound(let subject):
      let subject = reduce(subject)
      return cache.facts?.classBound.insert(subject).inserted ?? false
    case .same(let left, let right):
      return unify(reduce(left), reduce(right))
    }
  }

  /// Whether the class inherits from the other one: an extension can require a subclass of what the type
  /// requires.
  private func isNarrower(_ type: Type, than other: Type) -> Bool {
    var current = type.nominal?.superclass.value?.nominal
    // A class that inherits from itself is reported elsewhere.
    for _ in 0..<100 {
      guard let superclass = current else { return false }
      if superclass === other.nominal { return true }
      current = superclass.superclass.value?.nominal
    }
    return false
  }

  private func unify(_ left: Type, _ right: Type) -> Bool {
    if left == right { return false }
    switch (left.kind, right.kind) {
    case (.nominal(let first, let some), .nominal(let second, let others)) where first == second:
      return zip(some, others).reduce(false) { unify($1.0, $1.1) || $0 }
    case (.parameter, _), (.member, _), (_, .parameter), (_, .member):
      let (from, to) = isBefore(left, right) ? (right, left) : (left, right)
      guard from.isTypeParameter, !to.contains(where: { $0 == from }) else { return false }
      return addRule(from, to)
    default: return false
    }
  }

  private func addRule(_ from: Type, _ to: Type) -> Bool {
    guard var facts = cache.facts, facts.rules[from] != to else { return false }
    let earlier = facts.rules[from]
    facts.rules[from] = to
    for (subject, representative) in facts.rules where representative == from {
      facts.rules[subject] = to
    }
    if to.isTypeParameter {
      for one in facts.protocols.removeValue(forKey: from) ?? []
      where facts.protocols[to]?.contains(one) != true {
        facts.protocols[to, default: []].append(one)
      }
      if let superclass = facts.superclasses.removeValue(forKey: from) {
        facts.superclasses[to] = superclass
      }
    }
    cache.facts = facts
    cache.reduced = [:]
    cache.protocols = [:]
    if let earlier, earlier != to { _ = unify(earlier, to) }
    return true
  }

  /// Concrete types before others, then by length, then in the order of the parameters.
  private func isBefore(_ left: Type, _ right: Type) -> Bool {
    if left.isTypeParameter != right.isTypeParameter { return !left.isTypeParameter }
    if left.depth != right.depth { return left.depth < right.depth }
    let first = parameters.firstIndex { $0.type == left.root } ?? .max
    let second = parameters.firstIndex { $0.type == right.root } ?? .max
    if first != second { return first < second }
    return left.description < right.description
  }
}

extension GenericRequirement {
  /// The constrained type; of two equal types, the left.
  package var subject: Type {
    switch self {
    case .conforms(let type, _), .same(let type, _), .inherits(let type, _), .classBound(let type):
      type
    }
  }

  /// The requirement with other types.
  package func mapTypes(_ replace: (Type) -> Type) -> GenericRequirement {
    switch self {
    case .conforms(let type, let one): .conforms(replace(type), one)
    case .same(let left, let right): .same(replace(left), replace(right))
    case .inherits(let type, let superclass):
      .inherits(replace(type), superclass: replace(superclass))
    case .classBound(let type): .classBound(replace(type))
    }
  }
}

extension Type {
  /// Whether it is a generic parameter or its associated type.
  package var isTypeParameter: Bool {
    switch kind {
    case .parameter: true
    case .member(let base, _): base.isTypeParameter
    default: false
    }
  }

  /// The number of nested associated types: 0 for a parameter.
  package var depth: Int {
    if case .member(let base, _) = kind { base.depth + 1 } else { 0 }
  }

  /// The generic parameter at the root of an associated type.
  package var root: Type {
    if case .member(let base, _) = kind { base.root } else { self }
  }

  /// Whether it is `Self` followed by these names.
  fileprivate func isMember(_ path: [String], of one: ProtocolDeclaration) -> Bool {
    var current = self
    for name in path.reversed() {
      guard case .member(let base, let associated) = current.kind, associated.name == name else {
        return false
      }
      current = base
    }
    return current == one.selfParameter.type
  }
}

extension GenericSignature {
  /// The types whose conformance can make a `rethrows` function throw.
  package var rethrowing: [(Type, ProtocolDeclaration)] {
    requirements.compactMap { requirement in
      guard case .conforms(let subject, let one) = requirement,
        let declaring = one.closure.first(where: \.isRethrowing)
      else { return nil }
      return (subject, declaring)
    }
  }
}

extension ProtocolDeclaration {
  /// `@rethrows`: requirements throw if the conforming type's witnesses do.
  package var isRethrowing: Bool { attributes.contains("rethrows") }
}

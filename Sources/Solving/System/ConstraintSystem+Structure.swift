import Reading
import Semantics

// The type of a collection literal whose contextual type is `Any`, such as a JSON payload in
// `[String: Any]`. Nested literals determine their elements together: `["a": [1], "b": ["x"]]` is a
// `[String: [Any]]`.

extension ConstraintSystem {
  private indirect enum Structure {
    case nothing
    case value(Type, Literal?)
    case array([Structure])
    case dictionary(keys: [Structure], values: [Structure])

    var hasValues: Bool {
      switch self {
      case .nothing: false
      case .value: true
      case .array(let elements), .dictionary(_, let elements):
        elements.contains { $0.hasValues }
      }
    }
  }

  /// A collection literal whose only contextual type is `Any`, with its type; nil if there is none
  /// whose structure is known.
  func collectionOfAnything(
    _ variables: [OpenVariable], in open: [Constraint]
  ) -> (id: Int, type: Type, term: Term)? {
    for (id, _) in variables {
      switch literals[id] {
      case .array, .dictionary: break
      default: continue
      }
      let bounds = gatherBounds(of: id)
      let isWanted = isOnlyAnything(bounds)
      guard isWanted || mixesElements && isOutermost(id, bounds),
        let term = literalTerm(of: id, in: open),
        let structure = structure(of: term), isWanted || structure.hasValues,
        let type = merged([structure])
      else { continue }
      return (id, type, term)
    }
    return nil
  }

  private func isOnlyAnything(_ bounds: Bounds) -> Bool {
    bounds.lowers.isEmpty && bounds.lowerVariables.isEmpty && bounds.upperVariables.isEmpty
      && bounds.protocols.isEmpty && !bounds.isUsed && !bounds.isBase && !bounds.uppers.isEmpty
      && bounds.uppers.allSatisfy { simplify(wrapped($0) ?? $0).isAny }
  }

  /// Whether the literal is in no other literal, and no context determines its elements.
  private func isOutermost(_ id: Int, _ bounds: Bounds) -> Bool {
    bounds.lowers.isEmpty && bounds.lowerVariables.isEmpty
      && bounds.uppers.allSatisfy { simplify(wrapped($0) ?? $0).isAny }
      && !bounds.upperVariables.contains { elementOwners[$0] != nil }
  }

  private func literalTerm(of id: Int, in open: [Constraint]) -> Term? {
    open.first { constraint in
      guard case .literal(let type, _) = constraint.kind else { return false }
      return root(type).asVariable == id
    }?.term
  }

  private func structure(of term: Term) -> Structure? {
    let term = term.peeled
    switch term.kind {
    case .nothing: return .nothing
    case .array(let elements):
      let structures = elements.compactMap { structure(of: $0) }
      return structures.count == elements.count ? .array(structures) : nil
    case .dictionary(let entries):
      let keys = entries.compactMap { structure(of: $0.key) }
      let values = entries.compactMap { structure(of: $0.value) }
      guard keys.count == entries.count, values.count == entries.count else { return nil }
      return .dictionary(keys: keys, values: values)
    default:
      guard let type = solution.types[term.id].map({ simplify($0) }) else { return nil }
      if let id = type.asVariable {
        guard let literal = literals[id], let normal = defaultType(of: literal) else { return nil }
        return .value(normal, literal)
      }
      return type.hasVariables || type.isError ? nil : .value(type, nil)
    }
  }

  // MARK: Merging

  /// The common type of all structures; nil if nothing is known of them.
  private func merged(_ structures: [Structure], areKeys: Bool = false) -> Type? {
    var hasNothing = false
    var some: [Structure] = []
    for structure in structures {
      if case .nothing = structure { hasNothing = true } else { some.append(structure) }
    }
    guard let first = some.first else { return hasNothing ? core.optional(.any) : nil }
    var type = anything(areKeys)
    if let known = mergedWithValues(some) {
      type = known
    } else {
      switch first {
      case .array: type = mergedArrays(some) ?? type
      case .dictionary: type = mergedDictionaries(some) ?? type
      case .value, .nothing: type = mergedLiterals(some) ?? type
      }
    }
    return hasNothing && wrapped(type) == nil ? core.optional(type) : type
  }

  private func anything(_ isKey: Bool) -> Type {
    isKey ? .nominal(core.nominal("AnyHashable")) : .any
  }

  /// The joined type of the values with known types, if the literals beside them can have it.
  private func mergedWithValues(_ structures: [Structure]) -> Type? {
    let types = structures.compactMap { structure -> Type? in
      if case .value(let type, nil) = structure { type } else { nil }
    }
    guard let joined = join(types, hasNil: false) else { return nil }
    return structures.allSatisfy { can(be: joined, $0) } ? joined : nil
  }

  private func can(be type: Type, _ structure: Structure) -> Bool {
    let inner = simplify(wrapped(type) ?? type)
    switch structure {
    case .nothing: return wrapped(type) != nil
    case .value(let own, let literal):
      // A literal that the type can't have converts with its default type: `[AnyHashable(1), 2]`.
      return literal.map { suits(inner, $0) } ?? false
        || join([type, own], hasNil: false) == type
    case .array(let elements):
      guard case .nominal(let declaration, let arguments) = inner.kind, declaration === core.array
      else { return false }
      return elements.allSatisfy { can(be: simplify(arguments[0]), $0) }
    case .dictionary(let keys, let values):
      guard case .nominal(let declaration, let arguments) = inner.kind,
        declaration === core.dictionary
      else { return false }
      return keys.allSatisfy { can(be: simplify(arguments[0]), $0) }
        && values.allSatisfy { can(be: simplify(arguments[1]), $0) }
    }
  }

  private func mergedArrays(_ structures: [Structure]) -> Type? {
    var elements: [Structure] = []
    for structure in structures {
      guard case .array(let inner) = structure else { return nil }
      elements += inner
    }
    return core.array(of: merged(elements) ?? .any)
  }

  private func mergedDictionaries(_ structures: [Structure]) -> Type? {
    var (keys, values): ([Structure], [Structure]) = ([], [])
    for structure in structures {
      guard case .dictionary(let innerKeys, let innerValues) = structure else { return nil }
      keys += innerKeys
      values += innerValues
    }
    let key = merged(keys, areKeys: true) ?? anything(true)
    return .nominal(core.dictionary, [key, merged(values) ?? .any])
  }

  private func mergedLiterals(_ structures: [Structure]) -> Type? {
    var types: [Type] = []
    var areNumbers = true
    for structure in structures {
      guard case .value(let type, let literal?) = structure else { return nil }
      types.append(type)
      areNumbers = areNumbers && literal.isNumber
    }
    guard let first = types.first else { return nil }
    if types.allSatisfy({ $0 == first }) { return first }
    return areNumbers ? core.double : nil
  }
}

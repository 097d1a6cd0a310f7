import Reading

extension Type {
  /// Whether the opaque result is a part of the type.
  package func contains(_ opaque: OpaqueResult) -> Bool {
    contains { if case .opaque(let result, _) = $0.kind { result === opaque } else { false } }
  }

  package func replacing(_ opaque: OpaqueResult, with type: Type) -> Type {
    if case .opaque(let result, _) = kind, result === opaque { return type }
    return mapParts { $0.replacing(opaque, with: type) }
  }

  /// The part of another type in the place that the opaque result has in this type.
  package func counterpart(of opaque: OpaqueResult, in other: Type) -> Type? {
    func first(_ types: [Type], _ others: [Type]) -> Type? {
      zip(types, others).lazy.compactMap { $0.counterpart(of: opaque, in: $1) }.first
    }
    switch (kind, other.kind) {
    case (.opaque(let result, _), _): return result === opaque ? other : nil
    case (.nominal(let a, let x), .nominal(let b, let y)) where a === b: return first(x, y)
    case (.tuple(let x), .tuple(let y)) where x.count == y.count:
      return first(x.map(\.type), y.map(\.type))
    default: return nil
    }
  }
}

extension Type {
  /// Whether the type contains the opaque result, directly or in the underlying types of opaque
  /// parts.
  package func mentions(_ opaque: OpaqueResult) -> Bool {
    var seen: Set<OpaqueResult> = []
    return mentions(opaque, &seen)
  }

  private func mentions(_ opaque: OpaqueResult, _ seen: inout Set<OpaqueResult>) -> Bool {
    var parts: [OpaqueResult] = []
    _ = contains { part in
      if case .opaque(let result, _) = part.kind { parts.append(result) }
      return false
    }
    for part in parts where seen.insert(part).inserted {
      if part === opaque || part.underlying?.mentions(opaque, &seen) == true { return true }
    }
    return false
  }
}

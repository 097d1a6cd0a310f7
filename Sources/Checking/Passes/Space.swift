import Semantics

/// A set of values that patterns can distinguish.
///
/// A `switch` is exhaustive if subtracting the spaces of its patterns from the subject's space
/// leaves nothing (Maranget). Swift's checker works the same way, so that the remaining spaces have
/// the same names. Subtracting `.pair(true, _)` from `.pair(_, _)` leaves `.pair(false, _)`: for
/// each payload in turn, the remainder of that payload, with the others unchanged.
indirect enum Space {
  /// All values of a type.
  case all(Type)
  /// One case of an enumeration with spaces for its payload. For an optional, `none` is 0 and
  /// `some` is 1.
  case enumerationCase(Head, [Space])
  case tuple([Space])
  case boolean(Bool)
  case union([Space])

  struct Head {
    var index: Int
    var name: String
    var labels: [String?]
  }

  static var empty: Space { .union([]) }

  var isEmpty: Bool {
    switch self {
    case .all, .boolean: false
    case .enumerationCase(_, let parts), .tuple(let parts): parts.contains(where: \.isEmpty)
    case .union(let spaces): spaces.allSatisfy(\.isEmpty)
    }
  }

  /// Its disjoint pieces.
  var pieces: [Space] {
    if case .union(let spaces) = self { return spaces.flatMap(\.pieces) }
    return isEmpty ? [] : [self]
  }
}

extension Space {
  /// A pattern that covers it.
  var pattern: String {
    switch self {
    case .all: "_"
    case .boolean(let value): "\(value)"
    case .tuple(let parts): "(" + parts.map(\.pattern).joined(separator: ", ") + ")"
    case .union(let spaces): spaces.first?.pattern ?? "_"
    case .enumerationCase(let head, let parts):
      if parts.isEmpty {
        ".\(head.name)"
      } else {
        ".\(head.name)(" + parts.enumerated().map(head.payload).joined(separator: ", ") + ")"
      }
    }
  }

  /// Whether it describes specific missing values, and not a whole type.
  var isNameable: Bool { if case .all = self { false } else { true } }
}

extension Space.Head {
  fileprivate func payload(_ index: Int, _ space: Space) -> String {
    guard labels.indices.contains(index), let label = labels[index] else { return space.pattern }
    if case .all = space { return "\(label): let \(label)" }
    return "\(label): \(space.pattern)"
  }
}

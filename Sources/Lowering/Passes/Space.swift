/// A set of values, as patterns tell them apart.
///
/// A `switch` is exhaustive when nothing is left of its subject's space after those of its patterns
/// are taken away (Maranget; Swift's own checker works the same way, so that what is left has the
/// same names). Taking `.pair(true, _)` from `.pair(_, _)` leaves `.pair(false, _)`: for each payload
/// in turn, what that payload's pattern leaves, with the others as they were.
indirect enum Space {
  /// All values of a type.
  case all(Type)
  /// One case of an enumeration with spaces for its payload; an optional's `none` is 0, `some` is 1.
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

  /// The disjoint pieces it is made of.
  var pieces: [Space] {
    if case .union(let spaces) = self { return spaces.flatMap(\.pieces) }
    return isEmpty ? [] : [self]
  }
}

extension Space {
  /// As a pattern that covers it.
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

  /// Whether something can be named that is missing, rather than everything.
  var isNameable: Bool { if case .all = self { false } else { true } }
}

extension Space.Head {
  fileprivate func payload(_ index: Int, _ space: Space) -> String {
    guard labels.indices.contains(index), let label = labels[index] else { return space.pattern }
    if case .all = space { return "\(label): let \(label)" }
    return "\(label): \(space.pattern)"
  }
}

extension Value {
  /// Parts that are looked at in any case to find out how deep a value is nested.
  private static let visitedParts = 8
  /// The same for each level that a look goes down: what is wide and flat is soon done with.
  private static let visitedPartsOfLevel = 4

  /// Whether what the runtime frees natively is nested further than the limit, as far as a look at
  /// some of its parts can tell.
  ///
  /// A look goes down first, into the last part with parts and then into the others. Where a value has
  /// many of them, it finds the end of its patience instead; so values are looked at again and again
  /// while a program nests them.
  func isNestedTooDeeply() -> Bool {
    var pending = [(value: self, depth: 1)]
    var (visits, deepest) = (0, 1)
    while let (value, depth) = pending.popLast() {
      guard depth <= Limits.depth else { return true }
      visits += 1
      deepest = max(deepest, depth)
      guard visits < Self.visitedParts + deepest * Self.visitedPartsOfLevel else { return false }
      switch value {
      case .some(let wrapped): pending.append((wrapped, depth + 1))
      case .typed(let inner, _): pending.append((inner, depth))
      case .tuple(let tuple): pending.append(partsOf: tuple.elements, depth + 1)
      case .array(let elements): pending.append(partsOf: elements, depth + 1)
      case .structure(let structure): pending.append(partsOf: structure.fields, depth + 1)
      case .dictionary(let pairs) where pairs.count <= 16:
        pending.append(partsOf: pairs.flatMap { [$0.key, $0.value] }, depth + 1)
      case .set(let members) where members.count <= 16:
        pending.append(partsOf: Array(members), depth + 1)
      case .range(let bounds):
        pending.append(partsOf: [bounds.lower, bounds.upper].compactMap { $0 }, depth + 1)
      case .key(let key): pending.append((key.key, depth + 1))
      case .cell(let cell): pending.append((cell.value, depth))
      case .dictionary, .set, .void, .bool, .int, .integer, .double, .float, .string, .character,
        .duration, .none, .enumeration, .object, .closure, .type, .native, .weak, .uninitialized:
        break
      }
    }
    return false
  }

  var mayBeNested: Bool {
    if case .cell = self { true } else { hasNestedParts }
  }

  fileprivate var hasNestedParts: Bool {
    switch self {
    case .some, .tuple, .array, .structure, .dictionary, .set, .range, .key, .typed: true
    default: false
    }
  }
}

extension [(value: Value, depth: Int)] {
  /// Those at either end stand for the parts of a long list.
  fileprivate mutating func append(partsOf values: [Value], _ depth: Int) {
    let count = values.count
    for ends in [0..<Swift.min(8, count), Swift.max(8, count - 8)..<Swift.max(8, count)] {
      for index in ends where values[index].hasNestedParts { append((values[index], depth)) }
    }
  }
}

/// Structural equality, or identity for reference types, as in a synthesized `==`.
extension Value: Equatable {
  package static func == (left: Value, right: Value) -> Bool {
    // Common key types come first, in nested switches, because a pair of the values would be
    // copied.
    switch left {
    case .string(let left):
      if case .string(let right) = right { return left.isEqualInTime(to: right) }
    case .int(let left):
      if case .int(let right) = right { return left == right }
    default: break
    }
    return areOthersEqual(left, right)
  }

  // A separate function, whose stack frame keys don't need.
  @inline(never) private static func areOthersEqual(_ left: Value, _ right: Value) -> Bool {
    areEqualWithoutParts(left, right) ?? Comparison.areEqual(left, right)
  }

  /// Returns nil for values with parts that must be compared.
  static func areEqualWithoutParts(_ left: Value, _ right: Value) -> Bool? {
    switch left {
    case .void, .none, .uninitialized, .bool, .int, .integer, .double, .float, .string, .character,
      .duration, .type:
      areSameScalar(left, right)
    case .native(let native) where !native.comparedParts.isEmpty:
      nil
    case .object, .closure, .native, .cell, .weak, .key:
      areIdentical(left, right)
    case .some, .tuple, .array, .dictionary, .set, .range, .structure, .enumeration, .typed:
      nil
    }
  }

  private static func areSameScalar(_ left: Value, _ right: Value) -> Bool {
    switch (left, right) {
    case (.void, .void), (.none, .none), (.uninitialized, .uninitialized): true
    case (.bool(let left), .bool(let right)): left == right
    case (.int(let left), .int(let right)): left == right
    case (.integer(let left), .integer(let right)): left == right
    case (.double(let left), .double(let right)): left == right
    case (.float(let left), .float(let right)): left == right
    case (.string(let left), .string(let right)): left.isEqualInTime(to: right)
    case (.character(let left), .character(let right)):
      String(left).isEqualInTime(to: String(right))
    case (.duration(let left), .duration(let right)): left == right
    case (.type(let left), .type(let right)): left == right
    default: false
    }
  }

  private static func areIdentical(_ left: Value, _ right: Value) -> Bool {
    switch (left, right) {
    case (.object(let left), .object(let right)): left === right
    case (.closure(let left), .closure(let right)): left === right
    case (.native(let left), .native(let right)): left === right || left.isEqual(to: right)
    case (.cell(let left), .cell(let right)): left === right
    case (.weak(let left), .weak(let right)): left.target === right.target
    case (.key(let left), .key(let right)): left == right
    default: false
    }
  }
}

extension Value: Hashable {
  package func hash(into hasher: inout Hasher) {
    switch self {
    case .void, .none, .uninitialized: break
    case .bool(let bool): hasher.combine(bool)
    case .int(let int): hasher.combine(int)
    case .integer(let integer): hasher.combine(integer)
    case .double(let double): hasher.combine(double)
    case .float(let float): hasher.combine(float)
    case .string(let string): string.hashInTime(into: &hasher)
    case .character(let character): String(character).hashInTime(into: &hasher)
    case .duration(let duration): hasher.combine(duration)
    case .some, .tuple, .array, .dictionary, .set, .range, .structure, .enumeration, .typed:
      hashParts(into: &hasher)
    case .object(let object): hasher.combine(ObjectIdentifier(object))
    case .closure(let closure): hasher.combine(ObjectIdentifier(closure))
    case .type(let type): hasher.combine(type)
    case .native(let native):
      if native.comparedParts.isEmpty {
        native.hash(into: &hasher)
      } else {
        hashParts(into: &hasher)
      }
    case .key(let key): hasher.combine(key)
    case .cell(let cell): hasher.combine(ObjectIdentifier(cell))
    case .weak(let reference): hasher.combine(reference.target.map(ObjectIdentifier.init))
    }
  }
}

/// Readings of arguments. The checker has made sure of their types, so a wrong one is a mistake in
/// lowering.
extension ArraySlice<Value> {
  /// Counted from the first argument.
  package func value(_ index: Int) throws(Trap) -> Value {
    guard index < count else { throw Trap(.custom("argument \(index) is missing")) }
    return self[startIndex + index]
  }

  func int(_ index: Int) throws(Trap) -> Int {
    guard case .int(let int) = try value(index) else { throw wrong(index, "an integer") }
    return int
  }

  func double(_ index: Int) throws(Trap) -> Double {
    guard case .double(let double) = try value(index) else { throw wrong(index, "a double") }
    return double
  }

  func bool(_ index: Int) throws(Trap) -> Bool {
    guard case .bool(let bool) = try value(index) else { throw wrong(index, "a Boolean") }
    return bool
  }

  func string(_ index: Int) throws(Trap) -> String {
    guard case .string(let string) = try value(index) else { throw wrong(index, "a string") }
    return string
  }

  func character(_ index: Int) throws(Trap) -> Character {
    guard case .character(let character) = try value(index) else {
      throw wrong(index, "a character")
    }
    return character
  }

  func duration(_ index: Int) throws(Trap) -> Duration {
    guard case .duration(let duration) = try value(index) else { throw wrong(index, "a duration") }
    return duration
  }

  func range(_ index: Int) throws(Trap) -> Bounds {
    guard case .range(let bounds) = try value(index) else { throw wrong(index, "a range") }
    return bounds
  }

  func array(_ index: Int) throws(Trap) -> [Value] {
    guard case .array(let array) = try value(index) else { throw wrong(index, "an array") }
    return array
  }

  func dictionary(_ index: Int) throws(Trap) -> [Value: Value] {
    guard case .dictionary(let dictionary) = try value(index) else {
      throw wrong(index, "a dictionary")
    }
    return dictionary
  }

  func set(_ index: Int) throws(Trap) -> Set<Value> {
    guard case .set(let set) = try value(index) else { throw wrong(index, "a set") }
    return set
  }

  private func wrong(_ index: Int, _ wanted: String) -> Trap {
    Trap(unexpected: self[startIndex + index], wanted: wanted)
  }
}

extension Value {
  init(_ optional: Value?) {
    self = optional.map { .some($0) } ?? Value.none
  }
}

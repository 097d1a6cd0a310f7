/// Typed access to arguments. The checker has checked their types, so a wrong one is a defect in
/// lowering.
extension Arguments {
  /// Returns an argument by its index.
  package func value(_ index: Int) throws(Trap) -> Value {
    try check(index)
    return self[index]
  }

  func int(_ index: Int) throws(Trap) -> Int {
    try check(index)
    guard case .int(let int) = self[index] else { throw wrong(index, "an integer") }
    return int
  }

  func double(_ index: Int) throws(Trap) -> Double {
    try check(index)
    guard case .double(let double) = self[index] else { throw wrong(index, "a double") }
    return double
  }

  func bool(_ index: Int) throws(Trap) -> Bool {
    try check(index)
    guard case .bool(let bool) = self[index] else { throw wrong(index, "a Boolean") }
    return bool
  }

  func string(_ index: Int) throws(Trap) -> String {
    try check(index)
    guard case .string(let string) = self[index] else { throw wrong(index, "a string") }
    return string
  }

  func character(_ index: Int) throws(Trap) -> Character {
    try check(index)
    guard case .character(let character) = self[index] else {
      throw wrong(index, "a character")
    }
    return character
  }

  func duration(_ index: Int) throws(Trap) -> Duration {
    try check(index)
    guard case .duration(let duration) = self[index] else { throw wrong(index, "a duration") }
    return duration
  }

  func range(_ index: Int) throws(Trap) -> Bounds {
    try check(index)
    guard case .range(let bounds) = self[index] else { throw wrong(index, "a range") }
    return bounds
  }

  func array(_ index: Int) throws(Trap) -> Values {
    try check(index)
    guard case .array(let array) = self[index] else { throw wrong(index, "an array") }
    return array
  }

  func dictionary(_ index: Int) throws(Trap) -> [Value: Value] {
    try check(index)
    guard case .dictionary(let dictionary) = self[index] else {
      throw wrong(index, "a dictionary")
    }
    return dictionary.table
  }

  func set(_ index: Int) throws(Trap) -> Set<Value> {
    try check(index)
    guard case .set(let set) = self[index] else { throw wrong(index, "a set") }
    return set.set
  }

  private func check(_ index: Int) throws(Trap) {
    if index >= count { throw Trap(.custom("argument \(index) is missing")) }
  }

  private func wrong(_ index: Int, _ wanted: String) -> Trap {
    Trap(unexpected: self[index], wanted: wanted)
  }
}

extension Value {
  init(_ optional: Value?) {
    self = optional.map { .some($0) } ?? Value.none
  }
}

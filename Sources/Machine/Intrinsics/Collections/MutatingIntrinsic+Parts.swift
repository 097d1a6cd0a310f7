// Changes of collection elements in place. An element taken out would be copied, because the
// collection retains it as well.

extension MutatingIntrinsic {
  /// The same change of an array's element. The index is the last argument.
  ///
  /// The array is moved out of the base, so that a unique one changes in place. It is moved back
  /// even after a trap, because variables outlive a submission that trapped.
  package var ofElement: MutatingIntrinsic {
    MutatingIntrinsic(ofPartBy: self, step: .element) { base, arguments throws(Trap) in
      guard case .array(var elements) = base else {
        throw Trap(unexpected: base, wanted: "an array")
      }
      guard let last = arguments.indices.last else {
        throw Trap(.custom("an element without an index"))
      }
      let index = try arguments.int(last)
      guard elements.indices.contains(index) else {
        throw Trap(.indexOutOfRange(index: index, count: elements.count))
      }
      base = .void
      defer { base = .array(elements) }
      return try self.change(&elements[index], arguments.dropLast())
    }
  }

  /// The same change of a dictionary's value. The key is the last argument.
  package var ofValue: MutatingIntrinsic {
    MutatingIntrinsic(ofPartBy: self) { base, arguments throws(Trap) in
      guard case .dictionary(var pairs) = base else {
        throw Trap(unexpected: base, wanted: "a dictionary")
      }
      guard let key = arguments.last else { throw Trap(.custom("a value without a key")) }
      guard let index = pairs.table.index(forKey: key) else { throw Trap(.forcedNil) }
      base = .void
      defer { base = .dictionary(pairs) }
      return try self.change(&pairs.table.values[index], arguments.dropLast())
    }
  }

  /// The same change of a dictionary's value, with a default for a missing one as the last argument
  /// but one.
  package var ofDefaultedValue: MutatingIntrinsic {
    MutatingIntrinsic(ofPartBy: self, isDefaulted: true) { base, arguments throws(Trap) in
      guard case .dictionary(var pairs) = base else {
        throw Trap(unexpected: base, wanted: "a dictionary")
      }
      let others = arguments.dropLast()
      guard let key = arguments.last, var value = others.last else {
        throw Trap(.custom("a value without a key"))
      }
      base = .void
      defer { base = .dictionary(pairs) }
      if let index = pairs.table.index(forKey: key) {
        return try self.change(&pairs.table.values[index], others.dropLast())
      }
      // A trap leaves the dictionary unchanged.
      let result = try self.change(&value, others.dropLast())
      pairs.table[key] = value
      return result
    }
  }

  /// Makes the change, and records the cost that the base's own change would have had.
  private func change(_ part: inout Value, _ arguments: Arguments) throws(Trap) -> Value {
    let (weight, storage) = (part.weight, withUnsafeMutablePointer(to: &part) { $0.storage })
    let result = try apply(&part, arguments)
    let copied = withUnsafeMutablePointer(to: &part) { $0.cost(ofCopyingFrom: storage) }
    let walked = isLinear ? weight : abs(part.weight - weight)
    if !Workload.current.spend(copied * Limits.partsPerFuel + walked) {
      _ = try Workload.current.settle()
    }
    try Limits.check(part)
    return result
  }
}

// Changes of what is in a collection, made where it is: taken out of it, it would be copied, because the
// collection holds it as well.

extension MutatingIntrinsic {
  /// The same change of an array's element; its index is the last argument.
  ///
  /// The array is moved out of the base, so that a unique one changes in place, and moved back also after
  /// a trap: variables outlive a submission that trapped.
  package var ofElement: MutatingIntrinsic {
    MutatingIntrinsic(ofPartBy: self) { base, arguments throws(Trap) in
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

  /// The same change of a dictionary's value; its key is the last argument.
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

  /// The same where a default, the last argument but one, stands in for a value that isn't there.
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
      // After a trap the dictionary is as it was.
      let result = try self.change(&value, others.dropLast())
      pairs.table[key] = value
      return result
    }
  }

  /// Makes the change, and notes what the base's own change would have cost.
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

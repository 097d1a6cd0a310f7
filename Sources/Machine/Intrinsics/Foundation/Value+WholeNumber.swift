extension Value {
  /// An integer of any type, if an `Int` can represent it.
  var wholeNumber: Int? {
    switch self {
    case .int(let int): int
    case .integer(let integer): integer.clampedToInt
    default: nil
    }
  }
}

extension Arguments {
  /// An array of `UInt8`.
  func bytes(_ index: Int) throws(Trap) -> [UInt8] {
    try array(index).map { UInt8(truncatingIfNeeded: $0.wholeNumber ?? 0) }
  }
}

/// How far a solution is from what is written: smaller is better, the first part that differs
/// decides. The order is the Swift compiler's.
struct Score: Comparable {
  enum Part: Int, CaseIterable {
    case assignsToConstant, unavailable, asyncInSync, disfavored, memberThroughOptional
    case userConversion, functionConversion, syncInAsync, nonDefaultLiteral, collectionUpcast,
      valueToOptional
    case emptyExistential, keyPathSubscript, autoclosure, unappliedFunction
  }

  /// One of each part; held in place, since there is a score in every system of constraints.
  private var parts = SIMD16<Int32>()

  subscript(part: Part) -> Int {
    get { Int(parts[part.rawValue]) }
    set { parts[part.rawValue] = Int32(newValue) }
  }

  /// Whether the two differ at most in what hangs on where the expression stands, such as a value
  /// given for an `Any`: no other meaning of an operator inside changes that.
  func isLike(_ other: Score) -> Bool {
    let outside: [Part] = [
      .functionConversion, .emptyExistential, .keyPathSubscript, .autoclosure, .unappliedFunction,
    ]
    return Part.allCases.allSatisfy { outside.contains($0) || self[$0] == other[$0] }
  }

  static func < (left: Score, right: Score) -> Bool {
    for part in Part.allCases where left[part] != right[part] { return left[part] < right[part] }
    return false
  }
}

/// How far a solution is from what is written: smaller is better, the first part that differs
/// decides. The order is the Swift compiler's.
struct Score: Comparable {
  enum Part: Int, CaseIterable {
    case assignsToConstant, unavailable, asyncInSync, disfavored, memberThroughOptional
    case userConversion, functionConversion, syncInAsync, nonDefaultLiteral, collectionUpcast,
      valueToOptional
    case emptyExistential, keyPathSubscript, autoclosure, unappliedFunction
  }

  private var parts = [Int](repeating: 0, count: Part.allCases.count)

  subscript(part: Part) -> Int {
    get { parts[part.rawValue] }
    set { parts[part.rawValue] = newValue }
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
    left.parts.lexicographicallyPrecedes(right.parts)
  }
}

/// How far a solution is from what is written: smaller is better, the first part that differs
/// decides. The order is the Swift compiler's.
struct Score: Comparable {
  enum Part: Int, CaseIterable {
    case unavailable, asyncInSync, disfavored, memberThroughOptional
    case userConversion, functionConversion, syncInAsync, nonDefaultLiteral, collectionUpcast,
      valueToOptional
    case emptyExistential, keyPathSubscript, autoclosure, unappliedFunction
  }

  private var parts = [Int](repeating: 0, count: Part.allCases.count)

  subscript(part: Part) -> Int {
    get { parts[part.rawValue] }
    set { parts[part.rawValue] = newValue }
  }

  static func < (left: Score, right: Score) -> Bool {
    left.parts.lexicographicallyPrecedes(right.parts)
  }
}

/// How far a solution is from the source text: smaller is better, and the first part that differs
/// decides. The order is the Swift compiler's. Only `functionAsAnything` isn't one of its parts: it keeps a method
/// that nobody calls from being the value of `slice.first ?? 0`, and `unusedVariadic` stands for the compiler's
/// order of attempts: it tries an overload with a variadic parameter without arguments after the others.
package struct Score: Comparable {
  package enum Part: Int, CaseIterable {
    case assignsToConstant, unavailable, asyncInSync, disfavored, memberThroughOptional
    case userConversion, functionConversion, syncInAsync, functionAsAnything, nonDefaultLiteral,
      collectionUpcast,
      valueToOptional
    case emptyExistential, keyPathSubscript, autoclosure, unappliedFunction
    case unusedVariadic
  }

  /// One number for each part, stored inline, because every constraint system has a score.
  private var parts = SIMD32<Int32>()

  package subscript(part: Part) -> Int {
    get { Int(parts[part.rawValue]) }
    set { parts[part.rawValue] = Int32(newValue) }
  }

  /// Whether the scores differ only in parts that depend on the expression's context, such as a
  /// conversion to `Any`. Other overloads of operators inside don't change these parts.
  func isLike(_ other: Score) -> Bool {
    let outside: [Part] = [
      .functionConversion, .emptyExistential, .keyPathSubscript, .autoclosure, .unappliedFunction,
      .unusedVariadic,
    ]
    return Part.allCases.allSatisfy { outside.contains($0) || self[$0] == other[$0] }
  }

  package static func < (left: Score, right: Score) -> Bool {
    for part in Part.allCases where left[part] != right[part] { return left[part] < right[part] }
    return false
  }
}

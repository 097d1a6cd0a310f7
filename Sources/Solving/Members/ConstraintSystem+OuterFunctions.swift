import Reading
import Semantics

// Two solutions can be better in different places: in `show(numbers.reversed())`, the one has the better `show`, and
// the other has the better `reversed`. The outer function then decides, as in the compiler.

extension ConstraintSystem {
  /// Whether the first solution wins. Nil if nothing decides.
  ///
  /// - Parameters:
  ///   - mine: The term whose declaration is better in the first solution.
  ///   - other: The term whose declaration is better in the second.
  func decidesOutside(
    _ mine: Int, _ other: Int, _ left: [Int: Reference], _ right: [Int: Reference]
  ) -> Bool? {
    let depths = depthsOfTerms()
    guard let depth = depths[mine], let otherDepth = depths[other], depth != otherDepth else {
      return nil
    }
    let isMineOutside = depth < otherDepth
    let (outer, inner) = isMineOutside ? (mine, other) : (other, mine)
    // Between two global functions inside, the compiler decides in another way.
    guard left[inner]?.target.declaration?.owner != nil else { return nil }
    guard case .function(let one)? = left[outer]?.target,
      case .function(let two)? = right[outer]?.target, one.layer != nil, two.layer != nil,
      one.owner == nil, two.owner == nil
    else { return nil }
    let (better, worse) = isMineOutside ? (one, two) : (two, one)
    if worse.genericParameters.isEmpty { return nil }
    if !better.genericParameters.isEmpty { return isMineOutside }
    // The compiler favors the generic parameter before it knows the argument's type. Other parameters could decide
    // otherwise.
    let types = zip(better.interface.value.parameters, worse.interface.value.parameters)
    return types.count(where: { $0.type != $1.type }) == 1 ? !isMineOutside : nil
  }

  private func depthsOfTerms() -> [Int: Int] {
    guard let solvedTerm else { return [:] }
    var depths: [Int: Int] = [:]
    var rest = [(term: solvedTerm, depth: 1)]
    while let (term, depth) = rest.popLast() {
      depths[term.id] = depth
      var parts = term.parts
      if case .call(let callee, let arguments) = term.kind {
        parts = [callee] + arguments.list.map(\.value)
      }
      rest += parts.map { ($0, depth + 1) }
    }
    return depths
  }
}

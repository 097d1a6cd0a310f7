/// Returns shares of a whole in percent, which add up to 100.
///
/// Rounding each share down leaves a few percent. The shares that lost most by rounding receive
/// them; among equal ones, the first.
///
/// - Parameter counts: The number of votes for each answer; none is negative.
/// - Returns: As many numbers as counts; all zero if there are no votes.
/// - Complexity: O(n log n), where n is the number of counts.
package func percentages(of counts: [Int]) -> [Int] {
  let total = counts.reduce(0, +)
  guard total > 0 else { return counts.map { _ in 0 } }
  var shares = counts.map { $0 * 100 / total }
  let left = 100 - shares.reduce(0, +)
  let order = counts.indices.sorted {
    let (first, second) = (counts[$0] * 100 % total, counts[$1] * 100 % total)
    return first == second ? $0 < $1 : first > second
  }
  for index in order.prefix(left) { shares[index] += 1 }
  return shares
}

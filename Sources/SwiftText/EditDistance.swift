/// The number of typing mistakes between two words: a letter too many, missing, wrong, or swapped with the
/// next one.
///
/// - Complexity: O(*m* · *n*), where *m* and *n* are the words' lengths.
package func editDistance(_ left: String, _ right: String) -> Int {
  let left = Array(left)
  let right = Array(right)
  guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for i in 1...left.count {
    var row = [i]
    row.reserveCapacity(right.count + 1)
    for j in 1...right.count {
      let isSame = left[i - 1] == right[j - 1]
      var distance = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (isSame ? 0 : 1))
      if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
        distance = min(distance, beforeLast[j - 2] + 1)
      }
      row.append(distance)
    }
    beforeLast = last
    last = row
  }
  return last[right.count]
}

/// The candidates with at most `limit` typing mistakes, the nearest first, and otherwise in their order.
package func closestMatches(
  to word: String, in candidates: [String], limit: Int
) -> [String] {
  candidates
    .map { (candidate: $0, distance: distance(from: word, to: $0, limit: limit)) }
    .filter { $0.distance <= limit }
    .enumerated()
    .sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
    .map(\.element.candidate)
}

/// Makes no table if the lengths alone differ by more than the limit.
private func distance(from word: String, to candidate: String, limit: Int) -> Int {
  let difference = abs(word.count - candidate.count)
  return difference > limit ? difference : editDistance(word, candidate)
}

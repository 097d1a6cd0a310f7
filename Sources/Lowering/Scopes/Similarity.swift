/// Which names a misspelled one may be meant as.
enum Similarity {
  /// The candidates that differ little from the name, the nearest first.
  static func names(like name: String, among candidates: Set<String>) -> [String] {
    let limit = max(1, name.count / 3)
    return candidates.filter {
      $0 != name && !$0.hasPrefix("_") && abs($0.count - name.count) <= limit
    }
    .map { (name: $0, distance: editDistance($0, name)) }
    .filter { $0.distance <= limit }
    .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
    .map(\.name)
  }

  /// How many slips lie between two words: a letter more, less or other, or two swapped.
  private static func editDistance(_ first: String, _ second: String) -> Int {
    let first = Array(first)
    let second = Array(second)
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for i in first.indices {
      var row = [i + 1]
      for j in second.indices {
        let substituted = last[j] + (first[i] == second[j] ? 0 : 1)
        var distance = min(substituted, last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
          distance = min(distance, beforeLast[j - 1] + 1)
        }
        row.append(distance)
      }
      (beforeLast, last) = (last, row)
    }
    return last[second.count]
  }
}

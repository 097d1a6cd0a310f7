import SwiftText

/// Finds names that a misspelled name may mean.
package enum Similarity {
  /// The candidates that differ little from the name, most similar first.
  package static func names(like name: String, among candidates: Set<String>) -> [String] {
    let limit = max(1, name.count / 3)
    return candidates.filter {
      $0 != name && !$0.hasPrefix("_") && abs($0.count - name.count) <= limit
    }
    .map { (name: $0, distance: editDistance($0, name)) }
    .filter { $0.distance <= limit }
    .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
    .map(\.name)
  }
}

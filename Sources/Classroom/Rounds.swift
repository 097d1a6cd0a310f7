/// The votes on one question: those of the first round, and those of the latest round if it was
/// asked again.
///
/// There is always a round to vote in, even without votes or with an empty journal.
package struct Rounds: Equatable, Sendable {
  /// The choice of each seat in the first round.
  package private(set) var first: [String: Int] = [:]
  /// The choice of each seat in the latest round; nil while there is only one.
  package private(set) var second: [String: Int]?

  package init() {}

  /// The votes of the latest round.
  package var latest: [String: Int] { second ?? first }

  package var all: [[String: Int]] { [first] + (second.map { [$0] } ?? []) }

  /// Sets the choice of a seat in the latest round.
  ///
  /// - Returns: Whether it differs from the seat's previous choice.
  mutating func vote(_ choice: Int, by seat: String) -> Bool {
    guard latest[seat] != choice else { return false }
    if second == nil { first[seat] = choice } else { second?[seat] = choice }
    return true
  }

  /// Begins a round. An empty round is used again, and a second round is replaced.
  mutating func askAgain() {
    if !latest.isEmpty { second = [:] }
  }

  /// Removes the votes of the latest round.
  mutating func clearLatest() {
    if second == nil { first = [:] } else { second = [:] }
  }
}

// A journal contains the rounds as a list.
extension Rounds: Codable {
  package init(from decoder: any Decoder) throws {
    let rounds = try decoder.singleValueContainer().decode([[String: Int]].self)
    first = rounds.first ?? [:]
    second = rounds.count > 1 ? rounds.last : nil
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(all)
  }
}

/// The votes on one question: those of its first round, and those of its latest one if it was asked again.
///
/// There is always a round to vote in, also where nobody has voted or a journal holds none.
package struct Rounds: Equatable, Sendable {
  /// The choice of each seat in the first round.
  package private(set) var first: [String: Int] = [:]
  /// The same in the latest round; nil while there is only one.
  package private(set) var second: [String: Int]?

  package init() {}

  /// The votes of the round that is open, or was open last.
  package var latest: [String: Int] { second ?? first }

  package var all: [[String: Int]] { [first] + (second.map { [$0] } ?? []) }

  /// Sets the choice of a seat in the latest round.
  ///
  /// - Returns: Whether it differs from the seat's choice before.
  mutating func vote(_ choice: Int, by seat: String) -> Bool {
    guard latest[seat] != choice else { return false }
    if second == nil { first[seat] = choice } else { second?[seat] = choice }
    return true
  }

  /// Begins a round. A round that nobody took part in is used again, and the second one is replaced.
  mutating func askAgain() {
    if !latest.isEmpty { second = [:] }
  }

  /// Removes the votes of the latest round.
  mutating func clearLatest() {
    if second == nil { first = [:] } else { second = [:] }
  }
}

// A journal holds the rounds as a list.
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

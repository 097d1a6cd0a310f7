package import Lessons

/// The answers of a class as counts: for each question, its votes in order.
package struct Votes: Equatable, Sendable {
  private var rounds: [Stage.Question: [[Int]]] = [:]

  package init() {}

  package subscript(question: Stage.Question) -> [[Int]] { rounds[question] ?? [] }

  /// Takes counts as they are typed, `12 5 3`, the first for the first choice.
  ///
  /// The first vote is followed by a second one; a third takes the place of the second.
  ///
  /// - Returns: whether it could be understood.
  package mutating func add(_ text: String, to question: Stage.Question, choices: Int) -> Bool {
    let words = text.split { $0 == " " || $0 == "," }
    let counts = words.compactMap { Int($0) }
    guard counts.count == words.count, !counts.isEmpty, counts.count <= choices,
      counts.allSatisfy({ (0...100_000).contains($0) })
    else { return false }
    add(counts + Array(repeating: 0, count: choices - counts.count), to: question)
    return true
  }

  package mutating func add(_ counts: [Int], to question: Stage.Question) {
    var votes = self[question]
    if votes.count == 2 { votes.removeLast() }
    rounds[question] = votes + [counts]
  }

  /// Takes what a room has counted.
  package mutating func set(_ rounds: [[Int]], of question: Stage.Question) {
    self.rounds[question] = rounds
  }

  /// Whether to talk with a neighbour and vote again helps: between a third and two thirds are right.
  package static func isWorthTalking(_ counts: [Int], _ prediction: Prediction) -> Bool {
    let total = counts.reduce(0, +)
    guard total > 0, let right = prediction.choices.firstIndex(where: \.isRight),
      counts.indices.contains(right)
    else { return false }
    return counts[right] * 3 >= total && counts[right] * 3 <= total * 2
  }
}

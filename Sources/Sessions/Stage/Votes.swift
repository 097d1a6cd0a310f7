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
}

import Pages

/// The rule for when a class discusses a question and votes again.
package enum SecondVote {
  /// Whether a discussion helps: between a third and two thirds of the answers are right.
  ///
  /// - Parameters:
  ///   - counts: The number of votes for each choice.
  ///   - right: The index of the right choice; nil if there is none.
  package static func isWorthwhile(after counts: [Int], right: Int?) -> Bool {
    let total = counts.reduce(0, +)
    guard total > 0, let right, counts.indices.contains(right) else { return false }
    return counts[right] * 3 >= total && counts[right] * 3 <= total * 2
  }

  /// The advice for the class.
  package static var advice: String { ClassMessage.discuss.html.text }
}

extension Room {
  /// Whether the class should discuss the question on the stage, and vote again.
  var isWorthDiscussing: Bool {
    guard let asked, asked.phase == .closed, stage.layout == .question else { return false }
    let rounds = counts(of: asked.id, choices: asked.choices.count)
    return rounds.count == 1
      && SecondVote.isWorthwhile(
        after: rounds[0], right: asked.choices.firstIndex(where: \.isRight))
  }
}

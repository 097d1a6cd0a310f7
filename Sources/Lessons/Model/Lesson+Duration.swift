import Phrases

extension Lesson {
  /// The approximate number of minutes for a learner: the sum of the teacher's notes, or for a step
  /// without them an estimate from its text, runs, questions and exercises.
  package var minutes: Int {
    max(1, Int(steps.reduce(Self.reading(introduction)) { $0 + $1.minutes }.rounded()))
  }

  /// People read some 180 words a minute, or some 450 letters of a script without spaces between words.
  fileprivate static func reading(_ passages: [Passage]) -> Double {
    let words = passages.plainText.split(whereSeparator: \.isWhitespace)
    return words.reduce(0) { minutes, word in
      let letters = word.count(where: \.isOfUnspacedScript)
      return minutes + Double(letters) / 450 + (letters < word.count ? 1.0 / 180 : 0)
    }
  }
}

extension Lesson.Step {
  fileprivate var minutes: Double {
    if let notes { return Double(notes.minutes) }
    return elements.reduce(0) { minutes, element in
      switch element {
      case .prose(let passages): minutes + Lesson.reading(passages)
      case .prediction: minutes + 0.75
      case .code(let block): minutes + (block.mode == .quiet ? 0.1 : 0.3)
      case .exercise: minutes + 5
      }
    }
  }
}

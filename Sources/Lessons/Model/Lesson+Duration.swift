extension Lesson {
  /// The approximate number of minutes for a learner: the sum of the teacher's notes, or for a step
  /// without them an estimate from its text, runs, questions and exercises.
  package var minutes: Int {
    max(1, Int(steps.reduce(Self.reading(introduction)) { $0 + $1.minutes }.rounded()))
  }

  fileprivate static func reading(_ passages: [Passage]) -> Double {
    let wordsPerMinute = 180.0
    return Double(passages.plainText.split(whereSeparator: \.isWhitespace).count) / wordsPerMinute
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

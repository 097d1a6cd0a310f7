extension LessonLibrary {
  /// A lesson that contains a word.
  package struct Match: Equatable, Sendable {
    package var lesson: Lesson
    /// Whether the word is in the title.
    package var isAbout: Bool
    /// The indices of the steps that contain the word.
    package var steps: [Int]
  }

  /// Returns the lessons that contain a word, those with the most occurrences first.
  ///
  /// - Complexity: Linear in the length of all lessons.
  package func matches(of text: String) -> [Match] {
    let wanted = Self.searchable(text)
    guard !wanted.isEmpty else { return [] }
    let found = entries.compactMap { entry -> (match: Match, count: Int)? in
      let lesson = entry.lesson
      let isAbout = Self.count(of: wanted, in: lesson.title) > 0
      let counts = lesson.steps.map { Self.count(of: wanted, in: $0.searchableText) }
      let steps = counts.indices.filter { counts[$0] > 0 }
      guard isAbout || !steps.isEmpty else { return nil }
      let count = counts.reduce(0, +) + (isAbout ? 10 : 0)
      return (Match(lesson: lesson, isAbout: isAbout, steps: steps), count)
    }
    return found.enumerated().sorted {
      ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
    }.map(\.element.match)
  }

  /// The words of all lessons, for suggestions.
  package var words: Set<String> {
    Set(
      entries.flatMap { entry in
        entry.lesson.steps.flatMap { $0.heading.plainText.lowercased().split { !$0.isLetter } }
      }.map(String.init).filter { $0.count > 3 })
  }

  private static func count(of wanted: String, in text: String) -> Int {
    searchable(text).ranges(of: wanted).count
  }

  /// Returns the text without variable spacing and case: `TaskLocal`, task local and task-local are
  /// equal.
  private static func searchable(_ text: String) -> String {
    text.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "@" || $0 == ":" }
  }
}

extension Lesson.Step {
  /// Its heading, its text, its questions and its code.
  fileprivate var searchableText: String {
    let texts = elements.map { element in
      switch element {
      case .prose(let passages): passages.plainText
      case .prediction(let prediction): prediction.question.plainText
      case .code(let block): block.code
      case .exercise(let exercise): exercise.start.code
      }
    }
    return ([heading.plainText] + texts).joined(separator: "\n")
  }
}

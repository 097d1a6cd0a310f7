package import MessageTables

/// A question about a step, which is asked again on another day with other values.
package struct Recap: Equatable, Sendable {
  /// The step's number in the file: `2.3`.
  package var source: Source
  package var prediction: Prediction
  /// The question's own program.
  package var code: CodeBlock?
  /// The rule to remember, in a sentence.
  package var rule: [Passage]

  package init(source: Source, prediction: Prediction, code: CodeBlock?, rule: [Passage]) {
    self.source = source
    self.prediction = prediction
    self.code = code
    self.rule = rule
  }

  /// A step by the numbers of its lesson and itself, both from 1.
  package struct Source: Hashable, Sendable, CustomStringConvertible {
    package var lesson: Int
    package var step: Int

    package init(lesson: Int, step: Int) {
      self.lesson = lesson
      self.step = step
    }

    package var description: String { "\(lesson).\(step)" }

    /// Parses `2.3`; nil for other text.
    init?(_ text: some StringProtocol) {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 2, let lesson = parts[0], let step = parts[1] else { return nil }
      self.init(lesson: lesson, step: step)
    }
  }
}

/// A file of recaps, as far as its text is valid, and its problems.
package struct ParsedRecaps: Equatable, Sendable {
  /// The path of the file, as it was passed.
  package var path: String
  package var title: String
  package var recaps: [Recap]
  package var diagnostics: [LessonDiagnostic]
  package var text: String
  /// The language that the file's folder says.
  package var language = LanguageTag.english
}

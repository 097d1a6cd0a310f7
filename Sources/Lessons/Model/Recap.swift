/// A question of a step, asked again on another day with other values.
package struct Recap: Equatable, Sendable {
  /// The step that it is about, as the file calls it: `2.3`.
  package var source: Source
  package var prediction: Prediction
  /// A program of its own that the question is about.
  package var code: CodeBlock?
  /// What is to be remembered, in a sentence.
  package var rule: [Passage]

  package init(source: Source, prediction: Prediction, code: CodeBlock?, rule: [Passage]) {
    self.source = source
    self.prediction = prediction
    self.code = code
    self.rule = rule
  }

  /// A step by its place; both numbers are counted from 1.
  package struct Source: Hashable, Sendable, CustomStringConvertible {
    package var lesson: Int
    package var step: Int

    package init(lesson: Int, step: Int) {
      self.lesson = lesson
      self.step = step
    }

    package var description: String { "\(lesson).\(step)" }

    /// Reads `2.3`; nil when it is something else.
    init?(_ text: some StringProtocol) {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 2, let lesson = parts[0], let step = parts[1] else { return nil }
      self.init(lesson: lesson, step: step)
    }
  }
}

/// A file of recaps as far as its text allowed, and what is wrong with it.
package struct ParsedRecaps: Equatable, Sendable {
  /// The path the text was read from, as it was given.
  package var path: String
  package var title: String
  package var recaps: [Recap]
  package var diagnostics: [LessonDiagnostic]
  package var text: String
}

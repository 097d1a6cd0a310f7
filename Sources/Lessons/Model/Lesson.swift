package import MessageTables

/// A Markdown file as a script: an introduction, then steps with text, predictions and runs.
package struct Lesson: Equatable, Sendable {
  /// The `3` of `03-slug.md`; files without a number are run by path.
  package var number: Int?
  package var slug: String
  /// Former names of the file, from `<!-- formerly NAME -->`.
  package var formerSlugs: [String] = []
  package var title: String
  /// The path of the file, as it was passed.
  package var path: String
  package var introduction: [Passage]
  package var steps: [Step]
  /// The name of the part of the course that begins with this lesson, from `<!-- part NAME -->`.
  package var part: String?
  /// The language of the text.
  package var language = LanguageTag.english

  package init(
    number: Int?, slug: String, title: String, path: String,
    introduction: [Passage], steps: [Step]
  ) {
    self.number = number
    self.slug = slug
    self.title = title
    self.path = path
    self.introduction = introduction
    self.steps = steps
  }
}

extension Lesson {
  /// The content below one level-2 heading.
  package struct Step: Equatable, Sendable, Identifiable {
    /// The anchor of the heading, unique within the lesson. A translation's step has the id of the step that
    /// it translates, so that a learner's progress is the same in each language.
    package var id: String
    /// The anchor of the heading on a code-hosting site.
    package let anchor: String
    /// Former anchors of the heading, from `<!-- formerly ANCHOR -->`.
    package var formerIDs: [String] = []
    package var heading: [Inline]
    /// The heading's line number in the file, from 1.
    package var line: Int
    package var elements: [Element]
    /// Notes that only the teacher sees.
    package var notes: TeacherNotes?

    package init(id: String, heading: [Inline], line: Int, elements: [Element]) {
      self.id = id
      anchor = id
      self.heading = heading
      self.line = line
      self.elements = elements
    }
  }

  /// One element of a step, in reading order.
  package enum Element: Equatable, Sendable {
    /// Text.
    case prose([Passage])
    /// A question before the next block runs, or about the trace of the last one.
    case prediction(Prediction)
    /// Swift code to submit.
    case code(CodeBlock)
    /// Swift code for the learner to change.
    case exercise(Exercise)
  }
}

extension Lesson {
  /// All blocks of Swift in the order of their submission. A solution replaces its exercise.
  package var codeBlocks: [CodeBlock] {
    steps.flatMap(\.codeBlocks)
  }

  package var predictions: [Prediction] {
    steps.flatMap { step in
      step.elements.compactMap { element in
        if case .prediction(let prediction) = element { prediction } else { nil }
      }
    }
  }

  package var exercise: Exercise? {
    steps.lazy.flatMap(\.elements).compactMap { element in
      if case .exercise(let exercise) = element { exercise } else { nil }
    }.first
  }

  /// Returns the index of a step by its present or former anchor.
  package func stepIndex(id: String) -> Int? {
    steps.firstIndex { $0.id == id } ?? steps.firstIndex { $0.anchor == id }
      ?? steps.firstIndex { $0.formerIDs.contains(id) }
  }
}

extension Lesson.Step {
  package var codeBlocks: [CodeBlock] { elements.compactMap(\.run) }
}

extension Lesson.Element {
  /// The code that runs if the learner doesn't change any.
  package var run: CodeBlock? {
    switch self {
    case .code(let block): block
    case .exercise(let exercise): exercise.solved
    case .prose, .prediction: nil
    }
  }
}

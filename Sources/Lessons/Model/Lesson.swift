/// A Markdown file as a script: an introduction, then steps that are read, predicted and run.
package struct Lesson: Equatable, Sendable {
  /// The `3` of `03-slug.md`; files without one are run by path.
  package var number: Int?
  package var slug: String
  /// Names that the file had before, from `<!-- formerly NAME -->`.
  package var formerSlugs: [String] = []
  package var title: String
  /// The path the text was read from, as it was given.
  package var path: String
  package var introduction: [Passage]
  package var steps: [Step]
  /// The name of the part of the course that begins with this lesson, from `<!-- part NAME -->`.
  package var part: String?

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
  /// What stands under one level-2 heading.
  package struct Step: Equatable, Sendable, Identifiable {
    /// The anchor a code-hosting site gives the heading, made unique within the lesson.
    package var id: String
    /// Anchors that the heading had before, from `<!-- formerly ANCHOR -->`.
    package var formerIDs: [String] = []
    package var heading: [Inline]
    /// The heading's line in the file, counted from 1.
    package var line: Int
    package var elements: [Element]
    /// For the teacher alone.
    package var notes: TeacherNotes?

    package init(id: String, heading: [Inline], line: Int, elements: [Element]) {
      self.id = id
      self.heading = heading
      self.line = line
      self.elements = elements
    }
  }

  /// One thing the learner meets, in reading order.
  package enum Element: Equatable, Sendable {
    /// Text to read.
    case prose([Passage])
    /// A question to answer, before the next block runs or from the trace of the last.
    case prediction(Prediction)
    /// Swift to submit.
    case code(CodeBlock)
    /// Swift to change until it does what is asked.
    case exercise(Exercise)
  }
}

extension Lesson {
  /// Every block of Swift in the order in which a session submits them; in the place of an exercise
  /// what solves it.
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

  /// Finds a step by its present anchor, or by one that it had before.
  package func stepIndex(id: String) -> Int? {
    steps.firstIndex { $0.id == id } ?? steps.firstIndex { $0.formerIDs.contains(id) }
  }
}

extension Lesson.Step {
  package var codeBlocks: [CodeBlock] { elements.compactMap(\.run) }
}

extension Lesson.Element {
  /// The Swift that is run for it, by those who aren't asked to change any.
  package var run: CodeBlock? {
    switch self {
    case .code(let block): block
    case .exercise(let exercise): exercise.solved
    case .prose, .prediction: nil
    }
  }
}

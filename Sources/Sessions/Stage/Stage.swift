package import Lessons

/// A lesson in front of a class: a sequence of frames, with keys to go forward and back.
///
/// The stage runs no code. If a move needs the result of a block, the caller runs the block. The results
/// are stored, so going back doesn't run code again.
package struct Stage: Sendable {
  /// A question and its block: the block that runs after the answer, or for a look the last block that
  /// ran.
  package struct Question: Hashable, Sendable {
    package var step: Int
    package var element: Int
    package var block: CodeBlock.ID?

    package init(step: Int, element: Int, block: CodeBlock.ID?) {
      self.step = step
      self.element = element
      self.block = block
    }
  }

  /// A part of a run: what happens from one stop to the next.
  package struct Beat: Hashable, Sendable {
    package var step: Int
    package var block: CodeBlock.ID
    /// Counted from 1.
    package var number: Int
    package var count: Int
    /// How many of the run's notes have happened before it, and at its end.
    package var notes: Range<Int>
    /// The question that the run is about.
    package var about: Question?
    /// The same on the last beat, which answers it.
    package var answers: Question? { number == count ? about : nil }
  }

  package enum Frame: Hashable, Sendable {
    case title
    /// Prose, headings and code that runs without anything to see.
    case text([Part])
    case question(Question)
    /// The answer to a look, with the trace that proves it.
    case answer(Question)
    case beat(Beat)
    /// The result of a block with a question, if the run has no beats: the block was rejected, or it
    /// is a module.
    case outcome(step: Int, block: CodeBlock.ID, answers: Question?)
    /// An exercise. Its solution follows.
    case exercise(step: Int, element: Int)
    case end
  }

  /// A piece of a frame of text, by its place.
  package enum Part: Hashable, Sendable {
    case heading(step: Int)
    case element(step: Int, element: Int)

    package var step: Int {
      switch self {
      case .heading(let step), .element(let step, _): step
      }
    }
  }

  /// The result of a key.
  package enum Move: Equatable, Sendable {
    case shown
    /// The block must run before the next frame is shown. The caller runs it, and then calls `finished`.
    case needs(CodeBlock)
    case stays
  }

  package let lesson: Lesson
  package private(set) var frames: [Frame] = [.title]
  package private(set) var index = 0
  /// The text before a frame, by the frame's index. It is shown above the frame if there is room.
  private var leads: [Int: [Part]] = [:]
  /// The number of notes of the beat that are shown, while the teacher shows notes one by one.
  package private(set) var single: Int?
  package private(set) var records: [CodeBlock.ID: BlockRecord] = [:]
  package var votes = Votes()

  /// The element that comes next, while frames are made.
  var next = Player.Place(step: 0, element: 0)
  var parts: [Part] = []
  /// The question that waits for its run.
  var pending: Question?
  var latest: CodeBlock.ID?
  let beatsPerRun: Int

  package init(_ lesson: Lesson) {
    self.lesson = lesson
    beatsPerRun = Self.beatsPerRun(of: lesson)
    parts = lesson.steps.isEmpty ? [] : [.heading(step: 0)]
  }

  package var frame: Frame { frames[index] }

  package var lead: [Part] { leads[index] ?? [] }

  /// Where the frame on view belongs.
  package var step: Int {
    switch frame {
    case .title: 0
    case .text(let parts): parts.last?.step ?? 0
    case .question(let question), .answer(let question): question.step
    case .beat(let beat): beat.step
    case .outcome(let step, _, _), .exercise(let step, _): step
    case .end: max(0, lesson.steps.count - 1)
    }
  }

  /// The notes of a beat that are shown.
  package var notes: Range<Int>? {
    guard case .beat(let beat) = frame else { return nil }
    return beat.notes.lowerBound..<(single ?? beat.notes.upperBound)
  }

  /// The question of the current frame, or the question that the frame answers.
  package var question: Question? {
    switch frame {
    case .question(let question), .answer(let question): question
    case .beat(let beat): beat.answers
    case .outcome(_, _, let question): question
    case .title, .text, .exercise, .end: nil
    }
  }

  /// The question that a class thinks about: one that is asked, or that a run on view is about.
  package var asked: Question? {
    if case .beat(let beat) = frame { beat.about } else { question }
  }

  /// Whether the answer is in sight.
  package var isAnswered: Bool {
    switch frame {
    case .beat(let beat):
      beat.answers != nil && (single ?? beat.notes.upperBound) == beat.notes.upperBound
    case .outcome, .answer: true
    case .title, .text, .question, .exercise, .end: false
    }
  }

  package func prediction(_ question: Question) -> Prediction? {
    guard case .prediction(let prediction) = lesson.steps[question.step].elements[question.element]
    else { return nil }
    return prediction
  }

  package func block(_ id: CodeBlock.ID) -> CodeBlock? { lesson.codeBlocks.first { $0.id == id } }

  // MARK: Moves

  package mutating func forward() -> Move {
    if let single, case .beat(let beat) = frame, single < beat.notes.upperBound {
      self.single = nil
      return .shown
    }
    single = nil
    if index < frames.count - 1 {
      index += 1
      return .shown
    }
    return frame == .end ? .stays : makeFrames()
  }

  /// One thing that happened further; over the end of a run, like `forward`.
  package mutating func forwardOne() -> Move {
    if case .beat(let beat) = frame, let single, single < beat.notes.upperBound {
      self.single = single + 1
      return .shown
    }
    let move = forward()
    beginSingle()
    return move
  }

  package mutating func back() -> Move {
    single = nil
    guard index > 0 else { return .stays }
    index -= 1
    return .shown
  }

  /// Back to where a step begins, if it was reached before.
  package mutating func goBack(toStep step: Int) -> Move {
    single = nil
    guard let first = frames.indices.first(where: { begins(frame: $0, step) }) else {
      return .stays
    }
    index = first
    return .shown
  }

  /// Takes the record of the block that was needed.
  ///
  /// - Parameters:
  ///   - beats: the numbers of notes at which to stop, at most `beatsPerRun`; none where there is
  ///     nothing to step through.
  package mutating func finished(_ record: BlockRecord, beats: [Int], bySingleNotes: Bool = false)
    -> Move
  {
    records[record.block.id] = record
    let move = makeFrames(after: record, beats: beats)
    if bySingleNotes { beginSingle() }
    return move
  }

  /// How many stops there are for the run that comes next, so that a lesson takes few keys: one, where
  /// nobody was asked about it.
  package var mostBeats: Int { pending == nil ? 1 : beatsPerRun }

  /// - Parameter lead: what stands above the first of them.
  mutating func show(_ new: [Frame], lead: [Part] = []) -> Move {
    if !lead.isEmpty { leads[frames.count] = lead }
    frames += new
    index = frames.count - new.count
    return .shown
  }

  private mutating func beginSingle() {
    if case .beat(let beat) = frame { single = beat.notes.lowerBound + 1 }
  }

  private func begins(frame index: Int, _ step: Int) -> Bool {
    if leads[index]?.contains(.heading(step: step)) == true { return true }
    return switch frames[index] {
    case .title: step == 0
    case .text(let parts): parts.contains(.heading(step: step))
    case .question(let question): question.step == step
    case .answer, .beat, .outcome, .exercise, .end: false
    }
  }
}

package import Lessons
import Recording

/// The learner's position in a lesson, and its next views.
///
/// The player runs no code and prints nothing. Each move returns a `Turn` with the views to show. If a
/// block must run before the lesson continues, the turn contains the block; the caller runs it, and
/// then calls `finished`. The views are stored in pages, so going back doesn't run code again.
package struct Player: Sendable {
  /// The views between two pauses.
  package struct Page: Equatable, Sendable {
    package var views: [LessonView] = []
    /// The step that it is about.
    package var step: Int
    package internal(set) var question: Question?
    package internal(set) var exercise: ExerciseState?
  }

  /// A question on a page.
  package struct Question: Equatable, Sendable {
    package var prediction: Prediction
    package var step: Int
    /// Its place among the questions of the step, counted from 0.
    package var index: Int
    package var state = State.open
    /// How many hints were given.
    package var hints = 0

    package enum State: Equatable, Sendable {
      /// Nothing was answered yet; the lesson doesn't go on.
      case open
      /// The last answer was wrong. The learner can answer again or continue.
      case missed
      /// The right answer was given.
      case answered
      /// The learner has gone on, or asked for the answers.
      case passed
    }

    /// Whether an answer is still awaited.
    package var isAsking: Bool { state == .open || state == .missed }
  }

  /// An exercise on a page.
  package struct ExerciseState: Equatable, Sendable {
    package var exercise: Exercise
    package var step: Int
    package var isSolved = false
    /// Whether the learner has gone on without solving it.
    package var isPassed = false
    /// How many hints were given, the solution included.
    package var hints = 0

    package var isOpen: Bool { !isSolved && !isPassed }
  }

  /// The result of a move.
  package struct Turn: Equatable, Sendable {
    package var views: [LessonView]
    /// To be run before anything else happens.
    package var run: Submission?

    package init(_ views: [LessonView], run: Submission? = nil) {
      self.views = views
      self.run = run
    }
  }

  /// A block to run, with the lines it was given.
  package struct Submission: Equatable, Sendable {
    package var block: CodeBlock
    package var firstLine: Int
  }

  /// The next element to take; the steps' count at the end of the lesson.
  package struct Place: Comparable, Sendable {
    package var step: Int
    package var element: Int

    package static func < (left: Place, right: Place) -> Bool {
      (left.step, left.element) < (right.step, right.element)
    }
  }

  private enum Running: Equatable {
    case no
    /// A block on the way through the lesson.
    case next(CodeBlock)
    /// A block that has run before, and those to run after it.
    case again(CodeBlock, then: [CodeBlock])
  }

  package let lesson: Lesson
  package internal(set) var place = Place(step: 0, element: 0)
  package internal(set) var pages: [Page] = []
  /// The page on view; -1 before the first.
  package internal(set) var cursor = -1

  private let reserveLines: @Sendable (String) -> Int
  var page = Page(step: 0)
  /// Whether the player reached the question on the last page without showing it.
  private var isUnseen = false
  /// Whether the learner has returned and nothing was shown since.
  private var isReturning = false
  private var running = Running.no
  private var firstLines: [CodeBlock.ID: Int] = [:]
  private var hasIntroduced = false
  /// Where a learner left who now returns: everything before is taken without a pause.
  var target: Place?
  /// The step whose rest is taken without being shown.
  var skippedStep: Int?

  /// - Parameters:
  ///   - place: where to go on; what comes before it still has to run: see `catchUp()`.
  ///   - reserveLines: gives a block its line numbers before it runs.
  package init(
    _ lesson: Lesson, at place: (step: Int, element: Int) = (0, 0),
    reserveLines: @escaping @Sendable (String) -> Int
  ) {
    self.lesson = lesson
    self.reserveLines = reserveLines
    if place != (0, 0) { target = Place(step: place.step, element: place.element) }
  }

  // MARK: Moves

  /// Takes what lies before the place to go on at: returns the next block to run, until there is
  /// none.
  package mutating func catchUp() -> Submission? {
    while let target {
      guard place < target, !isAtEnd else {
        self.target = nil
        isReturning = true
        isUnseen = question?.state == .open || exercise?.isOpen == true
        return nil
      }
      settle(.passed)
      passExercise()
      if let submission = advance().run { return submission }
    }
    return nil
  }

  /// Whether blocks before the place to go on at have still to run.
  package var isBehind: Bool { target != nil }

  /// Where the learner is, or will be once everything before has run.
  package var destination: Place { target ?? place }

  /// Goes on: to the next page if it was seen before, else in the lesson.
  package mutating func next() -> Turn {
    let isReturning = isReturning
    self.isReturning = false
    let turn = nextPage()
    // The trace was shown in an earlier visit, and its question can't be answered without it.
    guard isReturning, turn.run == nil, question?.prediction.kind == .look else { return turn }
    return look()
  }

  private mutating func nextPage() -> Turn {
    if cursor < pages.count - 1 {
      cursor += 1
      return Turn(pages[cursor].views)
    }
    if isUnseen {
      isUnseen = false
      return Turn(pages[cursor].views)
    }
    if let question, question.state == .open {
      return Turn([.notice(.answerFirst(choices: question.prediction.choices.count))])
    }
    if let exercise, exercise.isOpen { return Turn([.notice(.exerciseFirst)]) }
    // After a wrong answer, show the right answer before the block runs.
    let missed = question.flatMap { $0.state == .missed ? $0.prediction : nil }
    settle(.passed)
    if let missed { page.views += [.answer(missed)] + proof(of: missed, at: cursor) }
    return advance()
  }

  /// Shows an earlier page. No code is run or undone.
  package mutating func back(_ count: Int = 1) -> Turn {
    guard cursor > 0 else { return Turn([.notice(.atBeginning)]) }
    cursor = max(0, cursor - max(1, count))
    return Turn(
      pages[cursor].views + [.notice(.lookingBack(pages: pages.count - 1 - cursor))])
  }

  /// Shows the page on view once more.
  package func current() -> Turn {
    Turn(pages.indices.contains(cursor) ? pages[cursor].views : [])
  }

  /// Runs the block that was run last, as far as what is on view goes.
  package mutating func again() -> Turn {
    guard let block = latestBlock else { return Turn([.notice(.nothingToRepeat)]) }
    return run(block, then: [])
  }

  /// Runs a block that was run before, and others after it.
  mutating func run(_ block: CodeBlock, then others: [CodeBlock]) -> Turn {
    running = .again(block, then: others)
    return Turn([], run: submission(of: block))
  }

  /// Gives a block with another text lines of its own.
  mutating func renumber(_ block: CodeBlock) {
    firstLines[block.id] = reserveLines(block.code)
  }

  /// Goes on after the block of a turn has run.
  package mutating func finished(_ record: BlockRecord) -> Turn {
    switch running {
    case .no: return Turn([])
    case .again(_, let others):
      running = .no
      guard record.block.mode == .rejected || !record.result.isRejected else {
        return Turn([.record(record)])
      }
      replace(record)
      guard let next = others.first else { return Turn([.record(record)]) }
      let turn = run(next, then: Array(others.dropFirst()))
      return Turn(
        [.record(record), .notice(.runsAgain(lines: lines(of: next) ?? 1...1))], run: turn.run)
    case .next:
      running = .no
      // The next step runs the block again, because what follows needs its declarations.
      if record.result.isInterrupted, target == nil { return Turn([]) }
      place.element += 1
      page.views.append(.record(record))
      if record.isEventful, skippedStep == nil { return pause() }
      return advance()
    }
  }

  package var isAtEnd: Bool { place.step >= lesson.steps.count }

  /// The next blocks that run without a question between them.
  package var upcoming: [CodeBlock] {
    guard target == nil, !isAtEnd else { return [] }
    let rest = lesson.steps[place.step].elements.dropFirst(place.element)
    let next = lesson.steps.dropFirst(place.step + 1).first?.elements ?? []
    return (rest + next).drop { $0.run == nil }.prefix { !$0.isPrediction }.compactMap(\.run)
  }

  /// Whether the end is on view.
  package var isOver: Bool { isAtEnd && cursor == pages.count - 1 && page.views.isEmpty }

  /// The step of the next element.
  package var step: Int { min(destination.step, lesson.steps.count - 1) }

  // MARK: On the way

  /// Takes elements until there is a pause or a block to run.
  mutating func advance() -> Turn {
    if !hasIntroduced {
      hasIntroduced = true
      page.views = [.title]
      if !lesson.introduction.isEmpty { page.views.append(.introduction) }
      return pause()
    }
    while place.step < lesson.steps.count {
      let step = lesson.steps[place.step]
      guard step.elements.indices.contains(place.element) else {
        place = Place(step: place.step + 1, element: 0)
        if page.views.isEmpty { page.step = min(place.step, lesson.steps.count - 1) }
        let wasSkipped = skippedStep != nil
        skippedStep = nil
        if isAtEnd { page.views.append(.lessonEnd) }
        if !page.views.isEmpty, !wasSkipped { return pause() }
        continue
      }
      if place.element == 0, skippedStep == nil { page.views.append(.heading(step: place.step)) }
      if let turn = take(step.elements[place.element], of: step) { return turn }
    }
    return page.views.isEmpty ? Turn([.lessonEnd]) : pause()
  }

  private mutating func take(_ element: Lesson.Element, of step: Lesson.Step) -> Turn? {
    let isShown = skippedStep == nil
    switch element {
    case .prose(let passages):
      if isShown { page.views.append(.prose(passages)) }
      place.element += 1
    case .prediction(let prediction):
      guard isShown else {
        place.element += 1
        return nil
      }
      if prediction.kind == .predict, let block = step.elements.dropFirst(place.element).codeBlock {
        page.views.append(preview(of: block))
      }
      page.views.append(.question(prediction))
      page.question = Question(
        prediction: prediction, step: place.step,
        index: step.elements.prefix(place.element).count(where: \.isPrediction))
      return pause()
    case .exercise(let exercise):
      guard isShown else {
        place.element += 1
        return nil
      }
      page.views += [.exercise(exercise), .notice(.exerciseBegins)]
      page.exercise = ExerciseState(exercise: exercise, step: place.step)
      return pause()
    case .code(let block):
      running = .next(block)
      return Turn([], run: submission(of: block))
    }
    return nil
  }

  private mutating func pause() -> Turn {
    if page.isTry, let record = proposedRecord { page.views.append(.editable(record)) }
    let views = page.views
    pages.append(page)
    page = Page(step: place.step)
    cursor = pages.count - 1
    return Turn(views)
  }

  var isInStep: Bool { place.element > 0 }

  private mutating func preview(of block: CodeBlock) -> LessonView {
    .code(block, firstLine: firstLine(of: block))
  }

  private mutating func submission(of block: CodeBlock) -> Submission {
    Submission(block: block, firstLine: firstLine(of: block))
  }

  /// The numbers of a block's lines, once it has some.
  package func lines(of block: CodeBlock) -> ClosedRange<Int>? {
    firstLines[block.id].map { $0...$0 + block.code.count(where: \.isNewline) }
  }

  private mutating func firstLine(of block: CodeBlock) -> Int {
    if let line = firstLines[block.id] { return line }
    let line = reserveLines(block.code)
    firstLines[block.id] = line
    return line
  }

  private mutating func replace(_ new: BlockRecord) {
    for index in pages.indices {
      pages[index].views = pages[index].views.map { view in
        if case .record(let old) = view, old.block.id == new.block.id { .record(new) } else { view }
      }
    }
  }
}

extension Lesson.Element {
  fileprivate var isPrediction: Bool {
    if case .prediction = self { true } else { false }
  }
}

extension ArraySlice<Lesson.Element> {
  fileprivate var codeBlock: CodeBlock? {
    for case .code(let block) in self { return block }
    return nil
  }
}

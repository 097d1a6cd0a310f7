package import Lessons

/// Where a learner is in a lesson, and what comes next.
///
/// It decides, and others perform: each of its moves returns a `Turn` with what to show and, if a
/// block has to run before the lesson goes on, that block; who has run it calls `finished`.
/// What was shown is kept in pages, so that going back shows it again and runs nothing.
package struct Player: Sendable {
  /// What a learner sees between two pauses.
  package struct Page: Equatable, Sendable {
    package var views: [LessonView] = []
    package fileprivate(set) var question: Question?
  }

  /// A question on a page.
  package struct Question: Equatable, Sendable {
    package var prediction: Prediction
    package var step: Int
    package var isAnswered = false
    /// How many hints were given.
    package var hints = 0
  }

  /// What a move comes to.
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
    /// A block that has run before.
    case again(CodeBlock)
  }

  package let lesson: Lesson
  package private(set) var place = Place(step: 0, element: 0)
  package private(set) var pages: [Page] = []
  /// The page on view; -1 before the first.
  package private(set) var cursor = -1

  private let reserveLines: @Sendable (String) -> Int
  private var page = Page()
  private var running = Running.no
  private var firstLines: [CodeBlock.ID: Int] = [:]
  private var hasIntroduced = false
  /// Where a learner left who now returns: everything before is taken without a pause.
  private var target: Place?
  /// The step whose rest is taken without being shown.
  private var skippedStep: Int?

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
        return nil
      }
      answerQuestion()
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
    if cursor < pages.count - 1 {
      cursor += 1
      return Turn(pages[cursor].views)
    }
    if let question, !question.isAnswered {
      return Turn([.notice(.answerFirst(choices: question.prediction.choices.count))])
    }
    return advance()
  }

  /// Shows the page before; nothing is run or undone.
  package mutating func back() -> Turn {
    guard cursor > 0 else { return Turn([.notice(.atBeginning)]) }
    cursor -= 1
    return Turn(
      pages[cursor].views + [.notice(.lookingBack(pages: pages.count - 1 - cursor))])
  }

  /// Shows the page on view once more.
  package func current() -> Turn {
    Turn(pages.indices.contains(cursor) ? pages[cursor].views : [])
  }

  /// Takes an answer to the question on view; nil if the text is none.
  package mutating func answer(_ text: String) -> (turn: Turn, answered: Answer?)? {
    guard let question else { return nil }
    switch question.prediction.match(text) {
    case .none: return nil
    case .ambiguous(let choices):
      return (Turn([.notice(.ambiguousAnswer(choices))]), nil)
    case .choice(let index):
      let choice = question.prediction.choices[index]
      let feedback = LessonView.feedback(question.prediction, choice: index)
      answerQuestion()
      pages[cursor].views.append(feedback)
      let answer = Answer(
        step: lesson.steps[question.step].id, choice: choice.text, isRight: choice.isRight)
      let isPending = cursor == pages.count - 1
      let advice: [LessonView] = choice.isRight || !isPending ? [] : [.notice(.answerAgain)]
      return (Turn([feedback] + advice), answer)
    }
  }

  /// An answer to be remembered.
  package struct Answer: Equatable, Sendable {
    package var step: String
    package var choice: String
    package var isRight: Bool
  }

  /// The next of the hints to the question on view; after the last, the last again.
  package mutating func hint() -> Turn {
    guard let question else { return Turn([.notice(.noQuestion)]) }
    let hints = question.prediction.hints
    guard !hints.isEmpty else { return Turn([.notice(.noHints)]) }
    let index = min(question.hints, hints.count - 1)
    pages[cursor].question?.hints = index + 1
    return Turn([.hint(hints[index], index: index, count: hints.count)])
  }

  /// Goes on without an answer; without a question, over the rest of the step.
  package mutating func skip() -> Turn {
    cursor = pages.count - 1
    if let question, !question.isAnswered {
      answerQuestion()
      var turn = advance()
      turn.views.insert(.notice(.questionSkipped), at: 0)
      return turn
    }
    guard !isAtEnd else { return Turn([.lessonEnd]) }
    if !isInStep { return advance() }
    skippedStep = place.step
    var turn = advance()
    turn.views.insert(.notice(.stepSkipped), at: 0)
    return turn
  }

  /// Runs the block that was run last, as far as what is on view goes.
  package mutating func again() -> Turn {
    guard let block = latestBlock else { return Turn([.notice(.nothingToRepeat)]) }
    running = .again(block)
    return Turn([], run: submission(of: block))
  }

  /// The same with another text, which takes the block's place if it is accepted.
  package mutating func edit(_ code: String) -> Turn {
    guard var block = latestBlock else { return Turn([.notice(.nothingToRepeat)]) }
    // What the lesson says about the block is not said about this.
    (block.code, block.mode, block.expectation) = (code, .traced, nil)
    firstLines[block.id] = reserveLines(code)
    running = .again(block)
    return Turn([], run: submission(of: block))
  }

  /// The block that was run last, as far as what is on view goes.
  package var latestBlock: CodeBlock? {
    let records = pages.prefix(cursor + 1).flatMap(\.views).compactMap { view in
      if case .record(let record) = view { record } else { nil }
    }
    // Running declarations once more would show nothing.
    return (records.last(where: \.isEventful) ?? records.last)?.block
  }

  /// Goes on after the block of a turn has run.
  package mutating func finished(_ record: BlockRecord) -> Turn {
    defer { if case .again = running { running = .no } }
    switch running {
    case .no: return Turn([])
    case .again:
      if record.block.mode == .rejected || !record.result.isRejected { replace(record) }
      return Turn([.record(record)])
    case .next:
      running = .no
      place.element += 1
      page.views.append(.record(record))
      if record.isEventful, skippedStep == nil { return pause() }
      return advance()
    }
  }

  /// The question on view, if it is one's turn to answer.
  package var question: Question? {
    pages.indices.contains(cursor) ? pages[cursor].question : nil
  }

  package var isAtEnd: Bool { place.step >= lesson.steps.count }

  /// Whether the end is on view.
  package var isOver: Bool { isAtEnd && cursor == pages.count - 1 && page.views.isEmpty }

  /// The step of the next element.
  package var step: Int { min(destination.step, lesson.steps.count - 1) }

  // MARK: On the way

  /// Takes elements until there is a pause or a block to run.
  private mutating func advance() -> Turn {
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
      if let block = step.elements.dropFirst(place.element).codeBlock {
        page.views.append(preview(of: block))
      }
      page.views.append(.question(prediction))
      page.question = Question(prediction: prediction, step: place.step)
      return pause()
    case .code(let block):
      running = .next(block)
      return Turn([], run: submission(of: block))
    }
    return nil
  }

  private mutating func pause() -> Turn {
    let views = page.views
    pages.append(page)
    page = Page()
    cursor = pages.count - 1
    return Turn(views)
  }

  /// After an answer, or without one, the lesson goes on behind the question.
  private mutating func answerQuestion() {
    guard let question, !question.isAnswered else { return }
    pages[cursor].question?.isAnswered = true
    if cursor == pages.count - 1 { place.element += 1 }
  }

  private var isInStep: Bool { place.element > 0 }

  private mutating func preview(of block: CodeBlock) -> LessonView {
    .code(block, firstLine: firstLine(of: block))
  }

  private mutating func submission(of block: CodeBlock) -> Submission {
    Submission(block: block, firstLine: firstLine(of: block))
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

extension ArraySlice<Lesson.Element> {
  fileprivate var codeBlock: CodeBlock? {
    for case .code(let block) in self { return block }
    return nil
  }
}

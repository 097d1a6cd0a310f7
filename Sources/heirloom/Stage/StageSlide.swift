import Classroom
import Lessons
import MessageTables
import Pages
import Phrases
import Recording
import Rendering
import Sessions

/// The slide of a stage, for the wall of a class.
struct StageSlide {
  let stage: Stage
  let view: StageView
  /// Whether the question is on the screen, not only the text before it.
  let showsFrame: Bool
  /// How much of a long text has been read: from 0 to 1.
  let progress: Double

  private var lesson: Lesson { stage.lesson }

  var slide: Slide {
    switch view.overlay {
    case .blank: Slide(.blank)
    case .whyNot: text(whyNot)
    case .timeline: timeline ?? frame
    case .result(let text): self.text([.output(text, label: StageMessage.result.text)])
    case .comparison(let comparison): self.text(pieces(comparison))
    case .keys, .leaving, .address, nil: frame
    }
  }

  private var frame: Slide {
    switch stage.frame {
    case .title: Slide(.title, title: lessonTitle, main: html([.prose(lesson.introduction)]))
    case .text(let parts): text(pieces(parts))
    case .question(let question):
      showsFrame
        ? Slide(.question, title: title, main: html(about(question)))
        : text(pieces(stage.lead))
    case .answer(let question):
      Slide(.run, title: title, main: html(about(question, isAnswered: true)))
    case .beat(let beat): run(beat)
    case .outcome(_, let block, _): Slide(.run, title: title, main: html(outcome(of: block)))
    case .exercise(let step, let element): text(pieces(.element(step: step, element: element)))
    case .end: text(pieces(stage.lead))
    }
  }

  /// The pieces of a text. The first heading is the slide's title.
  private func pieces(_ parts: [Stage.Part]) -> [LessonPiece] {
    var parts = parts[...]
    if case .heading? = parts.first { parts.removeFirst() }
    return parts.flatMap(pieces)
  }

  /// A text with headings of its own is below the lesson's title, because a slide has one title for
  /// each text.
  private func text(_ pieces: [LessonPiece]) -> Slide {
    let hasHeadings = pieces.contains { if case .heading = $0 { true } else { false } }
    return Slide(
      .text, title: hasHeadings ? lessonTitle : title, main: html(pieces), progress: progress)
  }

  private func html(_ pieces: [LessonPiece]) -> HTML {
    pieces.reduce(into: HTML()) { $0 += HTML($1) }
  }

  private var lessonTitle: HTML {
    "<span class=\"dim\">\(lesson.number.map { "\($0) " } ?? "")</span>\(lesson.title)"
  }

  private var title: HTML {
    let first: Int? =
      if case .text(let parts) = stage.frame {
        parts.first?.step
      } else {
        showsFrame ? nil : stage.lead.first?.step
      }
    let step = first ?? stage.step
    guard lesson.steps.indices.contains(step) else { return lessonTitle }
    return """
      <span class="dim">\(lesson.number.map { "\($0) · " } ?? "")\(step + 1)/\(lesson.steps.count)</span> \
      \(HTML(.inline(lesson.steps[step].heading)))
      """
  }

  /// The teacher's notes for the step on the stage.
  var teaching: Teaching {
    guard lesson.steps.indices.contains(stage.step) else { return Teaching() }
    let step = lesson.steps[stage.step]
    let minutes = lesson.steps[stage.step...].compactMap(\.notes?.minutes)
    let next = lesson.steps.dropFirst(stage.step + 1).first
    return Teaching(
      step: HTML(.inline(step.heading)), notes: HTML(.prose(step.notes?.passages ?? [])),
      minutesLeft: minutes.isEmpty ? nil : minutes.reduce(0, +),
      next: next.map { HTML(.inline($0.heading)) })
  }

  // MARK: Pieces

  /// The run of a changed block, and the run before.
  private func pieces(_ comparison: StageComparison) -> [LessonPiece] {
    func pieces(_ record: BlockRecord, _ title: StageMessage) -> [LessonPiece] {
      let heading = LessonPiece.heading([.text(title.text)])
      guard let board = record.result.trace.map({ Storyboard($0) }), board.count > 0 else {
        let line = record.result.source.firstLine
        return [heading, .code(record.block.code, firstLine: line)]
          + (record.result.output.isEmpty
            ? [] : [.output(record.result.output, label: StageMessage.output.text)])
      }
      return [heading, .trace(board)]
    }
    return pieces(comparison.after, .changedRun)
      + (comparison.before.map { pieces($0, .runBefore) } ?? [])
  }

  /// The subject of a question: the code that runs next, or the last trace.
  ///
  /// - Parameter isAnswered: whether the event that shows the right answer is marked.
  func about(_ question: Stage.Question, isAnswered: Bool = false) -> [LessonPiece] {
    guard let id = question.block, let block = stage.block(id) else { return [] }
    if let prediction = stage.prediction(question), prediction.kind == .look {
      guard let board = view.traces[id].map({ Storyboard($0) }) else { return [] }
      return [.trace(board, proof: isAnswered ? board.proof(of: prediction) : nil)]
    }
    return [.code(block.code, firstLine: view.firstLines[id] ?? 1)]
  }

  private func run(_ beat: Stage.Beat) -> Slide {
    guard let trace = view.traces[beat.block], let notes = stage.notes else { return text([]) }
    let board = Storyboard(trace)
    return Slide(
      .run, title: title,
      main: html([
        .listing(board, notes: notes), .drawing(board, count: notes.upperBound),
      ]),
      side: html([.now(board.now(after: notes.upperBound))]))
  }

  private func outcome(of id: CodeBlock.ID) -> [LessonPiece] {
    guard let record = stage.records[id] else { return [] }
    let code = LessonPiece.code(record.block.code, firstLine: record.result.source.firstLine)
    switch PageRun(record) {
    case .rejected(let message, _):
      return [code, .output(message, label: StageMessage.diagnostic.text)]
    case .ran(let trace) where !trace.output.isEmpty:
      return [code, .output(trace.output, label: StageMessage.output.text)]
    case .ran, nil: return [code]
    }
  }

  private func pieces(_ part: Stage.Part) -> [LessonPiece] {
    switch part {
    case .heading(let step):
      let number = "\(step + 1)/\(lesson.steps.count) "
      return [.heading([.text(number)] + lesson.steps[step].heading)]
    case .element(let step, let element):
      switch lesson.steps[step].elements[element] {
      case .prose(let passages): return [.prose(passages)]
      case .code(let block): return [.code(block.code, firstLine: view.firstLines[block.id] ?? 1)]
      case .exercise(let exercise):
        let expected = exercise.start.expectation?.lines.joined(separator: "\n") ?? ""
        return [
          .code(exercise.start.code, firstLine: nil),
          .output(expected, label: StageMessage.expectedOutput.text),
        ]
      case .prediction: return []
      }
    }
  }

  /// Why the wrong choices are wrong.
  private var whyNot: [LessonPiece] {
    guard let question = stage.question, let prediction = stage.prediction(question) else {
      return []
    }
    return prediction.choices.filter { !$0.isRight }.flatMap { choice -> [LessonPiece] in
      [.heading(choice.answer), .prose(choice.feedback)]
    }
  }

  private var timeline: Slide? {
    guard let beat = stage.latestBeat, let trace = view.traces[beat.block] else { return nil }
    let options = RenderingOptions(width: 72)
    let rows = TimelineText.render(trace, options: options, revealing: beat.notes.upperBound)
    return Slide(
      .text, title: title, main: HTML(.output(rows, label: StageMessage.orderOfEvents.text)),
      progress: 1)
  }
}

extension Stage {
  /// The last beat that the class has seen.
  fileprivate var latestBeat: Beat? {
    for case .beat(let beat) in frames[...index].reversed() { return beat }
    return nil
  }

  /// A question in the form that the pages of a class show.
  ///
  /// - Parameter about: the code or the trace that it is about.
  func asks(_ question: Stage.Question, about: [LessonPiece]) -> Room.Asked? {
    guard let prediction = prediction(question) else { return nil }
    return Room.Asked(
      id: question.name, text: HTML(.inline(prediction.question.inlines)),
      code: about.reduce(into: HTML()) { $0 += HTML($1) },
      choices: prediction.choices.enumerated().map { index, choice in
        Room.Asked.Choice(
          label: Prediction.label(at: index), text: HTML(.inline(choice.answer)),
          feedback: HTML(.prose(choice.feedback)), isRight: choice.isRight)
      })
  }
}

extension Stage.Question {
  /// The question's place in the lesson, counted from 1: `2.3`.
  var name: String { "\(step + 1).\(element + 1)" }
}

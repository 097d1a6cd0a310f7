import Lessons
import MessageTables
import Phrases
import Recording
import Rendering
import Sessions

/// The rows of one screen of a demo.
struct StagePicture {
  var stage: Stage
  var view: StageView
  var options: RenderingOptions
  var height: Int
  /// The address of a class, and the number of its answers.
  var status: String?
  /// The address at which students come in to a class.
  var address: String?
  /// Whether the text before a question has pages of its own, as on the wall.
  var showsTextApart = false

  private var lesson: Lesson { stage.lesson }
  private var words: ViewText { ViewText(options: options) }

  /// The width from which the state is shown next to the code, not below it.
  private static let wide = 108
  private static let leastHeight = 12

  /// The number of rows between the header and the footer.
  private var room: Int { max(1, height - 3) }

  var rows: [String] { screen.rows }

  /// The rows, and the place of the cursor while something is typed, from 0.
  var screen: (rows: [String], cursor: (row: Int, column: Int)?) {
    if view.overlay == .blank { return (Array(repeating: "", count: height), nil) }
    guard height >= Self.leastHeight else {
      return ([paint(StageMessage.needsLines(Self.leastHeight).text)], nil)
    }
    let input = view.input?.picture(options, height: view.input?.entryHeight(of: height) ?? 1)
    let room = room + 1 - (input?.rows.count ?? 1)
    let body = Array(page.prefix(room))
    let padding = Array(repeating: "", count: max(0, room - body.count))
    let above = [header, ""] + body + padding
    let cursor = input.map { (row: above.count + $0.cursor.row, column: $0.cursor.column) }
    return (above + (input?.rows ?? [footer]), cursor)
  }

  private var page: [String] {
    switch view.overlay {
    case .keys: return StageKeys.rows(options, isClass: address != nil)
    case .leaving: return leaving
    case .address: return AddressPicture(address: address ?? "", options: options).rows
    case .whyNot: return whyNot
    case .timeline: return timeline
    case .result, .comparison: return overlayPages.page(at: view.overlayRow)
    case .blank, nil: return pages.page(at: view.page)
    }
  }

  /// The pages of an overlay that may be longer than the screen.
  private var overlayPages: StagePages {
    switch view.overlay {
    case .result(let text): StagePages(text: text.rows, room: room)
    case .comparison(let comparison): StagePages(text: comparison.rows(options), room: room)
    case .keys, .blank, .whyNot, .leaving, .address, .timeline, nil:
      StagePages(text: [], room: room)
    }
  }

  /// The row at which the next page of the overlay begins; nil on the last one.
  var nextOverlayRow: Int? { overlayPages.next(after: view.overlayRow) }

  /// How much of a long text comes before the current page: from 0 to 1.
  var progress: Double { view.overlay == nil ? pages.progress(at: view.page) : 0 }

  /// The row at which the next page begins; nil on the last one.
  var nextPage: Int? { view.overlay == nil ? pages.next(after: view.page) : nil }

  /// Whether the question itself is on the screen, not only the text before it.
  var showsFrame: Bool { pages.next(after: view.page) == nil }

  private var pages: StagePages {
    switch stage.frame {
    case .title: StagePages(text: rows([.introduction]), room: room)
    case .text(let parts): StagePages(text: text(parts), room: room)
    case .question(let question):
      // With votes, show only the question and the votes.
      StagePages(
        text: stage.votes[question].isEmpty ? text(stage.lead) : [],
        before: self.question(question), room: room, isApart: showsTextApart)
    case .answer(let question): StagePages(text: [], before: answer(question), room: room)
    case .beat(let beat): StagePages(text: [], before: self.beat(beat), room: room)
    case .outcome(_, let block, let answers):
      StagePages(text: outcome(block, answers), room: room)
    case .exercise(let step, let element): StagePages(text: exercise(step, element), room: room)
    case .end: StagePages(text: text(stage.lead), before: rows([.lessonEnd]), room: room)
    }
  }

  private func exercise(_ step: Int, _ element: Int) -> [String] {
    guard case .exercise(let exercise) = lesson.steps[step].elements[element] else { return [] }
    return rows([.exercise(exercise)])
  }

  // MARK: Frames

  private func text(_ parts: [Stage.Part]) -> [String] {
    guard !parts.isEmpty else { return [] }
    let views = parts.compactMap { part -> LessonView? in
      switch part {
      case .heading(let step): return parts.first == part ? nil : .heading(step: step)
      case .element(let step, let element):
        switch lesson.steps[step].elements[element] {
        case .prose(let passages): return .prose(passages)
        case .code(let block):
          if let record = stage.records[block.id], record.isEventful { return .record(record) }
          return .code(block, firstLine: view.firstLines[block.id] ?? 1)
        case .prediction, .exercise: return nil
        }
      }
    }
    return rows(views)
  }

  private func question(_ question: Stage.Question) -> [String] {
    guard let prediction = stage.prediction(question) else { return [] }
    let votes = stage.votes[question]
    let asks =
      votes.isEmpty
      ? rows([.question(prediction)])
      : VoteBars(prediction: prediction, rounds: votes, options: options).rows
    let height = room - asks.count - 1
    let above =
      prediction.kind == .look
      ? lastRun(question, height: height) : code(of: question.block, height: height)
    return above + [""] + asks
  }

  /// The trace that a question is about, cut to the height.
  ///
  /// - Parameter isAnswered: whether the event that shows the right answer is marked.
  private func lastRun(
    _ question: Stage.Question, height: Int, isAnswered: Bool = false
  ) -> [String] {
    guard let id = question.block, let trace = view.traces[id] else { return [] }
    let panes = StagePanes(trace, options: options)
    let proof = isAnswered ? stage.prediction(question).flatMap(panes.board.proof) : nil
    let marking = proof.map { StagePanes.Marking.proof(panes.board.notes[$0].number) } ?? .none
    let notes = 0..<panes.board.count
    return panes.code(notes, height: max(3, height), marking: marking).map {
      options.painter.paint($0.trimmingTrailingSpaces())
    }
  }

  /// The code of a question, from its top; what does not fit is marked.
  private func code(of id: CodeBlock.ID?, height: Int) -> [String] {
    guard let id, let block = stage.block(id) else { return [] }
    let code = LessonText(options: options)
      .code(block.code, firstNumber: view.firstLines[id]).rows
    guard code.count > max(3, height) else { return code }
    return code.prefix(max(2, height - 1)) + [paint("    \(options.glyphs.fold)")]
  }

  private func beat(_ beat: Stage.Beat) -> [String] {
    guard let trace = view.traces[beat.block], let notes = stage.notes else { return [] }
    let isComplete = notes.upperBound == beat.notes.upperBound
    var below: [String] = []
    if let question = beat.answers, isComplete { below = answerRows(question) }
    if isComplete, beat.number == beat.count, stage.block(beat.block)?.mode == .exercise,
      let exercise = lesson.exercise
    {
      below = rows([.solution(exercise, showsCode: false)])
    }
    below = Array(below.prefix(max(0, room - 10)))
    let rest = room - below.count - (below.isEmpty ? 0 : 1)
    let panes =
      options.width >= Self.wide ? beside(trace, notes, rest) : stacked(trace, notes, rest)
    return panes + (below.isEmpty ? [] : [""] + below)
  }

  private func beside(_ trace: Trace, _ notes: Range<Int>, _ height: Int) -> [String] {
    var narrow = options
    narrow.width = options.width * 3 / 5
    let panes = StagePanes(trace, options: narrow)
    let code = panes.code(notes, height: height)
    let side = options.width - narrow.width - 3
    let now = panes.now(after: notes.upperBound, width: side, height: height)
    let bar: StyledText = " \(options.glyphs.bar, .gutter) "
    return (0..<max(code.count, now.count)).map { row in
      let left = (row < code.count ? code[row] : "").padded(to: narrow.width)
      return options.painter.paint(
        (left + bar + (row < now.count ? now[row] : "")).trimmingTrailingSpaces())
    }
  }

  private func stacked(_ trace: Trace, _ notes: Range<Int>, _ height: Int) -> [String] {
    let panes = StagePanes(trace, options: options)
    // The code has priority over the state.
    let now = panes.now(
      after: notes.upperBound, width: options.width - 2,
      height: max(3, min(height / 2, height - panes.leastHeight(notes) - 1)))
    let code = panes.code(notes, height: max(4, height - now.count - 1))
    let name: StyledText =
      "\(String(repeating: options.glyphs.rule, count: 2), .gutter) \(StageMessage.now.text, .heading) "
    let rule = String(repeating: options.glyphs.rule, count: max(0, options.width - name.width - 1))
    let title = name + "\(rule, .gutter)"
    return (code + [title] + now.map { "  " + $0 }).map {
      options.painter.paint($0.trimmingTrailingSpaces())
    }
  }

  /// The answer to a look below its trace.
  private func answer(_ question: Stage.Question) -> [String] {
    let answer = answerRows(question)
    let trace = lastRun(question, height: room - answer.count - 1, isAnswered: true)
    return trace + (trace.isEmpty ? [] : [""]) + answer
  }

  private func outcome(_ id: CodeBlock.ID, _ question: Stage.Question?) -> [String] {
    guard let record = stage.records[id] else { return [] }
    let answer = question.map(answerRows) ?? []
    return rows([.record(record)]) + (answer.isEmpty ? [] : [""] + answer)
  }

  private func answerRows(_ question: Stage.Question) -> [String] {
    guard let prediction = stage.prediction(question) else { return [] }
    return rows([.answer(prediction)])
  }

  /// The events of the latest run that the class has seen, in the order of happening.
  private var timeline: [String] {
    guard let (block, count) = latestRun, let trace = view.traces[block] else { return [] }
    let rows = TimelineText.render(trace, options: options, revealing: count).rows
    // What happened last is what the class talks about.
    guard rows.count > room else { return rows }
    return [paint("    \(options.glyphs.fold)")] + rows.suffix(room - 1)
  }

  /// Whether there is a run to show in the order of happening.
  var hasTimeline: Bool { latestRun.map { view.traces[$0.block] != nil } ?? false }

  /// The block of the run on view or before it, with the number of events that have been shown.
  private var latestRun: (block: CodeBlock.ID, count: Int?)? {
    for frame in stage.frames[...stage.index].reversed() {
      switch frame {
      case .beat(let beat) where frame == stage.frame:
        return (beat.block, stage.notes?.upperBound ?? beat.notes.upperBound)
      case .beat(let beat): return (beat.block, beat.notes.upperBound)
      case .outcome(_, let block, _): return (block, nil)
      case .title, .text, .question, .answer, .exercise, .end: continue
      }
    }
    return nil
  }

  private var leaving: [String] {
    let messages: [StageMessage] =
      address == nil ? [.leave, .leaveKeys] : [.leave, .leaveClass, .leaveKeys]
    return [""]
      + messages.flatMap { message in
        StyledText("  " + message.text).wrapped(to: options.width - 1, hanging: 2)
          .map { options.painter.paint($0) }
      }
  }

  private var whyNot: [String] {
    guard let question = stage.question, let prediction = stage.prediction(question) else {
      return []
    }
    let wrong = prediction.choices.indices.filter { !prediction.choices[$0].isRight }
    return rows(wrong.map { .feedback(prediction, choice: $0) })
  }

  private func rows(_ views: [LessonView]) -> [String] {
    Array(words.text(views, of: lesson).rows.drop { $0.isEmpty })
  }

  // MARK: Around them

  private var header: String {
    let number = lesson.number.map { "\($0) " } ?? ""
    let dot = " \(options.glyphs.dot) "
    var text: StyledText = "  \(number, .dim)\(lesson.title, .heading)"
    if stage.frame != .title, lesson.steps.indices.contains(stage.step) {
      let place = "\(dot)\(stage.step + 1)/\(lesson.steps.count) "
      let step: StyledText =
        "\(place, .dim)\(lesson.steps[stage.step].heading.plainText, .heading)"
      text += step
      // The step matters more than the lesson's title.
      if text.width >= options.width, let number = lesson.number {
        text = "  \("\(number)", .dim)" + step
      }
    }
    return options.painter.paint(
      text.truncated(to: options.width - 1, mark: options.glyphs.ellipsis))
  }

  private var footer: String {
    if let message = view.message { return paint("  \(message.text)") }
    let dot = " \(options.glyphs.dot) "
    if let status {
      let keys = (classKeys + [.allKeys]).map(\.text)
      let text = "  " + ([status] + keys).joined(separator: dot)
      return options.painter.paint(
        StyledText(text, .strong).truncated(to: options.width - 1, mark: options.glyphs.ellipsis))
    }
    var place: [String] = []
    var keys: [KeyMessage] = [.next, .back]
    if case .beat(let beat) = stage.frame {
      keys.append(.single)
      if beat.count > 1 { place = ["\(beat.number)/\(beat.count)"] }
    }
    if stage.question != nil { keys.append(.votes) }
    if stage.isAnswered { keys.append(.whyNot) }
    if nextPage != nil || nextOverlayRow != nil { (place, keys) = ([], [.more, .back]) }
    if stage.editableBlock != nil { keys.append(.edit) }
    var parts = place + (keys + [.type, .allKeys]).map(\.text)
    // The help for all keys stays in sight.
    while parts.count > 2, "  \(parts.joined(separator: dot))".cellWidth >= options.width {
      parts.remove(at: parts.count - 2)
    }
    let text = StyledText("  " + parts.joined(separator: dot), .dim)
    return options.painter.paint(
      text.truncated(to: options.width - 1, mark: options.glyphs.ellipsis))
  }

  /// The keys that a class needs now.
  private var classKeys: [KeyMessage] {
    guard case .question(let question) = stage.frame, showsFrame else { return [.next] }
    return stage.votes[question].isEmpty
      ? [.closeVote] : [.secondVote, .showRun]
  }

  private func paint(_ text: String) -> String {
    options.painter.paint(
      StyledText(text).truncated(to: options.width - 1, mark: options.glyphs.ellipsis))
  }
}

extension StageInput {
  /// The height of the text that is typed. A block to change has all the room; other code shares it
  /// with the lesson.
  fileprivate func entryHeight(of height: Int) -> Int {
    switch purpose {
    case .votes, .step: 1
    case .swift: height / 2
    case .edit: height - 4
    }
  }
}

extension String {
  /// The lines of the string. A line feed at the end doesn't begin another line.
  var rows: [String] {
    var rows = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if rows.last?.isEmpty == true { rows.removeLast() }
    return rows
  }
}

import Lessons

extension Player {
  /// The question on view, if it is one's turn to answer.
  package var question: Question? {
    pages.indices.contains(cursor) ? pages[cursor].question : nil
  }

  /// An answer to be remembered.
  package struct Answer: Equatable, Sendable {
    package var step: String
    package var question: Int
    package var choice: String
    package var isRight: Bool
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
      var views: [LessonView] = [.feedback(question.prediction, choice: index)]
      if choice.isRight { views += proof(of: question.prediction, at: cursor) }
      let wasAsking = question.isAsking
      settle(choice.isRight ? .answered : .missed)
      pages[cursor].views += views
      let answer = Answer(
        step: lesson.steps[question.step].id, question: question.index, choice: choice.text,
        isRight: choice.isRight)
      if wasAsking {
        views.append(.notice(choice.isRight ? .othersAreExplained : .answerAgain))
      }
      return (Turn(views), answer)
    }
  }

  /// Explains the choices that the learner didn't make. For an open question, explains all choices.
  package mutating func answers() -> Turn {
    guard let index = pages.prefix(cursor + 1).lastIndex(where: { $0.question != nil }),
      let question = pages[index].question
    else { return Turn([.notice(.noQuestion)]) }
    let prediction = question.prediction
    if index == cursor, question.isAsking { settle(.passed) }
    guard question.state != .answered else {
      return Turn([
        .otherFeedback(prediction, except: prediction.choices.firstIndex(where: \.isRight))
      ])
    }
    return Turn([.otherFeedback(prediction, except: nil)] + proof(of: prediction, at: index))
  }

  /// The event that shows the right answer to a question about a trace, if the lesson names one.
  func proof(of prediction: Prediction, at page: Int) -> [LessonView] {
    guard prediction.proof != nil, case .record(let record)? = record(before: page) else {
      return []
    }
    return [.proof(prediction, record)]
  }

  /// The last trace that was shown before a page.
  private func record(before page: Int) -> LessonView? {
    pages[..<page].last { $0.views.contains(where: \.isEventfulRecord) }?
      .views.last(where: \.isEventfulRecord)
  }

  /// The last question that is answered from a trace, together with that trace.
  package mutating func look() -> Turn {
    let last = pages.prefix(cursor + 1).lastIndex { $0.question?.prediction.kind == .look }
    guard let last else { return Turn([.notice(.noLook)]) }
    let record = pages[..<last].last { page in page.views.contains(where: \.isEventfulRecord) }
    cursor = last
    return Turn((record?.views.filter(\.isEventfulRecord) ?? []) + pages[last].views)
  }

  /// The next of the hints to the question or exercise on view; after the last, the last again.
  package mutating func hint() -> Turn {
    if exercise != nil { return exerciseHint() }
    guard let question else { return Turn([.notice(.noQuestion)]) }
    let hints = question.prediction.hints
    guard !hints.isEmpty else { return Turn([.notice(.noHints)]) }
    let index = min(question.hints, hints.count - 1)
    pages[cursor].question?.hints = index + 1
    let wasLast = question.hints >= hints.count
    return Turn(
      [.hint(hints[index], index: index, count: hints.count)]
        + (wasLast ? [.notice(.lastHint)] : []))
  }

  /// Goes on without an answer or a solution; without either, over the rest of the step.
  package mutating func skip() -> Turn {
    // At an earlier page there is nothing to skip but the way back.
    if isLookingBack {
      cursor = pages.count - 1
      return current()
    }
    if let question, question.state == .open {
      settle(.passed)
      var turn = advance()
      turn.views.insert(.notice(.questionSkipped), at: 0)
      return turn
    }
    if let exercise, exercise.isOpen {
      passExercise()
      var turn = advance()
      turn.views.insert(.notice(.exerciseSkipped), at: 0)
      return turn
    }
    settle(.passed)
    guard !isAtEnd else { return Turn([.lessonEnd]) }
    if !isInStep { return advance() }
    skippedStep = place.step
    var turn = advance()
    turn.views.insert(.notice(.stepSkipped), at: 0)
    return turn
  }

  /// Records the state of the question. After the first answer, or without an answer, the lesson continues
  /// after the question. A right answer stays right.
  mutating func settle(_ state: Question.State) {
    guard let question, question.isAsking else { return }
    pages[cursor].question?.state = state
    if question.state == .open, cursor == pages.count - 1 { place.element += 1 }
  }
}

extension LessonView {
  fileprivate var isEventfulRecord: Bool {
    if case .record(let record) = self { record.isEventful } else { false }
  }
}

package import Lessons

/// Questions of earlier lessons, one after another.
///
/// It decides, and others perform, as with `Player`.
package struct RecapRound: Sendable {
  package let questions: [RecapQuestion]
  /// Of the question that is asked; the number of questions at the end.
  package private(set) var index = 0
  private var state = Player.Question.State.open
  private var rightCount = 0

  package init(_ questions: [RecapQuestion]) {
    self.questions = questions
  }

  package var isOver: Bool { index >= questions.count }

  package var current: RecapQuestion? { isOver ? nil : questions[index] }

  /// Whether an answer is still awaited.
  package var isAsking: Bool { !isOver && (state == .open || state == .missed) }

  /// The question, or at the end what came of all.
  package func views() -> [LessonView] {
    guard let current else { return [.recapEnd(right: rightCount, count: questions.count)] }
    return [.recap(current, index: index, count: questions.count)]
  }

  /// Takes an answer. Returns nil if the text isn't an answer.
  ///
  /// - Returns: The views to show, and whether the answer was right. `isRight` is nil if the answer
  ///   doesn't count, because it isn't the first answer to the question or is ambiguous.
  package mutating func answer(_ text: String) -> (views: [LessonView], isRight: Bool?)? {
    guard let current else { return nil }
    let prediction = current.recap.prediction
    switch prediction.match(text) {
    case .none: return nil
    case .ambiguous(let choices): return ([.notice(.ambiguousAnswer(choices))], nil)
    case .choice(let index):
      let isRight = prediction.choices[index].isRight
      let isFirst = state == .open
      var views: [LessonView] = [.feedback(prediction, choice: index)]
      if isRight {
        views += [.recapRule(current.recap)]
        if state != .answered { views.append(.notice(.othersAreExplained)) }
        state = .answered
      } else if isAsking {
        views.append(.notice(.answerAgain))
        state = .missed
      }
      if isFirst, isRight { rightCount += 1 }
      return (views, isFirst ? isRight : nil)
    }
  }

  /// Explains the choices that the learner didn't make. For an open question, explains all choices.
  package mutating func answers() -> [LessonView] {
    guard let current else { return [] }
    let prediction = current.recap.prediction
    guard state != .answered else {
      return [.otherFeedback(prediction, except: prediction.choices.firstIndex(where: \.isRight))]
    }
    state = .passed
    return [.otherFeedback(prediction, except: nil), .recapRule(current.recap)]
  }

  /// Continues with the next question. An open question must be answered or skipped first.
  package mutating func next(isSkipping: Bool = false) -> [LessonView] {
    guard let current else { return [] }
    if state == .open, !isSkipping {
      return [.notice(.answerFirst(choices: current.recap.prediction.choices.count))]
    }
    // After a wrong answer, also show the right answer.
    let rest: [LessonView] =
      state == .missed
      ? [.answer(current.recap.prediction), .recapRule(current.recap)] : []
    index += 1
    state = .open
    return rest + views()
  }
}

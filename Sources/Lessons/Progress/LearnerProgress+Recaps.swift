/// The first answers of each day to a question that was asked on several days.
private struct Attempts {
  /// The days in order, and whether the first answer was right.
  var days: [(day: Substring, isRight: Bool)] = []

  mutating func add(_ isRight: Bool, date: String) {
    // The first ten characters of ISO 8601 are the day.
    let day = date.prefix(10)
    if days.last?.day != day { days.append((day, isRight)) }
  }

  var wasMissedLast: Bool { days.last?.isRight == false }
}

extension LearnerProgress {
  /// Returns whether a recap's first answers were right on two days, so that it isn't asked again.
  package func isRetired(_ recap: RecapQuestion) -> Bool {
    attempts(at: recap).days.count(where: \.isRight) >= 2
  }

  /// Returns the questions of a lesson to review: the first answer was wrong when they were last
  /// asked, and no recap of their steps has been retired since.
  ///
  /// - Returns: Their number by the id of their step.
  package func misses(in lesson: Lesson, _ recaps: [RecapQuestion]) -> [String: Int] {
    var attempts: [Question: Attempts] = [:]
    for answer in self[lesson].answers {
      guard let step = lesson.steps.first(where: { $0.id == answer.step }) else { continue }
      let question = Question(step: step.id, index: answer.question ?? step.index(of: answer))
      attempts[question, default: Attempts()].add(answer.isRight, date: answer.date)
    }
    var misses: [String: Int] = [:]
    for (question, attempts) in attempts where attempts.wasMissedLast {
      let isRecalled = recaps.contains { recap in
        recap.lesson.slug == lesson.slug && recap.stepID == question.step && isRetired(recap)
      }
      if !isRecalled { misses[question.step, default: 0] += 1 }
    }
    return misses
  }

  /// Returns the recaps to ask on a day, by priority: recaps of steps with wrong answers, then
  /// recaps with wrong answers, then recaps that weren't asked yet, then the others.
  ///
  /// Omits recaps that are retired, whose steps weren't finished, or that were answered right
  /// today.
  ///
  /// - Parameter date: The current time in ISO 8601.
  package func recapsToAsk(
    from recaps: [RecapQuestion], date: String, limit: Int = 6
  ) -> [RecapQuestion] {
    let today = date.prefix(10)
    let ranked = recaps.enumerated().compactMap { place, recap -> (Int, Int, RecapQuestion)? in
      let attempts = attempts(at: recap)
      guard hasMet(recap), !isRetired(recap), attempts.days.last?.day != today else { return nil }
      let isMissed = misses(in: recap.lesson, recaps)[recap.stepID] != nil
      let rank =
        isMissed ? 0 : attempts.wasMissedLast ? 1 : attempts.days.isEmpty ? 2 : 3
      return (rank, place, recap)
    }
    return ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(limit).map(\.2)
  }

  package mutating func log(_ answer: LoggedRecap, of recap: RecapQuestion) {
    recaps[recap.id, default: []].append(answer)
  }

  /// Returns whether the learner has finished the recap's step. The recap of an open step would
  /// reveal its answers.
  private func hasMet(_ recap: RecapQuestion) -> Bool {
    let kept = self[recap.lesson]
    if kept.isCompleted { return true }
    guard let id = kept.furthestStep, let furthest = recap.lesson.stepIndex(id: id) else {
      return false
    }
    return recap.step < furthest
  }

  private func attempts(at recap: RecapQuestion) -> Attempts {
    var attempts = Attempts()
    for answer in recaps[recap.id] ?? [] { attempts.add(answer.isRight, date: answer.date) }
    return attempts
  }

  private struct Question: Hashable {
    var step: String
    var index: Int
  }
}

extension RecapQuestion {
  fileprivate var stepID: String { lesson.steps[step].id }
}

extension Lesson.Step {
  /// Returns the index of the answered question, as far as the answer contains it.
  fileprivate func index(of answer: LoggedAnswer) -> Int {
    let predictions = elements.compactMap { element in
      if case .prediction(let prediction) = element { prediction } else { nil }
    }
    return predictions.firstIndex { $0.choices.contains { $0.text == answer.choice } } ?? 0
  }
}

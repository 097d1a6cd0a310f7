import Lessons
import Sessions

extension Prompting {
  /// Asks what is due of earlier lessons.
  mutating func beginRecap() async {
    reload()
    let recaps = library.recaps
    guard !recaps.isEmpty else { return say(.noRecaps) }
    let due = progress.recapsToAsk(from: recaps, date: Self.now)
    guard !due.isEmpty else {
      let isAllRetired = recaps.allSatisfy { progress.isRetired($0) }
      return say(isAllRetired ? .allRecapsRetired : .noRecapsDue)
    }
    let round = RecapRound(due)
    recap = round
    await show(round.views())
  }

  /// Takes what is typed while recaps are asked; false if it is Swift.
  mutating func takeInRecap(_ text: String) async -> Bool {
    guard text.contains(where: { !$0.isWhitespace }) else {
      await advanceRecap()
      return true
    }
    guard !text.contains("\n"), let question = recap?.current, let reply = recap?.answer(text)
    else { return false }
    if let isRight = reply.isRight {
      progress.log(LoggedRecap(isRight: isRight, date: Self.now), of: question)
      store(progress)
    }
    await show(reply.views)
    return true
  }

  mutating func advanceRecap(isSkipping: Bool = false) async {
    guard let views = recap?.next(isSkipping: isSkipping) else { return }
    await show(views)
    if recap?.isOver == true { await endRecap() }
  }

  /// Returns to the lesson, and to the question in it that waits for an answer.
  mutating func endRecap() async {
    recap = nil
    guard let player else { return say(.recapEndedWithoutLesson) }
    guard player.question?.isAsking == true else { return say(.recapEnded) }
    await show(player.current().views)
  }

  /// Explains the other answers of the last question.
  mutating func answers() async {
    if let views = recap?.answers() { return await show(views) }
    await catchUp()
    await perform { $0.answers() }
  }
}

import Lessons
import Sessions

extension Prompting {
  /// Asks what is due of earlier lessons.
  mutating func beginRecap() {
    reload()
    let recaps = library.recaps
    guard !recaps.isEmpty else { return say("There are no recaps among these lessons.") }
    let due = progress.recapsToAsk(from: recaps, date: Self.now)
    guard !due.isEmpty else {
      let isAllRetired = recaps.allSatisfy { progress.isRetired($0) }
      return say(
        isAllRetired
          ? "Nothing is left to ask: each was right on two days."
          : "Nothing is due today. Recaps ask about steps that you have been at, each once a day.")
    }
    let round = RecapRound(due)
    recap = round
    show(round.views())
  }

  /// Takes what is typed while recaps are asked; false if it is Swift.
  mutating func takeInRecap(_ text: String) -> Bool {
    guard text.contains(where: { !$0.isWhitespace }) else {
      advanceRecap()
      return true
    }
    guard let question = recap?.current, let reply = recap?.answer(text) else { return false }
    if let isRight = reply.isRight {
      progress.log(LoggedRecap(isRight: isRight, date: Self.now), of: question)
      store(progress)
    }
    show(reply.views)
    return true
  }

  mutating func advanceRecap(isSkipping: Bool = false) {
    guard let views = recap?.next(isSkipping: isSkipping) else { return }
    show(views)
    if recap?.isOver == true { endRecap() }
  }

  mutating func endRecap() {
    recap = nil
    say(player == nil ? "`:start 1` begins a lesson." : "Enter goes on in the lesson.")
  }

  /// What is wrong with the answers that weren't given, of whatever was asked last.
  mutating func answers() async {
    if let views = recap?.answers() { return show(views) }
    await catchUp()
    await perform { $0.answers() }
  }
}

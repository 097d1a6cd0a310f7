import Lessons
import Sessions
import Testing

@Suite("deck at an exercise")
struct DeckExerciseTests {
  @Test("the exercise is a screen of its own, and its solution runs behind it")
  func exercise() async throws {
    let session = LearnerSession(seconds: nil)
    var deck = Deck(try exerciseLesson())
    var frames = [deck.frame]
    while true {
      var move = deck.forward()
      while case .needs(let block) = move {
        move = deck.finished(await session.run(block, of: deck.lesson), moments: 1)
      }
      guard move != .stays else { break }
      frames.append(deck.frame)
    }
    #expect(
      frames.suffix(4) == [
        .exercise(step: 1, element: 1), .moment(1, of: 1, step: 1, element: 1),
        .prose(step: 1, element: 2), .end,
      ])
    let solved = try #require(deck.lesson.exercise?.solved)
    #expect(deck.records[solved.id]?.result.output == "id: a2\n")
  }
}

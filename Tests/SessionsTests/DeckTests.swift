import Lessons
import Recording
import Rendering
import Sessions
import Testing

@Suite("deck")
struct DeckTests {
  @Test("a lesson's traces walked forward and back show the same screens")
  func sameScreensBothWays() async throws {
    let session = LearnerSession(seconds: nil)
    let options = RenderingOptions(width: 60)
    var deck = Deck(try sampleLesson().lesson)
    var forward = [screen(of: deck, options)]
    while true {
      var move = deck.forward()
      while case .needs(let block) = move {
        let record = await session.run(block, of: deck.lesson)
        let moments = record.result.trace.map { Reveal($0, options: options).count } ?? 0
        move = deck.finished(record, moments: moments)
      }
      guard move != .stays else { break }
      forward.append(screen(of: deck, options))
    }
    #expect(deck.frame == .end)
    #expect(forward.count(where: { $0.contains("►") }) > 4)

    var backward = [screen(of: deck, options)]
    while deck.back() != .stays { backward.append(screen(of: deck, options)) }
    #expect(backward.reversed() == forward)

    var again = [screen(of: deck, options)]
    while case .shown = deck.forward() { again.append(screen(of: deck, options)) }
    #expect(again == forward)
  }

  /// What stands for a screen: its frame, and the picture of the trace as far as it is revealed.
  private func screen(of deck: Deck, _ options: RenderingOptions) -> String {
    guard case .moment(let index, _, let step, let element) = deck.frame,
      case .code(let block) = deck.lesson.steps[step].elements[element],
      let trace = deck.records[block.id]?.result.trace
    else { return "\(deck.frame)" }
    return Reveal(trace, options: options).frame(index)
  }
}

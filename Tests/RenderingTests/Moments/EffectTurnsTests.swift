import Differences
import Recording
import Testing

@testable import Rendering

/// The actions that an effect sends after something that could have ended it.
@Suite("Actions after a turn")
struct EffectTurnsTests {
  private static let effect = EffectID(store: 1, number: 1)
  private static let start = ActionID(store: 1, number: 1)
  private static let task = LaneID(.task, 1)

  /// An effect that sends `ticks[0]` actions, then `ticks[1]` after a cancellation that doesn't reach it,
  /// and so on.
  private func text(_ ticks: [Int], cancelsItself: Bool = false) -> String {
    var trace = TraceBuilder("store.send(.start)\nstore.send(.stop)")
    func action(_ number: Int, _ label: String, _ sender: StoreAction.Sender) -> Event.Kind {
      .store(
        .reduced(
          StoreAction(
            id: ActionID(store: 1, number: number), label: label, sender: sender,
            isReentrant: false, isToBeReceived: false,
            changes: Differences(shown: [], hidden: 0), observed: [])))
    }
    trace.record(action(1, ".start", .caller(nil)), at: 1)
    let started = StoreEffect(
      id: Self.effect, kind: .run, name: nil, action: Self.start, place: nil, ids: ["1"],
      part: [], sequence: nil)
    trace.record(.store(.effectStarted(started)), at: 1)
    trace.create(Self.task, .task, at: 1, .copied([]))
    trace.record(.store(.effectBegan(Self.effect)), Self.task, at: 1)
    var number = 1
    for (index, count) in ticks.enumerated() {
      if index > 0 {
        number += 1
        let cause: StoreCancellation =
          cancelsItself
          ? .effect("2", by: Self.effect) : .id("2", by: ActionID(store: 1, number: number))
        let missed = MissedCancellation(id: "2", cause: cause, pending: nil, part: [], store: 1)
        trace.record(action(number, ".stop", .caller(nil)), at: 2)
        trace.record(.store(.nothingToCancel(missed)), at: 2)
      }
      for _ in 0..<count {
        number += 1
        trace.record(
          action(number, ".tick", .effect(Self.effect, of: Self.start)), Self.task, at: 1)
      }
    }
    return AnnotatedText.render(trace.trace, options: RenderingOptions(width: 100))
  }

  private func ticks(in text: String) -> [String] {
    text.matches(of: /A(\d+) \.tick/).map { String($0.output.1) }
  }

  @Test("the first actions after a cancellation that leaves the effect in flight are shown")
  func afterCancellation() {
    let text = text([6, 6])
    #expect(ticks(in: text) == ["2", "3", "9", "10"])
    #expect(text.contains("… 4 more actions like this: .tick"))
  }

  @Test("an effect that cancels others takes no turn itself")
  func ownCancellation() {
    #expect(ticks(in: text([6, 6], cancelsItself: true)) == ["2", "3"])
  }

  @Test("only a few of many turns show actions")
  func manyTurns() {
    let shown = ticks(in: text([6] + Array(repeating: 1, count: 50)))
    #expect(shown.prefix(4) == ["2", "3", "9", "11"])
    #expect(shown.count <= 8)
  }
}

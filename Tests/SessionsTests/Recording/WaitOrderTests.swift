import Recording
import Testing

@Suite("waits in a record")
struct WaitOrderTests {
  private let task = LaneID(.task, 1)

  private func event(_ number: Int, _ lane: LaneID, _ kind: Event.Kind) -> Event {
    Event(number: number, lane: lane, place: Place(line: number, column: 1), kind: kind)
  }

  @Test("a wait follows the waiting lane's previous event, whatever the other lane does meanwhile")
  func early() {
    let events = [
      event(1, .main, .printed("start\n")), event(2, task, .printed("a\n")),
      event(3, task, .printed("b\n")), event(4, .main, .awaited(task)),
      event(5, task, .printed("c\n")), event(6, .main, .printed("end\n")),
    ]
    let ordered = events.withEarlyWaits
    #expect(ordered.map(\.place?.line) == [1, 4, 2, 3, 5, 6])
    #expect(ordered.map(\.number) == [1, 2, 3, 4, 5, 6])
    #expect(ordered.withEarlyWaits == ordered)
  }
}

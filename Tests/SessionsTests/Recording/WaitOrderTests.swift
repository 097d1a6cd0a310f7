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

  @Test("a wait after another wait follows the end of the lane that was awaited first")
  func inTurn() {
    let other = LaneID(.task, 2)
    let events = [
      event(1, .main, .awaited(task)), event(2, other, .printed("a\n")),
      event(3, task, .laneEnded(error: nil)), event(4, other, .printed("b\n")),
      event(5, .main, .awaited(other)), event(6, .main, .printed("end\n")),
    ]
    #expect(events.withEarlyWaits.map(\.place?.line) == [1, 2, 3, 5, 4, 6])
  }

  @Test("a wait after a sleep stays, because other lanes may have gone on during the sleep")
  func afterSleep() {
    let events = [
      event(1, .main, .slept(seconds: 1)), event(2, task, .printed("a\n")),
      event(3, .main, .awaited(task)), event(4, .main, .printed("end\n")),
    ]
    #expect(events.withEarlyWaits == events)
  }
}

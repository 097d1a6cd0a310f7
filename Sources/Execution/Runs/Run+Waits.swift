import Machine
import Recording
import Synchronization

/// What lanes wait for that the program itself has to do, so that it can be told if it never happens.
extension Run {
  struct Wait: Sendable {
    var lane: LaneID
    var place: Place?
    var calls: [Call]
    /// What goes after "waits for".
    var what: String
  }

  func beginWait(
    of lane: LaneID, for what: String, at position: Position?, calls: [Call]
  ) -> Int {
    state.withLock { state in
      state.nextWaker += 1
      state.waits[state.nextWaker] = Wait(
        lane: lane, place: position.map(Place.init), calls: calls, what: what)
      return state.nextWaker
    }
  }

  func endWait(_ id: Int) {
    _ = state.withLock { $0.waits.removeValue(forKey: id) }
  }

  /// Records who waits when the time is over.
  func recordWaits() {
    let waits = state.withLock { $0.waits.sorted { $0.key < $1.key }.map(\.value) }
    for wait in waits.prefix(20) {
      recorder.record(
        .issueReported("\(wait.lane.name) still waits for \(wait.what)"), lane: wait.lane,
        place: wait.place, calls: wait.calls)
    }
  }
}

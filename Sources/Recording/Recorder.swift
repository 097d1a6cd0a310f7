import Synchronization

/// Records events from any thread, in order.
package final class Recorder: Sendable {
  private struct State {
    var events: BoundedEvents
    var nextScope = 1
    var nextLane: [LaneID.Family: Int] = [:]
    var waiting = LanesInWaiting()
  }

  /// Whether it records everything that a trace shows, with the calls that led to it.
  package let isTraced: Bool
  private let lastActivation = Atomic(0)
  private let lastUntold = Atomic(0)

  private let state: Mutex<State>
  private let observer: (@Sendable (Event) -> Void)?

  /// - Parameters:
  ///   - isTraced: Whether it records everything that a trace shows, with the calls that led to it.
  ///     Otherwise it records only what is reported without a trace: output, issues and the value.
  ///   - mostEvents: The maximum number of events. Beyond it, events in the middle are omitted.
  ///   - observer: Called with each event after it is recorded, in order, while no other event can
  ///     be recorded. It must return quickly and must not record.
  package init(
    isTraced: Bool = true, mostEvents: Int = .max,
    observer: (@Sendable (Event) -> Void)? = nil
  ) {
    state = Mutex(State(events: BoundedEvents(most: mostEvents)))
    self.isTraced = isTraced
    self.observer = observer
  }

  package func record(
    _ kind: Event.Kind, lane: LaneID, place: Place?, calls: [Call] = [], isInternal: Bool = false,
    isForChange: Bool = false, whole: String? = nil
  ) {
    guard records(kind, isInternal: isInternal) else { return }
    state.withLock { state in
      var event = Event(
        number: 0, lane: lane, place: place,
        calls: state.events.shared(calls), isInternal: isInternal, kind: kind)
      event.isForChange = isForChange
      event.whole = whole
      for var event in state.waiting.events(upTo: event) {
        event.number = state.events.recorded + 1
        state.events.append(event)
        observer?(event)
      }
    }
  }

  /// Whether anything shows such an event. Other events would take the place of shown events in a
  /// record that is full.
  package func records(_ kind: Event.Kind, isInternal: Bool) -> Bool {
    if !isTraced { return kind.isReport }
    return !(isInternal && kind.isHiddenInLibraries)
  }

  /// Returns a new number for an execution of a function, from 1.
  package func makeActivation() -> Int {
    lastActivation.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// - Parameter isTold: Whether there are events about the scope.
  package func makeScopeID(isTold: Bool = true) -> ScopeID {
    if !isTold { return ScopeID(-lastUntold.wrappingAdd(1, ordering: .relaxed).newValue) }
    return state.withLock { state in
      defer { state.nextScope += 1 }
      return ScopeID(state.nextScope)
    }
  }

  package func makeLaneID(_ family: LaneID.Family) -> LaneID {
    state.withLock { state in
      let number = state.nextLane[family, default: 1]
      state.nextLane[family] = number + 1
      return LaneID(family, number)
    }
  }

  /// A copy of the events that are kept so far.
  package var events: [Event] {
    state.withLock { $0.events.all }
  }
}

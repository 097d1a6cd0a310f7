import Synchronization

/// Records events from any thread, in order.
package final class Recorder: Sendable {
  private struct State {
    var events: BoundedEvents
    var nextScope = 1
    var nextLane: [LaneID.Family: Int] = [:]
  }

  /// Whether events store the calls that led to them.
  package let keepsCalls: Bool
  private let lastActivation = Atomic(0)
  private let lastUntold = Atomic(0)

  private let state: Mutex<State>
  private let observer: (@Sendable (Event) -> Void)?

  /// - Parameters:
  ///   - keepsCalls: Whether events store the calls that led to them.
  ///   - mostEvents: The maximum number of events. Beyond it, events in the middle are omitted.
  ///   - observer: Called with each event after it is recorded, in order, while no other event can
  ///     be recorded. It must return quickly and must not record.
  package init(
    keepsCalls: Bool = true, mostEvents: Int = .max,
    observer: (@Sendable (Event) -> Void)? = nil
  ) {
    state = Mutex(State(events: BoundedEvents(most: mostEvents)))
    self.keepsCalls = keepsCalls
    self.observer = observer
  }

  package func record(
    _ kind: Event.Kind, lane: LaneID, place: Place?, calls: [Call] = [], isInternal: Bool = false,
    isForChange: Bool = false
  ) {
    state.withLock { state in
      var event = Event(
        number: state.events.recorded + 1, lane: lane, place: place,
        calls: state.events.shared(calls), isInternal: isInternal, kind: kind)
      event.isForChange = isForChange
      state.events.append(event)
      observer?(event)
    }
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

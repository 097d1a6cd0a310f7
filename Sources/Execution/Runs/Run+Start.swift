import DependenciesCore
import Dispatch
import Machine
import Recording
import Synchronization

extension Run {
  /// Runs the top level on the main actor, and returns when it has ended. Work that it started may
  /// continue.
  ///
  /// Nothing is inherited from the caller's task, because a program's top level inherits nothing.
  package func start() async -> RunResult {
    meter.begin()
    armTimeLimit()
    let lane = addMainLane()
    let main = Task.detached { await self.runTopLevel(lane) }
    attach(cancel: { main.cancel() }, to: lane.id)
    let (value, text) = await main.value ?? (nil, nil)
    // The process runs other programs, too.
    if usesMainSerialExecutor.load(ordering: .relaxed) { _ = useMainSerialExecutor(false) }
    return RunResult(outcome: outcome, value: value, valueText: text, liveLanes: liveLanes)
  }

  @MainActor
  private func runTopLevel(_ lane: LaneState) async -> (value: Value?, text: String?)? {
    let drive = Drive(run: self, lane: lane, on: .mainQueue)
    begin(lane)
    world.globals.add(of: function)
    recorder.record(.laneBegan(.copied([])), lane: lane.id, place: nil)
    defer { end(lane.id) }
    do {
      let value = try await drive.withUnboundValues(isolation: MainActor.shared) {
        try await drive.run(Closure(function: function), isolation: MainActor.shared)
      }
      // The value's description is the program's code, so the run must not be over.
      let text = showsValue ? drive.summary(of: value, isNumbered: false) : nil
      try drive.endReleased()
      if state.withLock({ $0.live.count }) == 1 { drive.noteCycles() }
      recorder.record(.laneEnded(error: nil), lane: lane.id, place: nil)
      state.withLock { $0.outcome = $0.outcome ?? .finished }
      // Here, on the main actor, so that no waiting task begins first.
      if endsWithTopLevel { abandon() }
      return (value, text)
    } catch let thrown as Thrown {
      let message = drive.describe(uncaught: thrown.value).shortened
      stop(.threw(message: message, place: thrown.position.map(Place.init)))
    } catch {
      // The run was stopped. Its outcome contains the reason.
    }
    return nil
  }

  /// Makes all tasks run on the main thread, or no longer. Returns whether they did.
  func useMainSerialExecutor(_ newValue: Bool) -> Bool {
    let before = uncheckedUseMainSerialExecutor
    uncheckedUseMainSerialExecutor = newValue
    usesMainSerialExecutor.store(newValue, ordering: .relaxed)
    return before
  }

  private func armTimeLimit() {
    guard let seconds = limits.seconds else { return }
    // On a dispatch queue, because lanes that never suspend can occupy every thread for tasks. With
    // its own quality of service, because waiting closures can occupy the threads of the others.
    DispatchQueue.global(qos: .userInteractive).asyncAfter(deadline: .now() + max(0, seconds)) {
      [weak self] in
      guard let self, !self.liveLanes.isEmpty else { return }
      self.stop(.limitReached(.time, place: nil))
    }
  }
}

/// A closure that only the first caller calls.
final class Once: Sendable {
  private let action: Mutex<(@Sendable () -> Void)?>

  init(_ action: @escaping @Sendable () -> Void) {
    self.action = Mutex(action)
  }

  func callAsFunction() {
    let action = action.withLock { action in
      defer { action = nil }
      return action
    }
    action?()
  }
}

extension Duration {
  var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}

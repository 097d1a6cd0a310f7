import Composable
import Foundation
import Testing

/// Counts by hand and by a timer.
private struct Stopwatch: Reducer {
  struct State: Equatable {
    var seconds = 0
    var laps: [Int] = []
    var isRunning = false
  }

  enum Action: Equatable {
    case startStop
    case lap
    case reset
    case tick
  }

  private enum CancelID { case timer }
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .startStop:
        state.isRunning.toggle()
        guard state.isRunning else { return .cancel(id: CancelID.timer) }
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) {
            await send(.tick)
          }
        }
        .cancellable(id: CancelID.timer)

      case .lap:
        state.laps.append(state.seconds)
        return .none

      case .reset:
        state = State()
        return .cancel(id: CancelID.timer)

      case .tick:
        state.seconds += 1
        return .none
      }
    }
  }
}

@MainActor
@Suite("Program: a stopwatch")
struct TimerProgram {
  @Test func running() async {
    let clock = TestClock()
    let store = TestStore(initialState: Stopwatch.State()) {
      Stopwatch()
    } withDependencies: {
      $0.continuousClock = clock
    }

    await store.send(.startStop) { $0.isRunning = true }
    await clock.advance(by: .seconds(2))
    await store.receive(.tick) { $0.seconds = 1 }
    await store.receive(.tick) { $0.seconds = 2 }
    await store.send(.lap) { $0.laps = [2] }
    await store.send(.startStop) { $0.isRunning = false }
    await clock.advance(by: .seconds(10))
  }

  @Test func resetting() async {
    let clock = TestClock()
    let store = TestStore(initialState: Stopwatch.State()) {
      Stopwatch()
    } withDependencies: {
      $0.continuousClock = clock
    }
    let task = await store.send(.startStop) { $0.isRunning = true }
    await clock.advance(by: .seconds(1))
    await store.receive(.tick) { $0.seconds = 1 }
    await task.cancel()
    await store.send(.reset) { $0 = Stopwatch.State() }
    await store.finish()
  }

  @Test func inAnApp() async {
    let store = Store(initialState: Stopwatch.State()) {
      Stopwatch()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
    }
    store.send(.startStop)
    for await state in store.states where state.seconds >= 3 { break }
    store.send(.reset)
    #expect(store.seconds == 0)
    #expect(!store.isRunning)
  }
}

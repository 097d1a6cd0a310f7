import Dispatch
import Testing

@testable import Composable

@MainActor
@Suite("Test stores")
struct TestStoreTests {
  private func counter() -> TestStore<Counter.State, Counter.Action> {
    TestStore(initialState: Counter.State()) { Counter() }
  }

  /// Returns the only message that an operation reports, at the line after the call.
  private func message(
    line: UInt = #line, _ operation: @MainActor () async -> Void
  ) async throws -> String {
    let reported = await issues(operation)
    #expect(reported.count == 1)
    let issue = try #require(reported.first)
    #expect(issue.line == line + 1)
    #expect(issue.fileID.hasSuffix("TestStoreTests.swift"))
    return issue.message
  }

  @Test("an effect may go on after its action has arrived, before the test receives the action")
  func endsAfterItsAction() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state = action
        guard action == 1 else { return .none }
        return .run { send in
          // Waits where the store doesn't see it, so that `send` doesn't wait for it.
          await withCheckedContinuation { continuation in
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { continuation.resume() }
          }
          await send(2)
          for _ in 0..<20 { await Task.yield() }
        }
      }
    }
    await store.send(1) { $0 = 1 }
    while store.ledger.received.isEmpty { await Task.yield() }
    await store.receive(2) { $0 = 2 }
    #expect(store.ledger.effects.isEmpty)
  }

  @Test("a state that differs is shown with the difference")
  func stateDiffers() async throws {
    let store = counter()
    let message = try await message {
      await store.send(.plus) { $0.count = 2 }
    }
    #expect(
      message == """
        The state isn't the expected one.

        Difference (− expected, + actual):
          − Counter.State(count: 2)
          + Counter.State(count: 1)

        Correct what the closure says, or the reducer.
        """)
  }

  @Test("a change without a closure is shown")
  func silentChange() async throws {
    let store = counter()
    let message = try await message {
      await store.send(.plus)
    }
    #expect(message.contains("The state has changed, and the test doesn't say so."))
    #expect(message.contains("− Counter.State(count: 0)"))
    #expect(message.contains("+ Counter.State(count: 1)"))
    #expect(message.contains("Say how it changes in a closure"))
  }

  @Test("a closure that changes nothing is an issue")
  func nothingChanges() async throws {
    let store = TestStore(initialState: 0) { EmptyReducer<Int, Int>() }
    let message = try await message {
      await store.send(1) { $0 = 0 }
    }
    #expect(
      message.contains("The test says that the state changes, but its closure changes nothing."))
  }

  @Test("a closure that throws is an issue")
  func closureThrows() async throws {
    struct Mistake: Error { let reason = "no reason" }
    let store = counter()
    let message = try await message {
      await store.send(.plus) { _ in throw Mistake() }
    }
    #expect(message.contains("threw an error"))
    #expect(message.contains("no reason"))
  }

  @Test("sending before an action was received is an issue, which counts it as received")
  func unreceived() async throws {
    let store = counter()
    await store.send(.load)
    let message = try await message {
      await store.send(.plus) { $0.count = 8 }
    }
    #expect(
      message == """
        Effects have sent 1 action that the test hadn't received before an action was sent.

        Not received:
          Counter.Action.loaded(7)

        Call `receive` for each, `skipReceivedActions()` if they don't matter here, or set \
        `exhaustivity` to `.off`.
        """)
  }

  @Test("waiting for an action that no effect could send is an issue at once")
  func nothingInFlight() async throws {
    let store = counter()
    store.timeout = .seconds(3600)
    let message = try await message {
      await store.receive(.loaded(7))
    }
    #expect(message.contains("none came; nothing is in flight that could send one"))
    #expect(message.contains("Counter.Action.loaded(7)"))
    #expect(message.contains("Send the action first"))
  }

  @Test("the issue about an action that doesn't arrive lists the effects in flight")
  func timeoutOver() async throws {
    let clock = TestClock()
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { state, action in
        guard action == 0 else { return .none }
        return .run(name: "slow work") { send in
          try await clock.sleep(for: .seconds(1))
          await send(1)
        }
      }
    }
    let task = await store.send(0)
    let message = try await message {
      await store.receive(1, timeout: .milliseconds(5))
    }
    #expect(message.contains("none came within"))
    #expect(message.contains("“slow work” at ComposableTests/TestStoreTests.swift:"))
    #expect(message.contains("It waits until 1.0 seconds on a TestClock."))
    #expect(message.contains("Advance the clock"))
    let late = try await self.message {
      await store.finish(timeout: .milliseconds(5))
    }
    #expect(late.contains("An effect is still in flight after"))
    let lateTask = try await self.message {
      await task.finish(timeout: .milliseconds(5))
    }
    #expect(lateTask.contains("An effect is still in flight after"))
    await task.cancel()
    #expect(task.isCancelled)
    await store.finish()
  }

  @Test("an effect that never suspends doesn't make waiting endless", .timeLimit(.minutes(1)))
  func busyEffect() async throws {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Bool> { _, isBegin in
        isBegin ? .run { _ in while !Task.isCancelled { await Task.yield() } } : .none
      }
    }
    let task = await store.send(true)
    let message = try await message {
      await store.receive(false)
    }
    #expect(message.contains("none came within"))
    await task.cancel()
  }

  @Test("finishing with actions that weren't received is an issue")
  func finishing() async throws {
    let store = counter()
    await store.send(.load)
    let message = try await message {
      await store.finish()
    }
    #expect(message.contains("before the test finished"))
  }

  @Test("skipping without anything to skip is an issue, unless that is allowed")
  func nothingToSkip() async throws {
    let store = counter()
    let actions = try await message {
      await store.skipReceivedActions()
    }
    #expect(actions.contains("There is no received action to skip."))
    let effects = try await message {
      await store.skipInFlightEffects()
    }
    #expect(effects.contains("There is no effect in flight to skip."))
    await store.skipReceivedActions(strict: false)
    await store.skipInFlightEffects(strict: false)
  }

  @Test("without exhaustivity, actions before the expected one are skipped")
  func nonExhaustive() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += action
        return action == 1 ? .merge(.send(10), .send(20), .send(30)) : .none
      }
    }
    store.exhaustivity = .off
    await store.send(1)
    await store.receive(20) { $0 = 31 }
    #expect(store.state == 31)
    await store.send(1) { $0 = 62 }
  }

  @Test("without exhaustivity, a wrong or missing fact is still an issue")
  func nonExhaustiveMistakes() async throws {
    let store = counter()
    store.exhaustivity = .off
    let wrong = try await message {
      await store.send(.plus) { $0.count = 5 }
    }
    #expect(wrong.contains("+ Counter.State(count: 1)"))
    let missing = try await message {
      await store.receive(.loaded(7))
    }
    #expect(missing.contains("none came"))
  }

  @Test("without exhaustivity, an action that is expected too late was skipped at a line")
  func skippedTooEarly() async throws {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += action
        return action == 1 ? .merge(.send(10), .send(20)) : .none
      }
    }
    store.exhaustivity = .off
    await store.send(1)
    await store.receive(20)
    let line = #line - 1
    let missing = try await message {
      await store.receive(10)
    }
    #expect(missing.contains("TestStoreTests.swift:\(line) skipped such an action"))
    let unknown = try await message {
      await store.receive(30)
    }
    #expect(!unknown.contains("skipped"))
  }

  @Test("skipped assertions can be shown as expected failures")
  func shownSkips() async {
    let recorder = IssueRecorder()
    // The test library must receive them too: it makes known issues of them, or this test fails.
    await withIssueReporters([recorder, .default]) {
      let store = counter()
      store.exhaustivity = .off(showSkippedAssertions: true)
      await store.send(.plus)
      await store.send(.load)
      await store.send(.plus) { $0.count = 8 }
      _ = store
    }
    #expect(recorder.reported.count == 2)
    #expect(recorder.reported.first?.message.contains("The state has changed") == true)
    #expect(recorder.reported.last?.message.contains("hadn't received") == true)
  }

  @Test("an action may be received by a predicate")
  func byCondition() async {
    let store = counter()
    await store.send(.load)
    await store.receive {
      if case .loaded = $0 { true } else { false }
    } assert: {
      $0.count = 7
    }
  }

  @Test("the state may be asserted at any time")
  func asserting() async throws {
    let store = counter()
    await store.send(.plus) { $0.count = 1 }
    store.assert { $0.count = 1 }
    let message = try await message {
      store.assert { $0.count = 2 }
    }
    #expect(message.contains("The state isn't the expected one"))
  }

  @Test("the context is `test`")
  func context() {
    let store = withDependencies {
      $0.context = .live
    } operation: {
      TestStore(initialState: DependencyValues._current.context) {
        EmptyReducer<DependencyContext, Int>()
      }
    }
    #expect(store.state == .test)
  }

  @Test("effects in actors and child tasks are waited for")
  func actors() async {
    actor Adder {
      var sum = 0
      func add(_ number: Int) -> Int {
        sum += number
        return sum
      }
    }
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { state, action in
        guard action == 0 else {
          state = action
          return .none
        }
        return .run { send in
          let adder = Adder()
          async let one = adder.add(1)
          _ = await one
          await send(await adder.add(2))
        }
      }
    }
    await store.send(0)
    await store.receive(3) { $0 = 3 }
  }
}

import Testing

@testable import Composable

private struct Loader: Reducer {
  struct State: Equatable, Sendable {
    var number = 0
    var isLoading = false
  }
  enum Action: Equatable, Sendable {
    case load
    case loaded(Int)
    case twice
    case start
    case stop

    var loaded: Int? {
      if case .loaded(let number) = self { number } else { nil }
    }
  }
  enum ID { case timer }
  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .load:
      state.isLoading = true
      return .run { send in await send(.loaded(1)) }
    case .loaded(let number):
      state.isLoading = false
      state.number += number
      return .none
    case .twice:
      return .merge(.send(.loaded(1)), .send(.loaded(2)))
    case .start:
      return .run { send in
        for await _ in clock.timer(interval: .seconds(1)) { await send(.loaded(10)) }
      }
      .cancellable(id: ID.timer)
    case .stop:
      return .cancel(id: ID.timer)
    }
  }
}

@MainActor
@Suite("Misunderstandings of testing")
struct TestingBeliefs {
  private func store(
    clock: any Clock<Duration> = TestClock(), box: SharedBox = SharedBox(0)
  ) -> TestStore<Loader.State, Loader.Action> {
    TestStore(initialState: Loader.State()) {
      Loader()
      Reduce { state, _ in
        box.value = state.number
        return .none
      }
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test("31: an effect's action is reduced when it is sent, not when it is received")
  func eagerly() async {
    let box = SharedBox(0)
    let store = store(box: box)
    await store.send(.load) { $0.isLoading = true }
    #expect(box.value == 1)
    #expect(store.state.number == 0)
    await store.receive(.loaded(1)) {
      $0.number = 1
      $0.isLoading = false
    }
  }

  @Test("31: or when it is received, if the test selects that")
  func whenReceived() async {
    let box = SharedBox(0)
    let store = store(box: box)
    store.receiving = .whenReceived
    await store.send(.twice)
    #expect(box.value == 0)
    await store.receive(.loaded(1)) { $0.number = 1 }
    #expect(box.value == 1)
    await store.receive(.loaded(2)) { $0.number = 3 }
  }

  @Test("39: a test that ends with unasserted actions or effects fails, even without `finish`")
  func leftovers() async throws {
    var (sent, made) = (UInt(0), UInt(0))
    let reported = await issues {
      made = #line + 1
      let store = TestStore(initialState: Loader.State()) {
        Loader()
      } withDependencies: {
        $0.continuousClock = TestClock()
      }
      await store.send(.twice)
      await store.receive(.loaded(1)) { $0.number = 1 }
      await store.receive(.loaded(2)) { $0.number = 3 }
      sent = #line + 1
      await store.send(.start)
      await store.send(.twice)
    }
    #expect(reported.count == 2)
    let (actions, effect) = (try #require(reported.first), try #require(reported.last))
    #expect(actions.line == made)
    #expect(
      actions.message.contains("2 actions that the test hadn't received before the test ended"))
    #expect(actions.message.contains("Loader.Action.loaded(2)"))
    #expect(effect.line == sent)
    #expect(effect.message.contains("An effect is still in flight, and the test has ended"))
    #expect(effect.message.contains("Loader.Action.start"))
    #expect(effect.message.contains("TestingBeliefs.swift:"))
  }

  @Test(
    "40: without exhaustivity, an action's consequences are visible after receiving or skipping")
  func indirectChanges() async {
    let store = store()
    store.exhaustivity = .off
    let reported = await issues { await store.send(.load) { $0.number = 1 } }
    #expect(reported.count == 1)
    #expect(reported.first?.message.contains("The state isn't the expected one") == true)
    await store.skipReceivedActions()
    store.assert { $0.number = 1 }
  }

  @Test("41: test stores are separate, and run concurrently", arguments: 1...8)
  func separateStores(number: Int) async {
    let clock = TestClock()
    let store = store(clock: clock)
    await store.send(.start)
    for tick in 1...5 {
      await clock.advance(by: .seconds(1))
      await store.receive(.loaded(10)) { $0.number = 10 * tick }
    }
    await store.send(.stop)
  }

  @Test("42: a test store waits for all work of an effect")
  func waitingIsDeterministic() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { state, action in
        guard action == 0 else {
          state += action
          return .none
        }
        return .run { send in
          for _ in 0..<500 { await Task.yield() }
          let sum = await withTaskGroup(of: Int.self) { group in
            for number in 1...20 {
              group.addTask {
                for _ in 0..<number { await Task.yield() }
                return number
              }
            }
            return await group.reduce(0, +)
          }
          await send(sum)
        }
      }
    }
    await store.send(0)
    await store.receive(210) { $0 = 210 }
  }

  @Test("43: `skipInFlightEffects` cancels")
  func skippingCancels() async {
    let clock = TestClock()
    let store = store(clock: clock)
    await store.send(.start)
    await store.skipInFlightEffects()
    await clock.advance(by: .seconds(5))
    #expect(store.root.trunk.running.isEmpty)
    await store.finish()
  }

  @Test("44: `receive` of a key path uses the property, whatever the case's name")
  func receivingByProperty() async {
    let store = store()
    await store.send(.twice)
    await store.receive(\.loaded) { $0.number = 1 }
    await store.receive(\.loaded, 2) { $0.number = 3 }
    await store.send(.twice)
    await store.receive(/Loader.Action.loaded) { $0.number = 4 }
    let reported = await issues { await store.receive(\.loaded, 7) { $0.number = 6 } }
    #expect(reported.first?.message.contains("Another action was received") == true)
  }

  @Test("45: the message about another action shows the difference")
  func anotherAction() async throws {
    let store = store()
    await store.send(.twice)
    let line: UInt = #line + 2
    let reported = await issues {
      await store.receive(.loaded(2)) { $0.number = 2 }
    }
    let issue = try #require(reported.first)
    #expect(reported.count == 1)
    #expect(issue.line == line)
    #expect(issue.message.contains("− Loader.Action.loaded(2)"))
    #expect(issue.message.contains("+ Loader.Action.loaded(1)"))
    #expect(issue.message.contains("Receive actions in the order in which they come"))
    #expect(store.state.number == 1)
    await store.receive(.loaded(2)) { $0.number = 3 }
  }
}

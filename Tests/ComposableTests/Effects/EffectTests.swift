import Testing

@testable import Composable

/// Runs an effect at the action `""`, and appends every other action to its state.
private struct Collect: Reducer {
  let effect: @Sendable () -> Effect<String>

  func reduce(into state: inout [String], action: String) -> Effect<String> {
    if action.isEmpty { return effect() }
    state.append(action)
    return .none
  }
}

@MainActor
@Suite("Effects")
struct EffectTests {
  private func collected(_ effect: @escaping @Sendable () -> Effect<String>) async -> [String] {
    let store = Store(initialState: [String]()) { Collect(effect: effect) }
    await store.send("").finish()
    return store.state
  }

  @Test("concatenated effects of any kind follow each other")
  func concatenation() async {
    let result = await collected {
      .concatenate(
        .send("a"),
        .run { send in
          await Task.yield()
          await send("b")
        },
        .source { sink in
          sink.send("c")
          sink.finish()
          return {}
        },
        .merge(.send("d"), .run { send in await send("e") }),
        .none,
        .send("f")
      )
    }
    #expect(result == ["a", "b", "c", "d", "e", "f"])
  }

  @Test("the next effect begins after a cancelled effect")
  func concatenationAfterCancellation() async {
    enum ID { case first }
    let store = Store(initialState: [String]()) {
      Collect {
        .concatenate(
          .run { _ in try await forever() }.cancellable(id: ID.first),
          .send("next")
        )
      }
      Reduce { _, action in action == "stop" ? .cancel(id: ID.first) : .none }
    }
    let task = store.send("")
    store.send("stop")
    await task.finish()
    #expect(store.state == ["stop", "next"])
  }

  @Test("cancelling a concatenation ends all of it")
  func cancellingConcatenation() async {
    enum ID { case all }
    let store = Store(initialState: [String]()) {
      Collect {
        .concatenate(.run { _ in try await forever() }, .send("next")).cancellable(id: ID.all)
      }
      Reduce { _, action in action == "stop" ? .cancel(id: ID.all) : .none }
    }
    let task = store.send("")
    store.send("stop")
    await task.finish()
    #expect(store.state == ["stop"])
  }

  @Test("`none` is neutral in every combination of effects")
  func neutralNone() {
    let none = Effect<Int>.none
    #expect(Effect.merge(none, none).isNone)
    #expect(Effect.concatenate(none, none).isNone)
    #expect(none.map { "\($0)" }.isNone)
    #expect(none.cancellable(id: 1).isNone)
    #expect(none.merge(with: none).isNone)
    guard case .send(let sent) = Effect.merge(none, .send(1), none).step else {
      Issue.record("what is alone isn't wrapped")
      return
    }
    #expect(sent.action == 1)
  }

  @Test("`map` transforms actions under the dependencies of its creation")
  func mapping() async {
    let result = await collected {
      let effect = Effect<Int>.merge(.send(1), .run { send in await send(2) })
      return withDependencies {
        $0.number = 7
      } operation: {
        effect.map { "\($0) \(DependencyValues._current.number)" }
      }
    }
    #expect(result == ["1 7", "2 7"])
  }

  @Test("an error without `catch` is reported at the effect")
  func errors() async throws {
    struct Broken: Error { let part = "engine" }
    var line: UInt = 0
    let reported = await issues {
      let store = Store(initialState: 0) {
        Reduce<Int, Int> { _, _ in
          line = #line + 1
          return .run { _ in throw Broken() }
        }
      }
      await store.send(1).finish()
    }
    let issue = try #require(reported.first)
    #expect(issue.line == line)
    #expect(issue.message.contains("threw an error that nobody handles"))
    #expect(issue.message.contains("engine"))
    #expect(issue.message.contains("`catch` of this `.run`"))
  }

  @Test("`catch` receives the error, and the effect's dependencies")
  func catching() async {
    struct Broken: Error {}
    let result = await collected {
      withDependencies {
        $0.number = 3
      } operation: {
        .run { _ in
          throw Broken()
        } catch: { error, send in
          await send("\(error) \(DependencyValues._current.number)")
        }
      }
    }
    #expect(result == ["Broken() 3"])
  }

  @Test("a `CancellationError` that an effect throws itself isn't an issue")
  func cancellationErrors() async {
    let reported = await issues {
      _ = await collected { .run { _ in throw CancellationError() } }
    }
    #expect(reported.isEmpty)
  }

  @Test("`cancelInFlight` cancels other effects with the id first")
  func cancelInFlight() async {
    let log = Log()
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state = action
        return Effect<Int>.source { _ in
          log("open \(action)")
          return { log("close \(action)") }
        }
        .cancellable(id: "id", cancelInFlight: true)
      }
    }
    store.send(1)
    store.send(2)
    #expect(log.all == ["open 1", "close 1", "open 2"])
  }

  @Test("equal ids of different types are different")
  func idTypes() {
    let log = Log()
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { _, action in
        switch action {
        case 1: .source { _ in return { log("close") } }.cancellable(id: 1)
        case 2: .cancel(id: 1.0)
        default: .cancel(id: 1)
        }
      }
    }
    store.send(1)
    store.send(2)
    #expect(log.all.isEmpty)
    store.send(3)
    #expect(log.all == ["close"])
  }

  @Test("debouncing starts the last effect")
  func debouncing() async {
    let clock = TestClock()
    let store = TestStore(initialState: [String]()) {
      Reduce<[String], String> { state, action in
        state.append(action)
        guard !action.hasPrefix("result") else { return .none }
        return .run { send in await send("result of \(action)") }
          .debounce(id: "search", for: .seconds(1), clock: clock)
      }
    }
    await store.send("s") { $0 = ["s"] }
    await clock.advance(by: .milliseconds(900))
    await store.send("sw") { $0 = ["s", "sw"] }
    await clock.advance(by: .milliseconds(900))
    await clock.advance(by: .milliseconds(100))
    await store.receive("result of sw") { $0 = ["s", "sw", "result of sw"] }
  }

  @Test("throttling starts the first effect, and one of the later ones", arguments: [true, false])
  func throttling(latest: Bool) async {
    let clock = TestClock()
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state = action
        guard action < 100 else { return .none }
        return .send(action + 100)
          .throttle(id: "id", for: .seconds(1), clock: clock, latest: latest)
      }
    }
    await store.send(1) { $0 = 1 }
    await store.receive(101) { $0 = 101 }
    await store.send(2) { $0 = 2 }
    await store.send(3) { $0 = 3 }
    await clock.advance(by: .seconds(1))
    await store.receive(latest ? 103 : 102) { $0 = latest ? 103 : 102 }
    await clock.advance(by: .seconds(1))
    await store.send(4) { $0 = 4 }
    await store.receive(104) { $0 = 104 }
  }

  @Test("a part of an operation can be cancelled by an id, from an operation too")
  func partsOfOperations() async {
    let started = Gate()
    let store = TestStore(initialState: [String]()) {
      Collect {
        .merge(
          .run { send in
            do {
              try await withTaskCancellation(id: "part") {
                started.open()
                try await forever()
              }
            } catch { await send("\(type(of: error))") }
          },
          .run { _ in
            await started.wait()
            Task.cancel(id: "part")
          }
        )
      }
    }
    await store.send("")
    await store.receive("CancellationError") { $0 = ["CancellationError"] }
  }

  @Test("outside of effects, cancelling is reported and does nothing")
  func cancellingOutside() async throws {
    let reported = await issues {
      Task.cancel(id: 1)
      let result = await withTaskCancellation(id: 1) { 5 }
      #expect(result == 5)
    }
    #expect(reported.count == 2)
    #expect(reported.first?.message.contains("`Task.cancel(id:)` was called where no") == true)
  }

  @Test("an effect inherits the task-local values of the send")
  func taskLocals() async {
    let store = Store(initialState: [String]()) {
      Collect { .run { send in await send(Trace.id) } }
    }
    await Trace.$id.withValue("b2") { store.send("") }.finish()
    #expect(store.state == ["b2"])
  }

  @Test("an effect starts again in each store that runs it")
  func descriptions() async {
    let effect = Effect<String>.run { send in await send("x") }
    #expect(await collected { effect } == ["x"])
    #expect(await collected { .merge(effect, effect) } == ["x", "x"])
  }
}

private enum Trace {
  @TaskLocal static var id = "none"
}

import Composable
import Testing

private enum Letter: String, Equatable, Sendable { case a, b, c, d, e }

@MainActor
@Suite("Misunderstandings of order and effects")
struct OrderBeliefs {
  @Test("17: a send inside a send is queued, and reported")
  func reentrantSend() throws {
    var order: [String] = []
    var store: Store<Int, Letter>?
    let made = Store(initialState: 0) {
      Reduce<Int, Letter> { _, action in
        order.append("begin \(action)")
        if action == .a { #expect(store?.send(.b).isCancelled == true) }
        order.append("end \(action)")
        return .none
      }
    }
    store = made
    let line: UInt = #line - 6
    let reported = issues { made.send(.a) }
    #expect(order == ["begin a", "end a", "begin b", "end b"])
    let issue = try #require(reported.first)
    #expect(issue.line == line)
    #expect(issue.message.contains("was sent while another one was being reduced"))
    #expect(issue.message.contains("Letter.b"))
    #expect(issue.message.contains("let the reducer return `.send`"))
  }

  @Test("18: the state is published once for each outermost send")
  func onePublication() {
    let store = Store(initialState: 0) {
      Reduce<Int, Letter> { state, action in
        state += 1
        return switch action {
        case .a: .merge(.send(.b), .send(.c))
        case .b: .send(.d)
        case .c, .d, .e: .none
        }
      }
    }
    var published: [Int] = []
    let stop = store.onPublication { published.append(store.withState { $0 }) }
    store.send(.a)
    #expect(published == [4])
    store.send(.e)
    #expect(published == [4, 5])
    stop()
    store.send(.e)
    #expect(published == [4, 5])
  }

  @Test("19: an action sent by `.send` is reduced before the state is published")
  func sendIsSynchronous() {
    let store = Store(initialState: "") {
      Reduce<String, Letter> { state, action in
        state += action.rawValue
        return action == .a ? .send(.b) : .none
      }
    }
    #expect(store.send(.a).isCancelled)
    #expect(store.state == "ab")
  }

  @Test("20: a run begins only after the send")
  func runBeginsLater() async {
    let log = Log()
    let store = Store(initialState: 0) {
      Reduce<Int, Letter> { _, action in
        guard action == .a else { return .none }
        return .merge(
          .run { _ in log("run") },
          .send(.b)
        )
      }
    }
    let task = store.send(.a)
    log("sent")
    await task.finish()
    #expect(log.all == ["sent", "run"])
  }

  @Test("21: merged effects that emit at once emit in order; later there is no order")
  func mergeKeepsOrderOnlyAtOnce() async {
    let store = Store(initialState: "") {
      Reduce<String, Letter> { state, action in
        state += action.rawValue
        guard action == .a else { return .none }
        return .merge(
          .source { sink in
            sink.send(.b)
            sink.finish()
            return {}
          },
          .send(.c),
          .run { send in await send(.d) },
          .run { send in await send(.e) }
        )
      }
    }
    let task = store.send(.a)
    #expect(store.state == "abc")
    await task.finish()
    #expect(Set(store.state.dropFirst(3)) == ["d", "e"])
  }

  @Test("22: a send that outlives its run works, isn't waited for, and is reported")
  func sendOutlivesRun() async throws {
    let (gate, done) = (Gate(), Gate())
    var line: UInt = 0
    let reported = await issues {
      let store = Store(initialState: 0) {
        Reduce<Int, Letter> { state, action in
          guard action == .a else {
            state += 1
            return .none
          }
          line = #line + 1
          return .run { send in
            Task {
              await gate.wait()
              await send(.b)
              done.open()
            }
          }
        }
      }
      await store.send(.a).finish()
      #expect(store.state == 0)
      gate.open()
      await done.wait()
      #expect(store.state == 1)
    }
    let issue = try #require(reported.first)
    #expect(reported.count == 1)
    #expect(issue.line == line)
    #expect(issue.message.contains("after its operation had returned"))
    #expect(issue.message.contains("Letter.b"))
    #expect(issue.message.contains("Letter.a"))
  }

  @Test("23: an action of a cancelled effect is dropped silently")
  func cancelledEffectsSendNothing() async {
    let gate = Gate()
    let reported = await issues {
      let store = Store(initialState: 0) {
        Reduce<Int, Letter> { state, action in
          guard action == .a else {
            state += 1
            return .none
          }
          return .run { send in
            await gate.wait()
            await send(.b)
          }
        }
      }
      let task = store.send(.a)
      task.cancel()
      gate.open()
      await task.finish()
      #expect(store.state == 0)
    }
    #expect(reported.isEmpty)
  }

  @Test("24: a cancellation that a `TaskResult` caught is a result, which isn't sent any more")
  func cancellationInTaskResult() async {
    let log = Log()
    let store = Store(initialState: 0) {
      Reduce<Int, Letter> { state, action in
        guard action == .a else {
          state += 1
          return .none
        }
        return .run { send in
          let result = await TaskResult { try await forever() }
          if case .failure(let error) = result { log("\(type(of: error))") }
          await send(.b)
        }
      }
    }
    let task = store.send(.a)
    for _ in 0..<10 { await Task.yield() }
    task.cancel()
    await task.finish()
    #expect(store.state == 0)
    // A task that had not begun when it was cancelled never begins.
    #expect(log.all.isEmpty || log.all == ["CancellationError"])
  }

  @Test("24: an error of the effect's own, thrown after cancellation, is dropped too")
  func ownErrorAfterCancellation() async {
    struct ConnectionLost: Error {}
    let started = Gate()
    let reported = await issues {
      let store = Store(initialState: 0) {
        Reduce<Int, Letter> { _, _ in
          .run { _ in
            started.open()
            do { try await forever() } catch { throw ConnectionLost() }
          }
        }
      }
      let task = store.send(.a)
      await started.wait()
      task.cancel()
      await task.finish()
    }
    #expect(reported.isEmpty)
  }

  @Test("25: a child handles its action before the parent")
  func childFirst() {
    let store = Store(initialState: Parent.State(child: "")) { Parent() }
    store.send(.child(.a))
    #expect(store.child == "child a, parent")
  }

  @Test("26: `onChange` observes only its base")
  func onChangeSeesItsBase() {
    let inner = Reduce<[Int], Int> { state, action in
      state[0] = action
      return .none
    }
    let store = Store(initialState: [0, 0]) {
      inner.onChange(of: \.self[0]) { old, new in
        Reduce { state, _ in
          state[1] += new - old
          return .none
        }
      }
      Reduce { state, _ in
        state[0] += 100
        return .none
      }
    }
    store.send(1)
    #expect(store.state == [101, 1])
    store.send(2)
    #expect(store.state == [102, 1 + (2 - 101)])
  }
}

private struct Parent: Reducer {
  struct State: Equatable { var child: String? }
  enum Action: Equatable { case child(Letter) }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.child? += ", parent"
      return .none
    }
    .ifLet(\.child, action: /Action.child) {
      Reduce { state, action in
        state += "child \(action.rawValue)"
        return .none
      }
    }
  }
}

import Composable
import DependenciesTestSupport
import Testing

@MainActor
@Suite("The effects of an action that a sequence sends")
struct SentBySequenceTests {
  private let clock = TestClock()

  private func store() -> Store<[String], String> {
    let clock = clock
    return Store(initialState: []) {
      Reduce<[String], String> { state, action in
        state.append(action)
        switch action {
        case "debounced":
          return .send("load").debounce(id: "id", for: .seconds(1), clock: clock)
        case "sequence":
          return .concatenate(.run { _ in }, .send("load"))
        case "at once":
          return .concatenate(.send("other"), .send("load"))
        case "load":
          return .run { send in
            try await clock.sleep(for: .seconds(1))
            await send("loaded")
          }
        default: return .none
        }
      }
    }
  }

  @Test("are waited for", arguments: ["debounced", "sequence", "at once"])
  func waiting(action: String) async {
    let store = store()
    let task = store.send(action)
    let last = Task {
      await task.finish()
      return store.state.last
    }
    await clock.advance(by: .seconds(1))
    await clock.advance(by: .seconds(1))
    #expect(await last.value == "loaded")
  }

  @Test("are cancelled with the action", arguments: ["debounced", "sequence", "at once"])
  func cancelling(action: String) async {
    let store = store()
    let task = store.send(action)
    await clock.advance(by: .seconds(1.5))
    #expect(store.state.last == "load" || store.state.last == "loaded")
    let wasLoaded = store.state.last == "loaded"
    task.cancel()
    await clock.advance(by: .seconds(1))
    await task.finish()
    #expect(store.state.contains("loaded") == wasLoaded)
  }
}

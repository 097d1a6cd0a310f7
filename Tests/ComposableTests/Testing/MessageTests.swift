import Composable
import Testing

@MainActor
@Suite("Long messages")
struct MessageTests {
  @Test("of many actions, the first ten are listed")
  func manyActions() async throws {
    let reported = await issues {
      let store = TestStore(initialState: 0) {
        Reduce<Int, Int> { state, action in
          action < 25 ? .send(action + 1) : .none
        }
      }
      await store.send(0)
      await store.finish()
    }
    let message = try #require(reported.first).message
    #expect(message.contains("have sent 25 actions"))
    #expect(message.contains("\n  10\n  and 15 more\n"))
    #expect(!message.contains("\n  11\n"))
  }

  @Test("`send` can be passed on as a function")
  func functions() {
    let store = Store(initialState: Counter.State()) { Counter() }
    let tasks = [Counter.Action.plus, .plus].map(store.send)
    #expect(store.count == 2)
    #expect(tasks.filter(\.isCancelled).count == 2)
  }
}

import Composable
import Testing

@MainActor
@Suite("From an action to its explanation")
struct ThinPathTests {
  @Test("an action changes the state")
  func sending() {
    let store = Store(initialState: Counter.State()) { Counter() }
    store.send(.plus)
    store.send(.plus)
    store.send(.minus)
    #expect(store.count == 1)
  }

  @Test("an effect sends an action back")
  func effects() async {
    let store = Store(initialState: Counter.State()) { Counter() }
    let task = store.send(.load)
    #expect(store.count == 0)
    #expect(!task.isCancelled)
    await task.finish()
    #expect(store.count == 7)
  }

  @Test("a test store sends and receives")
  func testing() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    await store.send(.plus) { $0.count = 1 }
    await store.send(.load)
    await store.receive(.loaded(7)) { $0.count = 7 }
  }

  @Test("the journal shows what led to a value")
  func explaining() async throws {
    let store = Store(initialState: Counter.State(), journal: .all) { Counter() }
    store.send(.plus)
    await store.send(.load).finish()
    let journal = try #require(store.journal)
    #expect(journal.entries.map(\.label) == [".plus", ".load", ".loaded"])
    let explanation = try #require(journal.why(\.count))
    #expect(explanation.chain.map(\.number) == [3, 2])
  }
}

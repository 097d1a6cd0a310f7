import Clocks
import Composable
import Dependencies
import DependenciesTestSupport
import Testing

@MainActor
@Suite("an app's stores")
struct FeatureTests {
  @Test(
    "a store runs effects with the dependencies of the test",
    .dependency(\.continuousClock, ImmediateClock()))
  func live() async {
    let store = Store(initialState: Counter.State()) { Counter() }
    await store.send(.load).finish()
    #expect(store.count == 10)
  }

  @Test("a test store receives")
  func receiving() async {
    let clock = TestClock()
    let store = TestStore(initialState: Screen.State()) {
      Screen()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.left(.load))
    await clock.advance(by: .seconds(1))
    await store.receive(.left(.loaded(10))) { $0.left.count = 10 }
    await store.send(.open) {
      $0.isOpen = true
      $0.detail = Counter.State(id: 1)
    }
    await store.send(.detail(.plus)) { $0.detail?.count = 1 }
  }

  @Test("the paths extract what they embed")
  func paths() {
    #expect(Paths.name.extract(Paths.name.embed(.plus)) == .plus)
    #expect(Paths.pattern.extract(.left(.plus)) == nil)
    #expect(Paths.plain.extract(.open) != nil)
  }
}

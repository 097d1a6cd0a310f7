//? The issue names line 8, where the effect starts, as a line of this program.
// swift-format-ignore-file
// A test ends while an effect runs.
import Composable
import Testing
struct Timer: Reducer {
  typealias State = Int
  enum Action: Equatable { case start }
  func reduce(into state: inout Int, action: Action) -> Effect<Action> { .run { _ in try await Task.sleep(for: .seconds(60)) } }
}
@MainActor @Test func starts() async {
  let store = TestStore(initialState: 0) { Timer() }
  await store.send(.start)
}

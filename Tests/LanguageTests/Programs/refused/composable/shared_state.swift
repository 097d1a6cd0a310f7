// Shared state isn't part of `Composable`.
import ComposableArchitecture

@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable {
    @Shared(.inMemory("count")) var count = 0  // error: `Shared` can't be run here
    var name = ""
  }
  enum Action { case tapped }
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
  }
}

import Benchmark
import Catalogue
import Composable

func addNestedStores() {
  addNested(.sendNested1, Level1.Action.innermost) {
    Store(initialState: Level1.State()) { Level1() }
  }
  addNested(.sendNested10, Level10.Action.innermost) {
    Store(initialState: Level10.State()) { Level10() }
  }
  addNested(.sendNested20, Level20.Action.innermost) {
    Store(initialState: Level20.State()) { Level20() }
  }
  addNested(.sendIfLet10, Shown10.Action.innermost) {
    Store(initialState: Shown10.State()) { Shown10() }
  }
}

private func addNested<State, Action: Sendable>(
  _ row: Row, _ action: Action, _ store: @escaping @MainActor () -> Store<State, Action>
) {
  addOnMainActor(row) { benchmark in
    let store = store()
    benchmark.repeatedOnMainActor { store.send(action) }
  }
}

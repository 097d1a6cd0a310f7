//? The pop removed the element before its action .closed, so the element's reducer never gets the action.
import ComposableArchitecture

@Reducer struct Chapter {
  struct State: Equatable {}
  enum Action { case closed }
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .run { _ in print("saved") } }
  }
}
@Reducer struct Book {
  struct State: Equatable { var path = StackState([Chapter.State(), Chapter.State()]) }
  enum Action { case path(StackActionOf<Chapter>) }
  var body: some ReducerOf<Self> {
    EmptyReducer().forEach(\.path, action: \.path) { Chapter() }
  }
}
let store = Store(initialState: Book.State()) { Book() }
let last = store.withState(\.path.ids.last!)
store.send(.path(.popFrom(id: last)))
store.send(.path(.element(id: last, action: .closed)))

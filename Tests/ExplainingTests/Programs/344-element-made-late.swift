import ComposableArchitecture

@Reducer struct Page {
  @ObservableState struct State: Equatable, Identifiable {
    let id: Int
    var words: [String] = []
  }
  enum Action { case write(String) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .write(let word) = action { state.words.append(word) }
      return .none
    }
  }
}

@Reducer struct Diary {
  @ObservableState struct State: Equatable { var pages: IdentifiedArrayOf<Page.State> = [] }
  enum Action { case pages(IdentifiedActionOf<Page>) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .pages(.element(let id, _)) = action, id > 0, state.pages[id: id] == nil {
        state.pages.append(Page.State(id: id))
      }
      return .none
    }
    .forEach(\.pages, action: \.pages) { Page() }
  }
}

let store = Store(initialState: Diary.State()) { Diary() }
store.send(.pages(.element(id: 4, action: .write("rain"))))
store.send(.pages(.element(id: 4, action: .write("sun"))))
store.send(.pages(.element(id: -1, action: .write("fog"))))
print(store.pages.map { "\($0.id): \($0.words)" })

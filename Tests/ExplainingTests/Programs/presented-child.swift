//? The child's property changes as `item.note`, without its storage and without `Optional(…)`.
import ComposableMacros

@Reducer struct Item {
  @ObservableState struct State: Equatable { var note: String? }
  enum Action { case noted }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.note = "fragile"
      return .none
    }
  }
}

@Reducer struct Shelf {
  @ObservableState struct State: Equatable { @Presents var item: Item.State? }
  enum Action {
    case opened
    case item(PresentationAction<Item.Action>)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .opened = action { state.item = Item.State() }
      return .none
    }
    .ifLet(\.$item, action: \.item) { Item() }
  }
}

let shelf = Store(initialState: Shelf.State()) { Shelf() }
shelf.send(.opened)
shelf.send(.item(.presented(.noted)))
shelf.send(.item(.dismiss))

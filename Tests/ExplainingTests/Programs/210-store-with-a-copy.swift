//? The detail has a store of its own, with a copy of the state.
import Composable
import ComposableMacros

@Reducer struct Inbox {
  @ObservableState struct State: Equatable {
    var unread = 3
    var selected: Int?
  }
  enum Action {
    case open(Int)
    case markRead
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .open(let id):
        state.selected = id
        return .send(.markRead)
      case .markRead:
        state.unread -= 1
        return .none
      }
    }
  }
}

@Reducer struct Root {
  @ObservableState struct State: Equatable {
    var inbox = Inbox.State()
    var badge: Int { inbox.unread }
  }
  enum Action { case inbox(Inbox.Action) }
  var body: some ReducerOf<Self> {
    Scope(state: \.inbox, action: \.inbox) { Inbox() }
  }
}

@MainActor struct Tabs {
  let root = Store(initialState: Root.State()) { Root() }
  var list: StoreOf<Inbox> { root.scope(state: \.inbox, action: \.inbox) }
  var detail: StoreOf<Inbox> { Store(initialState: root.inbox) { Inbox() } }
}

let tabs = Tabs()
let detail = tabs.detail
tabs.list.send(.open(1))
detail.send(.open(2))
detail.send(.open(3))
print("badge", tabs.root.badge, "list", tabs.list.unread, "detail", detail.unread)

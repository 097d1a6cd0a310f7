//? No reducer passes the action on to the filter's reducer.
import Composable
import ComposableMacros

@Reducer
struct Filter {
  struct State: Equatable {
    var onlyUnread = false
    var onlyFlagged = false
  }
  enum Action {
    case unreadTapped
    case flaggedTapped
    case applyTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .unreadTapped: state.onlyUnread.toggle()
      case .flaggedTapped: state.onlyFlagged.toggle()
      case .applyTapped: break
      }
      return .none
    }
  }
}

@Reducer
struct Mailbox {
  struct State: Equatable {
    var filter: Filter.State?
    var title = "all mail"
  }
  enum Action {
    case filterTapped
    case filter(Filter.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .filterTapped:
        state.filter = Filter.State()
      case .filter(.applyTapped):
        state.title = state.filter?.onlyUnread == true ? "unread mail" : "all mail"
        state.filter = nil
      case .filter:
        break
      }
      return .none
    }
  }
}

let store = Store(initialState: Mailbox.State()) { Mailbox() }
store.send(.filterTapped)
store.send(.filter(.unreadTapped))
print("only unread: \(store.filter?.onlyUnread ?? false)")
store.send(.filter(.applyTapped))
print(store.title)

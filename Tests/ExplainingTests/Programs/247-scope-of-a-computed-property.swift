//? The setter of the computed property keeps only the name.
import Composable
import ComposableMacros

@Reducer
struct NameEditor {
  struct State: Equatable {
    var name: String
    var isDirty = false
  }
  enum Action {
    case typed(String)
    case doneTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .typed(let name):
        state.name = name
        state.isDirty = true
      case .doneTapped:
        print(state.isDirty ? "saving \(state.name)" : "nothing to save")
        state.isDirty = false
      }
      return .none
    }
  }
}

struct User: Equatable {
  var name: String
  var age: Int
}

@Reducer
struct Profile {
  struct State: Equatable {
    var user: User

    var editor: NameEditor.State {
      get { NameEditor.State(name: user.name) }
      set { user.name = newValue.name }
    }
  }
  enum Action {
    case editor(NameEditor.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.editor, action: \.editor) { NameEditor() }
  }
}

let store = Store(initialState: Profile.State(user: User(name: "Ann", age: 30))) { Profile() }
store.send(.editor(.typed("Anna")))
print("name: \(store.user.name)")
store.send(.editor(.doneTapped))

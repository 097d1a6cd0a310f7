//? No BindingReducer makes the assignment of the child's binding.
import ComposableArchitecture

@Reducer struct Address {
  @ObservableState struct State: Equatable {
    var street = ""
    var isComplete = false
  }
  enum Action: BindableAction { case binding(BindingAction<State>) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .binding(\.street): state.isComplete = !state.street.isEmpty
      case .binding: break
      }
      return .none
    }
  }
}

@Reducer struct Order {
  @ObservableState struct State: Equatable {
    var note = ""
    var address = Address.State()
  }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case address(Address.Action)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Scope(state: \.address, action: \.address) { Address() }
  }
}

let store = Store(initialState: Order.State()) { Order() }
store.send(.binding(.set(\.note, "ring twice")))
store.send(.address(.binding(.set(\.street, "Main Street 1"))))
print("note: \(store.note)")
print("street: \(store.address.street), complete: \(store.address.isComplete)")

// An assignment to a store is reported if no reducer performs it.
import ComposableMacros

@Reducer
struct Forgetful {
  @ObservableState struct State: Equatable { var name = "" }
  enum Action: BindableAction { case binding(BindingAction<State>) }
  var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

@Reducer
struct Form {
  @ObservableState struct State: Equatable { var name = "" }
  enum Action: BindableAction { case binding(BindingAction<State>) }
  var body: some ReducerOf<Self> { BindingReducer() }
}

let store = Store(initialState: Forgetful.State()) { Forgetful() }
store.name = "Blob"  // issue: no `BindingReducer` performed the assignment
print(store.name.isEmpty)  // expect: true
let form = Store(initialState: Form.State()) { Form() }
form.name = ""
form.name = "Blob"
print(form.name)  // expect: Blob
print(Form.Action.binding(.set(\.name, "")))  // expect: binding(set \State.name to "")

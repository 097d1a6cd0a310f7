// Differences of test stores show assignments and the ids of screens without their insides.
import ComposableMacros

@Reducer
struct Form {
  @ObservableState struct State: Equatable { var name = "" }
  enum Action: BindableAction { case binding(BindingAction<State>) }
  var body: some ReducerOf<Self> { BindingReducer() }
}

customDump(Form.Action.binding(.set(\.name, "Blob")))
// expect: Form.Action.binding(
// expect:   .set(
// expect:     \State.name,
// expect:     "Blob"
// expect:   )
// expect: )
customDump(StackActionOf<Form>.popFrom(id: 0))
// expect: StackAction.popFrom(id: #0)

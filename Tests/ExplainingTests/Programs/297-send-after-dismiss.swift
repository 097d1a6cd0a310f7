//? The effect dismisses its feature first, which cancels the effect, so the store drops what it sends after that.
import ComposableArchitecture

@Reducer struct Form {
  struct State: Equatable {}
  enum Action { case doneTapped, saved }
  @Dependency(\.dismiss) var dismiss
  var body: some ReducerOf<Self> {
    Reduce { _, action in
      guard case .doneTapped = action else { return .none }
      return .run { send in
        await dismiss()
        await send(.saved)
      }
    }
  }
}
@Reducer struct List {
  struct State: Equatable {
    @PresentationState var form: Form.State? = Form.State()
    var count = 0
  }
  enum Action { case form(PresentationAction<Form.Action>) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .form(.presented(.saved)) = action { state.count += 1 }
      return .none
    }
    .ifLet(\.$form, action: \.form) { Form() }
  }
}
let store = Store(initialState: List.State()) { List() }
await store.send(.form(.presented(.doneTapped))).finish()
print(store.withState(\.count))

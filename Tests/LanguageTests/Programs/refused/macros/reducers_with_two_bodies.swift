// swift-format-ignore-file
import ComposableMacros

@Reducer
struct Both {
  @ObservableState struct State: Equatable { var count = 0 }
  enum Action { case tap }
  var body: some ReducerOf<Self> { EmptyReducer() }
  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }  // error: 'reduce(into:action:)' is called instead of 'body'
}

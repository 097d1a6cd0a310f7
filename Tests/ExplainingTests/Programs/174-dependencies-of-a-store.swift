//? The override of the store's dependencies is too late for E1. The child is nil since A3.
import Composable
import ComposableMacros

struct Api: DependencyKey, Sendable {
  var load: @Sendable (Int) -> String
  static let liveValue = Api(load: { "live \($0)" })
  static let testValue = Api(load: { "test \($0)" })
}
extension DependencyValues {
  var api: Api {
    get { self[Api.self] }
    set { self[Api.self] = newValue }
  }
}
@Reducer
struct Detail {
  struct State: Equatable { var text = "" }
  enum Action: Equatable {
    case load
    case loaded(String)
  }
  @Dependency(\.api) var api
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .load:
        return .run { send in await send(.loaded(api.load(1))) }
      case .loaded(let text):
        state.text = text
        return .none
      }
    }
  }
}
@Reducer
struct Root {
  struct State: Equatable { var detail: Detail.State? = Detail.State() }
  enum Action: Equatable {
    case detail(Detail.Action)
    case close
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if action == .close { state.detail = nil }
      return .none
    }
    .ifLet(\.detail, action: \.detail) { Detail() }
  }
}
let store = TestStore(initialState: Root.State()) { Root() }
await store.send(.detail(.load))
store.dependencies.api.load = { "changed \($0)" }
await store.receive(.detail(.loaded("changed 1"))) { $0.detail?.text = "changed 1" }
await store.send(.close) { $0.detail = nil }
await store.send(.detail(.load))

//? The state of the test store changes only when the action of the effect is received.
import ComposableArchitecture
import Testing

struct ProfileClient: Sendable, DependencyKey {
  var load: @Sendable () async throws -> String
  static let liveValue = ProfileClient { "Ada (live)" }
  static let testValue = ProfileClient { "Ada" }
}

extension DependencyValues {
  var profile: ProfileClient {
    get { self[ProfileClient.self] }
    set { self[ProfileClient.self] = newValue }
  }
}

@Reducer struct Profile {
  struct State: Equatable {
    var name: String?
    var isLoading = false
  }
  enum Action: Equatable {
    case appeared
    case loaded(String)
  }
  @Dependency(\.profile) var profile

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appeared:
        state.isLoading = true
        return .run { send in await send(.loaded(try await profile.load())) }
      case .loaded(let name):
        state.isLoading = false
        state.name = name
        return .none
      }
    }
  }
}

@MainActor @Test func showsTheName() async {
  let store = TestStore(initialState: Profile.State()) { Profile() }
  store.exhaustivity = .off
  let task = await store.send(.appeared)
  await task.finish()
  #expect(store.state.name == "Ada")
  #expect(store.state.isLoading == false)
}

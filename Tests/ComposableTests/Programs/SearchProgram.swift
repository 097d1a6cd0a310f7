import Composable
import Testing

private struct Place: Equatable, Identifiable, Sendable {
  let id: Int
  var name: String
}

private struct PlaceClient: Sendable {
  var search: @Sendable (_ query: String) async throws -> [Place]
}

extension PlaceClient: DependencyKey {
  static let liveValue = PlaceClient { _ in [] }
  static let testValue = PlaceClient(search: unimplemented("PlaceClient.search"))
}

extension DependencyValues {
  fileprivate var places: PlaceClient {
    get { self[PlaceClient.self] }
    set { self[PlaceClient.self] = newValue }
  }
}

/// Searches while somebody types.
private struct Search: Reducer {
  struct State: Equatable {
    var query = ""
    var results: IdentifiedArrayOf<Place> = []
    var message: String?
  }

  enum Action {
    case queryChanged(String)
    case found(Result<[Place], any Error>)
    case closed
  }

  private enum CancelID { case search }
  @Dependency(\.places) var places
  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .queryChanged(let query):
      state.query = query
      guard !query.isEmpty else {
        state.results = []
        return .cancel(id: CancelID.search)
      }
      return .run { send in
        await send(.found(Result { try await places.search(query) }))
      }
      .debounce(id: CancelID.search, for: .milliseconds(300), clock: clock)

    case .found(.success(let places)):
      state.results = IdentifiedArray(uniqueElements: places)
      state.message = nil
      return .none

    case .found(.failure(let error)):
      state.message = "\(error)"
      return .none

    case .closed:
      return .cancel(id: CancelID.search)
    }
  }
}

extension Result where Failure == any Error {
  fileprivate init(catching body: () async throws -> Success) async {
    do { self = .success(try await body()) } catch { self = .failure(error) }
  }
}

@MainActor
@Suite("Program: a search")
struct SearchProgram {
  struct NoNetwork: Error {}

  @Test func typing() async {
    let clock = TestClock()
    let store = TestStore(initialState: Search.State()) {
      Search()
    } withDependencies: {
      $0.continuousClock = clock
      $0.places.search = { [Place(id: 1, name: $0)] }
    }
    await store.send(.queryChanged("W")) { $0.query = "W" }
    await clock.advance(by: .milliseconds(100))
    await store.send(.queryChanged("Wien")) { $0.query = "Wien" }
    await clock.advance(by: .milliseconds(300))
    await store.receive(/Search.Action.found) { $0.results = [Place(id: 1, name: "Wien")] }
    await store.send(.queryChanged("")) {
      $0.query = ""
      $0.results = []
    }
  }

  @Test func closingWhileTyping() async {
    let clock = TestClock()
    let store = TestStore(initialState: Search.State()) {
      Search()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.queryChanged("W")) { $0.query = "W" }
    await store.send(.closed)
    await clock.run()
    await store.finish()
  }

  @Test func failing() async {
    let store = TestStore(initialState: Search.State()) {
      Search()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
      $0.places.search = { _ in throw NoNetwork() }
    }
    await store.send(.queryChanged("W")) { $0.query = "W" }
    await store.receive {
      if case .found(.failure) = $0 { true } else { false }
    } assert: {
      $0.message = "NoNetwork()"
    }
  }
}

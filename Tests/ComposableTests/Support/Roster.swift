import Composable

// A screen with two children and rows, with case key paths written by hand.

struct Player: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
    var name = ""
    var score: Int?
  }

  enum Action: CasePathable, Equatable, Sendable {
    case renamed(String)
    case scoreTapped
    case scored(Int)

    struct AllCasePaths: Sendable {
      var renamed: AnyCasePath<Action, String> {
        AnyCasePath(Action.renamed) { if case .renamed(let name) = $0 { name } else { nil } }
      }
      var scoreTapped: AnyCasePath<Action, Void> {
        AnyCasePath(
          embed: { .scoreTapped }, extract: { if case .scoreTapped = $0 { () } else { nil } })
      }
      var scored: AnyCasePath<Action, Int> {
        AnyCasePath(Action.scored) { if case .scored(let score) = $0 { score } else { nil } }
      }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .renamed(let name):
        state.name = name
        return .none
      case .scoreTapped:
        return .run { [id = state.id] send in await send(.scored(id * 10)) }
      case .scored(let score):
        state.score = score
        return .none
      }
    }
  }
}

struct Roster: Reducer {
  struct State: Equatable {
    var players: IdentifiedArrayOf<Player.State> = []
    var captain = Player.State(id: 0)
    var guest: Player.State?
    var failure: String?
  }

  enum Action: CasePathable {
    case players(IdentifiedActionOf<Player>)
    case captain(Player.Action)
    case guest(Player.Action)
    case guestLeft
    case loadTapped
    case loaded(Result<[String], any Error>)

    struct AllCasePaths: Sendable {
      var players: AnyCasePath<Action, IdentifiedActionOf<Player>> {
        AnyCasePath(Action.players) { if case .players(let action) = $0 { action } else { nil } }
      }
      var captain: AnyCasePath<Action, Player.Action> {
        AnyCasePath(Action.captain) { if case .captain(let action) = $0 { action } else { nil } }
      }
      var guest: AnyCasePath<Action, Player.Action> {
        AnyCasePath(Action.guest) { if case .guest(let action) = $0 { action } else { nil } }
      }
      var guestLeft: AnyCasePath<Action, Void> {
        AnyCasePath(embed: { .guestLeft }, extract: { if case .guestLeft = $0 { () } else { nil } })
      }
      var loadTapped: AnyCasePath<Action, Void> {
        AnyCasePath(
          embed: { .loadTapped }, extract: { if case .loadTapped = $0 { () } else { nil } })
      }
      var loaded: AnyCasePath<Action, Result<[String], any Error>> {
        AnyCasePath(Action.loaded) { if case .loaded(let result) = $0 { result } else { nil } }
      }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var load: @Sendable () async throws -> [String] = { ["Ada", "Bea"] }

  var body: some ReducerOf<Self> {
    Scope(state: \.captain, action: \.captain) { Player() }
    Reduce { state, action in
      switch action {
      case .loadTapped:
        return .run { send in await send(.loaded(Result { try await load() })) }
      case .loaded(.success(let names)):
        state.players = IdentifiedArray(
          uniqueElements: names.enumerated().map { Player.State(id: $0 + 1, name: $1) })
        return .none
      case .loaded(.failure(let error)):
        state.failure = "\(error)"
        return .none
      case .guestLeft:
        state.guest = nil
        return .none
      case .players, .captain, .guest:
        return .none
      }
    }
    .ifLet(\.guest, action: \.guest) { Player() }
    .forEach(\.players, action: \.players) { Player() }
  }
}

import Composable
import Testing

@MainActor
@Suite("A roster, with key paths of cases")
struct RosterProgram {
  @Test("rows, children and results are sent and received by key path")
  func rows() async {
    let store = TestStore(initialState: Roster.State()) { Roster() }
    await store.send(\.loadTapped)
    await store.receive(\.loaded.success) {
      $0.players = [Player.State(id: 1, name: "Ada"), Player.State(id: 2, name: "Bea")]
    }
    await store.send(\.players[id: 2].renamed, "Bo") { $0.players[id: 2]?.name = "Bo" }
    await store.send(\.players[id: 1].scoreTapped)
    await store.receive(\.players[id: 1].scored, 10) { $0.players[id: 1]?.score = 10 }
    await store.send(\.captain.renamed, "Cleo") { $0.captain.name = "Cleo" }
  }

  @Test("a failure is a case of the result")
  func failure() async {
    struct Offline: Error {}
    let store = TestStore(initialState: Roster.State()) {
      Roster(load: { throw Offline() })
    }
    await store.send(\.loadTapped)
    await store.receive(\.loaded.failure) { $0.failure = "Offline()" }
  }

  @Test("a wrong payload is reported with the difference")
  func wrongPayload() async {
    let store = TestStore(initialState: Roster.State()) { Roster() }
    store.exhaustivity = .off
    await store.send(\.captain.scoreTapped)
    let reported = await issues { await store.receive(\.captain.scored, 5) }
    #expect(reported.count == 1)
    #expect(reported.first?.message.contains("a case with the payload\n  5") == true)
    await store.receive(\.captain.scored, 0)
  }

  @Test("an action of a removed child is reported, as with other paths")
  func missingChild() async {
    let store = TestStore(
      initialState: Roster.State(guest: Player.State(id: 9))
    ) { Roster() }
    await store.send(\.guest.renamed, "Guest") { $0.guest?.name = "Guest" }
    await store.send(\.guestLeft) { $0.guest = nil }
    let reported = await issues { _ = await store.send(\.guest.renamed, "Nobody") }
    #expect(reported.map { $0.message.contains("`ifLet` received an action") } == [true])
  }

  @Test("exhaustivity is off for a part of a test")
  func exhaustivity() async {
    let store = TestStore(initialState: Roster.State()) { Roster() }
    await store.withExhaustivity(.off) {
      await store.send(\.captain.scoreTapped)
      await store.skipReceivedActions()
    }
    #expect(store.exhaustivity == .on)
    #expect(store.state.captain.score == 0)
  }

  @Test("a store is scoped to a part by key paths")
  func scoping() {
    let store = Store(initialState: Roster.State(guest: Player.State(id: 9))) { Roster() }
    let captain: StoreOf<Player> = store.scope(state: \.captain, action: \.captain)
    captain.send(\.renamed, "Cleo")
    #expect(store.captain.name == "Cleo")
    #expect(store.scope(\.captain, action: \.captain).name == "Cleo")

    let guest = store.scope(state: \.guest, action: \.guest)
    guest?.send(.renamed("Gus"))
    #expect(guest?.name == "Gus")
    store.send(\.guestLeft)
    #expect(guest?.name == "Gus")
    #expect(store.scope(state: \.guest, action: \.guest) == nil)
  }

  @Test("a case of the state is scoped by key path")
  func caseOfState() {
    let store = Store(initialState: Phase.State.player(Player.State(id: 1))) { Phase() }
    store.send(\.player.renamed, "Ada")
    #expect(store.state[case: \.player]?.name == "Ada")
    store.send(\.coach.renamed, "Cleo")
    #expect(store.state == .coach(Player.State(id: 2, name: "new")))
  }
}

/// A state of two cases; the first is reduced by `ifCaseLet`, the second by `Scope`.
private struct Phase: Reducer {
  enum State: CasePathable, Equatable {
    case player(Player.State)
    case coach(Player.State)

    struct AllCasePaths: Sendable {
      var player: AnyCasePath<State, Player.State> {
        AnyCasePath(State.player) { if case .player(let state) = $0 { state } else { nil } }
      }
      var coach: AnyCasePath<State, Player.State> {
        AnyCasePath(State.coach) { if case .coach(let state) = $0 { state } else { nil } }
      }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  enum Action: CasePathable {
    case player(Player.Action)
    case coach(Player.Action)

    struct AllCasePaths: Sendable {
      var player: AnyCasePath<Action, Player.Action> {
        AnyCasePath(Action.player) { if case .player(let action) = $0 { action } else { nil } }
      }
      var coach: AnyCasePath<Action, Player.Action> {
        AnyCasePath(Action.coach) { if case .coach(let action) = $0 { action } else { nil } }
      }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var body: some ReducerOf<Self> {
    CombineReducers {
      Reduce { state, action in
        if action.is(\.coach) { state = .coach(Player.State(id: 2)) }
        return .none
      }
      Scope(state: \.coach, action: \.coach) {
        Reduce { state, _ in
          state.name = "new"
          return .none
        }
      }
    }
    .ifCaseLet(\.player, action: \.player) { Player() }
  }
}

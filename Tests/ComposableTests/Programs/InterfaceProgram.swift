import Composable
import Testing

// A program that uses the interface through its documented signatures only.

private struct Row: Reducer {
  struct State: Equatable, Identifiable, Sendable {
    let id: Int
    var isOn = false
  }
  enum Action: Equatable, Sendable { case toggle }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.isOn.toggle()
    return .none
  }
}

private struct Detail: Reducer {
  struct State: Equatable, Sendable { var text = "" }
  enum Action: Equatable, Sendable {
    case type(String)
    case save
    case saved(Int)
    case failed
  }
  @Dependency(\.continuousClock) var clock
  @Dependency(\.number) var number

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .type(let text): state.text = text
    case .saved(let number): state.text = "saved \(number)"
    case .failed: state.text = "failed"
    case .save:
      return .run { send in
        try await clock.sleep(for: .seconds(1))
        await send(.saved(number))
      } catch: { _, send in
        await send(.failed)
      }
    }
    return .none
  }
}

private struct App: Reducer {
  struct State: Equatable, Sendable {
    var rows: IdentifiedArrayOf<Row.State> = [Row.State(id: 1), Row.State(id: 2)]
    var detail: Detail.State?
    var main = Detail.State()
    var log: [String] = []
    var level = 0
  }
  enum Action: Equatable, Sendable {
    case row(id: Int, action: Row.Action)
    case detail(Detail.Action)
    case main(Detail.Action)
    case open, close, stop, work, worked, inTurn
  }
  private enum WorkID { case work }
  private static let detailPath = CasePath<Action, Detail.Action>(
    embed: { .detail($0) }, extract: { if case .detail(let action) = $0 { action } else { nil } })

  var body: some ReducerOf<Self> {
    Scope(state: \.main, action: /Action.main) { Detail() }
    CombineReducers {
      Reduce { state, action in
        switch action {
        case .open:
          state.detail = Detail.State()
          state.level += 1
          return .send(.worked)
        case .close: state.detail = nil
        case .stop: return .cancel(id: WorkID.work)
        case .work:
          return .merge(.none, .run { _ in try await forever() })
            .cancellable(id: WorkID.work, cancelInFlight: true)
        case .inTurn:
          return .concatenate(.send(.open), Effect<Int>.send(1).map { _ in Action.close })
        case .worked: state.log.append("worked")
        case .row, .detail, .main: break
        }
        return .none
      }
      EmptyReducer()
    }
    .ifLet(\.detail, action: Self.detailPath) {
      Detail().dependency(\.number, 5).transformDependency(\.number) { $0 += 1 }
    }
    .forEach(\.rows, action: /Action.row) { Row() }
    .onChange(of: \.level) { old, new in
      Reduce { state, _ in
        state.log.append("level \(old) to \(new)")
        return .none
      }
    }
  }
}

@MainActor
@Suite("Program: the interface as documented")
struct InterfaceProgram {
  @Test func inATest() async {
    let clock = TestClock()
    let store = TestStore(initialState: App.State()) {
      App()
    } withDependencies: {
      $0.number = 3
      $0.continuousClock = clock
    }
    await store.send(.row(id: 2, action: .toggle)) { $0.rows[id: 2]?.isOn = true }
    await store.send(.open) {
      $0.detail = Detail.State()
      $0.level = 1
      $0.log = ["level 0 to 1"]
    }
    await store.receive(.worked) { $0.log.append("worked") }
    await store.send(.main(.save))
    await store.send(.detail(.save))
    store.dependencies.number = 7
    await clock.advance(by: .seconds(1))
    // The effects' dependencies were captured when the effects were made.
    await store.receive(.main(.saved(3))) { $0.main.text = "saved 3" }
    // The inner modifier is nearest the reducer, so it takes precedence.
    await store.receive(/App.Action.detail) { $0.detail?.text = "saved 5" }
    await store.send(.work)
    let task = await store.send(.work)
    await store.send(.stop)
    await task.finish()
    store.exhaustivity = .off
    await store.send(.inTurn)
    await store.receive { (action: App.Action) in
      action == .close
    } assert: {
      $0.detail = nil
    }
    await store.skipReceivedActions(strict: false)
    await store.finish()
    #expect(store.state.rows[1].isOn)
  }

  @Test func inAnApp() async {
    let store: StoreOf<App> = Store(initialState: App.State()) {
      App()
    } withDependencies: {
      $0.number = 3
      $0.continuousClock = ImmediateClock()
    }
    let main = store.scope(state: { $0.main }, action: App.Action.main)
    main.send(.type("a"))
    #expect(main.text == "a")
    await main.send(.save).finish()
    #expect(store.withState(\.main.text) == "saved 3")
    let task: StoreTask = store.send(.work)
    #expect(!task.isCancelled)
    task.cancel()
    await task.finish()
    #expect(task.isCancelled)
  }
}

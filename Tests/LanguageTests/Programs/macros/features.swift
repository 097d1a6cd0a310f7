// swift-format-ignore-file
import ComposableMacros

// Features, a destination that is one of several, and cases by their key paths.
@Reducer
struct Row {
  @ObservableState struct State: Equatable, Identifiable { let id: Int; var isOn = false }
  enum Action { case toggle }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action { case .toggle: state.isOn.toggle(); return .none }
    }
  }
}
@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
    @Presents var destination: Destination.State?
    @Presents var row: Row.State?
    var rows: IdentifiedArrayOf<Row.State> = [Row.State(id: 1), Row.State(id: 2)]
  }
  enum Action {
    case plus
    case open
    case destination(PresentationAction<Destination.Action>)
    case row(PresentationAction<Row.Action>)
    case rows(IdentifiedActionOf<Row>)
  }
  @Reducer
  enum Destination {
    case row(Row)
    case alert(AlertState<Alert>)
    enum Alert: Equatable { case confirmed }
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .plus: state.count += 1; return .none
      case .open:
        state.destination = .row(Row.State(id: 9))
        state.row = Row.State(id: 5)
        return .none
      case .destination, .row, .rows: return .none
      }
    }
    .ifLet(\.$destination, action: \.destination) { Destination.body }
    .ifLet(\.$row, action: \.row) { Row() }
    .forEach(\.rows, action: \.rows) { Row() }
  }
}
extension Counter.Destination.State: Equatable {}
@CasePathable enum Route: Equatable { case home; case detail(id: Int, name: String) }

@Reducer struct Empty {}

@MainActor func main() async {
  let store = Store(initialState: Counter.State()) { Counter() }
  store.send(.plus)
  store.send(.open)
  print(store.state.count, store.state.row?.isOn ?? true)  // expect: 1 false
  store.send(.row(.presented(.toggle)))
  print(store.state.row?.isOn ?? false)  // expect: true
  store.send(.destination(.presented(.row(.toggle))))
  if case .row(let row)? = store.state.destination { print(row.id, row.isOn) }  // expect: 9 true
  store.send(.rows(.element(id: 2, action: .toggle)))
  print(store.state.rows[id: 2]?.isOn ?? false, store.state.rows[id: 1]?.isOn ?? true)  // expect: true false
  store.send(.row(.dismiss))
  print(store.state.row == nil)  // expect: true
  print(Counter.State(count: 3).count, Counter.State(row: Row.State(id: 1)).row?.id ?? 0)  // expect: 3 1
  let route = Route.detail(id: 1, name: "a")
  print(Route.home.is(\.home), route.is(\.home))  // expect: true false
  let test = TestStore(initialState: Row.State(id: 1)) { Row() }
  await test.send(.toggle) { $0.isOn = true }
  print(Store(initialState: Empty.State()) { Empty() }.state)  // expect: State()
}
await main()

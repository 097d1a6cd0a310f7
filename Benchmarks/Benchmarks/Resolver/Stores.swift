import Benchmark
import Catalogue
import Composable

/// Adds what it is sent.
struct Adder: Reducer {
  func reduce(into state: inout Int, action: Int) -> Effect<Int> {
    state += action
    return .none
  }
}

private struct Row: Reducer {
  struct State: Identifiable {
    let id: Int
    var count = 0
  }

  func reduce(into state: inout State, action: Int) -> Effect<Int> {
    state.count += action
    return .none
  }
}

private struct Rows: Reducer {
  struct State { var rows: IdentifiedArrayOf<Row.State> = [] }
  enum Action { case row(Int, Int) }

  static let path = CasePath<Action, (Int, Int)>(
    embed: { .row($0.0, $0.1) },
    extract: { action in
      switch action {
      case .row(let id, let action): (id, action)
      }
    })

  var body: some ReducerOf<Self> {
    EmptyReducer().forEach(\.rows, action: Self.path) { Row() }
  }
}

private struct NumberReducer: Reducer {
  func reduce(into state: inout Int, action: Int) -> Effect<Int> { .none }
}

private enum Choice {
  case number(Int)
  case text(String)
}

func addStores() {
  addOnMainActor(.send) { benchmark in
    let store = Store(initialState: 0) { Adder() }
    benchmark.repeatedOnMainActor { store.send(1) }
  }
  addOnMainActor(.journaled) { benchmark in
    let store = Store(initialState: 0, journal: .last(1_000)) { Adder() }
    benchmark.repeatedOnMainActor { store.send(1) }
  }
  addRows(.sendRow100, 100)
  addRows(.sendRow10000, 10_000)
  addOnMainActor(.dependencyModifier) { benchmark in
    let reducer = NumberReducer().dependency(\.number, 1)
    var state = 0
    benchmark.repeatedOnMainActor { blackHole(reducer.reduce(into: &state, action: 1)) }
  }
  add(.reflectedCase) { benchmark in
    let path: CasePath<Choice, Int> = /Choice.number
    benchmark.repeated { blackHole(path.extract(.number(1))) }
  }
}

private func addRows(_ row: Catalogue.Row, _ count: Int) {
  addOnMainActor(row) { benchmark in
    let rows = IdentifiedArray(uniqueElements: (0..<count).map { Row.State(id: $0) })
    let store = Store(initialState: Rows.State(rows: rows)) { Rows() }
    benchmark.repeatedOnMainActor { store.send(.row(count / 2, 1)) }
  }
}

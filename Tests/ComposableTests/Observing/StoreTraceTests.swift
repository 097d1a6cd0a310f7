import Composable
import DependenciesTestSupport
import Testing

private struct Search: Reducer {
  struct State: Equatable {
    var query = ""
    var results: [String] = []
    var rows: IdentifiedArrayOf<Row> = []
  }
  struct Row: Equatable, Identifiable {
    let id: Int
    var count = 0
  }
  enum Action: Equatable {
    case typed(String)
    case loaded([String])
    case addRow
    case up(Int)
    case fail
    case giveUp
    case watch
    case stop(String)
  }
  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .typed(let text):
      state.query = text
      return .run(
        operation: { send in
          try await clock.sleep(for: .milliseconds(20))
          await send(.loaded(["\(text) 1"]))
        }, fileID: "App/Search.swift", line: 21
      )
      .cancellable(id: "load", cancelInFlight: true, fileID: "App/Search.swift", line: 25)
    case .loaded(let results): state.results = results
    case .addRow: state.rows.append(Row(id: state.rows.count))
    case .up(let id): state.rows[id: id]?.count += 1
    case .fail: return .run { _ in throw Failure() }
    case .giveUp: return .run { _ in throw CancellationError() }
    case .watch:
      return .run { _ in try await clock.sleep(for: .seconds(1)) }.cancellable(id: "watch")
    case .stop(let id): return .cancel(id: id)
    }
    return .none
  }

  struct Failure: Error {}
}

@MainActor
@Suite("The trace of a store")
struct StoreTraceTests {
  private let clock = TestClock()
  private let lines = TraceLines()

  private func store() -> Store<Search.State, Search.Action> {
    Store(initialState: Search.State(), observer: lines.observer) {
      Search()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test("follows an action to the end of its effects")
  func search() async {
    let store = store()
    store.send(.typed("te"), fileID: "App/Search.swift", line: 40)
    let task = store.send(.typed("tea"), fileID: "App/Search.swift", line: 41)
    async let end: Void = task.finish()
    await clock.advance(by: .milliseconds(20))
    await end
    #expect(
      lines.all == [
        #"action   A1 .typed("te")  ↳ Search.swift:40"#,
        #"           query: "" → "te""#,
        #"effect   E1 run, id "load"  ↳ from A1, Search.swift:21"#,
        #"action   A2 .typed("tea")  ↳ Search.swift:41"#,
        #"           query: "te" → "tea""#,
        #"cancel   E1  ↳ A2 starts another effect with the same id, "load", and cancelInFlight: true "#
          + "(Search.swift:25)",
        #"effect   E2 run, id "load"  ↳ from A2, Search.swift:21"#,
        #"await    the effects of A2: E2"#,
        #"action   A3 .loaded(["tea 1"])  ↳ sent by E2, which A2 started"#,
        #"           results: [] → ["tea 1"]"#,
        #"end      E2"#,
      ])
  }

  @Test("if no effect has a cancelled id, it shows the ids of the effects in flight")
  func nothingToCancel() async {
    let store = store()
    store.send(.stop("lod"))
    #expect(lines.all.last == #"cancel   id "lod"  ↳ nothing with this id is in flight"#)
    let task = store.send(.typed("te"))
    store.send(.stop("lod"))
    #expect(
      lines.all.last
        == #"cancel   id "lod"  ↳ nothing with this id is in flight. In flight: E1 with id "load""#)
    store.send(.stop("load"))
    await task.finish()
    store.send(.stop("lod"))
    #expect(lines.all.last == #"cancel   id "lod"  ↳ nothing with this id is in flight"#)
  }

  @Test("names the element that changed, by its path")
  func elements() {
    let store = store()
    for _ in 0..<6 { store.send(.addRow) }
    store.send(.up(4))
    #expect(lines.all.last == "           rows[id: 4].count: 0 → 1")
  }

  @Test("an effect that was cancelled isn't in flight")
  func cancelled() async {
    let store = store()
    let first = store.send(.typed("te"))
    let second = store.send(.typed("tea"))
    store.send(.stop("lod"))
    #expect(
      lines.all.last
        == #"cancel   id "lod"  ↳ nothing with this id is in flight. In flight: E2 with id "load""#)
    second.cancel()
    await first.finish()
    await second.finish()
  }

  @Test("shows an effect that failed")
  func failure() async {
    let store = store()
    await withKnownIssue { await store.send(.fail).finish() }
    #expect(lines.all.last?.hasPrefix("throw    Failure()") == true)
  }

  @Test("says that run ignores a CancellationError")
  func ignoredError() async {
    let store = store()
    await store.send(.giveUp).finish()
    #expect(
      lines.all.last
        == "throw    CancellationError()  ↳ ends E1; run ignores this error, so catch isn't called")
  }

  @Test("an effect with the id of one in flight says that the other one continues")
  func sameID() async {
    let store = store()
    let tasks = [store.send(.watch), store.send(.watch)]
    #expect(
      lines.all.contains { $0.contains("; E1 with the same id continues, because cancelInFlight") })
    for task in tasks { task.cancel() }
  }

  @Test("distinguishes two stores")
  func stores() {
    withStoreObserver(lines.observer) {
      Store(initialState: Search.State()) { Search() }.send(.addRow)
      Store(initialState: Search.State()) { Search() }.send(.addRow)
    }
    #expect(lines.all.first?.hasPrefix("action   A1 .addRow") == true)
    #expect(lines.all.contains { $0.hasPrefix("action   S2.A1 .addRow") })
  }

  @Test("stays short for any state")
  func longValues() {
    let store = store()
    store.send(.loaded([String(repeating: "x", count: 1_000_000) + "\u{1B}[2J\n"]))
    #expect(lines.all.allSatisfy { $0.count < 400 && !$0.contains("\u{1B}") })
  }

  @Test("the action that makes a change which a test expected too early says so")
  func expectedTooEarly() async {
    let store = TestStore(initialState: Search.State(), observer: lines.observer) {
      Search()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await withKnownIssue {
      await store.send(.typed("a")) {
        $0.query = "a"
        $0.results = ["a 1"]
      }
    }
    #expect(
      lines.all.last == "expect   another state  ↳ no action that waits to be received leads to it")
    await clock.advance(by: .milliseconds(20))
    await store.receive(.loaded(["a 1"])) { $0.results = ["a 1"] }
    let early = "           a test expected this change earlier, before the action was sent"
    #expect(lines.all.contains(early))
  }
}

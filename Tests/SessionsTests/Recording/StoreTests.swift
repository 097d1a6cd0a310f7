import Recording
import Sessions
import Testing

/// `Composable` comes with the tutor and is run from its source.
@Suite("stores in programs")
struct StoreTests {
  private static let counter = """
    import Composable
    import Dependencies

    struct Facts: Sendable { var fetch: @Sendable (Int) async throws -> String }
    extension Facts: TestDependencyKey { static let testValue = Facts { "\\($0) in a test" } }
    extension DependencyValues {
      var facts: Facts {
        get { self[Facts.self] }
        set { self[Facts.self] = newValue }
      }
    }
    struct Counter: Reducer {
      struct State: Equatable { var count = 0, fact: String? }
      enum Action: Equatable { case up, ask, answer(String) }
      @Dependency(\\.facts) var facts
      var body: some Reducer<State, Action> {
        Reduce { state, action in
          switch action {
          case .up: state.count += 1
          case .ask: return .run { [count = state.count] in await $0(.answer(try facts.fetch(count))) }
          case .answer(let text): state.fact = text
          }
          return .none
        }
      }
    }

    """

  private func run(_ text: String) async -> SubmissionResult {
    await LearnerSession(seconds: nil).submit(Self.counter + text, isScript: true)
  }

  @Test("a store reduces actions, and its effects use the values from its creation")
  func store() async throws {
    let result = await run(
      """
      @MainActor func run() async {
        let store = Store(initialState: Counter.State()) { Counter() } withDependencies: {
          $0.facts.fetch = { "\\($0) is good" }
        }
        store.send(.up)
        await store.send(.ask).finish()
        print(store.withState(\\.count), store.state.fact ?? "-")
      }
      await run()
      """)
    let trace = try #require(result.trace, "\\(result.findings)")
    #expect(trace.output == "1 1 is good\n")
    #expect(trace.outcome == .finished)
    // The library's own queues and yields aren't shown.
    #expect(!trace.events.contains { $0.isInternal && $0.lane.family == .dispatch })
    let scopes = trace.events.count { if case .scopeEntered = $0.kind { true } else { false } }
    #expect(scopes == 1)
  }

  @Test("the waits of a test store don't fill the record")
  func waits() async throws {
    var limits = ProgramLimits()
    // A busy machine may take long. Only the record is limited here.
    let isSet = limits.set("events", to: 100) && limits.set("time", to: 3_600)
    #expect(isSet)
    let session = LearnerSession(seconds: nil, limits: limits)
    let result = await session.submit(
      Self.counter + """
        @MainActor func run() async {
          let store = TestStore(initialState: Counter.State()) { Counter() }
          for count in 1...20 { await store.send(.up) { $0.count = count } }
          await store.finish()
        }
        await run()
        """, isScript: true)
    let trace = try #require(result.trace, "\(result.findings)")
    let actions = trace.events.count { if case .store(.reduced) = $0.kind { true } else { false } }
    #expect(actions == 20)
    #expect(!trace.events.contains { if case .issueReported = $0.kind { true } else { false } })
  }

  @Test("a test store reports unasserted facts, at the test's call")
  func testStore() async throws {
    let result = await run(
      """
      @MainActor func run() async {
        let store = TestStore(initialState: Counter.State()) { Counter() }
        await store.send(.up) { $0.count = 1 }
        await store.send(.up) { $0.count = 7 }
        await store.send(.ask)
        await store.receive(.answer("2 in a test")) { $0.fact = "2 in a test" }
        await store.finish()
      }
      await run()
      """)
    let trace = try #require(result.trace, "\\(result.findings)")
    let issues = trace.events.compactMap { event -> (Int?, String)? in
      if case .issueReported(let text) = event.kind { (event.place?.line, text) } else { nil }
    }
    #expect(issues.count == 1)
    let first = Self.counter.split(separator: "\n", omittingEmptySubsequences: false).count
    #expect(issues.first?.0 == first + 3)
    let facts = IssueText(issues.first?.1 ?? "").facts
    #expect(facts.contains { $0.hasSuffix("count: 7,") })
    #expect(facts.contains { $0.hasSuffix("count: 2,") })
    let unimplemented = IssueText("Unimplemented: load …\n\n  Defined at:\n    a.swift:1")
    #expect(unimplemented.symptom == "Unimplemented: load")
  }

  @Test("a reducer for each element of a list is found by a case with two values")
  func list() async throws {
    let result = await LearnerSession(seconds: nil).submit(
      """
      import Composable
      struct Item: Identifiable, Equatable { let id: Int; var isDone = false }
      struct Row: Reducer {
        enum Action: Equatable { case toggle }
        func reduce(into state: inout Item, action: Action) -> Effect<Action> {
          state.isDone.toggle()
          return .none
        }
      }
      struct Items: Reducer {
        struct State: Equatable { var rows: IdentifiedArrayOf<Item> = [], log: [Int] = [] }
        enum Action: Equatable { case add, row(id: Int, Row.Action) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .add: state.rows.append(Item(id: state.rows.count))
            case .row(let id, _): state.log.append(id)
            }
            return .none
          }
          .forEach(\\.rows, action: /Action.row) { Row() }
        }
      }
      @MainActor func run() {
        let store = Store(initialState: Items.State()) { Items() }
        store.send(.add)
        store.send(.add)
        store.send(.row(id: 1, .toggle))
        print(store.state.rows.map(\\.isDone), store.state.log)
      }
      run()
      """, isScript: true)
    let trace = try #require(result.trace, "\(result.findings)")
    #expect(trace.output == "[false, true] [1]\n")
  }

  /// In a separate process, so that only its computing counts.
  @Test("a test store waits for an effect that computes")
  func computingEffect() async {
    await #expect(processExitsWith: .success) {
      let result = await LearnerSession(seconds: nil).submit(
        """
        import Composable
        struct Slow: Reducer {
          struct State: Equatable { var sum = 0 }
          enum Action: Equatable { case ask, answer(Int) }
          var body: some Reducer<State, Action> {
            Reduce { state, action in
              switch action {
              case .ask:
                return .run { send in
                  var sum = 0
                  for number in 1...400_000 { sum &+= number }
                  await send(.answer(sum))
                }
              case .answer(let sum): state.sum = sum
              }
              return .none
            }
          }
        }
        @MainActor func run() async {
          let store = TestStore(initialState: Slow.State()) { Slow() }
          await store.send(.ask)
        }
        await run()
        """, isScript: true)
      let trace = try #require(result.trace, "\(result.findings)")
      let issues = trace.events.compactMap { event -> String? in
        if case .issueReported(let text) = event.kind { text } else { nil }
      }
      #expect(issues.count == 1)
      #expect(issues.first?.contains("received before the test ended") == true, "\(issues)")
    }
  }

  /// In a separate process, so that only its computing counts.
  @Test("an effect that never suspends doesn't make a test store wait endlessly")
  func busyEffect() async {
    await #expect(processExitsWith: .success) {
      let result = await LearnerSession(seconds: nil).submit(
        """
        import Composable
        @MainActor func run() async {
          let store = TestStore(initialState: 0) {
            Reduce<Int, Bool> { _, isBegin in
              isBegin ? .run { _ in while !Task.isCancelled { await Task.yield() } } : .none
            }
          }
          let task = await store.send(true)
          await store.receive(false)
          await task.cancel()
          print("over")
        }
        await run()
        """, isScript: true)
      let trace = try #require(result.trace, "\(result.findings)")
      #expect(trace.outcome == .finished)
      #expect(trace.output == "over\n")
    }
  }
}

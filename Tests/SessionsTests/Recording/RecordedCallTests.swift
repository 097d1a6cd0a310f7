import Recording
import Sessions
import Testing

/// The recorded causes of events, in programs that really run.
@Suite("Recorded calls")
struct RecordedCallTests {
  private func trace(_ text: String, isTraced: Bool = true) async throws -> Trace {
    let session = LearnerSession(seconds: nil, isTraced: isTraced)
    let result = await session.submit(text, isScript: true)
    #expect(result.findings.isEmpty)
    return try #require(result.trace)
  }

  private func printed(_ trace: Trace) -> [Event] {
    trace.events.filter { if case .printed = $0.kind { true } else { false } }
  }

  private static let client = """
    import Dependencies
    struct Client: Sendable { var fetch: @Sendable () -> Int; var list: @Sendable () -> Int }
    enum ClientKey: DependencyKey { static let liveValue = Client(fetch: { 1 }, list: { 2 }) }
    extension DependencyValues {
      var client: Client { get { self[ClientKey.self] } set { self[ClientKey.self] = newValue } }
    }

    """

  @Test("an event contains the chain of calls that led to it, with their current places")
  func chain() async throws {
    let trace = try await trace(
      """
      func log(_ text: String) {
        print(text)
      }
      func save() { log("saved") }
      save()
      """)
    let calls = try #require(printed(trace).first).calls
    #expect(calls.map(\.function.name) == ["main", "save()", "log(_:)"])
    #expect(calls.map { $0.place?.line } == [5, 4, 2])
    #expect(calls.map { $0.function.place?.line } == [nil, 4, 1])
  }

  @Test("in a chain of properties, each call has the place of the property's name")
  func chainOfProperties() async throws {
    let trace = try await trace(
      """
      struct Node {
        var next: Node { print("next"); return self }
        var last: Node { get throws { print("last"); return self } }
      }
      let node = Node()
      _ = try node.next.next
        .last.next
      """)
    let places = printed(trace).map { $0.calls.first?.place }
    #expect(
      places == [
        Place(line: 6, column: 14), Place(line: 6, column: 19), Place(line: 7, column: 4),
        Place(line: 7, column: 9),
      ])
  }

  @Test("a callback begins with its caller's calls, and each call has its own number")
  func callbacks() async throws {
    let trace = try await trace(
      """
      enum Request { @TaskLocal static var id = 0 }
      func log(_ text: String) { print(text) }
      Request.$id.withValue(1) {
        for text in ["a", "b"] { log(text) }
      }
      """)
    let calls = printed(trace).map(\.calls)
    #expect(
      calls.map { $0.map(\.function.name) } == [
        ["main", "closure", "log(_:)"], ["main", "closure", "log(_:)"],
      ])
    #expect(calls[0][1].home == .topLevel)
    #expect(calls[0][1].activation == calls[1][1].activation)
    #expect(calls[0][2].activation != calls[1][2].activation)
    // After the closure, the calls are those of the scope again.
    let left = trace.events.first { if case .scopeLeft = $0.kind { true } else { false } }
    #expect(left?.calls.map(\.function.name) == ["main"])
  }

  @Test(
    "a lane's calls begin with its own closure, and its creation has those that created it")
  func lanes() async throws {
    let trace = try await trace(
      """
      func start() -> Task<Void, Never> { Task { print("in") } }
      await start().value
      """)
    let created = trace.events.first { if case .laneCreated = $0.kind { true } else { false } }
    #expect(created?.calls.map(\.function.name) == ["main", "start()"])
    let event = try #require(printed(trace).first)
    #expect(event.calls.map(\.function.name) == ["closure"])
    #expect(event.calls.first?.home?.name == "start()")
  }

  @Test("of a deep recursion, both ends are kept")
  func recursion() async throws {
    let trace = try await trace(
      """
      func down(_ n: Int) { if n == 0 { print("bottom") } else { down(n - 1) } }
      down(2000)
      """)
    let calls = try #require(printed(trace).first).calls
    #expect(calls.count < 100)
    #expect(calls.first?.function.name == "main")
    #expect(calls.last?.place?.line == 1)
  }

  @Test("a run without a trace records only output, issues and values")
  func untraced() async throws {
    let trace = try await trace(
      Self.client + """
        let task = Task {
          for _ in 1...3 { try await Task.sleep(for: .milliseconds(1)) }
          @Dependency(\\.client) var client
          return withDependencies { $0.client.fetch = { 3 } } operation: { client.list() }
        }
        print(try await task.value)
        reportIssue("an issue")
        """, isTraced: false)
    #expect(trace.events.flatMap(\.calls) == [])
    #expect(trace.output == "2\n")
    let kinds = trace.events.map { event in
      switch event.kind {
      case .printed: "output"
      case .issueReported: "issue"
      default: "\(event.kind)"
      }
    }
    #expect(kinds == ["output", "issue"])
  }

  // MARK: Facts of events

  @Test("`sync` leaves an event in the lane that waits")
  func sync() async throws {
    let trace = try await trace(
      """
      import Dispatch
      DispatchQueue(label: "files").sync { print("in") }
      """)
    let kinds = trace.events.map(\.kind)
    let entered = try #require(kinds.firstIndex(of: .queueEntered(queue: "files")))
    let printed = try #require(kinds.firstIndex(of: .printed("in\n")))
    #expect(entered < printed)
    #expect(trace.events[entered].lane == .main)
    #expect(trace.events[entered].place?.line == 2)
  }

  @Test("a refused model passes on nothing, and the scope records that")
  func refusal() async throws {
    let trace = try await trace(
      Self.client + """
        final class Coordinator {}
        final class Model { @Dependency(\\.client) var client }
        withDependencies(from: Coordinator()) { _ = Model() }
        withDependencies(from: Model()) { _ = Model() }
        """)
    let scopes = trace.events.compactMap { event -> Bool? in
      guard case .scopeEntered(let scope) = event.kind,
        case .dependenciesFrom(_, let isRefused, _) = scope.content
      else { return nil }
      return isRefused
    }
    #expect(scopes == [true, false])
  }

  @Test("setting an endpoint reports no issue, and the record has none; reading it does")
  func endpoint() async throws {
    let trace = try await trace(
      Self.client + """
        withDependencies { $0.context = .test } operation: {
          withDependencies { $0.client.fetch = { 42 } } operation: {}
          @Dependency(\\.client) var client
          print(client.list())
        }
        """)
    let reports = trace.events.compactMap { event -> Bool? in
      guard case .dependencyRead(_, _, .missing(_, _, let isReported), _) = event.kind else {
        return nil
      }
      return isReported
    }
    #expect(reports.first == false)
    let issues = trace.events.count { if case .issueReported = $0.kind { true } else { false } }
    #expect(issues == reports.count { $0 })
  }

  @Test("a late preparation is reported where it was assigned")
  func latePreparation() async throws {
    let trace = try await trace(
      Self.client + """
        struct Model { @Dependency(\\.client) var client }
        print(Model().client.list())
        prepareDependencies {
          $0.client = Client(fetch: { 3 }, list: { 4 })
        }
        """)
    let lines = trace.events.compactMap { event -> Int? in
      if case .issueReported = event.kind { event.place?.line } else { nil }
    }
    #expect(lines == [10])
  }

  @Test("the results of tests belong to no line, and follow the tests' events")
  func testResults() async throws {
    let trace = try await trace("import Testing\n@Test func runs() { print(1) }")
    let places = printed(trace).map { $0.place?.line }
    #expect(trace.output == "1\n✔ runs()\n✔ Test run with 1 test passed.\n")
    #expect(places == [2, nil, nil])
  }

  @Test("a model is shown with the line that made it, a value with the line that read it")
  func places() async throws {
    let trace = try await trace(
      Self.client + """
        class Base { @Dependency(\\.client) var client }
        final class Model: Base {
          let name: String
          init(_ name: String) { self.name = name; super.init() }
          func load() -> Int { client.fetch() }
        }
        struct Screen { let model = Model("screen") }
        let screen = withDependencies { $0.client.fetch = { 42 } } operation: { Screen() }
        print(screen.model.load())
        print(Model("live").load())
        print(Model("again").load())
        """)
    let reads = trace.events.compactMap { event -> (DependencyOrigin, Int?)? in
      guard case .dependencyRead(_, _, let origin, _) = event.kind else { return nil }
      return (origin, event.place?.line)
    }
    // The read of the client to change a part of it comes first.
    #expect(reads.map(\.1) == [14, 11, 11, 11])
    guard case .captured(let place, let made, let model) = reads[1].0 else {
      Issue.record("\(reads[1])")
      return
    }
    #expect((place?.line, made?.line, model) as (Int?, Int?, String?) == (14, 14, "Model"))
    guard case .cached(_, let first) = reads[3].0 else {
      Issue.record("\(reads[3])")
      return
    }
    #expect(first?.line == 14)
  }

  @Test("a wrapper in a function is read at the place of its variable")
  func localWrapper() async throws {
    let trace = try await trace(
      Self.client + """
        func list() -> Int {
          @Dependency(\\.client) var client
          return client.list()
        }
        print(list())
        """)
    let read = trace.events.first { if case .dependencyRead = $0.kind { true } else { false } }
    #expect(read?.place?.line == 9)
  }
}

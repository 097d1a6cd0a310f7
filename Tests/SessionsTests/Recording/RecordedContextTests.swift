import Recording
import Rendering
import Sessions
import Testing

/// The recorded contexts, and values that replace all others.
@Suite("Recorded contexts")
struct RecordedContextTests {
  private static let reader = """
    import Dependencies
    enum Prices: DependencyKey {
      static let liveValue = "live"
      static let testValue = "test"
    }
    struct Reader {
      @Dependency(Prices.self) var prices
      @Dependency(\\.context) var context
    }

    """
  /// The lines of `reader`.
  private static let before = 9

  private func trace(_ text: String) async throws -> Trace {
    let result = await LearnerSession(seconds: nil).submit(Self.reader + text, isScript: true)
    #expect(result.findings.isEmpty)
    return try #require(result.trace)
  }

  private func origins(of name: String, in trace: Trace) -> [DependencyOrigin] {
    trace.events.compactMap { event in
      guard case .dependencyRead(name, _, let origin, _) = event.kind else { return nil }
      return origin
    }
  }

  private func scopes(_ trace: Trace) -> [Scope] {
    trace.events.compactMap { event in
      if case .scopeEntered(let scope) = event.kind { scope } else { nil }
    }
  }

  @Test("a prepared value is shown at its assignment; a late one isn't prepared")
  func prepared() async throws {
    let trace = try await trace(
      """
      extension DependencyValues {
        var prices: String { get { self[Prices.self] } set { self[Prices.self] = newValue } }
      }
      prepareDependencies {
        $0.prices = "prepared"
      }
      print(Reader().prices)
      prepareDependencies { $0.prices = "late" }
      """)
    let prepared = trace.events.compactMap { event -> String? in
      guard case .dependencyPrepared(let name, let value) = event.kind else { return nil }
      return "\(name) \(value) \(event.place?.line ?? 0)"
    }
    #expect(prepared == ["prices \"prepared\" \(Self.before + 5)"])
    #expect(trace.output == "prepared\n")
    let facts = JSONLines.render(trace)
    #expect(facts.contains(#""event":"dependencyPrepared""#))
    let text = OutlineText.render(trace, options: RenderingOptions())
    #expect(text.contains("prepare"))
  }

  @Test("a context that isn't overridden is the process's, at every read")
  func process() async throws {
    let trace = try await trace("print(Reader().context)\nprint(Reader().context)")
    #expect(
      origins(of: "context", in: trace) == [.process(context: .live), .process(context: .live)])
  }

  @Test("in a test it is the context of a process that runs tests, in all its tasks")
  func test() async throws {
    let trace = try await trace(
      """
      import Testing
      @Test func reads() async {
        print(Reader().context)
        await Task.detached { print(Reader().context) }.value
      }
      """)
    #expect(
      origins(of: "context", in: trace) == [.process(context: .test), .process(context: .test)])
  }

  @Test("an override of the context has the place of its assignment, current or captured")
  func override() async throws {
    let trace = try await trace(
      """
      let reader = withDependencies {
        $0.context = .test
      } operation: {
        print(Reader().context)
        return Reader()
      }
      print(reader.context)
      """)
    let places = origins(of: "context", in: trace).map { origin -> Int? in
      switch origin {
      case .overridden(let place, _, _), .captured(let place, _, _): place?.line
      default: nil
      }
    }
    #expect(places == [Self.before + 2, Self.before + 2])
  }

  @Test("values as a whole replace those in effect, and begin with an empty cache once")
  func replacing() async throws {
    let trace = try await trace(
      """
      let values = DependencyValues()
      withDependencies { $0[Prices.self] = "outer" } operation: {
        withDependencies { $0 = .test } operation: { print(Reader().prices) }
        withDependencies { $0 = values } operation: { print(Reader().prices) }
        withDependencies { $0 = values } operation: { print(Reader().prices) }
      }
      """)
    #expect(trace.output == "test\nlive\nlive\n")
    let scopes = scopes(trace)
    let places = [3, 1, 1].map { Self.before + $0 }
    #expect(
      scopes.map { $0.replacement.map { "\($0.line ?? 0) \($0.isNew)" } } == [
        nil, "\(places[0]) true", "\(places[1]) true", "\(places[2]) false",
      ])
    guard case .dependencies(let overrides) = scopes[1].content else {
      Issue.record("\(scopes[1].content)")
      return
    }
    #expect(overrides.map { "\($0.name) = \($0.value)" } == ["context = .test"])
    // The values in effect in outer scopes aren't captured.
    let captured = trace.events.compactMap { event -> [String]? in
      guard case .wrapperCreated(name: "Prices", let captured) = event.kind else { return nil }
      return captured.map(\.name)
    }
    #expect(captured == [["context"], [], []])
  }

  @Test("a replaced override isn't lost on the way to a task")
  func replacedInTask() async throws {
    let trace = try await trace(
      """
      await withDependencies { $0[Prices.self] = "outer" } operation: {
        await Task {
          withDependencies { $0 = .test } operation: { print(Reader().prices) }
        }.value
      }
      """)
    let lost = trace.events.compactMap { event -> LostOverride? in
      guard case .dependencyRead(_, _, _, let lost) = event.kind else { return nil }
      return lost
    }
    #expect(lost == [])
    #expect(trace.output == "test\n")
  }

  @Test("values that a scope began with can be restored in another one")
  func keeping() async throws {
    let trace = try await trace(
      """
      withDependencies { $0[Prices.self] = "outer" } operation: {
        let kept = DependencyValues._current
        withDependencies { $0[Prices.self] = "inner" } operation: {
          withDependencies { $0 = kept } operation: { print(Reader().prices) }
        }
      }
      """)
    #expect(trace.output == "outer\n")
    #expect(scopes(trace).last?.replacement == .kept(at: Place(line: Self.before + 2, column: 31)))
    guard case .overridden(let place, _, _) = try #require(origins(of: "Prices", in: trace).first)
    else {
      Issue.record("\(origins(of: "Prices", in: trace))")
      return
    }
    #expect(place?.line == Self.before + 1)
  }
}

extension Scope.Replacement {
  fileprivate var line: Int? {
    switch self {
    case .made(let place, _), .kept(let place): place?.line
    }
  }

  fileprivate var isNew: Bool { if case .made(_, true) = self { true } else { false } }
}

import Sessions
import Testing

/// The most common first mistakes in reducers and in tests of stores.
@Suite("Mistakes in programs with stores")
struct StoreMistakeTests {
  private static let feature = """
    import Composable

    struct NumberClient: Sendable { var load: @Sendable () async throws -> Int }
    extension NumberClient: DependencyKey { static let liveValue = NumberClient(load: { 1 }) }
    extension DependencyValues {
      var numbers: NumberClient {
        get { self[NumberClient.self] }
        set { self[NumberClient.self] = newValue }
      }
    }
    struct Feature: Reducer {
      struct State: Equatable { var count = 0, isLoading = false }
      enum Action: Equatable { case tapped, loaded(Int) }
      @Dependency(\\.numbers) var numbers
      var body: some Reducer<State, Action> {
        Reduce { state, action in
          switch action {
          case .tapped:
            state.isLoading = true
            return .run { send in await send(.loaded(try await numbers.load())) }
          case .loaded(let number):
            state.count += number
            return .none
          }
        }
      }
    }

    """

  /// Returns the findings, each with the word at its place.
  private func findings(_ text: String) async -> [String] {
    await LearnerSession(seconds: nil).submit(text, isScript: true).findings.map { finding in
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      guard let line = finding.line, let column = finding.column else { return finding.message }
      let word = lines[line - 1].dropFirst(column - 1).prefix { !" .,(){}".contains($0) }
      return "\(word): \(finding.message)"
    }
  }

  @Test(
    "a mistake in a reducer is reported where it is",
    arguments: [
      (
        "case .loaded(let", "case .lodaed(let", "lodaed",
        "type 'Feature.Action' has no member 'lodaed'"
      ),
      ("send(.loaded", "send(.lodaed", "lodaed", "type 'Feature.Action' has no member 'lodaed'"),
      (
        "state.count +=", "state.cuont +=", "cuont",
        "value of type 'Feature.State' has no member 'cuont'"
      ),
      (
        "count += number", "count = \"1\"", "\"1\"",
        "cannot assign value of type 'String' to type 'Int'"
      ),
      (
        "numbers.load()", "numbers.laod()", "laod",
        "value of type 'NumberClient' has no member 'laod'"
      ),
      (
        "@Dependency(\\.numbers)", "@Dependency(\\.number)", "number",
        "'DependencyValues' has no dependency 'number'"
      ),
    ])
  func reducers(right: String, wrong: String, place: String, message: String) async {
    let found = await findings(Self.feature.replacing(right, with: wrong))
    #expect(found == ["\(place): \(message)"])
  }

  @Test(
    "a mistake in the test of a store is reported where it is",
    arguments: [
      (
        "$0.number.load = { 7 }", "number: 'DependencyValues' has no dependency 'number'"
      ),
      (
        "$0.numbers.load = { \"7\" }",
        "\"7\": cannot convert value of type 'String' to closure result type 'Int'"
      ),
    ])
  func stores(line: String, finding: String) async {
    let found = await findings(
      Self.feature + """
        @MainActor func run() async {
          let store = TestStore(initialState: Feature.State()) { Feature() } withDependencies: {
            \(line)
          }
          await store.send(.tapped) { $0.isLoading = true }
        }
        await run()
        """)
    #expect(found == [finding])
  }
}

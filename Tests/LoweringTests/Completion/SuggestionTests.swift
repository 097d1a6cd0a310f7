import Lowering
import Reading
import Testing

/// The advice that follows an error about a name.
@Suite("Suggestions of names")
struct SuggestionTests {
  private static let declarations = """
    import Dependencies
    enum PriceKey: DependencyKey { static let liveValue = 1 }
    extension DependencyValues {
      var price: Int { get { self[PriceKey.self] } set { self[PriceKey.self] = newValue } }
    }
    struct State { var count = 0, title = ""; static let initial = State() }
    enum Action { case tapped, loaded(Int) }
    func send(_ action: Action) {}
    var state = State()

    """

  private func findings(in text: String) -> [String] {
    Lowerer().lower(Self.declarations + text, isScript: true).diagnostics.map {
      $0.message + ($0.advice.map { " | " + $0 } ?? "")
    }
  }

  @Test(
    "an unknown member is reported with the nearest one",
    arguments: [
      ("state.cuont += 1", "value of type 'State' has no member 'cuont' | Did you mean `count`?"),
      ("_ = State.inital", "type 'State' has no member 'inital' | Did you mean `initial`?"),
      ("send(.lodaed(1))", "type 'Action' has no member 'lodaed' | Did you mean `loaded`?"),
      (
        "switch Action.tapped { case .taped: break; default: break }",
        "type 'Action' has no member 'taped' | Did you mean `tapped`?"
      ),
      (
        "print([1, 2].frist)", "value of type '[Int]' has no member 'frist' | Did you mean `first`?"
      ),
      (
        "_ = [state].map { $0.tilte }",
        "value of type 'State' has no member 'tilte' | Did you mean `title`?"
      ),
    ])
  func members(text: String, finding: String) {
    #expect(findings(in: text) == [finding])
  }

  @Test("a member of another kind, or one with no similar name, isn't suggested")
  func otherKinds() {
    #expect(findings(in: "_ = state.inital") == ["value of type 'State' has no member 'inital'"])
    #expect(findings(in: "_ = state.weight") == ["value of type 'State' has no member 'weight'"])
  }

  @Test("an unknown dependency is reported, with the nearest one or its declaration")
  func dependencies() {
    #expect(
      findings(in: "withDependencies { $0.prices = 2 } operation: { print(1) }")
        == ["'DependencyValues' has no dependency 'prices' | Did you mean `price`?"])
    #expect(
      findings(in: "struct A { @Dependency(\\.pirce) var price }")
        == ["'DependencyValues' has no dependency 'pirce' | Did you mean `price`?"])
    #expect(
      findings(in: "withDependencies { $0.weather = 2 } operation: { print(1) }")
        == [
          "'DependencyValues' has no dependency 'weather' | "
            + "Declare it in an extension: `extension DependencyValues { … }`."
        ])
  }
}

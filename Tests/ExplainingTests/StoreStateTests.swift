import Rendering
import Sessions
import Testing

/// The state of a program's stores, as panes and pages show it.
@Suite("the state of stores")
struct StoreStateTests {
  private func board(_ name: String) async throws -> Storyboard {
    let program = try #require(ExplainedProgram.all.first { $0.name == name })
    return Storyboard(try #require(try await program.run().trace))
  }

  /// Returns the store after the last note that begins with the text.
  private func store(_ board: Storyboard, after start: String) throws -> Now.Store {
    let index = try #require(
      board.notes.lastIndex { note in
        "\(note.verb) \(note.what.first?.characters ?? "")".hasPrefix(start)
      }, "\(start)")
    return try #require(board.now(after: index + 1).stores.first)
  }

  @Test("each action changes the properties that its reducer changes")
  func debounce() async throws {
    let board = try await board("59-debounce")
    let first = try store(board, after: "action A1")
    #expect(first.fields.map(\.value) == ["\"t\"", "[]"])
    #expect(first.fields.map(\.change) == ["was \"\"", nil])
    let third = try store(board, after: "action A3")
    #expect(third.fields.map(\.value) == ["\"te\"", "[\"te\"]"])
    #expect(third.fields.map(\.change) == [nil, "was []"])
    #expect(third.toBeReceived.map(\.characters) == ["A3 .ask"])
    #expect(try store(board, after: "receive A3").toBeReceived.isEmpty)
  }

  @Test("a state without properties is shown as a whole, with the effects in flight")
  func downloads() async throws {
    let board = try await board("65-cancel-pending-of-concatenate")
    let first = try store(board, after: "effect E2")
    #expect(first.fields.map(\.name) == ["state"] && first.fields.map(\.value) == ["[]"])
    #expect(first.effects.first?.characters == "E1 3 effects, one after the other")
    let last = try store(board, after: "action A5")
    #expect(last.fields.map(\.value) == ["[\"a\", \"b\", \"c\"]"])
    #expect(last.fields.map(\.change) == ["was [\"a\", \"b\"]"])
  }

  @Test("ids of any length are shown by their beginnings")
  func longIDs() async throws {
    let program = """
      import CasePaths
      import Composable
      let long = String(repeating: "x", count: 100_000)
      struct Row: Reducer {
        struct State: Equatable, Identifiable { let id: String; var taps = 0 }
        enum Action { case tap }
        var body: some ReducerOf<Self> {
          Reduce { state, _ in
            state.taps += 1
            return .cancel(id: state.id)
          }
        }
      }
      struct Rows: Reducer {
        struct State: Equatable { var rows: IdentifiedArrayOf<Row.State> = [] }
        @CasePathable enum Action { case rows(IdentifiedActionOf<Row>) }
        var body: some ReducerOf<Self> {
          EmptyReducer().forEach(\\.rows, action: \\.rows) { Row() }
        }
      }
      let store = Store(initialState: Rows.State(rows: [Row.State(id: long)])) { Rows() }
      store.send(.rows(.element(id: long, action: .tap)))
      """
    let session = LearnerSession(seconds: nil)
    defer { session.abandon() }
    let result = await session.submit(program, name: "main.swift", isScript: true)
    let text = AnnotatedText.render(
      try #require(result.trace), options: RenderingOptions(width: 100))
    #expect(text.contains("x…"))
    #expect(text.count < 5_000)
  }
}

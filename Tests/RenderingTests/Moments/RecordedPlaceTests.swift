import Recording
import Testing

/// The places and scopes of a record, as its reader sees them.
@Suite("Places of a record")
struct RecordedPlaceTests {
  private func written(_ text: String, _ sources: Source...) -> String {
    IssuePlaces(sources, placeholder: "lesson").written(in: text)
  }

  @Test("an issue shows the line that its reader sees")
  func line() {
    let source = Source(name: "/tmp/cart.swift", text: "1\n2\n3", firstLine: 5)
    #expect(
      written("At main/main.swift:6, started by `a`.", source) == "At line 6, started by `a`.")
    #expect(written("Defined at:\n  lesson:7:18", source) == "Defined at:\n  line 7")
    #expect(written("(main/cart.swift:5)", source) == "(line 5)")
  }

  @Test("if a program has several files, an issue shows the file")
  func files() {
    let log = Source(name: "Log.swift", text: "1\n2\n3")
    let main = Source(name: "app.swift", text: "1\n2", firstLine: 4, fileLine: 1)
    #expect(written("main/Log.swift:2", log, main) == "line 2 of Log.swift")
    #expect(written("main/main.swift:5:1", log, main) == "line 2")
  }

  @Test("text without a place of the program stays unchanged")
  func others() {
    let source = Source(name: "<input>", text: "1\n2")
    for text in ["at 12:30:05", "main/main.swift:9", "other/File.swift:1", "a lesson: 1", "x:1"] {
      #expect(written(text, source) == text)
    }
  }

  @Test("a lane inherits no hidden scopes")
  func internalScopes() {
    func event(_ number: Int, _ kind: Event.Kind, isInternal: Bool) -> Event {
      Event(number: number, lane: .main, place: nil, isInternal: isInternal, kind: kind)
    }
    let scope = Scope(
      id: ScopeID(1), content: .dependencies([]), lane: .main, place: Place(line: 1, column: 1))
    let events = [
      event(1, .scopeEntered(scope), isInternal: true),
      event(2, .laneBegan(.copied([ScopeID(2), ScopeID(1)])), isInternal: false),
      event(3, .printed("a"), isInternal: false),
    ].withoutInternals
    #expect(events.map(\.number) == [1, 2])
    #expect(events.first?.kind == .laneBegan(.copied([ScopeID(2)])))
  }
}

import Foundation
import Lessons
import Testing

@Suite("The glossary")
struct GlossaryTests {
  private let glossary = Glossary(
    """
    # Lessons
    ### no term
    Text.
    ## Glossary
    The terms.
    ### task-local value
    A static property. (Lesson 1)

    More of it.
    ### binding
    A value. (Lesson 1)
    ### detached task
    A task. (Lesson 2)
    ### `cancel`
    To stop. (Lesson 21)
    ## After
    ### not a term
    Text.
    """)

  @Test("each heading of the section is a term, and its text is the definition")
  func terms() {
    #expect(
      glossary.entries.map(\.term) == ["task-local value", "binding", "detached task", "cancel"])
    #expect(glossary.entries[0].definition.plainText.contains("More of it."))
    #expect(glossary.entries[3].definition.plainText == "To stop. (Lesson 21)")
    #expect(Glossary("# No glossary").entries == [])
  }

  @Test(
    "a term is found by any form of its name, by a part of it, and despite a typing mistake",
    arguments: [
      ("binding", ["binding"]), ("Bindings", ["binding"]),
      ("task-local values", ["task-local value"]),
      ("task local value", ["task-local value"]), ("task", ["task-local value", "detached task"]),
      ("local", ["task-local value"]), ("bindnig", ["binding"]), ("ta", []),
      ("cancelling", ["cancel"]), ("cart", []), ("ask", []), ("", []),
      ("--", []),
    ])
  func lookup(_ words: String, _ terms: [String]) {
    #expect(glossary.entries(for: words).map(\.term) == terms)
  }

  @Test("the lessons' glossary has each term once, and names the lesson that introduces it")
  func lessons() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../lessons/README.md")
    let entries = Glossary(try String(contentsOf: file, encoding: .utf8)).entries
    #expect(entries.count > 40)
    #expect(Set(entries.map(\.term)).count == entries.count)
    let numbers = entries.map { entry in
      entry.definition.plainText.firstMatch(of: /\(Lesson (\d+)\)$/).flatMap { Int($0.1) } ?? 0
    }
    #expect(numbers == numbers.sorted() && numbers.first == 1)
  }
}

import Lessons
import Testing

@Suite("proposals")
struct ProposalTests {
  private func parsed(_ rest: String) -> ParsedLesson {
    let text = """
      # T

      ## S

      ```swift
      func price() -> Int { 1 }
      ```

      ```swift
      func total() -> Int { price() }
      ```

      """
    return LessonFile(path: "01-t.md", text: text + rest).parse()
  }

  private func proposals(_ lesson: ParsedLesson) -> [Int?] {
    lesson.lesson.steps[0].elements.flatMap { element -> [Int?] in
      guard case .prose(let passages) = element else { return [] }
      return passages.compactMap { passage -> Int?? in
        guard case .proposal(_, let block) = passage else { return nil }
        return .some(block)
      }
    }
  }

  @Test("a comment refers to the nearest block above that contains its text")
  func names() {
    #expect(proposals(parsed("<!-- edit func price -->\n\nTry: change it.")) == [0])
    #expect(proposals(parsed("<!-- edit price() -->\n\nTry: change it.")) == [1])
    #expect(proposals(parsed("Try: write something new.")) == [nil])
    #expect(proposals(parsed("Tried: nothing.")) == [])
  }

  @Test(
    "a comment that refers to nothing, or is in the wrong place, is reported",
    arguments: [
      (
        "<!-- edit nothing -->\n\nTry: change it.",
        "no `swift` block before the comment contains `nothing`"
      ),
      ("<!-- edit -->\n\nTry: change it.", "the comment `edit` has no text"),
      ("<!-- edit price -->\n\nText.", "no `Try:` follows the comment `edit`"),
      ("<!-- edit price -->", "no `Try:` follows the comment `edit`"),
    ])
  func mistakes(_ rest: String, _ message: String) {
    #expect(parsed(rest).diagnostics.map(\.message) == [message])
  }

  @Test("the names that code declares are those at its top level")
  func declaredNames() {
    let names = DeclaredNames(
      of: "struct Cart { let inside = 1 }\nextension Shop {}\nfunc pay() {}\nprint(\"\\(total)\")")
    #expect(names.declared == ["Cart", "Shop", "pay"])
    #expect(names.mentioned.isSuperset(of: ["inside", "total", "print"]))
  }
}

import Lessons
import Testing

@Suite("A folder of lessons")
struct LessonLibraryTests {
  private func library(_ names: [String]) -> LessonLibrary {
    LessonLibrary(files: names.map { LessonFile(path: $0, text: "# T\n## S\n") })
  }

  private var sample: LessonLibrary {
    library([
      "lessons/10-caches.md", "lessons/02-tasks-copy.md", "lessons/notes.md",
      "lessons/03-dispatch-forgets.md", "lessons/01-a-binding.md", "lessons/README.md",
      "lessons/11-tasks-end.md", "lessons/picture.png",
    ])
  }

  @Test("lessons are sorted by number, then by name; other files are ignored")
  func order() {
    #expect(
      sample.lessons.map(\.slug)
        == ["a-binding", "tasks-copy", "dispatch-forgets", "caches", "tasks-end", "notes"])
  }

  private func check(
    _ name: String, is expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    do throws(LessonLookupError) {
      #expect(try sample.lesson(named: name).slug == expected, sourceLocation: sourceLocation)
    } catch {
      #expect(error.description == expected, sourceLocation: sourceLocation)
    }
  }

  @Test("a lesson is found by number, slug, file name or the beginning of its slug")
  func lookup() {
    check("3", is: "dispatch-forgets")
    check("03", is: "dispatch-forgets")
    check("dispatch-forgets", is: "dispatch-forgets")
    check("Dispatch-Forgets", is: "dispatch-forgets")
    check("03-dispatch-forgets", is: "dispatch-forgets")
    check("03-dispatch-forgets.md", is: "dispatch-forgets")
    check("d", is: "dispatch-forgets")
    check("tasks-c", is: "tasks-copy")
    check("notes.md", is: "notes")
  }

  @Test("a lesson is found by its former slugs")
  func renamed() throws {
    let library = LessonLibrary(files: [
      LessonFile(path: "1-new.md", text: "# T\n<!-- formerly old older -->\n## S\n")
    ])
    for name in ["new", "old", "Older"] { #expect(try library.lesson(named: name).slug == "new") }
    #expect(library.entry(slug: "older")?.slug == "new")
    #expect(try library.lesson(named: "old").slug == "new")
    #expect(throws: LessonLookupError.unknown(name: "oldr", suggestions: ["new"])) {
      try library.lesson(named: "oldr")
    }
    #expect(library.entry(slug: "oldest") == nil)
  }

  @Test("a name that identifies no lesson, or several, lists the candidates")
  func failures() {
    check(
      "tasks",
      is:
        "several lessons have names that begin with `tasks`\n  Did you mean `tasks-copy` or `tasks-end`?"
    )
    check(
      "dispach-forgets",
      is: "there is no lesson `dispach-forgets`\n  Did you mean `dispatch-forgets`?")
    check("forgets", is: "there is no lesson `forgets`\n  Did you mean `dispatch-forgets`?")
    check("zzzzzzzz", is: "there is no lesson `zzzzzzzz`")
    check("", is: "there is no lesson ``")
    check("4", is: "there is no lesson 4\n  The lessons are 1, 2, 3, 10, 11.")
    check("99999999999999999999", is: "there is no lesson `99999999999999999999`")
  }

  @Test("numbers and names are unique")
  func duplicates() {
    let found = library(["1-a.md", "1-b.md", "2-b.md"]).diagnostics
    #expect(
      found.map { "\($0.file) \($0.message)" } == [
        "1-b.md another lesson has the number 1: `1-a.md`",
        "2-b.md another lesson has the name `b`: `1-b.md`",
      ])
  }

  @Test("links to headings in other lessons are checked too")
  func anchors() {
    let library = LessonLibrary(files: [
      LessonFile(path: "x/1-a.md", text: "# T\n## S\n[a](2-b.md#there) [b](2-b.md#thare)\n"),
      LessonFile(path: "x/2-b.md", text: "# T\n## There\n[a](1-a.md)\n[b](3-c.md)\n"),
    ])
    let found = library.linkDiagnostics { ["1-a.md", "2-b.md"].contains($0) }
    #expect(
      found.map { "\($0.file) \($0.line) \($0.message)" } == [
        "x/1-a.md 3 `2-b.md` has no heading `#thare`",
        "x/2-b.md 4 the link leads to `3-c.md`, which does not exist",
      ])
    #expect(found.first?.advice == "Did you mean `#there`?")
  }
}

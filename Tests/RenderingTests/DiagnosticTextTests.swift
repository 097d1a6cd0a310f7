import Rendering
import Testing

@Suite struct DiagnosticTextTests {
  private func render(_ diagnostic: Diagnostic, width: Int = 60) -> String {
    DiagnosticText.render(diagnostic, options: RenderingOptions(width: width))
  }

  @Test("a diagnostic shows its line, its notes and its advice")
  func full() throws {
    let diagnostic = Diagnostic(
      message: "cannot assign to property: `value` is a `@TaskLocal`, which can only be bound",
      name: "lessons/03-dispatch.md", line: 12, column: 10, source: "  Locals.value = 42",
      notes: [
        Diagnostic.Note(
          message: "`value` is declared here", line: 3, column: 26,
          source: "enum Locals { @TaskLocal static var value = 1 }"),
        Diagnostic.Note(message: "a binding lasts as long as the closure it is made for"),
      ],
      advice: "Bind it around a closure: `Locals.$value.withValue(42) { … }`.")
    try check(
      "diagnostic", input: diagnostic.message,
      outputs: [
        "60 columns": render(diagnostic), "80 columns": render(diagnostic, width: 80),
        "120 columns": render(diagnostic, width: 120),
      ])
  }

  @Test(
    "the caret is under its column",
    arguments: [
      ("let x = y", 9, "        ^"), ("\tfoo(bar)", 6, "        ^"), (" \tx", 3, "    ^"),
      ("let 漢字 = y", 10, "           ^"), ("\"👩‍👩‍👧\" + y", 7, "       ^"), ("x", 2, " ^"),
    ])
  func caret(source: String, column: Int, expected: String) {
    let text = render(
      Diagnostic(message: "m", name: "n", line: 1, column: column, source: source))
    #expect(text.lines[2] == "     │ " + expected)
  }

  @Test(
    "of a long line, the part around the column is shown",
    arguments: [20, 2_000], ["", String(repeating: " + then", count: 2_000)])
  func longLine(count: Int, rest: String) {
    let source = String(repeating: "first + ", count: count) + "here + then + then + then" + rest
    let text = render(
      Diagnostic(message: "m", name: "n", line: 1, column: 8 * count + 1, source: source))
    for line in text.lines { #expect(line.cellWidth <= 60) }
    let caret = text.lines[2].count - 1
    #expect(text.lines[1].dropFirst(caret).hasPrefix("here"))
    #expect(text.lines[1].contains("…"))
  }

  @Test("without a place there is only the message")
  func placeless() {
    #expect(
      render(Diagnostic(message: "no such file", name: "a.swift"))
        == "a.swift: error: no such file\n")
  }

  @Test("severity is shown by a word, not only by color")
  func colour() {
    let text = DiagnosticText.render(
      Diagnostic(severity: .warning, message: "m", name: "n", line: 1, column: 1),
      options: RenderingOptions(colour: true))
    #expect(text.withoutColours == "n:1:1: warning: m\n")
    #expect(text != text.withoutColours)
  }
}

import Foundation
import Pseudoterminals
import Testing

@Suite("a learner's own code in the shell")
struct OwnCodeTests {
  private static let start = "\u{1B}[200~"
  private static let end = "\u{1B}[201~"

  /// A program of 62 lines, some of them empty, which prints its last line.
  private static let program: String = {
    let functions = (0..<15).map { "func f\($0)() -> Int {\n\treturn \($0)\n}\n" }
    return "import Dispatch\n" + functions.joined(separator: "\n")
      + "\nprint(\"pas\" + \"ted\", f14())"
  }()

  private func shell(
    columns: Int = 80, rows: Int = 24, with environment: [String: String] = [:],
    _ body: (Pseudoterminal, Product) async throws -> Void
  ) async throws {
    let product = try Product()
    defer { product.remove() }
    let terminal = try Pseudoterminal(columns: columns, rows: rows)
    let program = try product.start(on: terminal, with: environment)
    defer { program.end() }
    try await terminal.expect("1.1 ❯ ")
    try await body(terminal, product)
    try await terminal.expect("❯ ")
    terminal.send("\u{4}")
    #expect(try await program.waitForExit() == .status(0))
  }

  /// The shell without a terminal.
  private func pipe(_ input: String) async throws -> FinishedProcess {
    let product = try Product()
    defer { product.remove() }
    return try await FinishedProcess.run(
      Product.path, [], environment: product.environment, directory: product.home, input: input)
  }

  @Test(
    "a paste of sixty lines is one entry, shown before it runs",
    arguments: [(60, 20), (80, 24), (140, 40)], [true, false])
  func paste(_ size: (Int, Int), _ isMarked: Bool) async throws {
    #expect(Self.program.split(separator: "\n", omittingEmptySubsequences: false).count >= 60)
    try await shell(columns: size.0, rows: size.1) { terminal, _ in
      let text = Self.program.replacing("\n", with: "\r")
      terminal.send(isMarked ? Self.start + text + Self.end : text)
      try await terminal.expect("more rows above")
      try await terminal.expect("f14())")
      #expect(!terminal.output.contains("pasted"))
      terminal.send("\r")
      try await terminal.expect("pasted 14")
    }
  }

  @Test("a paste doesn't answer a question or continue the lesson")
  func pasteAtQuestion() async throws {
    try await shell { terminal, _ in
      terminal.send("\r")
      try await terminal.expect("1.1 ? ")
      terminal.send(Self.start + "b\r\n\r\n:next\r\n" + Self.end + "\r")
      try await terminal.expect("error: ")
      try await terminal.expect("1.1 ? ")
      #expect(!terminal.output.contains("To answer"))
      terminal.send("b\r")
      try await terminal.expect("Right")
    }
  }

  @Test("a paste while a program runs is kept, and doesn't run by itself")
  func pasteWhileRunning() async throws {
    try await shell { terminal, _ in
      terminal.send("print(\"on\" + \"ce\"); while true {}\r")
      try await terminal.expect("once")
      terminal.send("let later = 40\rprint(\"n\" + \"ow\", later + 2)\r")
      try await terminal.expect("later + 2")
      terminal.send("\u{3}")
      try await terminal.expect("interrupted")
      try await terminal.expect("later + 2")
      #expect(!terminal.output.contains("now 42"))
      terminal.send("\r")
      try await terminal.expect("now 42")
    }
  }

  @Test("unfinished input continues, and an unclosed string on one line is an error")
  func unfinished() async throws {
    try await shell { terminal, _ in
      terminal.send("@MainActor\r")
      try await terminal.expect("┊ ")
      terminal.send("func f() {\r")
      try await terminal.expect("┊ ")
      terminal.send("\r")
      try await terminal.expect("┊ ")
      terminal.send("print(\"r\" + \"an\")\r")
      try await terminal.expect("┊ ")
      terminal.send("}\r")
      try await terminal.expect("1.1 ❯ ")
      terminal.send("await f()\r")
      try await terminal.expect("ran")
      try await terminal.expect("1.1 ❯ ")
      terminal.send("print(\"open)\r")
      try await terminal.expect("expected '\"' to end string literal")
    }
  }

  @Test(
    "words that mean a command say which one",
    arguments: [
      ("quit", "To leave, type `:quit`"), ("exit", "To leave, type `:quit`"),
      ("import Foundation\nexit", "To leave, type `:quit`"),
      ("q", "To leave, type `:quit`"), ("help", "`:help` is the command"),
      ("next", "`:next` is the command"), (":exit now", "Heirloom teaches"),
      (":lesson", "A sample"),
      (":lesson 9", "There is no lesson 9"), (":start sampel", "Did you mean `sample`?"),
      (":nxt", "Did you mean `:next`?"), ("help binding", "Type `:help binding`."),
      (":help bindings", "A value that `withValue` gives"),
      (":help context", "One of `live`, `test` and `preview`."),
      (":help glossary", "task-local value, default value of a task-local, binding"),
      (":help qqq", "There is no command and no term `qqq`."),
    ])
  func words(_ word: String, _ answer: String) async throws {
    let result = try await pipe(word + "\n:quit\n")
    #expect(result.output.contains(answer), "\(result.output)")
    #expect(!result.errors.contains("error:"))
    #expect(result.status == 0)
  }

  @Test("a full-width parenthesis is named")
  func fullWidth() async throws {
    let result = try await pipe("print（1）\n:quit\n")
    let text = (result.output + result.errors).replacing(/\s+/, with: " ")
    #expect(
      text.contains("`（` is a full-width character. Swift's own character is `(`."), "\(text)")
  }

  @Test("`?` shows what can be typed, and after an answer the problems of the other choices")
  func questionMark() async throws {
    let result = try await pipe("?\n\n?\nz\nnope\nb\n?\n\n?\n:quit\n")
    #expect(result.output.contains("Press Enter to continue. `:back`"))
    #expect(result.output.contains("To answer, type `a` or `b`. `:hint` shows a hint"))
    #expect(result.output.contains("There is no answer `z`. To answer, type `a` or `b`."))
    #expect(result.output.contains("There is no answer `nope`."))
    // Before the answer, no choices' feedback is shown.
    let parts = result.output.components(separatedBy: "Right")
    #expect(!parts[0].contains("the call is inside."))
    #expect(parts.last?.contains("the call is inside.") == true)
    #expect(result.output.contains("`:why NAME` explains"))
  }

  @Test("a fence that was copied from a page isn't part of the code")
  func fence() async throws {
    try await shell { terminal, _ in
      terminal.send(
        Self.start + "```swift\nprint(\"in\" + \"side\", 6 * 7)\n```\n" + Self.end + "\r")
      try await terminal.expect("inside 42")
    }
  }

  @Test("`:find` lists the steps that contain a word, and suggests a similar one")
  func find() async throws {
    let result = try await pipe(":find scope\n:find bindnig\n:find is-printed\n:find\n:quit\n")
    #expect(result.output.contains("1.1  A scope ends"))
    #expect(result.output.contains("Did you mean `:find binding`?"))
    #expect(result.output.contains("For example `:find child`."))
  }

  @Test("`:back 2` goes back two pages")
  func back() async throws {
    let result = try await pipe("\nb\n\n\n:back 2\n:quit\n")
    #expect(result.output.contains("This is 2 pages back."))
  }

  @Test("a page that is taller than the terminal stops, with code and question together")
  func tall() async throws {
    let product = try Product()
    defer { product.remove() }
    let text = (1...30).map { "- item \($0)" }.joined(separator: "\n")
    try Product.lesson.replacing("## A scope ends\n", with: "## A scope ends\n\n\(text)\n")
      .write(toFile: product.home + "/lessons/01-sample.md", atomically: true, encoding: .utf8)
    let terminal = try Pseudoterminal(columns: 80, rows: 24)
    let program = try product.start(on: terminal)
    defer { program.end() }
    try await terminal.expect("1.1 ❯ ")
    terminal.send("\r")
    try await terminal.expect("more lines: press Enter")
    terminal.send("\r")
    try await terminal.expect("1.1 ? ")
    let screen = terminal.screen.lines
    #expect(screen.contains { $0.contains("What is printed?") })
    #expect(screen.contains { $0.contains("enum Request {") })
    #expect(screen.contains { $0.contains("a) `none`") })
    terminal.send(":help\r")
    try await terminal.expect("more lines: press Enter")
    // An entry typed instead of Enter runs after the rest of the page is shown.
    terminal.send("6 * 7\r")
    try await terminal.expect(":quit")
    try await terminal.expect("Int = 42")
    try await terminal.expect("1.1 ? ")
    terminal.send("\u{4}")
    #expect(try await program.waitForExit() == .status(0))
  }

  @Test("if nothing can be drawn, lines are still read", arguments: ["dumb", ""])
  func dumb(_ name: String) async throws {
    let product = try Product()
    defer { product.remove() }
    let terminal = try Pseudoterminal(columns: 80, rows: 24)
    let program = try product.start(on: terminal, with: ["TERM": name])
    defer { program.end() }
    try await terminal.expect("1.1 ❯ ")
    terminal.send("func f() -> Int {\n 40\n}\nf() + 2\n")
    try await terminal.expect("Int = 42")
    terminal.send(":edit\n")
    try await terminal.expect("The code can't be edited here")
    #expect(!terminal.output.contains("\u{1B}["))
    terminal.send("\u{4}")
    #expect(try await program.waitForExit() == .status(0))
  }
}

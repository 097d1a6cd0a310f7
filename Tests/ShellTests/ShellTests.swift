import Pseudoterminals
import Testing

@Suite("shell on a terminal")
struct ShellTests {
  @Test("a learner answers, types, is interrupted, leaves, and returns to the same position")
  func wholeVisit() async throws {
    let product = try Product()
    defer { product.remove() }
    let terminal = try Pseudoterminal(columns: 80, rows: 40)
    let program = try product.start(on: terminal)
    defer { program.end() }

    // The lesson begins; Enter continues to the question.
    try await terminal.expect("A sample")
    try await terminal.expect("❯ ")
    terminal.send("\r")
    try await terminal.expect("What is printed?")
    try await terminal.expect("? ")

    // Neither Enter alone nor a hint passes a question.
    terminal.send("\r")
    try await terminal.expect("To answer, type")
    try await terminal.expect("? ")
    terminal.send(":hint\r")
    try await terminal.expect("Look around the call.")
    try await terminal.expect("? ")

    // A wrong answer has its own feedback, and a right one may follow.
    terminal.send("a\r")
    try await terminal.expect("the call is inside.")
    try await terminal.expect("Answer again")
    try await terminal.expect("1.1 ? ")
    terminal.send("`a1`\r")
    try await terminal.expect("Right")
    try await terminal.expect("the scope is open.")
    try await terminal.expect("❯ ")

    // The block runs, and its values show their origins.
    terminal.send("\r")
    try await terminal.expect("bound at line")
    try await terminal.expect("❯ ")

    // Swift over several lines.
    terminal.send("func twice(_ x: Int) -> Int {\r")
    try await terminal.expect("┊ ")
    terminal.send("x * 2\r")
    try await terminal.expect("┊ ")
    terminal.send("}\r")
    try await terminal.expect("❯ ")
    terminal.send("twice(21)\r")
    try await terminal.expect("Int = 42")

    // History, up and changed; Tab for a name and for a command.
    try await terminal.expect("❯ ")
    terminal.send("\u{1B}[A\u{7F}\u{7F}2)\r")
    try await terminal.expect("Int = 44")
    try await terminal.expect("❯ ")
    terminal.send("twi\t(50)\r")
    try await terminal.expect("Int = 100")
    try await terminal.expect("❯ ")
    terminal.send(":less\t\r")
    try await terminal.expect("1  A sample")

    // Ctrl-C ends an endless loop, and the shell continues.
    try await terminal.expect("❯ ")
    terminal.send("print(\"on\" + \"ce\"); while true {}\r")
    try await terminal.expect("once")
    terminal.send("\u{3}")
    try await terminal.expect("interrupted")
    try await terminal.expect("❯ ")

    // Ctrl-C on an empty line shows how to leave; Ctrl-D leaves.
    terminal.send("\u{3}")
    try await terminal.expect("Ctrl-D")
    try await terminal.expect("❯ ")
    terminal.send("\r")
    try await terminal.expect("It was bound.")
    try await terminal.expect("1.1 ❯ ")
    terminal.send("\u{4}")
    #expect(try await program.waitForExit() == .status(0))

    // The next shell continues there, with the earlier code declared.
    let other = try Pseudoterminal(columns: 80, rows: 40)
    let second = try product.start(on: other)
    defer { second.end() }
    try await other.expect("Welcome back to lesson 1, A sample, step 2 of 2")
    try await other.expect("1.2 ")
    other.send("Request.id\r")
    try await other.expect("String = \"none\"")
    try await other.expect("❯ ")
    other.send("\r")
    try await other.expect("A binding is over")
    try await other.expect("prints")
    try await other.expect("❯ ")

    // The history continues as well: two entries back is the last visit's loop.
    other.send("\u{1B}[A\u{1B}[A")
    try await other.expect("while true {}")
    other.send("\u{3}")
    try await other.expect("❯ ")
    other.send(":quit\r")
    #expect(try await second.waitForExit() == .status(0))
  }

  @Test("lines are as wide as the terminal currently is")
  func resized() async throws {
    let product = try Product()
    defer { product.remove() }
    let terminal = try Pseudoterminal(columns: 80, rows: 40)
    let program = try product.start(on: terminal)
    defer { program.end() }
    try await terminal.expect("❯ ")
    terminal.resize(columns: 50, rows: 120)
    let shown = terminal.output.count
    terminal.send(":help\r")
    try await terminal.expect(":quit")
    try await terminal.expect("❯ ")
    // Except for styled lines, whose codes take no columns.
    let lines = terminal.output.dropFirst(shown).split(whereSeparator: \.isNewline)
      .filter { !$0.contains("\u{1B}") }
    #expect(lines.count > 10)
    #expect(lines.filter { $0.count > 50 } == [])
  }

  @Test("an endless wait is interrupted")
  func endlessSleep() async throws {
    let product = try Product()
    defer { product.remove() }
    let terminal = try Pseudoterminal()
    let program = try product.start(on: terminal)
    defer { program.end() }
    try await terminal.expect("❯ ")
    terminal.send("print(\"a\" + \"sleep\"); try await Task.sleep(for: .seconds(100_000))\r")
    try await terminal.expect("asleep")
    terminal.send("\u{3}")
    try await terminal.expect("interrupted")
    try await terminal.expect("❯ ")
    terminal.send("\u{4}")
    #expect(try await program.waitForExit() == .status(0))
  }

  @Test("later output of a task doesn't damage the line being typed")
  func lateOutput() async throws {
    let product = try Product()
    defer { product.remove() }
    let terminal = try Pseudoterminal()
    let program = try product.start(on: terminal)
    defer { program.end() }
    try await terminal.expect("❯ ")
    terminal.send(
      "Task { try await Task.sleep(for: .milliseconds(600)); print(\"fini\" + \"shed\") }\r")
    try await terminal.expect("in the background")
    try await terminal.expect("❯ ")
    terminal.send("let half = 2")
    // It shows its origin.
    try await terminal.expect("from line")
    try await terminal.expect("finished")
    terminal.send(" + 3\r")
    try await terminal.expect(" + 3")
    try await terminal.expect("❯ ")
    terminal.send("half\r")
    try await terminal.expect("Int = 5")
    try await terminal.expect("❯ ")
    terminal.send("\u{4}")
    #expect(try await program.waitForExit() == .status(0))
  }

  @Test("without an editor, `:edit` inserts the last run at the prompt")
  func refill() async throws {
    let product = try Product()
    defer { product.remove() }
    let terminal = try Pseudoterminal()
    let program = try product.start(on: terminal)
    defer { program.end() }
    try await terminal.expect("❯ ")
    for line in ["func f() -> Int {\r", "40\r", "}; f() + 2\r"] {
      terminal.send(line)
      if line != "}; f() + 2\r" { try await terminal.expect("┊ ") }
    }
    try await terminal.expect("Int = 42")
    try await terminal.expect("❯ ")
    terminal.send(":edit\r")
    try await terminal.expect("Change it and press Enter")
    try await terminal.expect("f() + 2")
    terminal.send("3\r")
    try await terminal.expect("Int = 63")
    try await terminal.expect("❯ ")
    terminal.send("\u{4}")
    #expect(try await program.waitForExit() == .status(0))
  }

  @Test("a long run shows that it is running, and makes room for its output")
  func progress() async throws {
    let product = try Product()
    defer { product.remove() }
    let terminal = try Pseudoterminal()
    let program = try product.start(on: terminal)
    defer { program.end() }
    try await terminal.expect("❯ ")
    terminal.send("while true {}\r")
    try await terminal.expect(" s; Ctrl-C stops it")
    terminal.send("\u{3}")
    try await terminal.expect("interrupted")
    try await terminal.expect("❯ ")
    try await terminal.expectScreen("no progress") { screen in
      !screen.lines.contains { $0.contains("Running your code") }
    }
    terminal.send("\u{4}")
    #expect(try await program.waitForExit() == .status(0))
  }
}

import Foundation
import Pseudoterminals
import Testing

@Suite("the stage on a terminal")
struct StageScreenTests {
  private func show(
    _ arguments: [String] = ["demo", "1"], columns: Int = 80, rows: Int = 24,
    _ body: (Pseudoterminal, ChildProcess, Product) async throws -> Void
  ) async throws {
    let product = try Product()
    defer { product.remove() }
    let terminal = try Pseudoterminal(columns: columns, rows: rows)
    let program = try product.start(arguments, on: terminal)
    defer { program.end() }
    try await body(terminal, program, product)
  }

  @Test(
    "the question shares the screen with its code, and so does the answer",
    arguments: [(60, 24), (80, 24), (140, 50)])
  func panes(columns: Int, rows: Int) async throws {
    try await show(columns: columns, rows: rows) { terminal, program, _ in
      try await terminal.expectScreen("the title") {
        $0.shows("A sample") && $0.shows("What it is about.")
      }
      terminal.send(" ")
      try await terminal.expectScreen("the question with its code") {
        $0.shows("What is printed?") && $0.shows("withValue(\"a1\")")
          && !$0.shows("the scope is open")
      }
      terminal.send(" ")
      try await terminal.expectScreen("the first beat") { $0.shows("1/2") && $0.shows("►") }
      terminal.send("  ")
      try await terminal.expectScreen("the next step") { $0.shows("A binding is over") }
      terminal.send("b")
      try await terminal.expectScreen("the answer with code and state") {
        $0.shows("the scope is open") && $0.shows("print(Request.id)") && $0.shows("restore")
          && $0.shows("printed") && $0.shows("2/2")
      }
      terminal.send("qy")
      #expect(try await program.waitForExit() == .status(0))
    }
  }

  @Test("votes become bars, wrong choices are explained, Swift runs in the lesson's session")
  func keys() async throws {
    try await show { terminal, program, _ in
      try await terminal.expectScreen("the title") { $0.shows("A sample") }
      terminal.send("  ")
      terminal.send("b")
      try await terminal.expectScreen("the question") { $0.shows("What is printed?") }
      terminal.send("w")
      try await terminal.expectScreen("the open vote") { $0.shows("The vote is open.") }
      terminal.send("v")
      try await terminal.expectScreen("the vote's line") { $0.shows("votes, in order") }
      terminal.send("x\r")
      try await terminal.expectScreen("a problem") { $0.shows("numbers, such as") }
      terminal.send("4 6\r")
      try await terminal.expectScreen("bars") {
        $0.shows("4 (40%)") && $0.shows("6 (60%)") && $0.shows("neighbor")
      }
      terminal.send("v1 9\r")
      try await terminal.expectScreen("both votes") { $0.shows("6 (60%)") && $0.shows("9 (90%)") }
      terminal.send("w")
      try await terminal.expectScreen("why not") { $0.shows("the call is inside") }
      terminal.send("w?")
      try await terminal.expectScreen("the keys") { $0.shows("blank screen") }
      terminal.send("?.")
      try await terminal.expectScreen("nothing") { screen in
        screen.lines.allSatisfy { line in line.allSatisfy { $0 == " " } }
      }
      terminal.send(".tlet x = 40 + 2; x\r")
      try await terminal.expectScreen("a result") { $0.shows("= 42") }
      terminal.send(" g9\r")
      try await terminal.expectScreen("no such step") { $0.shows("There is no step 9.") }
      terminal.send("g2\r")
      try await terminal.expectScreen("the second step") { $0.shows("2/2 A binding is over") }
      terminal.send("p")
      try await terminal.expectScreen("the first step") { $0.shows("What it is about.") }
      terminal.send("qy")
      #expect(try await program.waitForExit() == .status(0))
    }
  }

  @Test(
    "a terminal that is too small gets a message", arguments: [(20, 8), (20, 24), (80, 8)])
  func sizes(columns: Int, rows: Int) async throws {
    try await show(columns: columns, rows: rows) { terminal, program, _ in
      try await terminal.expectScreen("too small") { screen in
        screen.shows("too small") && !screen.shows("What it is about")
      }
      terminal.send("qy")
      #expect(try await program.waitForExit() == .status(0))
    }
  }

  @Test(
    "e changes the block of the last run, and shows both runs", arguments: [(80, 40), (140, 40)])
  func editing(columns: Int, rows: Int) async throws {
    try await show(columns: columns, rows: rows) { terminal, program, _ in
      try await terminal.expectScreen("the title") { $0.shows("A sample") }
      terminal.send("e")
      try await terminal.expectScreen("no code yet") { $0.shows("Nothing has run yet") }
      terminal.send("   e")
      try await terminal.expectScreen("the code") {
        $0.shows("Change the code") && $0.shows("@TaskLocal static var id")
      }
      // To the line of the print, and a word before its bracket.
      terminal.send("\u{1B}[B\u{1B}[B\u{1B}[B\u{1B}[B\u{5}\u{2}; print(7)")
      terminal.send("\r")
      try await terminal.expectScreen("a mistake") { $0.shows("error:") && $0.shows("Press e") }
      terminal.send(" e")
      try await terminal.expectScreen("the draft") { $0.shows("; print(7))") }
      terminal.send("\u{1B}[B\u{1B}[B\u{1B}[B\u{1B}[B\u{5}\u{2}\u{17}\u{7F}\u{7F}")
      terminal.send("); print(Request.id + \"!\"\r")
      try await terminal.expectScreen("both runs") { screen in
        let both = screen.shows("With your change") && screen.shows("Before")
        let heads = screen.lines.map { String($0) }
          .filter { $0.contains("With your change") && $0.contains("Before") }
        return both && heads.count == (columns >= 108 ? 1 : 0)
          && screen.shows("prints") && screen.shows("a1!")
      }
      // The lesson continues with its own block and its own line numbers.
      terminal.send("   ")
      try await terminal.expectScreen("the next step") { screen in
        screen.lines.map { String($0) }.contains {
          $0.contains("7 │") && $0.contains("print(Request.id)")
        }
      }
      terminal.send("qy")
      #expect(try await program.waitForExit() == .status(0))
    }
  }

  @Test("Swift is typed with the keys of the prompt, and takes no line numbers of the lesson")
  func typing() async throws {
    try await show { terminal, program, _ in
      try await terminal.expectScreen("the title") { $0.shows("A sample") }
      terminal.send("tlet b = 4\u{1}\u{1B}f\u{1B}f\u{17}seats\u{5}0; seats + 2\r")
      try await terminal.expectScreen("the value") { $0.shows("= 42") }
      terminal.send(" t\u{1B}[A")
      // The result shows the same text, so the keys of the stage have to be gone: Escape and a letter that
      // are read together are one key.
      try await terminal.expectScreen("the earlier text") {
        $0.shows("let seats = 40; seats + 2") && !$0.shows("space next")
      }
      terminal.send("\u{1B}")
      try await terminal.expectScreen("the title again") { $0.shows("space next") }
      terminal.send("tsea\t + 1\r")
      try await terminal.expectScreen("the completed name") { $0.shows("= 41") }
      terminal.send("t\"\".s\t")
      try await terminal.expectScreen("the candidates") {
        $0.shows("sorted() -> [Character]") && $0.shows("more lines") && $0.shows("│ \"\".s")
      }
      terminal.send("\u{1B}")
      try await terminal.expectScreen("the title once more") { $0.shows("space next") }
      terminal.send("  ")
      try await terminal.expectScreen("the lesson's numbers") { $0.shows("1 │   enum Request") }
      terminal.send("qy")
      #expect(try await program.waitForExit() == .status(0))
    }
  }

  private static let looking = """
    # Looking

    Why.

    ## First

    ```swift
    enum Request {
      @TaskLocal static var id = "none"
    }
    Request.$id.withValue("a1") {
      print(Request.id)
    }
    print(Request.id)
    ```

    ```output
    a1
    none
    ```

    <!-- proof read Request.id → "a1" -->

    > **Look** Where does the first line come from?
    >
    > - [x] the binding: the read says so.
    > - [ ] the declaration: the second line does.
    """

  @Test("the answer to a look marks the event that shows it, beside the whole trace")
  func proof() async throws {
    let product = try Product()
    defer { product.remove() }
    let path = product.home + "/looking.md"
    try Self.looking.write(toFile: path, atomically: true, encoding: .utf8)
    let terminal = try Pseudoterminal(columns: 80, rows: 24)
    let program = try product.start(["demo", path], on: terminal)
    defer { program.end() }
    try await terminal.expectScreen("the title") { $0.shows("Why.") }
    terminal.send("  ")
    try await terminal.expectScreen("the question without the mark") {
      $0.shows("Where does the first line") && $0.shows("read") && !$0.shows("✓")
    }
    terminal.send(" ")
    try await terminal.expectScreen("the answer with the mark") { screen in
      let marked = screen.lines.map { String($0) }.filter {
        $0.contains("✓") && $0.contains("read")
      }
      return screen.shows("the read says so") && screen.shows("restore")
        && marked.count == 1 && marked[0].contains("\"a1\"")
    }
    terminal.send("qy")
    #expect(try await program.waitForExit() == .status(0))
  }

  @Test("on the way to a late step, the screen says which step runs")
  func progress() async throws {
    let steps = (1...3).map { number in
      "## Step \(number)\n\n```swift\ntry await Task.sleep(for: .milliseconds(400))\n```\n"
    }
    let text = "# Long\n\nWhy.\n\n" + steps.joined(separator: "\n")
    let product = try Product()
    defer { product.remove() }
    let path = product.home + "/long.md"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    let terminal = try Pseudoterminal(columns: 80, rows: 24)
    let program = try product.start(["demo", path], on: terminal)
    defer { program.end() }
    try await terminal.expectScreen("the title") { $0.shows("Why.") }
    terminal.send("g3\r")
    try await terminal.expectScreen("the progress below the title") {
      $0.shows("on the way to step 3.") && $0.shows("Why.")
    }
    try await terminal.expectScreen("the step") { $0.shows("Step 3") && !$0.shows("Running") }
    terminal.send("qy")
    #expect(try await program.waitForExit() == .status(0))
  }

  private static let wordy = """
    # Wordy

    Why.

    ## First

    What is read before.

    It has two parts.

    > **Predict** What is printed?
    >
    > - [x] `1`: as it says.
    > - [ ] `2`: not so.

    ```swift
    print(1)
    ```

    ```output
    1
    ```
    """

  @Test(
    "text before a question is above it if there is room, and otherwise before it",
    arguments: [(24, true), (12, false)])
  func lead(rows: Int, isTogether: Bool) async throws {
    let product = try Product()
    defer { product.remove() }
    let path = product.home + "/wordy.md"
    try Self.wordy.write(toFile: path, atomically: true, encoding: .utf8)
    let terminal = try Pseudoterminal(columns: 80, rows: rows)
    let program = try product.start(["demo", path], on: terminal)
    defer { program.end() }
    try await terminal.expectScreen("the title") { $0.shows("Why.") }
    terminal.send(" ")
    try await terminal.expectScreen("the text") {
      $0.shows("What is read before.") && $0.shows("What is printed?") == isTogether
        && $0.shows("space more") != isTogether
    }
    if !isTogether { terminal.send(" ") }
    try await terminal.expectScreen("the question with its code") {
      $0.shows("What is printed?") && $0.shows("print(1)")
        && $0.shows("What is read before.") == isTogether
    }
    terminal.send("qy")
    #expect(try await program.waitForExit() == .status(0))
  }

  @Test("a demo becomes a recording of its screens, the same each time")
  func recording() async throws {
    let product = try Product()
    defer { product.remove() }
    let casts = try await [
      FinishedProcess.run(
        Product.path, ["demo", "1", "--format", "cast", "--color", "never"],
        environment: product.environment, directory: product.home),
      FinishedProcess.run(
        Product.path, ["demo", "1", "--format", "cast", "--color", "never"],
        environment: product.environment, directory: product.home),
    ]
    #expect(casts[0].status == 0 && casts[0].output == casts[1].output, "\(casts[0].errors)")
    let screens = casts[0].output.split(separator: "\n")
    #expect(screens.first?.contains("\"version\":3") == true)
    let asks = try #require(screens.firstIndex { $0.contains("What is printed?") })
    let runs = try #require(screens.firstIndex { $0.contains("the scope is open") })
    #expect(asks < runs && screens[asks].contains("print(Request.id)"))
  }

  @Test("on a second terminal, the notes follow the demo")
  func notes() async throws {
    try await show { terminal, program, product in
      try await terminal.expectScreen("the title") { $0.shows("A sample") }
      let second = try Pseudoterminal(columns: 80, rows: 30)
      let notes = try product.start(["demo", "1", "--notes"], on: second)
      defer { notes.end() }
      try await second.expectScreen("the first step") {
        $0.shows("A scope ends") && $0.shows("the call is inside")
          && $0.shows("Next: A binding is over")
      }
      terminal.send("g2\r")
      try await second.expectScreen("the second step") { $0.shows("This is the last step.") }
      terminal.send("qy")
      #expect(try await program.waitForExit() == .status(0))
      try await second.expectScreen("the demo's end") { $0.shows("Waiting for") }
      second.send("q")
      #expect(try await notes.waitForExit() == .status(0))
    }
  }
}

extension Screen {
  fileprivate func shows(_ text: String) -> Bool { lines.contains { $0.contains(text) } }
}

import Foundation
import Pseudoterminals
import Testing

@Suite("a whole lesson on a terminal")
struct LessonVisitTests {
  @Test("wrong answers, an edit, an exercise with two failures and a pass, a restart, a recap")
  func wholeLesson() async throws {
    let sample = try ExerciseProduct()
    defer { sample.product.remove() }
    let terminal = try Pseudoterminal(columns: 80, rows: 50)
    let program = try sample.start(on: terminal)
    defer { program.end() }

    // A wrong answer leaves the question open, and the prompt shows that.
    try await terminal.expect("1.1 ❯ ")
    terminal.send("\r")
    try await terminal.expect("1.1 ? ")
    terminal.send("a\r")
    try await terminal.expect("Wrong")
    try await terminal.expect("1.1 ? ")
    terminal.send("b\r")
    try await terminal.expect("why the other answers are wrong")
    try await terminal.expect("1.1 ❯ ")
    terminal.send("?\r")
    try await terminal.expect("the call is inside.")
    try await terminal.expect("1.1 ❯ ")

    // The trace is shown, with a question about it.
    terminal.send("\r")
    try await terminal.expect("bound at line")
    try await terminal.expect("1.1 ❯ ")
    terminal.send("\r")
    try await terminal.expect("Where is it bound?")
    try await terminal.expect("1.1 ? ")
    terminal.send("b\r")
    try await terminal.expect("that is the default.")
    try await terminal.expect("1.1 ? ")
    terminal.send(":answers\r")
    try await terminal.expect("so it says.")
    try await terminal.expect("1.1 ❯ ")
    terminal.send(":why id\r")
    try await terminal.expect("  Request.id was \"a1\"")
    try await terminal.expect("1.1 ❯ ")

    // A proposal names the block, and `:edit` opens it.
    terminal.send("\r")
    try await terminal.expect("Elsewhere: It is the same.")
    try await terminal.expect("`:edit` opens the code at lines 1–2")
    try await terminal.expect("1.1 try ❯ ")
    terminal.send(":edit\r")
    try await terminal.expect("Change it and press Enter")
    try await terminal.expect("{ print(Request.id) }")
    terminal.send("; print(\"cha\" + \"nged\")\r")
    try await terminal.expect("changed")
    try await terminal.expect("1.1 try ❯ ")
    #expect(!terminal.screen.lines.contains { $0.contains("whoever knows") })

    // Without an editor, the exercise is inserted at the prompt; unchanged, it fails.
    terminal.send("\r")
    try await terminal.expect("Expected output:")
    try await terminal.expect("1.2 exercise ❯ ")
    terminal.send("\r")
    try await terminal.expect("The exercise isn't solved yet")
    try await terminal.expect("1.2 exercise ❯ ")
    terminal.send(":exercise\r")
    try await terminal.expect("// keep")
    terminal.send("\r")
    try await terminal.expect("- id: a2")
    try await terminal.expect("+ id: none")
    try await terminal.expect("1.2 exercise ❯ ")
    terminal.send("\u{4}")
    #expect(try await program.waitForExit() == .status(0))

    try await secondVisit(sample)
  }

  private func secondVisit(_ sample: ExerciseProduct) async throws {
    let editor = try sample.editor(writing: [
      "func work() { print(\"id: a2\") }\nwork()", ExerciseProduct.solution,
    ])
    let terminal = try Pseudoterminal(columns: 60, rows: 50)
    let program = try sample.start(on: terminal, editor: editor)
    defer { program.end() }
    try await terminal.expect("step 2 of 2")
    try await terminal.expect("1.2 ❯ ")
    terminal.send("\r")
    try await terminal.expect("Expected output:")
    try await terminal.expect("1.2 exercise ❯ ")

    // A solution that only prints the output is detected.
    terminal.send(":exercise\r")
    try await terminal.expect("never read")
    try await terminal.expect("1.2 exercise ❯ ")
    for answer in ["Who binds it?", "Let `work` do it.", "The function binds it."] {
      terminal.send(":hint\r")
      try await terminal.expect(answer)
      try await terminal.expect("1.2 exercise ❯ ")
    }
    terminal.send(":exercise\r")
    try await terminal.expect("Solved")
    try await terminal.expect("1.2 exercise ❯ ")
    terminal.send("\r")
    try await terminal.expect("The rule.")
    try await terminal.expect("1.2 ❯ ")

    // Missed questions are marked for review, and asked.
    terminal.send(":lessons\r")
    try await terminal.expect("2 missed")
    try await terminal.expect("solved")
    try await terminal.expect("1.2 ❯ ")
    terminal.send(":recap\r")
    try await terminal.expect("print(7 * 9)")
    try await terminal.expect("recap 1 ? ")
    terminal.send("b\r")
    try await terminal.expect("Answer again")
    try await terminal.expect("recap 1 ? ")
    terminal.send("\r")
    try await terminal.expect("It is 63")
    try await terminal.expect("It prints:")
    try await terminal.expect("Rule: Seven by nine.")
    try await terminal.expect("You answered 0 of 1 right")
    try await terminal.expect("1.2 ❯ ")

    // A restart begins at the question. A solved exercise stays solved.
    terminal.send(":reset\r")
    try await terminal.expect("1.1 ❯ ")
    terminal.send("\r")
    try await terminal.expect("1.1 ? ")
    terminal.send("b\r")
    try await terminal.expect("Right")
    terminal.send(":lessons\r")
    try await terminal.expect("solved")
    terminal.send(":quit\r")
    #expect(try await program.waitForExit() == .status(0))
  }

  @Test("a file that changes or disappears during a lesson is reported once, and nothing is lost")
  func changedFile() async throws {
    let sample = try ExerciseProduct()
    defer { sample.product.remove() }
    let terminal = try Pseudoterminal(columns: 80, rows: 40)
    let program = try sample.start(on: terminal)
    defer { program.end() }
    try await terminal.expect("1.1 ❯ ")
    try ExerciseProduct.lesson.replacing("What is printed?", with: "What comes?")
      .write(toFile: sample.lessonPath, atomically: true, encoding: .utf8)
    terminal.send("\r")
    try await terminal.expect("The file of this lesson has changed")
    try await terminal.expect("What is printed?")
    try await terminal.expect("1.1 ? ")
    terminal.send("a\r")
    try await terminal.expect("Wrong")
    terminal.send(":reset\r")
    try await terminal.expect("1.1 ❯ ")
    terminal.send("\r")
    try await terminal.expect("What comes?")
    try await terminal.expect("1.1 ? ")

    try FileManager.default.removeItem(atPath: sample.lessonPath)
    terminal.send("b\r")
    try await terminal.expect("The file of this lesson was removed")
    try await terminal.expect("Right")
    try "# T\n## S\n```swift\n".write(
      toFile: sample.lessonPath, atomically: true, encoding: .utf8)
    terminal.send(":reset\r")
    try await terminal.expect("has mistakes now")
    try await terminal.expect("1.1 ❯ ")
    terminal.send(":quit\r")
    #expect(try await program.waitForExit() == .status(0))
  }

  @Test("an endless attempt is stopped, and stays for the next edit")
  func endlessAttempt() async throws {
    let sample = try ExerciseProduct()
    defer { sample.product.remove() }
    let editor = try sample.editor(writing: [
      "func work() { print(\"on\" + \"ce\"); while true {} }\nwork()", ExerciseProduct.solution,
    ])
    let terminal = try Pseudoterminal(columns: 80, rows: 40)
    let program = try sample.start(on: terminal, editor: editor)
    defer { program.end() }
    try await terminal.expect("1.1 ❯ ")
    terminal.send(":exercise\r")
    try await terminal.expect("`:exercise` opens this code")
    try await terminal.expect("1.2 exercise ❯ ")
    terminal.send(":exercise\r")
    try await terminal.expect(" s; Ctrl-C stops it")
    terminal.send("\u{3}")
    try await terminal.expect("Your code stopped before its end: interrupted")
    try await terminal.expect("1.2 exercise ❯ ")
    terminal.send(":exercise\r")
    try await terminal.expect("Solved")
    terminal.send(":quit\r")
    #expect(try await program.waitForExit() == .status(0))
  }
}

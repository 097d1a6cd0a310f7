import Foundation
import Pseudoterminals
import Testing

@Suite("exercises and recaps in pipes")
struct ExerciseCommandTests {
  @Test(
    "`run` shows the requested number of answers, and never the notes",
    arguments: [
      ([], ["Answer: b)", "Solution: The function", "bound at line"], ["Wrong"]),
      (["--answers", "all"], ["Answer: b)", "Wrong: a)", "Solution: The function"], []),
      (["--answers", "none"], ["What is printed?", "Expected output:"], ["Answer", "Solution"]),
    ])
  func answers(_ options: [String], _ shown: [String], _ hidden: [String]) async throws {
    let sample = try ExerciseProduct()
    defer { sample.product.remove() }
    let result = try await sample.run(["run", "1"] + options)
    #expect(result.status == 0)
    for text in shown + ["Elsewhere: It is the same."] { #expect(result.output.contains(text)) }
    for text in hidden + ["whoever knows", "meets"] { #expect(!result.output.contains(text)) }
  }

  @Test("`run` marks the event that answers the question about a trace")
  func marks() async throws {
    let lesson = """
      # Marks

      ## A print

      ```swift
      print("a1")
      ```

      ```output
      a1
      ```

      <!-- proof prints a1 -->

      > **Look** What does the event show?
      >
      > - [x] the text: it is printed.
      > - [ ] nothing: it is printed.
      """
    for (answers, count) in [("right", 2), ("none", 1)] {
      let result = try await Product.run(["run", "2", "--answers", answers]) { product in
        try lesson.write(
          toFile: product.home + "/lessons/02-marks.md", atomically: true, encoding: .utf8)
      }
      #expect(result.status == 0, "\(result.errors)")
      let events = result.output.split(separator: "\n").filter { $0.contains("prints") }
      #expect(events.count == count, "\(result.output)")
      #expect(events.contains { $0.contains("✓") } == (count == 2), "\(result.output)")
    }
  }

  @Test("`check` checks exercises and recaps, by folder and by file")
  func check() async throws {
    let sample = try ExerciseProduct()
    defer { sample.product.remove() }
    let sound = try await sample.run(["check", "--width", "200"])
    #expect(sound.status == 0, "\(sound.errors)")
    #expect(sound.output.contains("1 recap, 1 block"))
    #expect(sound.output.contains("1 exercise"))

    let path = sample.product.home + "/lessons/recaps/a.md"
    try ExerciseProduct.recaps.replacing("of 1.1", with: "of 1.7")
      .write(toFile: path, atomically: true, encoding: .utf8)
    let gone = try await sample.run(["check", path])
    #expect(gone.status == 1)
    #expect(gone.errors.contains("the recap names step 1.7, but lesson 1 has only 2 steps"))
    // The shell reports it too, and asks the others.
    let shell = try await sample.run([], input: ":recap\n:quit\n")
    #expect(shell.errors.contains("the recap names step 1.7"))
    #expect(shell.output.contains("These lessons have no recaps."))

    try ExerciseProduct.lesson.replacing("> work()  // keep", with: "> work(); work()")
      .write(toFile: sample.lessonPath, atomically: true, encoding: .utf8)
    let changed = try await sample.run(["check", sample.lessonPath])
    #expect(changed.status == 2)
    #expect(changed.errors.contains("the solution changes the locked line `work()`"))
  }

  @Test("`check --watch` checks again when a file is saved")
  func watch() async throws {
    let sample = try ExerciseProduct()
    defer { sample.product.remove() }
    let terminal = try Pseudoterminal(columns: 100, rows: 30)
    let program = try terminal.spawn(
      Product.path, ["check", "--watch", sample.lessonPath],
      environment: sample.product.environment)
    defer { program.end() }
    try await terminal.expect("1 exercise")
    try await terminal.expect("Waiting for changes to the files")
    try ExerciseProduct.lesson.replacing("```output\na1", with: "```output\nb1")
      .write(toFile: sample.lessonPath, atomically: true, encoding: .utf8)
    try await terminal.expect("- b1")
    try await terminal.expect("Waiting for changes to the files")
    try ExerciseProduct.lesson.write(
      toFile: sample.lessonPath, atomically: true, encoding: .utf8)
    try await terminal.expect("✓")
    try await terminal.expect("Waiting for changes to the files")
    terminal.send("\u{3}")
    #expect(try await program.waitForExit() == .status(130))
  }

  @Test(
    "an editor that fails or is missing is reported, and the draft stays",
    arguments: [
      ("false", "`false` ended with an error"),
      ("no-such-editor", "There is no command `no-such-editor`."),
      (nil, "no editor was found"),
      ("true", "You changed nothing, so nothing ran."),
    ] as [(String?, String)])
  func editors(_ editor: String?, _ message: String) async throws {
    let sample = try ExerciseProduct()
    defer { sample.product.remove() }
    let result = try await sample.run(
      [], input: ":exercise\n:exercise\n1 + 1\n:quit\n", editor: editor)
    #expect(result.output.contains(message), "\(result.output)")
    #expect(result.output.contains("Int = 2"))
    #expect(result.status == 0)
  }

  @Test("a removed locked line, and refused Swift, are reported; an attempt is kept")
  func attempts() async throws {
    let sample = try ExerciseProduct()
    defer { sample.product.remove() }
    let editor = try sample.editor(writing: [
      "func work() {}", "func work() { prunt(1) }\nwork()", ExerciseProduct.solution,
    ])
    let result = try await sample.run(
      [], input: ":exercise\n:exercise\n:exercise\n:quit\n", editor: editor)
    #expect(result.output.contains("This line has to stay as it is"))
    #expect(result.output.contains("so nothing ran."))
    let progress = try String(
      contentsOfFile: sample.product.home + "/.local/state/heirloom/progress.json",
      encoding: .utf8)
    #expect(progress.contains("prunt"))
    let solved = try await sample.run([], input: ":exercise\n:exercise\n\n:quit\n", editor: editor)
    #expect(solved.output.contains("Press Enter to continue."))
    let anew = try await sample.run(
      [], input: ":exercise\n:exercise new\n:exercise old\n:quit\n", editor: "true")
    #expect(anew.output.contains("You changed nothing, so nothing ran."))
    #expect(anew.output.contains("`:exercise new` opens"))
    let list = try await sample.run(["list", "--format", "json"])
    #expect(list.output.contains("\"isSolved\":true"))
  }
}

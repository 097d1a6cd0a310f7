import Foundation
import Pseudoterminals
import Testing

/// A learner's files after failures at the worst moments.
@Suite("state under fire")
struct StateUnderFireTests {
  private struct Progress: Decodable {
    struct Lesson: Decodable {
      var furthestStep: String?
      var isCompleted: Bool
      var answers: [Answer]
    }
    struct Answer: Decodable { var choice: String }
    var lessons: [String: Lesson]?
  }

  /// Only prose, so that each Enter is a step and a save.
  private static let lesson =
    "# Many steps\n\nBegin.\n\n" + (1...40).map { "## Step \($0)\n\nText.\n\n" }.joined()

  private func progress(_ product: Product) throws -> Progress? {
    let path = product.home + "/.local/state/heirloom/progress.json"
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return try JSONDecoder().decode(Progress.self, from: data)
  }

  private func step(_ progress: Progress?) -> Int {
    let id = progress?.lessons?["many-steps"]?.furthestStep
    return id.flatMap { Int($0.drop { !$0.isNumber }) } ?? 0
  }

  private func names(_ product: Product) throws -> Set<String> {
    Set(
      try FileManager.default.contentsOfDirectory(
        atPath: product.home + "/.local/state/heirloom"))
  }

  @Test("killed at any moment, a shell loses no step that was shown, and leaves nothing behind")
  func kills() async throws {
    let product = try Product()
    defer { product.remove() }
    try Self.lesson.write(
      toFile: product.home + "/lessons/02-many-steps.md", atomically: true, encoding: .utf8)
    var furthest = 0
    for round in 0..<12 {
      let output = product.home + "/output"
      let input = product.home + "/input"
      try (":lesson 2\n:reset\n" + String(repeating: "\n", count: 45))
        .write(toFile: input, atomically: true, encoding: .utf8)
      let child = try ChildProcess(
        Product.path, [], environment: product.environment, directory: product.home,
        streams: [.file(input), .file(output), .file(product.home + "/errors")])
      // Kills at different moments of its run, most of them while it saves.
      let text = round % 4 == 0 ? "Begin" : "Step \(round * 3)"
      var exit: ChildProcess.Exit?
      while exit == nil,
        !((try? String(contentsOfFile: output, encoding: .utf8)) ?? "").contains(text)
      {
        exit = try? await child.waitForExit(within: .milliseconds(1))
      }
      usleep(UInt32.random(in: 0..<3000))
      child.end()
      let shown = try String(contentsOfFile: output, encoding: .utf8)
      let lastShown = (1...40).last { shown.contains("Step \($0)\n") } ?? 0
      let kept = step(try progress(product))
      furthest = max(furthest, lastShown - 1)
      #expect(kept >= furthest, "round \(round): step \(lastShown) was shown")
      furthest = max(furthest, kept)
      #expect(try names(product).isSubset(of: ["progress.json", "progress.json.draft"]))
    }
    // The next process that isn't killed removes the remains of a killed one.
    let last = try await FinishedProcess.run(
      Product.path, [], environment: product.environment, directory: product.home,
      input: ":lesson 2\n:reset\n\n:quit\n")
    #expect(last.status == 0)
    #expect(try names(product) == ["progress.json"])
  }

  @Test("two concurrent shells keep what each of them completed")
  func twoShells() async throws {
    let product = try Product()
    defer { product.remove() }
    for (number, name) in [(2, "first"), (3, "second")] {
      try "# \(name)\n\n## Step\n\nText.\n".write(
        toFile: product.home + "/lessons/0\(number)-\(name).md", atomically: true, encoding: .utf8)
    }
    let terminals = try (0..<2).map { _ in try Pseudoterminal(columns: 80, rows: 24) }
    let shells = try terminals.map { try product.start(on: $0) }
    for terminal in terminals { try await terminal.expect("❯ ") }
    // The next key is sent only when it is requested, because the terminal itself would consume it
    // before.
    for (index, terminal) in terminals.enumerated() {
      terminal.send(":lesson \(index + 2)\r")
      try await terminal.expect("\(index + 2).1 ❯ ")
    }
    for (terminal, words) in zip(terminals, ["begin lesson 3", "This was the last"]) {
      terminal.send("\r")
      try await terminal.expect(words)
      try await terminal.expect("❯ ")
    }
    for (terminal, shell) in zip(terminals, shells) {
      terminal.send("\u{4}")
      try await terminal.expectEnd()
      #expect(try await shell.waitForExit() == .status(0))
    }
    let lessons = try #require(try progress(product)?.lessons)
    #expect(lessons["first"]?.isCompleted == true && lessons["second"]?.isCompleted == true)
  }

  @Test(
    "a place that can't be written is reported once, and the lesson continues",
    arguments: [
      // A full disk: a process may write only so many blocks.
      ("(ulimit -f 0; \"$0\") 2>&1 | cat", "File too large"),
      // A file where a folder should be.
      (
        "mkdir -p \"$HOME/.local/state\"; : > \"$HOME/.local/state/heirloom\"; exec \"$0\"",
        "Not a directory"
      ),
      ("export XDG_STATE_HOME=/proc/nowhere; exec \"$0\"", "No such file or directory"),
    ])
  func unwritable(_ command: String, _ reason: String) async throws {
    let product = try Product()
    defer { product.remove() }
    let result = try await FinishedProcess.run(
      "/bin/sh", ["-c", "trap '' XFSZ; " + command, Product.path],
      environment: product.environment, directory: product.home,
      input: ":lesson 1\n\n\nb\n\n\n\n\n:quit\n")
    #expect(result.status == 0)
    let text = result.output + result.errors
    #expect(text.contains("A binding is over"))
    #expect(text.components(separatedBy: reason).count == 2, "\(text)")
  }

  @Test("a folder that disappears meanwhile is made again")
  func vanished() async throws {
    let product = try Product()
    defer { product.remove() }
    let terminal = try Pseudoterminal(columns: 80, rows: 24)
    let shell = try product.start(on: terminal)
    try await terminal.expect("❯ ")
    terminal.send("\r")
    try await terminal.expect("? ")
    try FileManager.default.removeItem(atPath: product.home + "/.local")
    terminal.send("b\r")
    try await terminal.expect("Right")
    try await terminal.expect("❯ ")
    terminal.send("\u{4}")
    #expect(try await shell.waitForExit() == .status(0))
    #expect(try progress(product)?.lessons?["sample"]?.answers.map(\.choice).count == 1)
  }

  @Test("after SIGQUIT the terminal is restored")
  func quit() async throws {
    let product = try Product()
    defer { product.remove() }
    let terminal = try Pseudoterminal(columns: 80, rows: 24)
    let script = """
      cd "$HOME"; stty -g > before
      sh -c 'echo $$ > id; exec "$0"' "$0"
      stty -g > after
      """
    let shell = try terminal.spawn(
      "/bin/sh", ["-c", script, Product.path], environment: product.environment)
    try await terminal.expect("❯ ")
    let id = try String(contentsOfFile: product.home + "/id", encoding: .utf8)
    kill(try #require(Int32(id.dropLast())), SIGQUIT)
    _ = try await shell.waitForExit()
    let before = try String(contentsOfFile: product.home + "/before", encoding: .utf8)
    #expect(try String(contentsOfFile: product.home + "/after", encoding: .utf8) == before)
  }
}

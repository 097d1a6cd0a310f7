import Foundation
import Pseudoterminals
import Testing

@Suite("edits of a lesson's code")
struct EditTests {
  private static let lesson = """
    # A sample

    ## A price is asked

    ```swift
    func price() -> Int { 40 }
    ```

    ```swift
    func total() -> Int { price() + 2 }
    ```

    ```swift
    print("total \\(total())")
    ```

    ```output
    total 42
    ```

    <!-- edit func price -->

    Try: make `price` return 50.

    ## The end

    That is all.
    """

  private func run(_ input: String, editor: String) async throws -> FinishedProcess {
    let product = try Product()
    defer { product.remove() }
    try Self.lesson.write(
      toFile: product.home + "/lessons/01-sample.md", atomically: true, encoding: .utf8)
    var environment = product.environment
    environment["EDITOR"] = editor
    return try await FinishedProcess.run(
      Product.path, [], environment: environment, directory: product.home, input: input)
  }

  @Test("`:edit` opens the block that a proposal names, and dependent blocks run again")
  func proposal() async throws {
    let result = try await run("\n\n:edit\n:quit\n", editor: "sed -i s/40/50/")
    #expect(result.output.contains("`:edit` opens the code at line 1 and runs your version."))
    #expect(result.output.contains("uses what you changed, so it runs again"))
    #expect(result.output.contains("total 52"), "\(result.output)")
  }

  @Test("`:edit` with a name opens the block that declares it")
  func name() async throws {
    let result = try await run(
      "\n\n:edit total\n:edit totl\n:quit\n", editor: "sed -i 's/ + 2/ + 3/'")
    #expect(result.output.contains("total 43"), "\(result.output)")
    #expect(
      result.output.contains("No code that has run contains `totl`. Did you mean `:edit total`?"))
  }

  @Test("`:undo` undoes an edit, with all later runs")
  func undo() async throws {
    let result = try await run(
      "\n\n:edit\n:undo\nprint(\"back to \\(total())\")\n:again\n:quit\n", editor: "sed -i s/40/50/"
    )
    #expect(result.output.contains("total 52"))
    #expect(result.output.contains("Your edit is undone"), "\(result.output)")
    #expect(result.output.contains("back to 42"))
    #expect(result.output.components(separatedBy: "total 42").count > 2)
  }

  @Test("a mistake in an edit is reported with the line numbers on screen")
  func mistake() async throws {
    let result = try await run("\n\n:edit\n:quit\n", editor: "sed -i s/40/fourty/")
    #expect(
      result.output.contains("<lesson>:4:23: error: cannot find 'fourty' in scope"),
      "\(result.output)")
    #expect(result.output.contains("The block stays as it was."))
  }

  @Test("without a chosen editor, nano is used before vi")
  func usualEditors() async throws {
    let product = try Product()
    defer { product.remove() }
    try Self.lesson.write(
      toFile: product.home + "/lessons/01-sample.md", atomically: true, encoding: .utf8)
    let folder = product.home + "/bin"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (name, price) in [("nano", 50), ("vi", 60)] {
      try "#!/bin/sh\n/usr/bin/env PATH=/usr/bin:/bin sed -i s/40/\(price)/ \"$1\"\n".write(
        toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: "\(folder)/\(name)")
    }
    let terminal = try Pseudoterminal(columns: 80, rows: 40)
    let program = try product.start(on: terminal, with: ["PATH": folder])
    defer { program.end() }
    try await terminal.expect("1.1 ❯ ")
    terminal.send("\r")
    try await terminal.expect("total 42")
    try await terminal.expect("❯ ")
    terminal.send("\r")
    try await terminal.expect("try ❯ ")
    terminal.send(":edit\r")
    try await terminal.expect("total 52")
    try await terminal.expect("❯ ")
    terminal.send("\u{4}")
    #expect(try await program.waitForExit() == .status(0))
  }

  @Test("at the prompt, an edit replaces the block, as in an editor")
  func atPrompt() async throws {
    let product = try Product()
    defer { product.remove() }
    try Self.lesson.write(
      toFile: product.home + "/lessons/01-sample.md", atomically: true, encoding: .utf8)
    let terminal = try Pseudoterminal(columns: 80, rows: 40)
    let program = try product.start(on: terminal)
    defer { program.end() }
    try await terminal.expect("1.1 ❯ ")
    terminal.send("\r")
    try await terminal.expect("total 42")
    try await terminal.expect("❯ ")
    terminal.send("\r")
    try await terminal.expect("try ❯ ")
    terminal.send(":edit\r")
    try await terminal.expect("{ 40 }")
    terminal.send("\u{3}")
    try await terminal.expect("The block stays as it was.")
    try await terminal.expect("try ❯ ")
    terminal.send(":edit\r")
    try await terminal.expect("{ 40 }")
    terminal.send("\u{7F}\u{7F}\u{7F}\u{7F}60 }\r")
    try await terminal.expect("runs again")
    try await terminal.expect("total 62")
    try await terminal.expect("❯ ")
    terminal.send("\u{4}")
    #expect(try await program.waitForExit() == .status(0))
  }
}

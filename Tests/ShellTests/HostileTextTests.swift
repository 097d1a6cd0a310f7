import Foundation
import Pseudoterminals
import Testing

/// Escapes, C1 controls and bidirectional marks, which lessons and programs may contain.
private let hostile = "\u{1B}]0;owned\u{7}\u{9B}31m\u{202E}evil\u{2066}\u{7F}\u{8}"

@Suite("text from others")
struct HostileTextTests {
  private func run(
    _ arguments: [String], input: String = "", prepare: (Product) throws -> Void = { _ in }
  ) async throws -> FinishedProcess {
    let product = try Product()
    defer { product.remove() }
    try prepare(product)
    return try await FinishedProcess.run(
      Product.path, arguments, environment: product.environment, directory: product.home,
      input: input)
  }

  /// Returns the controls in a text, except line feeds, tabs and our own colors.
  private func controls(in text: String) -> [String] {
    text.replacing(/\u{1B}\[[0-9;]*m/, with: "").unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0x09, 0x0A: false
      case 0..<0x20, 0x7F..<0xA0: true
      case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
      default: false
      }
    }.map { String($0.value, radix: 16) }
  }

  /// The same text as a Swift literal, which can't contain raw controls.
  private static let spelled = hostile.unicodeScalars.map { scalar in
    scalar.isASCII && scalar.value >= 0x20 && scalar.value != 0x7F
      ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
  }.joined()

  private static let program = """
    enum Request { @TaskLocal static var id = "none" }
    struct Failure: Error, CustomStringConvertible { var description: String { "\(spelled)" } }
    Request.$id.withValue("\(spelled)") { print(Request.id, "\(spelled)") } // \u{202E}
    throw Failure()
    """

  @Test(
    "a program's text is shown, not obeyed, in every form of a trace",
    arguments: [
      ["--trace", "full"], ["--trace", "outline"], ["--format", "plain"], ["--format", "json"],
      ["--color", "always"], ["--why", "Request.id"],
    ])
  func program(_ options: [String]) async throws {
    let result = try await run(["eval"] + options + ["-"], input: Self.program)
    #expect(result.status == 1)
    #expect(result.output.contains("evil"), "\(result.output)")
    #expect(controls(in: result.output) == [])
    #expect(controls(in: result.errors) == [])
  }

  @Test("the words of unsupported code are shown, not obeyed")
  func rejected() async throws {
    for program in [
      "let a: Int = \"\(hostile)\"", "print(\u{202E}a)", "fatalError(\"\(hostile)\")",
    ] {
      let result = try await run(["eval", "-"], input: program)
      #expect(result.status == 1)
      #expect(controls(in: result.output + result.errors) == [], "\(program)")
    }
  }

  @Test("a program's output through a pipe isn't changed")
  func pipe() async throws {
    let result = try await run(
      ["eval", "--trace", "off", "-"], input: "print(\"\\u{1B}[31mred\\u{1B}[0m\")")
    #expect(result.output == "\u{1B}[31mred\u{1B}[0m\n")
  }

  @Test(
    "a lesson's text is shown, not obeyed, in every place",
    arguments: [
      ["list"], ["list", "--format", "json"], ["run", "2"], ["run", "2", "--format", "json"],
      ["check"], ["check", "--bless", "--diff", "2"], ["demo", "2"], ["eval", "\(hostile).swift"],
      ["run", "\(hostile)"], ["check", "\(hostile)"], ["--\(hostile)"],
    ])
  func lesson(_ arguments: [String]) async throws {
    let result = try await run(arguments) { product in
      let lesson = """
        # Title \(hostile)

        Prose \(hostile).

        ## Step \(hostile)

        > **Predict** What? \(hostile)
        >
        > - [ ] `\(hostile)`: no \(hostile).
        > - [x] `b`: yes.
        >
        > **Hint** Look \(hostile).

        ```swift
        print("\(hostile)")
        ```

        ```output
        other \(hostile)
        ```
        """
      try lesson.write(
        toFile: product.home + "/lessons/02-\(hostile.filter { $0 != "/" }).md",
        atomically: true, encoding: .utf8)
    }
    #expect(controls(in: result.output) == [], "\(result.output)")
    #expect(controls(in: result.errors) == [], "\(result.errors)")
  }

  @Test("a damaged progress file's text is shown, not obeyed")
  func progress() async throws {
    for text in ["{\"version\":\"\(hostile)\"}", "{\"version\":1,\"lessons\":{\"\(hostile)\":3}}"] {
      let json = text.unicodeScalars.map {
        $0.value < 0x20 ? "\\u00\($0.value < 16 ? "0" : "")\(String($0.value, radix: 16))" : "\($0)"
      }.joined()
      let result = try await run(["list"]) { product in
        let folder = product.home + "/.local/state/heirloom"
        try FileManager.default.createDirectory(
          atPath: folder, withIntermediateDirectories: true)
        try json.write(toFile: folder + "/progress.json", atomically: true, encoding: .utf8)
      }
      #expect(result.errors.contains("could not be read"))
      #expect(controls(in: result.errors) == [], "\(result.errors)")
    }
  }

  @Test("on a terminal, output is shown, not obeyed")
  func terminal() async throws {
    let product = try Product()
    defer { product.remove() }
    let terminal = try Pseudoterminal(columns: 80, rows: 24)
    let child = try product.start(on: terminal)
    try await terminal.expect("❯ ")
    terminal.send(":trace off\r")
    try await terminal.expect("❯ ")
    terminal.send("print(\"\\u{1B}]0;owned\\u{7}\\u{202E}\" + \"seen\")\r")
    try await terminal.expect("\\u{1B}]0;owned\\u{7}\\u{202E}seen")
    try await terminal.expect("❯ ")
    terminal.send("\u{4}")
    #expect(try await child.waitForExit() == .status(0))
  }
}

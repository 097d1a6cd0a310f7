import Foundation
import Pseudoterminals
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Interruptions and limits that neither checking nor running notices, because the parser or a renderer is
/// at work.
@Suite("the watchdog")
struct WatchdogTests {
  /// It takes longer to parse than any test waits.
  private static let longText = text(ofLines: 20_000)
  /// It takes some seconds to parse, for which a shell must wait afterwards.
  fileprivate static let shorterText = text(ofLines: 8_000)

  private static func text(ofLines count: Int) -> String {
    (0..<count).map { "let a\($0) = [\($0), 1].map { $0 + 1 }.count" }.joined(separator: "\n")
  }

  private static func scopes(_ count: Int) -> String {
    """
    enum L { @TaskLocal static var x = 0 }
    for i in 0..<\(count) { L.$x.withValue(i) { print(L.x) } }
    """
  }
  private static let macros =
    "import Observation\n"
    + (0..<4000).map { "@Observable final class C\($0) { var a = 1 }" }.joined(separator: "\n")

  @Test(
    "Ctrl-C ends every part of a command soon",
    arguments: [
      (longText, ["--trace", "off"]), (longText, ["--dump", "code"]), (macros, ["--expand"]),
      (scopes(6_000), ["--format", "svg"]),
      (scopes(60_000), ["--format", "json", "--limit", "events=400000"]),
    ])
  func interruption(_ text: String, _ options: [String]) async throws {
    let process = try Child(text, options)
    // The command must have begun, on a busy machine too, and not have ended, on a fast one.
    try await Task.sleep(for: .seconds(text == Self.longText ? 3 : 1))
    process.process.send(signal: SIGINT)
    // A tenth of a second on a machine with nothing else to do.
    let exit = try await process.process.waitForExit(within: .seconds(5))
    #expect(exit == .status(130), "\(options)")
  }

  /// A running `heirloom eval` with a file.
  private final class Child {
    let process: ChildProcess
    private let folder: URL

    init(_ text: String, _ options: [String]) throws {
      folder = FileManager.default.temporaryDirectory
        .appending(path: "heirloom-watchdog-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appending(path: "main.swift")
      try Data(text.utf8).write(to: file)
      process = try ChildProcess(
        Product.path, ["eval", file.path] + options,
        environment: ["PATH": "/usr/bin:/bin", "HOME": folder.path], directory: folder.path,
        streams: [.file("/dev/null"), .file("/dev/null"), .file("/dev/null")])
    }

    deinit {
      process.end()
      try? FileManager.default.removeItem(at: folder)
    }
  }
}

extension WatchdogTests {
  @Test("in the shell, one Ctrl-C ends what takes long, and nothing is lost")
  func shell() async throws {
    let product = try Product()
    defer { product.remove() }
    try Data(Self.shorterText.utf8).write(to: URL(filePath: product.home + "/long.swift"))
    let terminal = try Pseudoterminal()
    let program = try product.start(on: terminal)
    defer { program.end() }
    try await terminal.expect("❯ ")
    terminal.send("let kept = 42\r")
    try await terminal.expect("❯ ")
    terminal.send(":load \(product.home)/long.swift\r")
    try await Task.sleep(for: .seconds(1))
    terminal.send("\u{3}")
    // A tenth of a second on a machine with nothing else to do.
    try await terminal.expect("interrupted before it ran", within: .seconds(10))
    terminal.send("kept + 1\r")
    // The parser is still at work on another thread.
    try await terminal.expect("43", within: .seconds(120))
    terminal.send(":trace full\r\(Self.scopes(6_000).replacing("\n", with: "; "))\r")
    try await Task.sleep(for: .seconds(1))
    terminal.send("\u{3}")
    try await terminal.expect("❯ ", within: .seconds(10))
    terminal.send("kept + 2\r")
    try await terminal.expect("44", within: .seconds(60))
  }

  @Test("Ctrl-C ends the search for names, and the check whether an entry is whole")
  func editor() async throws {
    let product = try Product()
    defer { product.remove() }
    let terminal = try Pseudoterminal()
    let program = try product.start(on: terminal)
    defer { program.end() }
    try await terminal.expect("❯ ")
    terminal.send("\u{1B}[200~func f() {\n\(Self.shorterText)\nlet b = a1\u{1B}[201~")
    try await terminal.expect("let b = a1", within: .seconds(60))
    for key in ["\t", "\r"] {
      terminal.send(key)
      try await Task.sleep(for: .milliseconds(500))
      // The first ends the work, the second drops the entry.
      terminal.send("\u{3}")
      try await Task.sleep(for: .milliseconds(500))
    }
    terminal.send("\u{3}")
    try await terminal.expect("❯ ", within: .seconds(10))
    terminal.send("6 * 7\r")
    try await terminal.expect("42", within: .seconds(120))
  }

  @Test("Ctrl-C ends a verification with everything that it started")
  func verification() async throws {
    let product = try Product()
    defer { product.remove() }
    let file = product.home + "/endless.swift"
    try Data("print(1)\nwhile true {}\n".utf8).write(to: URL(filePath: file))
    let process = try ChildProcess(
      Product.path, ["verify", file],
      environment: ProcessInfo.processInfo.environment.merging(["HOME": product.home]) { $1 },
      directory: product.home,
      streams: [.file("/dev/null"), .file("/dev/null"), .file("/dev/null")])
    defer { process.end() }
    try await Task.sleep(for: .seconds(4))
    process.send(signal: SIGINT)
    #expect(try await process.waitForExit(within: .seconds(5)) == .status(130))
  }
}

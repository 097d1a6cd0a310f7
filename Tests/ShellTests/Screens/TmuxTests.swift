import Foundation
import Pseudoterminals
import Testing

/// Pastes from a terminal multiplexer's buffer, as people make them.
@Suite("pastes through tmux", .enabled(if: Tmux.isThere), .serialized)
struct TmuxTests {
  private static let program =
    "import Dispatch\n"
    + (0..<20).map { "func f\($0)() -> Int {\n\treturn \($0)\n}\n" }.joined(separator: "\n")
    + "print(\"pas\" + \"ted\", f19())\n"

  @Test(
    "sixty lines, some of them empty, are one entry at every size",
    arguments: [(60, 20), (80, 24), (140, 40)], [true, false])
  func paste(_ size: (columns: Int, rows: Int), _ isMarked: Bool) async throws {
    let product = try Product()
    defer { product.remove() }
    let tmux = try Tmux(product, columns: size.columns, rows: size.rows)
    try await tmux.start()
    try await tmux.expect("1.1 ❯")
    try await tmux.paste(Self.program, isMarked: isMarked)
    let shown = try await tmux.expect("f19())")
    #expect(shown.contains("more rows above"))
    #expect(!shown.contains("pasted 19"))
    try await tmux(["send-keys", "-t", "it", "Enter"])
    try await tmux.expect("pasted 19")
    // The lesson hasn't moved.
    let end = try await tmux.expect("1.1 ❯")
    #expect(!end.contains("error:"))
    try await tmux(["kill-server"])
  }

  @Test("a paste at a question isn't an answer", arguments: [true, false])
  func question(_ isMarked: Bool) async throws {
    let product = try Product()
    defer { product.remove() }
    let tmux = try Tmux(product, columns: 80, rows: 24)
    try await tmux.start()
    try await tmux.expect("1.1 ❯")
    try await tmux(["send-keys", "-t", "it", "Enter"])
    try await tmux.expect("1.1 ?")
    try await tmux.paste("b\n\n:next\n1 + 1\n", isMarked: isMarked)
    try await tmux.expect("1 + 1")
    let shown = try await tmux.screen()
    #expect(!shown.contains("Right"))
    try await tmux(["kill-server"])
  }
}

/// A tmux server with one window, in which the shell runs.
private struct Tmux {
  private static let path = ["/usr/bin/tmux", "/opt/homebrew/bin/tmux", "/usr/local/bin/tmux"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// `HEIRLOOM_TMUX` requires it.
  static var isThere: Bool {
    path != nil || ProcessInfo.processInfo.environment["HEIRLOOM_TMUX"] != nil
  }

  let product: Product
  let columns: Int
  let rows: Int
  private let path: String

  init(_ product: Product, columns: Int, rows: Int) throws {
    path = try #require(Self.path, "tmux isn't installed")
    self.product = product
    self.columns = columns
    self.rows = rows
  }

  func start() async throws {
    try await self([
      "-f", "/dev/null", "new-session", "-d", "-s", "it", "-x", "\(columns)", "-y", "\(rows)",
      Product.path,
    ])
  }

  func paste(_ text: String, isMarked: Bool) async throws {
    let file = product.home + "/paste.txt"
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    try await self(["load-buffer", "-b", "it", file])
    try await self(["paste-buffer", "-b", "it", "-t", "it"] + (isMarked ? ["-p"] : []))
  }

  func screen() async throws -> String {
    try await self(["capture-pane", "-p", "-t", "it"])
  }

  /// Waits until the screen shows a text.
  @discardableResult
  func expect(_ text: String) async throws -> String {
    for _ in 0..<400 {
      let screen = try await screen()
      if screen.contains(text) { return screen }
      try await Task.sleep(for: .milliseconds(50))
    }
    let screen = try await screen()
    try #require(screen.contains(text), "not seen: \(text)\n\(screen)")
    return screen
  }

  @discardableResult
  func callAsFunction(_ arguments: [String]) async throws -> String {
    var environment = product.environment
    environment["PATH"] = "/usr/bin:/bin"
    let result = try await FinishedProcess.run(
      path, ["-L", (product.home as NSString).lastPathComponent] + arguments,
      environment: environment, directory: product.home)
    return result.output
  }
}

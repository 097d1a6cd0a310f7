import Foundation
import Pseudoterminals
import Testing

@Suite("a class on a terminal and on phones")
struct ClassTests {
  /// The room's port and code on the stage.
  private struct Address: Equatable {
    var port: UInt16
    var code: String

    init?(_ screen: Screen) {
      for line in screen.lines {
        guard let match = line.firstMatch(of: /127\.0\.0\.1:([0-9]+)\/([A-Z0-9]+)/),
          let port = UInt16(match.1)
        else { continue }
        (self.port, code) = (port, String(match.2))
        return
      }
      return nil
    }
  }

  private func address(_ terminal: Pseudoterminal) async throws -> Address {
    let found = Found()
    try await terminal.expectScreen("the address") { screen in
      found.address = Address(screen)
      return found.address != nil
    }
    return try #require(found.address)
  }

  private final class Found: @unchecked Sendable {
    // Written by the single call of the closure, and read after it has returned.
    var address: Address?
    var path: String?
  }

  private func sit(_ address: Address) async throws -> String {
    let answer = try await LocalConnection.request(
      "GET", "/\(address.code)", port: address.port)
    return String(try #require(answer.headers["set-cookie"]).prefix { $0 != ";" })
  }

  private func vote(_ choice: Int, _ seat: String, _ address: Address) async throws -> Int {
    try await LocalConnection.request(
      "POST", "/vote", port: address.port, headers: ["Cookie": seat],
      body: Data("question=1.1&choice=\(choice)".utf8)
    ).status
  }

  private static let recap = """
    # Recap A

    > **Recap** of 1.1: What is printed now?
    >
    > ```swift
    > print("b2")
    > ```
    >
    > - [x] `b2`: as before.
    > - [ ] `none`: the call is inside.
    >
    > ```output
    > b2
    > ```
    >
    > **Rule** A scope is open until its brace.
    """

  @Test("a class votes, survives its process, votes again, and is summarized with a recap")
  func lesson() async throws {
    let product = try Product()
    defer { product.remove() }
    let recaps = product.home + "/lessons/recaps"
    try FileManager.default.createDirectory(atPath: recaps, withIntermediateDirectories: true)
    try Self.recap.write(toFile: recaps + "/a.md", atomically: true, encoding: .utf8)
    let terminal = try Pseudoterminal(columns: 80, rows: 24)
    let first = try product.start(["class", "1", "--port", "0"], on: terminal)
    let room = try await address(terminal)
    terminal.send(" ")
    try await terminal.expectScreen("the question") {
      $0.shows("What is printed?") && $0.shows("0 of 0")
    }
    let seats = [try await sit(room), try await sit(room)]
    #expect(try await vote(0, seats[0], room) == 303)
    try await terminal.expectScreen("one vote") { $0.shows("1 of 2 have answered") }
    first.send(signal: SIGKILL)
    _ = try await first.waitForExit()

    let second = try Pseudoterminal(columns: 80, rows: 40)
    let again = try product.start(
      ["class", "1", "--save", product.home + "/counts.json"], on: second)
    defer { again.end() }
    #expect(try await address(second) == room)
    try await second.expectScreen("the same question with its vote") {
      $0.shows("What is printed?") && $0.shows("1 of 1 have answered")
    }
    let page = try await LocalConnection.request(
      "GET", "/", port: room.port, headers: ["Cookie": seats[0]])
    #expect(page.text.contains("aria-pressed=\"true\""))
    #expect(try await vote(1, seats[1], room) == 303)
    second.send("v")
    try await second.expectScreen("half and half") {
      $0.shows("1 (50%)") && $0.shows("neighbor") && $0.shows("closed, 2 of 2")
    }
    second.send("v")
    try await second.expectScreen("a second vote") { $0.shows("0 of 2 have answered") }
    for seat in seats { #expect(try await vote(0, seat, room) == 303) }
    second.send("v")
    try await second.expectScreen("both votes") { $0.shows("1 (50%)") && $0.shows("2 (100%)") }
    second.send("qy")
    #expect(try await again.waitForExit() == .status(0))
    try await second.expectScreen("what was missed") {
      $0.shows("0% right") && $0.shows("What is printed now?") && $0.shows("open until its brace")
    }
    let counts = try String(contentsOfFile: product.home + "/counts.json", encoding: .utf8)
    #expect(counts.contains("\"seats\" : 2") && counts.contains("What is printed?"))
    #expect(!counts.contains(seats[0].dropFirst(5)))
  }

  @Test("a presenter remote's keys don't end a class, and an ended class can be resumed")
  func leaving() async throws {
    let product = try Product()
    defer { product.remove() }
    let terminal = try Pseudoterminal(columns: 80, rows: 40)
    let first = try product.start(["class", "1", "--port", "0", "--color", "always"], on: terminal)
    let room = try await address(terminal)
    terminal.send(" ")
    try await terminal.expectScreen("the question") { $0.shows("What is printed?") }
    let seat = try await sit(room)
    #expect(try await vote(1, seat, room) == 303)
    for key in ["\u{1B}", "q", "\u{3}", "\u{4}"] {
      terminal.send(key)
      try await terminal.expectScreen("the question whether to leave") {
        $0.shows("Press y to leave")
      }
      terminal.send("b")
      try await terminal.expectScreen("the question") { $0.shows("What is printed?") }
    }
    // Swift that is typed isn't a key of the stage.
    terminal.send("tqy")
    try await terminal.expectScreen("the line of Swift") { $0.shows("│ qy") }
    terminal.send("\u{1B}")
    try await terminal.expectScreen("the question") {
      $0.shows("What is printed?") && $0.shows("1 of 1 have answered") && !$0.shows("│ qy")
    }
    terminal.send("a")
    try await terminal.expectScreen("the QR code") { $0.shows("▀") && $0.shows(room.code) }
    terminal.send("qq")
    try await terminal.expectScreen("the question whether to leave") {
      $0.shows("Press y to leave")
    }
    terminal.send("y")
    #expect(try await first.waitForExit() == .status(0))
    try await terminal.expect("heirloom class 1 --resume")

    let second = try Pseudoterminal(columns: 80, rows: 40)
    let again = try product.start(["class", "1", "--resume"], on: second)
    defer { again.end() }
    #expect(try await address(second) == room)
    // The seat hasn't come back yet, and its vote still counts.
    try await second.expectScreen("the question with its vote") {
      $0.shows("What is printed?") && $0.shows("1 of 1 have answered")
    }
    second.send("qy")
    #expect(try await again.waitForExit() == .status(0))

    let third = try Pseudoterminal(columns: 80, rows: 40)
    let other = try product.start(["class", "1", "--port", "0"], on: third)
    defer { other.end() }
    #expect(try await address(third).code != room.code)
    third.send("qy")
    #expect(try await other.waitForExit() == .status(0))
  }

  @Test("the notes on a second terminal contain an address with the stage's keys")
  func teacher() async throws {
    let product = try Product()
    defer { product.remove() }
    let terminal = try Pseudoterminal(columns: 80, rows: 24)
    let program = try product.start(["class", "1", "--port", "0"], on: terminal)
    defer { program.end() }
    let room = try await address(terminal)
    let second = try Pseudoterminal(columns: 100, rows: 30)
    let notes = try product.start(["demo", "1", "--notes"], on: second, with: ["NO_COLOR": ""])
    defer { notes.end() }
    let found = Found()
    try await second.expectScreen("the address") { screen in
      let path = screen.lines.lazy.compactMap { $0.firstMatch(of: /\/teach\/[a-z0-9]+/)?.output }
      found.path = path.first.map(String.init)
      return found.path != nil
    }
    let path = try #require(found.path)
    second.send("a")
    try await second.expectScreen("the address with its QR code") { screen in
      screen.shows(path) && !screen.shows("Next:") && screen.lines.count { $0.contains("▀") } > 10
    }
    second.send("q")
    try await second.expectScreen("the notes again") { $0.shows("press a for a QR code") }
    #expect(try await LocalConnection.request("GET", path, port: room.port).status == 200)
    let press = try await LocalConnection.request(
      "POST", path, port: room.port, body: Data("key=on".utf8))
    #expect(press.status == 303)
    try await terminal.expectScreen("the question") { $0.shows("What is printed?") }
    #expect(!terminal.output.contains(path))
    terminal.send("qy")
    #expect(try await program.waitForExit() == .status(0))
  }

  @Test("a second teacher's class doesn't change the first one's journal")
  func secondTeacher() async throws {
    let product = try Product()
    defer { product.remove() }
    let terminal = try Pseudoterminal(columns: 80, rows: 24)
    let program = try product.start(["class", "1", "--port", "0"], on: terminal)
    defer { program.end() }
    let room = try await address(terminal)
    let other = try Pseudoterminal(columns: 80, rows: 24)
    let second = try product.start(["class", "1", "--port", "0"], on: other)
    defer { second.end() }
    #expect(try await address(other) != room)
    other.send("qy")
    #expect(try await second.waitForExit() == .status(0))
    #expect(other.output.contains("another class is running"))
    let journal = product.home + "/.local/state/heirloom/class.json"
    #expect(try String(contentsOfFile: journal, encoding: .utf8).contains(room.code))
    terminal.send("qy")
    #expect(try await program.waitForExit() == .status(0))
  }

  @Test("a port in use, and a missing terminal, are reported")
  func refusals() async throws {
    let product = try Product()
    defer { product.remove() }
    let piped = try await FinishedProcess.run(
      Product.path, ["class", "1"], environment: product.environment, directory: product.home)
    #expect(piped.status == 2 && piped.errors.contains("needs a terminal"), "\(piped.errors)")

    let terminal = try Pseudoterminal(columns: 80, rows: 24)
    let program = try product.start(["class", "1", "--port", "0"], on: terminal)
    defer { program.end() }
    let room = try await address(terminal)
    let other = try Pseudoterminal(columns: 80, rows: 24)
    let second = try product.start(["class", "1", "--port", "\(room.port)"], on: other)
    defer { second.end() }
    #expect(try await second.waitForExit() == .status(2))
    try await other.expectScreen("the reason") { $0.shows("is in use") }
    terminal.send("qy")
    #expect(try await program.waitForExit() == .status(0))
  }
}

extension Screen {
  fileprivate func shows(_ text: String) -> Bool { lines.contains { $0.contains(text) } }
}

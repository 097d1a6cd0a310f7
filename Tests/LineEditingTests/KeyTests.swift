import Foundation
import LineEditing
import Pseudoterminals
import Testing

@Suite("single keys")
struct KeyTests {
  @Test(
    "each key sequence of a terminal is a key",
    arguments: [
      (" ", Key.character(" ")), ("n", .character("n")), ("é", .character("é")), ("\r", .enter),
      ("\n", .enter), ("\u{3}", .interrupt), ("\u{4}", .control("d")), ("\u{7F}", .backspace),
      ("\u{1B}[C", .right), ("\u{1B}OD", .left), ("\u{1B}[A", .up), ("\u{1B}[1;5B", .down),
      ("\u{1B}[H", .home), ("\u{1B}[4~", .end), ("\u{1B}[5~", .pageUp), ("\u{1B}[6;2~", .pageDown),
      ("\u{1B}", .escape), ("\t", .tab),
    ])
  func keys(_ bytes: String, _ key: Key) async throws {
    let terminal = try Pseudoterminal()
    let reader = try #require(KeyReader(input: terminal.slave))
    async let found = reader.next()
    // Until then, Ctrl-C would be a signal.
    while localModes(terminal.slave) & UInt(ISIG) != 0 { await Task.yield() }
    terminal.send(bytes)
    #expect(await found == key)
    #expect(terminal.output == "")
  }

  @Test("keys typed ahead are kept")
  func typedAhead() async throws {
    let terminal = try Pseudoterminal()
    let reader = try #require(KeyReader(input: terminal.slave))
    terminal.send("1\u{1B}[C2")
    for key in [Key.character("1"), .right, .character("2")] {
      #expect(await reader.next() == key)
    }
  }

  @Test("settings are restored on closing")
  func settings() async throws {
    let terminal = try Pseudoterminal()
    let slave = terminal.slave
    let before = localModes(slave)
    let reader = try #require(KeyReader(input: slave))
    #expect(localModes(slave) != before)
    reader.close()
    #expect(localModes(slave) == before)
  }

  @Test("another thread can interrupt")
  func interrupt() async throws {
    let terminal = try Pseudoterminal()
    let reader = try #require(KeyReader(input: terminal.slave))
    async let found = reader.next()
    while !reader.interrupt() { await Task.yield() }
    #expect(await found == .interrupt)
  }
}

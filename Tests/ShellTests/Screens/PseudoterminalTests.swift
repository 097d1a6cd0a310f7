import Foundation
import Pseudoterminals
import Testing

@Suite("pseudo-terminal")
struct PseudoterminalTests {
  @Test("a program has it as its controlling terminal, size and all")
  func controllingTerminal() async throws {
    let terminal = try Pseudoterminal(columns: 50, rows: 7)
    let program = try terminal.spawn(
      "/bin/sh", ["-c", "stty size </dev/tty; read line; echo got $line $NAME; exit 3"],
      environment: ["NAME": "x"])
    try await terminal.expect("7 50")
    terminal.send("hi\r")
    try await terminal.expect("got hi x")
    #expect(try await program.waitForExit() == .status(3))
    try await terminal.expectEnd()
    #expect(terminal.screen.lines == ["7 50", "hi", "got hi x"])
  }

  @Test("a program that has ended is no child any more, though nobody has asked for its end")
  func reaped() async throws {
    let program = try ChildProcess(
      "/bin/sh", ["-c", "exit 4"], environment: [:], streams: [])
    var information = siginfo_t()
    // An ended child that nobody has waited for would still be found.
    for _ in 0..<2_000
    where waitid(P_PID, id_t(program.id), &information, WEXITED | WNOHANG | WNOWAIT) == 0 {
      try await Task.sleep(for: .milliseconds(5))
    }
    #expect(waitid(P_PID, id_t(program.id), &information, WEXITED | WNOHANG | WNOWAIT) == -1)
    #expect(try await program.waitForExit() == .status(4))
  }

  @Test("Ctrl-C is a signal to the program")
  func interrupt() async throws {
    let terminal = try Pseudoterminal()
    let program = try terminal.spawn("/bin/sh", ["-c", "echo ready; read line"])
    try await terminal.expect("ready")
    terminal.send("\u{3}")
    #expect(try await program.waitForExit() == .signal(2))
  }

  @Test("missing output is an error that contains the actual output")
  func nothingSeen() async throws {
    let terminal = try Pseudoterminal()
    let program = try terminal.spawn("/bin/sh", ["-c", "echo ready; read line"])
    defer { program.end() }
    try await terminal.expect("ready")
    let error = await #expect(throws: PseudoterminalError.self) {
      try await terminal.expect("steady", within: .milliseconds(20))
    }
    #expect(error?.description.contains("ready") == true)
  }
}

import Foundation
import LineEditing
import Pseudoterminals
import Testing

@Suite("plain lines")
struct PlainInputTests {
  private func read(_ reader: PlainLineReader) async -> Submission {
    await reader.read(prompt: Prompt("> ", style: "1"), continuation: Prompt(". ")) { entry in
      entry.filter { $0 == "{" }.count <= entry.filter { $0 == "}" }.count
    }
  }

  @Test(
    "a pipe is read line by line",
    arguments: [
      ("one\ntwo\n", [Submission.line("one"), .line("two")]),
      ("one\r\n\ntwo", [.line("one"), .line(""), .line("two")]),
      ("a {\nb\n}\nc\n", [.line("a {\nb\n}"), .line("c")]),
      ("a {\nb", [.line("a {\nb")]),
      ("", []),
    ])
  func lines(_ text: String, _ wanted: [Submission]) async throws {
    let input = Pipe()
    let output = Pipe()
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try input.fileHandleForWriting.close()
    let reader = try #require(
      PlainLineReader(
        input: input.fileHandleForReading.fileDescriptor,
        output: output.fileHandleForWriting.fileDescriptor))
    for submission in wanted + [.endOfFile, .endOfFile] {
      #expect(await read(reader) == submission)
    }
    // Nothing may have been written, which a nonblocking read shows.
    let descriptor = output.fileHandleForReading.fileDescriptor
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    var byte: UInt8 = 0
    #expect(Foundation.read(descriptor, &byte, 1) == -1 && errno == EAGAIN)
  }

  @Test("a dumb terminal gets prompts, without color")
  func dumbTerminal() async throws {
    let terminal = try Pseudoterminal()
    let slave = terminal.slave
    let reader = try #require(PlainLineReader(input: slave, output: slave))
    async let submission = read(reader)
    terminal.send("a {\n}\n")
    #expect(await submission == .line("a {\n}"))
    try await terminal.expectScreen("the prompts") { $0.lines.joined().contains("> ") }
    #expect(!terminal.output.contains("\u{1B}"))

    async let next = read(reader)
    while !reader.interrupt() { await Task.yield() }
    #expect(await next == .interrupted(lineWasEmpty: true))
    async let last = read(reader)
    terminal.send("\u{4}")
    #expect(await last == .endOfFile)
  }

  @Test("writing to a closed pipe is an error")
  func closedPipe() throws {
    ignoreBrokenPipes()
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    #expect(throws: WriteError.closed) {
      try writeAll(pipe.fileHandleForWriting.fileDescriptor, [1, 2, 3])
    }
  }

  @Test("a slow reader gets every byte")
  func slowReader() async throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
    let written = AsyncStream<WriteError?> { continuation in
      Thread {
        do throws(WriteError) {
          try writeAll(descriptor, bytes)
          continuation.yield(nil)
        } catch { continuation.yield(error) }
      }.start()
    }
    var found: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1000)
    while found.count < bytes.count {
      let count = Foundation.read(pipe.fileHandleForReading.fileDescriptor, &chunk, chunk.count)
      try #require(count > 0)
      found += chunk[..<count]
    }
    #expect(found == bytes)
    for await error in written {
      #expect(error == nil)
      break
    }
  }
}

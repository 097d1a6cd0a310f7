import Foundation

/// Reads lines as they come, from a pipe, a file or a terminal that can't redraw.
///
/// It writes no escapes, and a prompt only if the input is a terminal.
package final class PlainLineReader: LineInput {
  private let input: Int32
  private let output: Int32
  private let showsPrompt: Bool
  private let requests: ReadRequests
  /// Held for the whole of a read: a second read waits for the first.
  private let turn = NSLock()
  /// The bytes that were read but not used yet. Guarded by `turn`.
  private nonisolated(unsafe) var buffer: [UInt8] = []
  /// Guarded by `turn`.
  private nonisolated(unsafe) var hasEnded = false

  /// Returns nil only if the process is out of descriptors.
  package init?(input: Int32 = 0, output: Int32 = 1) {
    guard let pipe = WakePipe() else { return nil }
    self.input = input
    self.output = output
    showsPrompt = Terminal.isTerminal(input)
    requests = ReadRequests(pipe: pipe)
  }

  package func read(
    prompt: Prompt, continuation: Prompt, isComplete: @escaping @Sendable (String) -> Bool
  ) async -> Submission {
    await onReadingThread {
      self.turn.lock()
      defer { self.turn.unlock() }
      self.requests.beginReading()
      defer { self.requests.endReading(write: self.write) }
      return self.readEntry(prompt: prompt, continuation: continuation, isComplete: isComplete)
    }
  }

  package func printAbove(_ text: String) {
    write([text])
  }

  package func refill(_ entry: String) -> Bool { false }

  @discardableResult
  package func interrupt() -> Bool {
    requests.interrupt()
  }

  private enum Line {
    case text(String)
    case interrupted
    case end
  }

  private func readEntry(
    prompt: Prompt, continuation: Prompt, isComplete: @Sendable (String) -> Bool
  ) -> Submission {
    var lines: [String] = []
    while true {
      if showsPrompt { write([(lines.isEmpty ? prompt : continuation).text]) }
      switch readLine() {
      case .text(let line):
        lines.append(line)
        let entry = lines.joined(separator: "\n")
        if entry.isEmpty || isComplete(entry) { return .line(entry) }
      case .interrupted:
        if showsPrompt { write(["\n"]) }
        return .interrupted(lineWasEmpty: lines.isEmpty)
      case .end:
        if showsPrompt { write(["\n"]) }
        return lines.isEmpty ? .endOfFile : .line(lines.joined(separator: "\n"))
      }
    }
  }

  private func readLine() -> Line {
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        defer { buffer.removeSubrange(...end) }
        return .text(Self.text(buffer[..<end]))
      }
      if hasEnded {
        // A last line without a newline; after it, a terminal may go on.
        defer { buffer.removeAll() }
        hasEnded = false
        return buffer.isEmpty ? .end : .text(Self.text(buffer[...]))
      }
      if requests.take().contains(.interrupt) { return .interrupted }
      guard requests.pipe.wait(for: input) == .input else { continue }
      readMore()
    }
  }

  private func readMore() {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = Foundation.read(input, &bytes, bytes.count)
    if count > 0 {
      buffer += bytes[..<count]
    } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
      hasEnded = true
    }
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    let line = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
    return String(decoding: line, as: UTF8.self)
  }

  private func write(_ texts: [String]) {
    try? writeAll(output, texts.joined().utf8)
  }
}

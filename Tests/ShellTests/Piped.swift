import Foundation

/// A program run without a terminal: what goes in, and what comes out of it.
struct Piped {
  var status: Int32
  var output: String
  var errors: String

  /// - Parameter interruptAfter: text in the output after which the program is sent SIGINT.
  static func run(
    _ path: String, _ arguments: [String], environment: [String: String], directory: String,
    input: String = "", interruptAfter: String? = nil
  ) async throws -> Piped {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.environment = environment
    process.currentDirectoryURL = URL(filePath: directory)
    let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
    process.standardInput = stdin
    process.standardOutput = stdout
    process.standardError = stderr
    try process.run()
    stdin.fileHandleForWriting.write(Data(input.utf8))
    try stdin.fileHandleForWriting.close()
    let id = process.processIdentifier
    // Begun here, not in tasks: other tests may keep all threads for those busy for long.
    let output = PipeReader(stdout.fileHandleForReading) { text in
      guard let interruptAfter, text.contains(interruptAfter) else { return }
      kill(id, SIGINT)
    }
    let errors = PipeReader(stderr.fileHandleForReading) { _ in }
    let (printed, complained) = (await output.text, await errors.text)
    process.waitUntilExit()
    return Piped(status: process.terminationStatus, output: printed, errors: complained)
  }
}

/// Reads everything until the end, on a thread of its own.
private final class PipeReader: Sendable {
  private let handle: FileHandle
  private let pieces: AsyncStream<String>

  /// - Parameter onMore: called on that thread with all that came so far.
  init(_ handle: FileHandle, onMore: @escaping @Sendable (String) -> Void) {
    self.handle = handle
    let descriptor = handle.fileDescriptor
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    pieces = stream
    Thread {
      var bytes: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = read(descriptor, &buffer, buffer.count)
        guard count > 0 else { break }
        bytes += buffer[..<count]
        onMore(String(decoding: bytes, as: UTF8.self))
      }
      continuation.yield(String(decoding: bytes, as: UTF8.self))
      continuation.finish()
    }.start()
  }

  var text: String {
    get async {
      var all = ""
      for await piece in pieces { all += piece }
      return all
    }
  }
}

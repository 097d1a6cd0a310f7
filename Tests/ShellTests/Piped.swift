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
    async let output = text(of: stdout.fileHandleForReading) { text in
      guard let interruptAfter, text.contains(interruptAfter) else { return }
      kill(id, SIGINT)
    }
    async let errors = text(of: stderr.fileHandleForReading) { _ in }
    let (printed, complained) = await (output, errors)
    process.waitUntilExit()
    return Piped(status: process.terminationStatus, output: printed, errors: complained)
  }

  /// Everything until the end, on a thread of its own.
  private static func text(
    of handle: FileHandle, onMore: @escaping @Sendable (String) -> Void
  ) async -> String {
    let descriptor = handle.fileDescriptor
    let text: String = await withCheckedContinuation { continuation in
      Thread {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
          let count = read(descriptor, &buffer, buffer.count)
          guard count > 0 else { break }
          bytes += buffer[..<count]
          onMore(String(decoding: bytes, as: UTF8.self))
        }
        continuation.resume(returning: String(decoding: bytes, as: UTF8.self))
      }.start()
    }
    withExtendedLifetime(handle) {}
    return text
  }
}

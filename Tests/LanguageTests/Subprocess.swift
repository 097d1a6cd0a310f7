import Foundation
import Synchronization

/// A command that is run to its end, or stopped.
enum Subprocess {
  struct Result: Sendable {
    let status: Int32
    let output: String
    let errors: String
    /// It took longer than allowed.
    let isStopped: Bool
  }

  /// Runs a command that is found as the shell would find it.
  static func run(
    _ command: [String], in folder: URL, seconds: Double = 600
  ) async throws -> Result {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    // Files rather than pipes: neither can fill up while the other is read.
    let outputFile = folder.appending(path: UUID().uuidString)
    let errorFile = folder.appending(path: UUID().uuidString)
    for file in [outputFile, errorFile] {
      _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    }
    defer {
      for file in [outputFile, errorFile] { try? FileManager.default.removeItem(at: file) }
    }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)
    var environment = ProcessInfo.processInfo.environment
    // Outside of the tests' own process the default context is live, as for a learner.
    environment["SWIFT_DEPENDENCIES_CONTEXT"] = "live"
    // A trap is expected; drawing its backtrace takes seconds.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    process.environment = environment
    let guardian = Mutex<Task<Void, Never>?>(nil)
    // Waiting must not occupy a thread that other tests' tasks need.
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in continuation.resume() }
      do { try process.run() } catch { continuation.resume(throwing: error) }
      let id = process.processIdentifier
      guardian.withLock {
        $0 = Task {
          try? await Task.sleep(for: .seconds(seconds))
          if !Task.isCancelled { kill(id, SIGKILL) }
        }
      }
    }
    guardian.withLock { $0?.cancel() }
    // What a program prints may be cut inside a character, so it is read with repair.
    return Result(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: outputFile), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errorFile), as: UTF8.self),
      isStopped: process.terminationReason == .uncaughtSignal
        && process.terminationStatus == SIGKILL)
  }
}

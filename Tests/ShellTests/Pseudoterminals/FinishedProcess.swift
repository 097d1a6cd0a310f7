import Foundation
import Synchronization

/// A program that was run without a terminal, to its end: what came out of it.
package struct FinishedProcess: Sendable {
  package let exit: ChildProcess.Exit
  package let output: String
  package let errors: String

  /// The exit status; that of a shell for a program that a signal ended.
  package var status: Int32 {
    switch exit {
    case .status(let status): status
    case .signal(let number): 128 + number
    }
  }

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - environment: all of it; nothing is inherited.
  ///   - directory: this process's own when `nil`.
  ///   - interruptAfter: text in the output after which the program is sent SIGINT.
  ///   - limit: the time after which the program is killed, which its exit then shows.
  package static func run(
    _ path: String, _ arguments: [String], environment: [String: String],
    directory: String? = nil, input: String = "", interruptAfter: String? = nil,
    within limit: Duration = .seconds(240)
  ) async throws -> FinishedProcess {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "heirloom-process-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Files rather than pipes: neither can fill up while the other is read.
    let files = ["input", "output", "errors"].map { folder.appending(path: $0) }
    try Data(input.utf8).write(to: files[0])
    let process = try ChildProcess(
      path, arguments, environment: environment, directory: directory,
      streams: files.map { .file($0.path) })
    let isOver = Flag(false)
    if let interruptAfter {
      // On a thread of its own: other tests may keep those of the pool for themselves.
      Thread {
        while !isOver.value, !Self.text(of: files[1]).contains(interruptAfter) { usleep(2000) }
        if !isOver.value { process.send(signal: SIGINT) }
      }.start()
    }
    defer { isOver.value = true }
    let exit: ChildProcess.Exit
    do {
      exit = try await process.waitForExit(within: limit)
    } catch ChildProcessError.stillRunning {
      process.end()
      exit = .signal(SIGKILL)
    }
    return FinishedProcess(
      exit: exit, output: Self.text(of: files[1]), errors: Self.text(of: files[2]))
  }

  /// Whether the program has ended, for the thread that watches what it prints.
  private final class Flag: Sendable {
    private let state: Mutex<Bool>
    init(_ value: Bool) { state = Mutex(value) }
    var value: Bool {
      get { state.withLock { $0 } }
      set { state.withLock { $0 = newValue } }
    }
  }

  /// Read with repair: what a program prints may be cut inside a character.
  private static func text(of file: URL) -> String {
    String(decoding: (try? Data(contentsOf: file)) ?? Data(), as: UTF8.self)
  }
}

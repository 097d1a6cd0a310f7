import Foundation
import Synchronization

/// The result of a program that ran to its end without a terminal.
package struct FinishedProcess: Sendable {
  package let exit: ChildProcess.Exit
  package let output: String
  package let errors: String

  /// The exit status; for a signal, the status that a shell would report.
  package var status: Int32 {
    switch exit {
    case .status(let status): status
    case .signal(let number): 128 + number
    }
  }

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - environment: The whole environment, because nothing is inherited.
  ///   - directory: The working directory; this process's own if `nil`.
  ///   - interruptAfter: Text in the output after which the program receives SIGINT.
  ///   - limit: The time after which the program is killed, which its exit then shows.
  package static func run(
    _ path: String, _ arguments: [String], environment: [String: String],
    directory: String? = nil, input: String = "", interruptAfter: String? = nil,
    within limit: Duration = .seconds(240)
  ) async throws -> FinishedProcess {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "heirloom-process-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Files rather than pipes, because neither can fill up while the other is read.
    let files = ["input", "output", "errors"].map { folder.appending(path: $0) }
    try Data(input.utf8).write(to: files[0])
    let process = try ChildProcess(
      path, arguments, environment: environment, directory: directory,
      streams: files.map { .file($0.path) })
    let isOver = Flag(false)
    if let interruptAfter {
      // On a separate thread, because other tests may occupy those of the pool.
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

  /// Whether the program has ended, for the thread that reads its output.
  private final class Flag: Sendable {
    private let state: Mutex<Bool>
    init(_ value: Bool) { state = Mutex(value) }
    var value: Bool {
      get { state.withLock { $0 } }
      set { state.withLock { $0 = newValue } }
    }
  }

  /// Decoded with repair, because a program's output may be cut inside a character.
  private static func text(of file: URL) -> String {
    String(decoding: (try? Data(contentsOf: file)) ?? Data(), as: UTF8.self)
  }
}

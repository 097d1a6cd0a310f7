import Foundation

/// The result of a process that ended or was killed.
struct Subprocess {
  let status: Int32
  let output: String
  let errors: String
  /// Whether the process ended before the limit.
  let isOver: Bool

  /// The process was killed because nobody waits for its result any more.
  struct Interrupted: Error {}

  /// Runs a program without input.
  ///
  /// - Parameters:
  ///   - limit: Seconds after which the process is killed.
  ///   - context: The context of the library Dependencies, for a program that uses it.
  ///   - showsLines: Whether the process prints to a terminal, so that its output isn't lost when it
  ///     traps.
  ///   - isInterrupted: Whether to kill the process. It is asked often.
  static func run(
    _ path: String, _ arguments: [String], within limit: Double, context: String = "live",
    showsLines: Bool = false, isInterrupted: () -> Bool
  ) throws -> Subprocess {
    let files = ["output", "errors"].map { name in
      FileManager.default.temporaryDirectory.appending(
        path: "heirloom-\(UUID().uuidString).\(name)")
    }
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    // Set the context that a learner's program has. Backtraces take seconds, so turn them off.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_DEPENDENCIES_CONTEXT": context, "SWIFT_BACKTRACE": "enable=no"]) { $1 }
    process.standardInput = FileHandle.nullDevice
    // Use files because a full pipe would block the process.
    for file in files { try Data().write(to: file) }
    let terminal = showsLines ? OutputTerminal() : nil
    process.standardOutput = try terminal?.end ?? FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    terminal?.begin()
    let end = Date().addingTimeInterval(limit)
    while process.isRunning, Date() < end, !isInterrupted() { usleep(5_000) }
    let isOver = !process.isRunning
    if !isOver {
      let id = process.processIdentifier
      // A compiler has processes of its own in its group.
      if getpgid(id) == id { kill(-id, SIGKILL) }
      kill(id, SIGKILL)
    }
    process.waitUntilExit()
    if !isOver, isInterrupted() { throw Interrupted() }
    let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    return Subprocess(
      status: process.terminationReason == .exit ? process.terminationStatus : 1,
      output: terminal?.text ?? texts[0], errors: texts[1], isOver: isOver)
  }
}

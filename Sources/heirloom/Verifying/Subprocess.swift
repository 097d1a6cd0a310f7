import Foundation

/// A process that has come to its end, or was brought to it.
struct Subprocess {
  let status: Int32
  let output: String
  let errors: String
  /// Whether it ended by itself.
  let isOver: Bool

  /// Runs a program without input.
  ///
  /// - Parameters:
  ///   - limit: Seconds after which it is killed.
  ///   - context: That of the library, for a program that uses it.
  ///   - showsLines: Whether it is given a terminal to print on, so that what it printed isn't lost
  ///     when it traps.
  static func run(
    _ path: String, _ arguments: [String], within limit: Double, context: String = "live",
    showsLines: Bool = false
  ) throws -> Subprocess {
    let files = ["output", "errors"].map { name in
      FileManager.default.temporaryDirectory.appending(
        path: "heirloom-\(UUID().uuidString).\(name)")
    }
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    // A compiled lesson begins as a learner's program does; a trap's backtrace takes seconds.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_DEPENDENCIES_CONTEXT": context, "SWIFT_BACKTRACE": "enable=no"]) { $1 }
    process.standardInput = FileHandle.nullDevice
    // Files rather than pipes: neither can fill up while the other is read.
    for file in files { try Data().write(to: file) }
    let terminal = showsLines ? OutputTerminal() : nil
    process.standardOutput = try terminal?.end ?? FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    terminal?.begin()
    let end = Date().addingTimeInterval(limit)
    while process.isRunning, Date() < end { usleep(5_000) }
    let isOver = !process.isRunning
    if !isOver { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    return Subprocess(
      status: process.terminationReason == .exit ? process.terminationStatus : 1,
      output: terminal?.text ?? texts[0], errors: texts[1], isOver: isOver)
  }
}

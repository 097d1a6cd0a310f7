import Foundation

/// Runs ten programs as processes of their own, interpreted by `heirloom` and by `python3` in turn,
/// and prints how much time of processors each took without its start: what the same program takes
/// that has next to nothing to do.
///
///     swift build -c release --product heirloom && swift run -c release Speed
///     swift run -c release Speed loop          the rows whose name contains that
@main
enum Speed {
  static func main() {
    let wanted = CommandLine.arguments.dropFirst().first
    let heirloom = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("heirloom").path
    guard FileManager.default.isExecutableFile(atPath: heirloom) else {
      print("no \(heirloom) to measure")
      exit(1)
    }
    print(column("", 26) + right("heirloom ms") + right("python3 ms") + right("ratio"))
    for program in Program.all where wanted.map({ program.name.contains($0) }) ?? true {
      do {
        let times = try measure(program, heirloom: heirloom)
        let (own, other) = (times.0, times.1)
        print(
          column(program.name, 26) + right(figure(own)) + right(figure(other))
            + right(String(format: "%.2f", own / max(other, 0.001))))
      } catch {
        print("\(program.name): \(error)")
        exit(1)
      }
    }
  }

  /// Milliseconds of processors beyond the start, the median of five runs in turn.
  private static func measure(
    _ program: Program, heirloom: String
  ) throws -> (Double, Double) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("speed-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var commands: [[String]] = []
    for language in Language.allCases {
      for (size, count) in [("full", program.count), ("empty", 1)] {
        let file = folder.appendingPathComponent("\(size).\(language.rawValue)").path
        try program.text(language, count: count).write(
          toFile: file, atomically: true, encoding: .utf8)
        commands.append(
          language == .swift
            ? [heirloom, "eval", "--trace", "off", file] : ["/usr/bin/env", "python3", file])
      }
    }
    var times = commands.map { _ in [Double]() }
    for _ in 0..<5 {
      for (index, command) in commands.enumerated() {
        times[index].append(try milliseconds(running: command))
      }
    }
    let medians = times.map { $0.sorted()[$0.count / 2] }
    return (medians[0] - medians[1], medians[2] - medians[3])
  }

  private static func milliseconds(running command: [String]) throws -> Double {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    process.standardOutput = FileHandle.nullDevice
    let before = processorTime()
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failed(command: command) }
    return processorTime() - before
  }

  /// Milliseconds that processes started here and ended had of processors: what else the machine does
  /// counts little.
  private static func processorTime() -> Double {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_CHILDREN, &usage)
    #else
      // Linux has a type for the argument that its function doesn't take.
      getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    #endif
    return milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime)
  }

  private static func milliseconds(_ time: timeval) -> Double {
    Double(time.tv_sec) * 1_000 + Double(time.tv_usec) / 1_000
  }

  private struct Failed: Error {
    let command: [String]
  }

  private static func figure(_ value: Double) -> String { String(format: "%.1f", value) }

  private static func column(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }

  private static func right(_ text: String) -> String {
    String(repeating: " ", count: max(1, 13 - text.count)) + text
  }
}

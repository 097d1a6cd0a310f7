import Foundation
import Pseudoterminals
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Every program, whatever it does to its process, ends with one of our statuses, soon, and within
/// a memory limit.
@Suite("hostile programs")
struct HostileTests {
  @Test("it ends as its first lines say", arguments: try HostileProgram.all())
  func end(_ program: HostileProgram) async throws {
    check(program, try #require(await Self.ends.result(for: program.path)))
  }

  private static let ends = Ahead((try? HostileProgram.all()) ?? [], by: \.path) { program in
    try HostileChild.run(program)
  }

  private func check(_ program: HostileProgram, _ child: HostileChild) {
    #expect(
      program.statuses.contains(child.status),
      "\(child.errors.prefix(2000))")
    #expect(child.megabytes <= program.megabytes)
    #expect(child.seconds <= program.seconds)
    // The lines are broken wherever they are full.
    let words = child.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for text in program.says { #expect(words.contains(text)) }
    for text in program.prints { #expect(child.output.contains(text)) }
    // Messages must be short enough to read.
    #expect(child.errors.utf8.count < 100_000)
  }

  @Test("there are enough programs")
  func count() throws {
    #expect(try HostileProgram.all().count >= 120)
  }
}

/// A malicious program. Its first lines contain the expected result: `// status: 3`, `// says: more
/// memory`, `// prints: 10`, `// megabytes: 300`, `// seconds: 4`, `// limit: computing=1`, `// repeat: 8000 "x "` for text that is
/// appended so many times, with the number of the repetition for `{i}` and the previous number for
/// `{p}`; `// begin: f(` and `// end: )` for the text before and after that.
struct HostileProgram: Sendable, CustomTestStringConvertible {
  let path: String
  /// Several statuses, if a fast machine reaches an end that a slow one doesn't.
  private(set) var statuses: [Int32] = [0]
  /// The maximum peak memory of the process.
  private(set) var megabytes = 450
  /// The maximum processor time of the process.
  private(set) var seconds = 60.0
  /// Texts that standard error must contain.
  private(set) var says: [String] = []
  /// Texts that standard output must contain.
  private(set) var prints: [String] = []
  private(set) var limits: [String] = []
  private(set) var repetition: (count: Int, text: String)?
  private(set) var beginning = ""
  private(set) var end = ""

  /// The whole program, if it isn't the file's text.
  var longText: String? {
    guard let repetition, let head = try? String(contentsOfFile: path, encoding: .utf8) else {
      return nil
    }
    let times = (1...repetition.count).map { time in
      repetition.text.replacing("{i}", with: String(time)).replacing("{p}", with: String(time - 1))
    }
    return head + beginning + times.joined() + end
  }

  var testDescription: String { String(path.split(separator: "/").last ?? "") }

  static func all() throws -> [HostileProgram] {
    let directory = #filePath.split(separator: "/").dropLast().joined(separator: "/")
    let folder = "/" + directory + "/Hostile"
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      .filter { $0.hasSuffix(".swift") }
      .map { try HostileProgram(path: folder + "/" + $0) }
  }

  private init(path: String) throws {
    self.path = path
    for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
      guard line.hasPrefix("// "), let colon = line.firstIndex(of: ":") else { break }
      let value = line[colon...].dropFirst().trimmingCharacters(in: .whitespaces)
      switch line.prefix(upTo: colon) {
      case "// status": statuses = value.split(separator: " ").map { Int32($0) ?? -1 }
      case "// megabytes": megabytes = Int(value) ?? 0
      case "// seconds": seconds = Double(value) ?? 0
      case "// says": says.append(value)
      case "// prints": prints.append(value)
      case "// limit": limits.append(value)
      case "// begin": beginning = value
      case "// end": end = value
      case "// repeat":
        guard let match = value.wholeMatch(of: /(\d+) "(.*)"/), let count = Int(match.1) else {
          break
        }
        repetition = (count, String(match.output.2).replacing("\\n", with: "\n"))
      default: break
      }
    }
  }
}

/// A separate process for a program, under the system's limits.
private struct HostileChild {
  /// The status of the process; for a signal, the status that a shell would report.
  var status: Int32
  var megabytes: Int
  var seconds: Double
  var output: String
  var errors: String

  static func run(_ program: HostileProgram) throws -> HostileChild {
    let folder = FileManager.default.temporaryDirectory.path + "/hostile-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = program.longText == nil ? program.path : folder + "/long.swift"
    try program.longText?.write(toFile: path, atomically: false, encoding: .utf8)
    // Processor time, not wall time, so that a busy machine doesn't matter; and a limit for
    // everything else.
    // A program that must reach its end has time for it on a slow machine too.
    let computing = program.statuses.contains(3) ? 1 : 10
    let limits = ["computing=\(computing)", "time=120"] + program.limits
    let command =
      "ulimit -c 0; ulimit -t 60; ulimit -v 16000000; exec \"$0\" eval \"$1\" "
      + limits.map { "--limit \($0)" }.joined(separator: " ")
      + " >\(folder)/output 2>\(folder)/errors </dev/null"
    var child = pid_t()
    let words: [String] = ["/bin/sh", "-c", command, Product.path, path]
    let variables: [String] = [
      "PATH=/usr/bin:/bin", "HOME=\(folder)", "SWIFT_BACKTRACE=enable=no",
    ]
    let arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    let environment: [UnsafeMutablePointer<CChar>?] = variables.map { strdup($0) }
    defer { for pointer in arguments + environment { free(pointer) } }
    guard
      posix_spawn(&child, "/bin/sh", nil, nil, arguments + [nil], environment + [nil]) == 0
    else { throw CocoaError(.executableLoad) }
    var state: Int32 = 0
    var usage = rusage()
    // A program that never ends, and takes no processor time, reaches no limit. Waiting for it blocks a thread
    // that other tests need.
    let deadline = ContinuousClock.now + .seconds(300)
    while true {
      let ended = wait4(child, &state, WNOHANG, &usage)
      if ended == child || ended < 0 && errno != EINTR { break }
      if ContinuousClock.now > deadline { kill(child, SIGKILL) }
      usleep(10_000)
    }
    let signal = state & 0x7F
    #if canImport(Darwin)
      let bytesPerUnit = 1
    #else
      let bytesPerUnit = 1024
    #endif
    return HostileChild(
      status: signal == 0 ? (state >> 8) & 0xFF : 128 + signal,
      megabytes: usage.ru_maxrss * bytesPerUnit >> 20,
      seconds: Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) + 1,
      output: (try? String(contentsOfFile: folder + "/output", encoding: .utf8)) ?? "",
      errors: (try? String(contentsOfFile: folder + "/errors", encoding: .utf8)) ?? "")
  }
}

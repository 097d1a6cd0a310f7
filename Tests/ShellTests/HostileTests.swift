import Foundation
import Pseudoterminals
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Whatever a program does to the process that runs it, it ends with a status of ours, soon, and
/// without taking the machine's memory.
@Suite("hostile programs")
struct HostileTests {
  @Test("it ends as it says", arguments: try HostileProgram.all())
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
    // Broken into lines wherever they are full.
    let words = child.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for text in program.says { #expect(words.contains(text)) }
    // Whatever it is told, nobody wants to read more.
    #expect(child.errors.utf8.count < 100_000)
  }

  @Test("there are enough of them")
  func count() throws {
    #expect(try HostileProgram.all().count >= 120)
  }
}

/// A program that is up to no good. What comes of it stands in its first lines: `// status: 3`,
/// `// says: more memory`, `// megabytes: 300`, `// limit: computing=1`, `// repeat: 8000 "x "` for text
/// that follows so many times, with the number of the time for `{i}` and that of the one before for `{p}`;
/// `// begin: f(` and `// end: )` for what comes before and after that.
struct HostileProgram: Sendable, CustomTestStringConvertible {
  let path: String
  /// More than one where a fast machine gets to the end that a slow one doesn't.
  private(set) var statuses: [Int32] = [0]
  /// That the process may take at its peak.
  private(set) var megabytes = 450
  private(set) var says: [String] = []
  private(set) var limits: [String] = []
  private(set) var repetition: (count: Int, text: String)?
  private(set) var beginning = ""
  private(set) var end = ""

  /// All of it, where it isn't what stands in the file.
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
      case "// says": says.append(value)
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

/// A process of its own for a program, under limits of the system's.
private struct HostileChild {
  /// Of the process; that of the signal that ended it, as a shell tells it, if one did.
  var status: Int32
  var megabytes: Int
  var output: String
  var errors: String

  static func run(_ program: HostileProgram) throws -> HostileChild {
    let folder = FileManager.default.temporaryDirectory.path + "/hostile-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = program.longText == nil ? program.path : folder + "/long.swift"
    try program.longText?.write(toFile: path, atomically: false, encoding: .utf8)
    // Seconds of processors, not of clocks, so that a busy machine doesn't matter; and what bounds the
    // damage if nothing else does.
    let limits = ["computing=1", "time=120"] + program.limits
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
    while wait4(child, &state, 0, &usage) < 0, errno == EINTR {}
    let signal = state & 0x7F
    #if canImport(Darwin)
      let bytesPerUnit = 1
    #else
      let bytesPerUnit = 1024
    #endif
    return HostileChild(
      status: signal == 0 ? (state >> 8) & 0xFF : 128 + signal,
      megabytes: usage.ru_maxrss * bytesPerUnit >> 20,
      output: (try? String(contentsOfFile: folder + "/output", encoding: .utf8)) ?? "",
      errors: (try? String(contentsOfFile: folder + "/errors", encoding: .utf8)) ?? "")
  }
}

import Foundation
import Lowering
import Machine
import Reading
import Synchronization

/// Checks programs one after the other with the compiler and the checker, on a separate thread.
final class Judge: Sendable {
  struct Counts {
    var same = 0
    var notRun = 0
    var different = 0
  }

  private let programs: [String]
  private let end: Date
  private let findings: URL
  private let counts = Mutex(Counts())
  private let isOver = DispatchSemaphore(value: 0)

  init(programs: [String], end: Date, findings: URL) {
    self.programs = programs
    self.end = end
    self.findings = findings
    let thread = Thread { [self] in
      run()
      isOver.signal()
    }
    thread.stackSize = Lowerer.stackBytes
    thread.start()
  }

  /// Waits for the end.
  func result() -> Counts {
    isOver.wait()
    return counts.withLock { $0 }
  }

  private func run() {
    var generator = SystemRandomNumberGenerator()
    while Date() < end {
      guard let program = programs.randomElement(using: &generator),
        let mutant = Mutation(program).mutant(using: &generator), mutant.text != program
      else { continue }
      judge(mutant.text, line: mutant.line)
    }
  }

  private func judge(_ text: String, line: Int) {
    let errors = Lowerer().lower(text, isScript: true).diagnostics.filter { $0.severity == .error }
    if errors.contains(where: \.isUnsupported) {
      counts.withLock { $0.notRun += 1 }
      return
    }
    guard let complaint = Compiler.complaint(about: text) else { return }
    if complaint.isEmpty == errors.isEmpty {
      counts.withLock { $0.same += 1 }
      return
    }
    counts.withLock { $0.different += 1 }
    let here = errors.map { "\($0.position.line):\($0.position.column): \($0.message)" }
    let words =
      "// changed in line \(line)\n// the compiler: \(complaint.isEmpty ? "accepted" : complaint)\n"
      + "// here: \(here.first ?? "accepted")\n"
    let name =
      "verdict-\(complaint.isEmpty ? "refused" : "accepted")-\(UInt32.random(in: 0...UInt32.max))"
    try? (words + text).write(
      to: findings.appending(path: name + ".swift"), atomically: true, encoding: .utf8)
  }
}

/// The compiler of this machine.
private enum Compiler {
  /// Returns the first error in a program; empty without errors, nil if the compiler can't run.
  static func complaint(about text: String) -> String? {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appending(path: "main.swift")
    let errors = folder.appending(path: "errors")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try text.write(to: source, atomically: true, encoding: .utf8)
      try Data().write(to: errors)
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      // Errors in a program's control flow are found when code is generated.
      process.arguments = [
        "swiftc", "-swift-version", "6", "-suppress-warnings", "-emit-sil", source.path, "-o",
        "/dev/null",
      ]
      process.standardError = try FileHandle(forWritingTo: errors)
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      if process.terminationStatus == 0 { return "" }
      let told = try String(contentsOf: errors, encoding: .utf8)
      return told.split(separator: "\n").first { $0.contains("error: ") }.map {
        $0.replacingOccurrences(of: source.path + ":", with: "")
      }
    } catch {
      return nil
    }
  }
}

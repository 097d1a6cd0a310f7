import Foundation
import Pseudoterminals

/// Programs with XCTest cases, each linked separately with a main function that runs them.
extension Compiler {
  func verdict(onTests job: Job, in parent: URL) async throws -> Verdict {
    let folder = parent.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let source = folder.appending(path: "program.swift")
    let main = folder.appending(path: "main.swift")
    let object = folder.appending(path: "program.o")
    let executable = folder.appending(path: "tests")
    try job.text.write(to: source, atomically: false, encoding: .utf8)
    try Self.mainFunction(for: job.text).write(to: main, atomically: false, encoding: .utf8)
    let compiled = try await Self.run([
      "swiftc", "-c", source.path, "-o", object.path, "-module-name", "program",
      "-parse-as-library", "-swift-version", "6", "-enable-testing", "-emit-module",
      "-emit-module-path", folder.appending(path: "program.swiftmodule").path,
      "-diagnostic-style", "llvm", "-suppress-warnings",
    ])
    guard compiled.status == 0 else {
      return .refused(
        lines: Self.errorLines(in: compiled.errors, file: source.path),
        messages: compiled.errors.split(separator: "\n").filter { $0.contains(": error: ") }
          .map { String($0).replacing(folder.path + "/", with: "") })
    }
    guard job.runs else { return .accepted }
    // A build of the tests compiles such a file in an older language mode, because it violates
    // newer rules about sending.
    let linking = try await Self.run([
      "swiftc", main.path, object.path, "-I", folder.path, "-o", executable.path,
      "-swift-version", "5", "-suppress-warnings",
    ])
    guard linking.status == 0 else { throw Failure(description: linking.errors) }
    let result = try await Self.run([executable.path], within: .seconds(secondsPerRun))
    if result.exit == .signal(SIGKILL) { return .endless }
    let lines = Self.lines(of: result.output.replacing("program.", with: "main."))
    return .ran(
      output: lines.filter { !isOfReport($0) },
      errors: lines.filter { $0.contains(": error: ") }.joined(separator: "\n"),
      trapped: result.status != 0 && result.status != 1)
  }

  /// Whether XCTest wrote it.
  private func isOfReport(_ line: String) -> Bool {
    line.hasPrefix("Test Suite '") || line.hasPrefix("Test Case '") || line.hasPrefix("Executed ")
      || line.contains(": error: ") || line.contains(" : Test skipped")
  }

  /// Returns what a build of the tests would generate: the classes and their tests, each by name.
  static func mainFunction(for text: String) -> String {
    var cases: [String: (superclass: String, tests: [String: Bool])] = [:]
    var current = ""
    for line in text.split(separator: "\n") {
      if let match = line.firstMatch(of: /^(?:@MainActor )?(?:final )?class (\w+): (\w+)/) {
        current = String(match.1)
        cases[current] = (String(match.2), [:])
      } else if let match = line.firstMatch(of: /^extension (\w+)/) {
        current = String(match.1)
      } else if let match = line.firstMatch(of: /^  func (test\w*)\(\)( async)?[^>]*$/) {
        cases[current]?.tests[String(match.1)] = match.2 != nil
      }
    }
    let entries = cases.sorted { $0.key < $1.key }.map { name, own in
      let tests = own.tests.merging(cases[own.superclass]?.tests ?? [:]) { one, _ in one }
      let list = tests.sorted { $0.key < $1.key }.map { test, isAsync in
        "(\"\(test)\", \(isAsync ? "asyncTest(\(name).\(test))" : "\(name).\(test)"))"
      }
      return "testCase([\(list.joined(separator: ", "))])"
    }
    return
      "import XCTest\n@testable import program\nXCTMain([\(entries.joined(separator: ", "))])\n"
  }
}

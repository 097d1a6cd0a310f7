import Foundation
import Recording
import Rendering
import Sessions
import Testing

/// A program of `Programs/`, with the trace that explains it.
///
/// The first line of a program, after `//?`, says what a reader must learn from the trace. If tasks
/// race, a file `NAME.key` contains the sentences of the trace that explain it.
struct ExplainedProgram: Sendable, CustomTestStringConvertible {
  let name: String

  var testDescription: String { name }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Programs")

  static let all: [ExplainedProgram] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".swift") }.sorted()
      .map { ExplainedProgram(name: String($0.dropLast(6))) }
  }()

  private func file(_ ending: String) -> URL {
    Self.folder.appendingPathComponent("\(name).\(ending)")
  }

  /// The recorded trace; nil without one.
  var recorded: String? { try? String(contentsOf: file("trace"), encoding: .utf8) }

  /// The sentences that explain a program whose tasks race, so that its trace varies; nil for other
  /// programs.
  var sentences: [String]? {
    (try? String(contentsOf: file("key"), encoding: .utf8))?
      .split(separator: "\n").map(String.init)
  }

  var source: String { get throws { try String(contentsOf: file("swift"), encoding: .utf8) } }

  func record(_ trace: String) throws { try Data(trace.utf8).write(to: file("trace")) }

  func run() async throws -> SubmissionResult {
    let text = try source
    let session = LearnerSession(seconds: nil)
    defer { session.abandon() }
    return await session.submit(text, name: "main.swift", isScript: true)
  }

  /// Runs it.
  ///
  /// - Returns: The trace as shown to a person who evaluates the file, and what was recorded; nil for a
  ///   refused program.
  func trace() async throws -> (text: String, recorded: Trace?) {
    let result = try await run()
    let findings = result.findings.map(\.text).joined()
    guard let trace = result.trace else { return (findings, nil) }
    return (findings + AnnotatedText.render(trace, options: RenderingOptions(width: 100)), trace)
  }
}

extension Finding {
  /// Its message with notes and advice, a line each.
  fileprivate var text: String {
    let place = line.map { "line \($0): " } ?? ""
    let lines =
      [place + message] + notes.map { "note: \($0.message)" }
      + (advice.map { ["help: \($0)"] } ?? [])
    return lines.map { "\($0)\n" }.joined()
  }
}

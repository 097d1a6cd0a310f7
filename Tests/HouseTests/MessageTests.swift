import Foundation
import Testing

private let sources = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .appending(path: "Sources")

/// The targets whose messages are values with one table of words.
private let targets = ["Reading", "Semantics", "Solving", "Checking", "Lowering"]

private struct Source {
  let name: String
  let isTable: Bool
  let text: String
}

private func files(of target: String) throws -> [Source] {
  let folder = sources.appending(path: target)
  let all = try #require(
    FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
  return try all.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.map { file in
    Source(
      name: file.lastPathComponent, isTable: file.pathComponents.contains("Messages"),
      text: try String(contentsOf: file, encoding: .utf8))
  }
}

@Test("code outside of the tables reports values, not sentences", arguments: targets)
func messagesAreValues(_ target: String) throws {
  // A call whose first argument is a literal, and a diagnostic or note that is made from a text.
  let sentence = try Regex(#"(\breport\w*|\bfind|\bfail|\bNote|\.other)\(\s*"|\bmessage: (\$0|")"#)
  for file in try files(of: target) where !file.isTable {
    for match in file.text.matches(of: sentence) {
      Issue.record(
        "\(file.name): \(match.output[0].substring ?? ""), a message outside of `Messages`")
    }
  }
}

@Test("each message of the tables is reported somewhere")
func messagesAreUsed() throws {
  let all = try targets.flatMap { try files(of: $0) }
  // In a table, lines that begin with `case .` have the words of a message.
  let uses = all.map { file in
    file.isTable
      ? file.text.split(separator: "\n").filter { !$0.contains("case .") }.joined(separator: "\n")
      : file.text
  }.joined(separator: "\n")
  let used = Set(
    uses.matches(of: try Regex(#"\.(\w+)"#)).compactMap { $0.output[1].substring.map(String.init) })
  var count = 0
  for file in all where file.isTable {
    guard let start = file.text.firstRange(of: ": DiagnosticMessage"),
      let end = file.text[start.upperBound...].firstRange(of: "\n}")
    else { continue }
    let cases = file.text[start.upperBound..<end.lowerBound]
      .matches(of: try Regex(#"\n  case `?(\w+)"#))
    for name in cases.compactMap({ $0.output[1].substring.map(String.init) }) {
      count += 1
      if !used.contains(name) { Issue.record("\(file.name): nothing reports `\(name)`") }
    }
  }
  #expect(count > 400)
}

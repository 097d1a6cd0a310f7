import Foundation

/// The results of tests, one line for each, in the order of their names.
struct TestVerdicts {
  private var lines: [String] = []
  /// Whether all tests ended.
  private(set) var isWhole = false

  /// Reads the output of tests that ran in Heirloom.
  init(output: String) {
    lines = output.split(separator: "\n").map(String.init).filter { line in
      ["✔ ", "✘ ", "➜ "].contains { line.hasPrefix($0) }
        && !line.dropFirst(2).hasPrefix("Test run with ")
    }
    isWhole = true
  }

  /// Reads the event stream of Swift Testing, which has one event per line.
  init(events: String) {
    var known: [String: Int] = [:]
    for line in events.split(separator: "\n") {
      guard let event = try? JSONDecoder().decode(Event.self, from: Data(line.utf8)) else {
        continue
      }
      let text = event.payload.messages?.first?.text ?? ""
      switch event.payload.kind {
      case "issueRecorded":
        if event.payload.issue?.isKnown == true {
          known[event.payload.testID ?? "", default: 0] += 1
        }
      case "testSkipped":
        if text.hasPrefix("Test ") { lines.append("➜ " + text.dropFirst(5)) }
      case "testEnded":
        let count = known[event.payload.testID ?? ""] ?? 0
        if let verdict = Self.verdict(text, knownIssues: count) { lines.append(verdict) }
      case "runEnded": isWhole = true
      default: break
      }
    }
  }

  var text: String {
    lines.sorted { ($0.dropFirst(2), $0) < ($1.dropFirst(2), $1) }.map { $0 + "\n" }.joined()
  }

  /// Returns `✔ name` for `Test name passed after 0.1 seconds.`, and nil for the end of a suite.
  private static func verdict(_ text: String, knownIssues: Int) -> String? {
    guard text.hasPrefix("Test "),
      let end = [" passed after ", " failed after "].lazy
        .compactMap({ text.range(of: $0, options: .backwards) }).first
    else { return nil }
    var name = text[..<end.lowerBound].dropFirst(5)
    if let cases = name.range(of: " with ", options: .backwards),
      ["test case", "test cases"].contains(
        name[cases.upperBound...].drop { $0.isNumber }.dropFirst())
    {
      name = name[..<cases.lowerBound]
    }
    var verdict = (text[end].contains("passed") ? "✔ " : "✘ ") + name
    if knownIssues > 0 {
      verdict += " with \(knownIssues) known issue\(knownIssues == 1 ? "" : "s")"
    }
    return verdict
  }

  private struct Event: Decodable {
    struct Payload: Decodable {
      struct Message: Decodable { var text: String }
      struct Issue: Decodable { var isKnown: Bool }
      var kind: String?
      var messages: [Message]?
      var testID: String?
      var issue: Issue?
    }
    var payload: Payload
  }
}

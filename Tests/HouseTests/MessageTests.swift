import Foundation
import Testing

private let sources = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .appending(path: "Sources")

/// The targets of the front end, whose messages are diagnostics.
private let frontEnd = ["Reading", "Semantics", "Solving", "Checking", "Lowering"]

/// The other targets with sentences for people.
private let targets = [
  "Execution", "Rendering", "Pages", "Classroom", "LineEditing", "Lessons", "Files", "Sessions",
  "heirloom",
]

/// Literals that are names in the record of a run or in Swift, and why.
private let names = [
  "the main actor": "the record's name of the actor, which every target compares",
  "closure at ": "the description of a closure, which is read",
  "async let": "the type of a value of the machine", "Test \u{FFFC}": "a description of a value",
  "Fatal error": "the runtime's words", "number of iterations": "a part of the machine's reason",
  "semaphore's value": "a part of the machine's reason",
  "question look": "classes of an element",
]

/// Files with words that aren't sentences of ours, and why.
private let exceptions = [
  "New.swift": "a lesson to begin with, which its author replaces",
  "TraceHelp.swift": "two whole screens, whose columns are aligned by hand",
  "TestVerdicts.swift": "the words of Swift Testing, which it reads",
  "Verification.swift": "the words of Swift's runtime, which it reads",
  "CompiledForm.swift": "Swift code",
  "FoldedLines.swift": "Swift code, which it reads",
  "Misunderstandings.swift": "a list for authors, which nothing shows",
  "PageScript.swift": "code of a page", "PartScript.swift": "code of a page",
  "WallScript.swift": "code of a page", "ClassPages.swift": "a policy for browsers",
  "StyleSheet.swift": "the style of a page", "PrintStyle.swift": "the style of a page",
  "StyleValues.swift": "the style of a page", "Drawing.swift": "the style of a page",
  "Code.swift": "attributes of elements", "Response.swift": "headers of HTTP",
  "Reception.swift": "headers of HTTP", "ReadingThread.swift": "the name of a thread",
  "Toolchain.swift": "Swift code", "SourceLibrary.swift": "Swift code",
  "FenceInfo.swift": "the words after a block's backticks",
  "Wording+Places.swift": "names of functions in the record",
  "WallStyle.swift": "the style of a page",
  "ClassStyle.swift": "the style of a page",
]

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

@Test("code outside of the tables reports values, not sentences", arguments: frontEnd)
func messagesAreValues(_ target: String) throws {
  // A call whose first argument is a literal, and a diagnostic or note that is made from a text.
  let sentence = try Regex(
    #"(\breport\w*|\bfind|\bfail|\bNote|\.other)\(\s*"|\bmessage: (\$0|")"#
  ).wordBoundaryKind(.simple)
  for file in try files(of: target) where !file.isTable {
    for match in file.text.matches(of: sentence) {
      Issue.record(
        "\(file.name): \(match.output[0].substring ?? ""), a message outside of `Messages`")
    }
  }
}

@Test("the sentences that people read are in tables", arguments: targets)
func sentencesAreInTables(_ target: String) throws {
  let tag = try Regex(#"<[^<>]*>|<[^<>]*$|^[^<>]*>"#)
  let words = try Regex(
    #"[A-Za-z]{2,}[,;:]? [a-z]{2,}|\x{FFFC}[;,]? [a-z]{2,}|[a-z]{2,} \x{FFFC}"#)
  for file in try files(of: target) where !file.isTable && exceptions[file.name] == nil {
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    for literal in StringLiterals(file.text).all {
      let text = literal.text.replacing(tag, with: "|")
      // Only we read the message of a broken invariant.
      guard names[literal.text] == nil, let match = text.firstMatch(of: words),
        !lines[max(0, literal.line - 2)..<literal.line].contains(where: {
          $0.contains("precondition")
        })
      else { continue }
      Issue.record(
        "\(file.name):\(literal.line): \(match.output[0].substring ?? ""), outside of `Messages`")
    }
  }
}

@Test("only the files that have such words are exceptions")
func exceptionsAreFiles() throws {
  let names = Set(try targets.flatMap { try files(of: $0) }.map(\.name))
  #expect(Set(exceptions.keys).subtracting(names) == [])
}

@Test("forms for counts are chosen by one rule", arguments: frontEnd + targets)
func pluralsHaveOneRule(_ target: String) throws {
  let form = try Regex(#"[cC]ount == 1\s*\? "[^0]|== 1\s*\? \.|\? "" : "s""#)
  for file in try files(of: target) where exceptions[file.name] == nil && file.isTable {
    for match in file.text.matches(of: form) {
      Issue.record("\(file.name): \(match.output[0].substring ?? ""), a plural without `.plural`")
    }
  }
}

@Test("each message of the tables is used somewhere")
func messagesAreUsed() throws {
  let all = try (frontEnd + targets).flatMap { try files(of: $0) }
  // In a table, lines that begin with `case .` have the words of a message.
  let uses = all.map { file in
    file.isTable
      ? file.text.split(separator: "\n").filter { !$0.contains("case .") }.joined(separator: "\n")
      : file.text
  }.joined(separator: "\n")
  let used = Set(
    uses.matches(of: try Regex(#"\.(\w+)"#)).compactMap { $0.output[1].substring.map(String.init) })
  let table = try Regex(
    #"\n(package )?(indirect )?enum \w+(Message|Problem|Help|Goal|Unit|Text|Label)?(: [^{\n]*Message\b)?[^{\n]*\{"#
  )
  var count = 0
  for file in all where file.isTable {
    for start in file.text.matches(of: table) {
      guard let end = file.text[start.range.upperBound...].firstRange(of: "\n}") else { continue }
      let cases = file.text[start.range.upperBound..<end.lowerBound]
        .matches(of: try Regex(#"\n  case ([^\n]*)"#))
      for line in cases.compactMap({ $0.output[1].substring }) {
        let names = line.prefix { $0 != "(" }.split(separator: ",")
          .map { $0.filter { $0.isLetter || $0.isNumber } }
        for name in names {
          count += 1
          if !used.contains(name) { Issue.record("\(file.name): nothing reports `\(name)`") }
        }
      }
    }
  }
  #expect(count > 900)
}

import Foundation
import Recording
import Testing

@testable import Rendering

/// The pages that explain traces cover everything that a trace can show.
@Suite("Help about traces")
struct TraceHelpTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func page(_ name: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent("Documentation/\(name)"), encoding: .utf8)
  }

  /// Returns the first cells of a page's tables, without the backticks.
  private static func keys(in page: String, under heading: String) -> [String] {
    guard let start = page.range(of: "\n| \(heading) |")?.upperBound else { return [] }
    return page[start...].split(separator: "\n", omittingEmptySubsequences: false)
      .dropFirst(2).prefix { $0.hasPrefix("|") }
      .compactMap { row in
        row.split(separator: "|").first.map {
          $0.trimmingCharacters(in: .whitespaces).replacing("`", with: "")
        }
      }
  }

  @Test("the help names every kind of event", arguments: Annotation.Verb.allCases)
  func helpNamesVerbs(verb: Annotation.Verb) {
    let words = TraceHelp.text.split { !$0.isLetter }
    #expect(words.contains(verb.rawValue[...]))
  }

  @Test("the help fits two screens of 80 by 24")
  func helpFits() {
    let lines = TraceHelp.text.lines.dropLast()
    #expect(lines.count <= 2 * 23)
    for line in lines { #expect(line.cellWidth <= 80, "\(line)") }
  }

  @Test("the help shows the example of the page")
  func example() throws {
    let page = try Self.page("ReadingATrace.md")
    for line in TraceHelp.text.lines.prefix(16) {
      let line = line.trimmingCharacters(in: .whitespaces)
      #expect(page.contains(line), "\(line)")
    }
  }

  @Test("the page explains every kind of event", arguments: Annotation.Verb.allCases)
  func pageNamesVerbs(verb: Annotation.Verb) throws {
    let verbs = Self.keys(in: try Self.page("ReadingATrace.md"), under: "Event")
    #expect(verbs.contains(verb.rawValue))
  }

  @Test("the page about the format lists each event of a record, and no other")
  func formatNamesEvents() throws {
    let page = try Self.page("TraceFormat.md")
    #expect(Self.keys(in: page, under: "Event") == EventName.allCases.map(\.rawValue))
    #expect(page.contains("version \(JSONLines.version)"))
  }

  @Test("the page about the format names every key, and every kind of note")
  func formatNamesKeys() throws {
    let page = try Self.page("TraceFormat.md")
    let sources = Self.root.appendingPathComponent("Sources/Rendering/JSON")
    var (keys, notes): (Set<String>, Set<String>) = ([], [])
    for file in try FileManager.default.contentsOfDirectory(atPath: sources.path) {
      let text = try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
      keys.formUnion(text.matches(of: /"(\w+)":\s/).map { String($0.output.1) })
      notes.formUnion(
        text.matches(of: /(?:"note": \.string\(|"loss": \.string\(|facts\(\s*)"(\w+)"/).map {
          String($0.output.1)
        })
    }
    #expect(notes.count > 30 && keys.count > 80)
    for name in keys.union(notes).sorted() { #expect(page.contains("`\(name)`"), "\(name)") }
  }
}

import Foundation
import Lessons

/// Writes a Swift file that holds the texts of others, and of lessons what a list tells of them.
///
///     LessonEmbedder NAME OUTPUT.swift FOLDER FILE …
@main
struct LessonEmbedder {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count >= 3 else {
      throw Failure(description: "usage: LessonEmbedder NAME OUTPUT.swift FOLDER FILE …")
    }
    let (enumeration, output, folder) = (arguments[1], arguments[2], arguments[3])
    var source = """
      /// Files of the repository, as they were when this was built.
      package enum \(enumeration) {
        /// Their names in their folder and their texts, in the order of the names.
        package static let texts: [(name: String, text: String)] = [

      """
    var files: [LessonFile] = []
    for path in arguments.dropFirst(3) {
      let url = URL(filePath: path)
      guard let text = String(validating: try Data(contentsOf: url), as: UTF8.self),
        !text.contains("\r"), !text.contains("\0")
      else { throw Failure(description: "\(path): no plain text in UTF-8") }
      let name = path.hasPrefix(folder + "/") ? path.dropFirst(folder.count + 1) : path[...]
      source += "    (\(literal(String(name))), \(literal(text))),\n"
      files.append(LessonFile(path: String(name), text: text))
    }
    source += "  ]\n" + summaries(of: files) + "}\n"
    if files.contains(where: { $0.path.hasSuffix(".md") }) {
      source = "package import Lessons\n\n" + source
    }
    try source.write(toFile: output, atomically: true, encoding: .utf8)
  }

  /// The summaries of lessons if nothing is wrong with any of them.
  private static func summaries(of files: [LessonFile]) -> String {
    let lessons = files.filter { $0.path.hasSuffix(".md") && !$0.path.contains("/") }
    guard !lessons.isEmpty else { return "" }
    let library = LessonLibrary(
      files: lessons, recapFiles: files.filter { $0.path.contains("/") })
    let entries = library.diagnostics.isEmpty ? library.entries : []
    let rows = entries.map { entry in
      let summary = entry.summary
      return "    \(literal(entry.path)): LessonSummary(title: \(literal(summary.title)), "
        + "minutes: \(summary.minutes), stepCount: \(summary.stepCount), "
        + "hasExercise: \(summary.hasExercise)),\n"
    }
    return
      "\n  /// What a list tells of the lessons, by their names; empty if anything is wrong with them."
      + "\n  package static let summaries: [String: LessonSummary] = [\n"
      + (rows.isEmpty ? ":" : rows.joined()) + "  ]\n"
  }

  /// The text as a literal in which nothing has a special meaning.
  private static func literal(_ text: String) -> String {
    var marks = "#"
    while text.contains("\"" + marks) || text.contains("\\" + marks) { marks += "#" }
    return "\(marks)\"\"\"\n\(text)\n\"\"\"\(marks)"
  }
}

struct Failure: Error, CustomStringConvertible {
  var description: String
}

import Foundation

/// Writes a Swift file that holds the texts of others.
///
///     LessonEmbedder NAME OUTPUT.swift FILE …
@main
struct LessonEmbedder {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let name = arguments.first, let output = arguments.dropFirst().first else {
      throw Failure(description: "usage: LessonEmbedder NAME OUTPUT.swift FILE …")
    }
    var source = """
      /// Files of the repository, as they were when this was built.
      package enum \(name) {
        /// Their files' names and texts, in the order of the names.
        package static let texts: [(name: String, text: String)] = [

      """
    for path in arguments.dropFirst(2) {
      let url = URL(filePath: path)
      guard let text = String(validating: try Data(contentsOf: url), as: UTF8.self),
        !text.contains("\r"), !text.contains("\0")
      else { throw Failure(description: "\(path): no plain text in UTF-8") }
      source += "    (\(literal(url.lastPathComponent)), \(literal(text))),\n"
    }
    source += "  ]\n}\n"
    try source.write(toFile: output, atomically: true, encoding: .utf8)
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

import Foundation

/// Writes a Swift file that holds the texts of others.
///
///     LessonEmbedder NAME OUTPUT.swift FOLDER FILE …
@main
struct LessonEmbedder {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count >= 3 else {
      throw Failure(description: "usage: LessonEmbedder NAME OUTPUT.swift FOLDER FILE …")
    }
    let (name, output, folder) = (arguments[0], arguments[1], URL(filePath: arguments[2]))
    var source = """
      /// Files of the repository, as they were when this was built.
      package enum \(name) {
        /// Their paths in their folder and their texts.
        package static let texts: [(name: String, text: String)] = [

      """
    for path in arguments.dropFirst(3) {
      let data = try Data(contentsOf: folder.appending(path: path))
      guard let text = String(validating: data, as: UTF8.self),
        !text.contains("\r"), !text.contains("\0")
      else { throw Failure(description: "\(path): no plain text in UTF-8") }
      source += "    (\(literal(path)), \(literal(text))),\n"
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

import Foundation

/// Writes a Swift file that holds the texts of others.
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
    for path in arguments.dropFirst(3) {
      let url = URL(filePath: path)
      guard let text = String(validating: try Data(contentsOf: url), as: UTF8.self),
        !text.contains("\r"), !text.contains("\0")
      else { throw Failure(description: "\(path): no plain text in UTF-8") }
      let name = path.hasPrefix(folder + "/") ? path.dropFirst(folder.count + 1) : path[...]
      source += "    (\(literal(String(name))), \(literal(text))),\n"
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

import Foundation

/// An article of the library's documentation.
struct Article {
  private let lines: [Substring]

  init(named name: String, from file: StaticString = #filePath) throws {
    var root = URL(filePath: "\(file)")
    for _ in 1...4 { root.deleteLastPathComponent() }
    let path = "Sources/Composable/Composable.docc/\(name).md"
    let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The listings in a language, in order.
  func blocks(of language: String) -> [String] {
    var blocks: [String] = []
    var block: [Substring]?
    for line in lines {
      if let open = block {
        if line == "```" {
          blocks.append(open.joined(separator: "\n"))
          block = nil
        } else {
          block = open + [line]
        }
      } else if line == "```\(language)" {
        block = []
      }
    }
    return blocks
  }
}

/// The text of a file beside this one, without the line break at its end.
func sourceFile(named name: String, beside file: StaticString = #filePath) throws -> String {
  let url = URL(filePath: "\(file)").deletingLastPathComponent().appending(path: "\(name).swift")
  return try String(contentsOf: url, encoding: .utf8).trimmingCharacters(in: .newlines)
}

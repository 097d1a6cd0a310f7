import Foundation
import Testing

/// A Swift file whose comments contain its output or its errors.
///
/// - `// expect: text`: a line of output, on the line that produces it, in the order of the output.
/// - `// error: part`: a diagnostic of this line, by a part of its message.
/// - `// says: part — reason`: what the tutor says on this line instead of the compiler's words,
///   and why. A reason "not yet …" marks words that should change.
/// - `// trap: part`: the program stops at this line, with a message that contains the part.
/// - `// no more errors`: a line has no other errors than those in its comments.
/// - `// issue: part`: an issue is reported at this line, with a text that contains the part, in
///   order.
///
/// A line `// module: Name` begins the text of a module, which `main` imports. Such a program has
/// the extension `.swift.txt`, because it isn't one file.
struct Program: Sendable, CustomTestStringConvertible {
  struct Finding: Equatable, CustomStringConvertible {
    var line: Int
    var message: String
    var description: String { "\(line): \(message)" }
  }

  /// The text of a module, and its first line.
  struct Section: Sendable {
    let module: String
    var text = ""
    let firstLine: Int
  }

  /// Its path among the programs, without the extension: `refused/names/unknown`.
  let name: String
  let text: String
  /// Only `main` if the program is one file.
  private(set) var sections: [Section] = []
  private(set) var output: [String] = []
  private(set) var errors: [Finding] = []
  /// Our own words for an error, by a part of the message.
  private(set) var ownWords: [Finding] = []
  private(set) var hasNoMoreErrors = false
  private(set) var trap: Finding?
  private(set) var issues: [Finding] = []

  var testDescription: String { name }

  /// Whether it is in a folder, which names its subject.
  var isInFolder: Bool { name.contains("/") }

  init(name: String, text: String) {
    self.name = name
    self.text = text
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.hasPrefix(Self.mark) {
        let name = String(line.dropFirst(Self.mark.count))
        sections.append(Section(module: name, firstLine: index + 2))
      } else if sections.isEmpty {
        sections = [Section(module: "main", text: line + "\n", firstLine: 1)]
      } else {
        sections[sections.count - 1].text += line + "\n"
      }
      if line == "// no more errors" { hasNoMoreErrors = true }
      for comment in line.components(separatedBy: "// ").dropFirst() {
        let parts = comment.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { continue }
        let value = parts[1].trimmingCharacters(in: .whitespaces)
        switch parts[0] {
        case "expect": output.append(value)
        case "error": errors.append(Finding(line: index + 1, message: value))
        case "says":
          let words = value.components(separatedBy: " — ")
          precondition(words.count == 2, "\(name):\(index + 1) has no reason for its own words")
          ownWords.append(Finding(line: index + 1, message: words[0]))
        case "trap": trap = Finding(line: index + 1, message: value)
        case "issue": issues.append(Finding(line: index + 1, message: value))
        default: continue
        }
      }
    }
  }

  private static let mark = "// module: "

  static let directory = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Programs")

  /// The programs to run: all, or those whose names begin with the variable `HEIRLOOM_PROGRAM`.
  static let chosen: [Program] = {
    guard let name = ProcessInfo.processInfo.environment["HEIRLOOM_PROGRAM"] else { return all }
    let chosen = all.filter { $0.name.hasPrefix(name) }
    precondition(!chosen.isEmpty, "No program's name begins with `\(name)`.")
    return chosen
  }()

  static let all: [Program] = {
    let files = FileManager.default.enumerator(at: directory, includingPropertiesForKeys: nil)
    let start = directory.standardizedFileURL.path.count + 1
    return (files?.compactMap { $0 as? URL } ?? [])
      .compactMap { file -> (URL, String)? in
        let path = String(file.standardizedFileURL.path.dropFirst(start))
        // Programs that the parser refuses have another extension, so that tools for Swift files
        // ignore them.
        for ending in [".swift", ".swift.txt"] where path.hasSuffix(ending) {
          return (file, String(path.dropLast(ending.count)))
        }
        return nil
      }
      .sorted { $0.1 < $1.1 }
      .compactMap { file, name in
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
        return Program(name: name, text: text)
      }
  }()
}

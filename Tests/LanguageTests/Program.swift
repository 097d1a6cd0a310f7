import Foundation
import Testing

/// A Swift file whose comments say what it prints, or what is wrong with it.
///
/// - `// expect: text`: a line of output, on the line that produces it; in the order of the output.
/// - `// error: part`: a diagnostic of this line, by a part of its message.
/// - `// trap: part`: the program stops at this line, saying so.
struct Program: Sendable, CustomTestStringConvertible {
  struct Finding: Equatable, CustomStringConvertible {
    var line: Int
    var message: String
    var description: String { "\(line): \(message)" }
  }

  let name: String
  let text: String
  private(set) var output: [String] = []
  private(set) var errors: [Finding] = []
  private(set) var trap: Finding?

  var testDescription: String { name }

  init(name: String, text: String) {
    self.name = name
    self.text = text
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      for comment in line.components(separatedBy: "// ").dropFirst() {
        let parts = comment.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { continue }
        let value = parts[1].trimmingCharacters(in: .whitespaces)
        switch parts[0] {
        case "expect": output.append(value)
        case "error": errors.append(Finding(line: index + 1, message: value))
        case "trap": trap = Finding(line: index + 1, message: value)
        default: continue
        }
      }
    }
  }

  static let directory = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Programs")

  static let all: [Program] = {
    let files =
      (try? FileManager.default.contentsOfDirectory(
        at: directory, includingPropertiesForKeys: nil)) ?? []
    return files.filter { $0.pathExtension == "swift" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .compactMap { file in
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
        return Program(name: file.deletingPathExtension().lastPathComponent, text: text)
      }
  }()
}

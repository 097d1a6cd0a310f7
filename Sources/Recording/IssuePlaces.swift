/// Rewrites the places in an issue's text as the program's reader knows them.
///
/// A library identifies a place by the text of `#fileID`. That is `main/main.swift` for any
/// evaluated file, or the tutor's own name for the program that calls the library.
package struct IssuePlaces: Hashable, Sendable {
  private let sources: [Source]
  private let files: ProgramFiles?
  private let placeholder: String

  /// - Parameters:
  ///   - sources: The program's sources. The last source is the text that runs.
  ///   - placeholder: The name under which the tutor calls libraries for the program.
  package init(_ sources: [Source], placeholder: String) {
    self.sources = sources
    files = ProgramFiles(sources)
    self.placeholder = placeholder
  }

  /// Returns the text with `line 7` for `main/main.swift:7`, or `line 7 of Log.swift` if a program
  /// has several files. Text without a place of the program is unchanged.
  package func written(in text: String) -> String {
    guard text.contains(":") else { return text }
    var result = ""
    var word = ""
    func end() {
      result += replaced(word)
      word = ""
    }
    for character in text {
      if character.isWhitespace || "()`'".contains(character) {
        end()
        result.append(character)
      } else {
        word.append(character)
      }
    }
    end()
    return result
  }

  private func replaced(_ word: String) -> String {
    let end = word.lastIndex { !".,;:".contains($0) }.map { word.index(after: $0) }
    let place = word[..<(end ?? word.endIndex)]
    let parts = place.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), let line = Int(parts[1]),
      parts.count == 2 || Int(parts[2]) != nil, isOfProgram(file: parts[0], line: line)
    else { return word }
    return name(of: line) + word[place.endIndex...]
  }

  private func isOfProgram(file: Substring, line: Int) -> Bool {
    guard let source = sources.last(where: { $0.holds(line) }) else { return false }
    guard file != placeholder else { return true }
    let name = file.split(separator: "/").last.map(String.init) ?? ""
    return file.contains("/") && (name == "main.swift" || name == source.fileName)
  }

  /// Returns `line 7`, or `line 7 of Log.swift` if a program has several files and the line isn't in the
  /// main file.
  package func name(of line: Int) -> String {
    guard let file = files?.file(of: line) else { return "line \(line)" }
    return file.isMain ? "line \(file.line)" : "line \(file.line) of \(file.name)"
  }
}

extension Source {
  fileprivate func holds(_ line: Int) -> Bool {
    (firstLine..<firstLine + lineCount).contains(line)
  }

  /// The file's name in `#fileID`.
  fileprivate var fileName: String {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    return last.hasSuffix(".swift") ? last : last + ".swift"
  }
}

import Foundation

/// The editor that somebody has chosen, by `VISUAL` or `EDITOR`.
struct TextEditor {
  /// A command of the shell, which may have arguments.
  let command: String

  /// What came of editing a text.
  enum Outcome: Equatable {
    case changed(String)
    case unchanged
    /// Why there is no text; it is still where it was written, if it was.
    case failed(String)
  }

  /// Nil if none is chosen.
  init?(environment: [String: String]) {
    let command = [environment["VISUAL"], environment["EDITOR"]].lazy.compactMap { $0 }
      .first { $0.contains { !$0.isWhitespace } }
    guard let command else { return nil }
    self.command = command
  }

  /// Has the text edited, in a file of its own, and waits until the editor has ended.
  func edit(_ text: String) -> Outcome {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "heirloom-\(UUID().uuidString).swift")
    do {
      try Data((text + "\n").utf8).write(to: file)
    } catch {
      return .failed("the text couldn't be written for it: \(error.localizedDescription)")
    }
    // Of the terminal's own group, so that it can use the terminal; it gets Ctrl-C, and we don't.
    let status = system("\(command) '\(file.path)'")
    guard status == 0 else {
      let reason =
        status == 127 << 8 ? "there is no such command" : "it ended as if something failed"
      return .failed("`\(command)`: \(reason). What you wrote is in \(file.path)")
    }
    guard let data = try? Data(contentsOf: file), data.count < 1 << 20,
      let edited = String(data: data, encoding: .utf8)
    else { return .failed("what it left is no text: \(file.path)") }
    try? FileManager.default.removeItem(at: file)
    let trimmed = String(edited.reversed().drop(while: \.isNewline).reversed())
    let isText = trimmed.contains { !$0.isWhitespace }
    return isText && trimmed != text ? .changed(trimmed) : .unchanged
  }
}

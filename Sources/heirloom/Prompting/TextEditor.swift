import Foundation

/// The editor that somebody has chosen, or else one that is there.
struct TextEditor {
  /// A command of the shell, which may have arguments.
  let command: String

  /// The result of editing a text.
  enum Outcome: Equatable {
    case changed(String)
    case unchanged
    /// Why there is no text, and where it is if it was written.
    case failed(EditorProblem)
  }

  /// Tried in this order where neither `VISUAL` nor `EDITOR` names one.
  private static let usual = ["nano", "vim", "vi"]

  /// Nil if none is chosen and there is none.
  ///
  /// - Parameter canDraw: whether the terminal can show one that nobody has chosen.
  init?(environment: [String: String], canDraw: Bool) {
    let chosen = [environment["VISUAL"], environment["EDITOR"]].lazy.compactMap { $0 }
      .first { $0.contains { !$0.isWhitespace } }
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    let usual = Self.usual.first { name in
      folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
    }
    guard let command = chosen ?? (canDraw ? usual : nil) else { return nil }
    self.command = command
  }

  /// Has the text edited, in a file of its own, and waits until the editor has ended.
  func edit(_ text: String) -> Outcome {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "heirloom-\(UUID().uuidString).swift")
    do {
      try Data((text + "\n").utf8).write(to: file)
    } catch {
      return .failed(.notWritten(reason: error.localizedDescription))
    }
    // Of the terminal's own group, so that it can use the terminal; it gets Ctrl-C, and we don't.
    let status = system("\(command) '\(file.path)'")
    guard status == 0 else {
      if status != 127 << 8, (try? String(contentsOf: file, encoding: .utf8)) == text + "\n" {
        try? FileManager.default.removeItem(at: file)
        return .failed(.failedUnchanged(command: command))
      }
      return .failed(
        status == 127 << 8
          ? .noCommand(command, path: file.path) : .failed(command: command, path: file.path))
    }
    guard let data = try? Data(contentsOf: file), data.count < 1 << 20,
      let edited = String(data: data, encoding: .utf8)
    else { return .failed(.notText(path: file.path)) }
    try? FileManager.default.removeItem(at: file)
    let trimmed = String(edited.reversed().drop(while: \.isNewline).reversed())
    let isText = trimmed.contains { !$0.isWhitespace }
    return isText && trimmed != text ? .changed(trimmed) : .unchanged
  }
}

import CEditline
import Foundation

extension Editline {
  /// Binds keys and hands libedit the functions that it calls back.
  func bindKeys() {
    _ = editline_use_emacs_keys(editor)
    _ = editline_set_prompt(
      editor, { owner($0).map { UnsafePointer($0.promptText) } }, Int32(Prompt.marker.value))
    _ = editline_set_input(editor) { editor, character in
      guard let scalar = owner(editor)?.nextScalar() else { return 0 }
      character?.pointee = wchar_t(bitPattern: scalar.value)
      return 1
    }
    let commands: [(String, String, editline_command)] = [
      (
        "shell-interrupt", "Drop what was typed",
        { editor, _ in command(editor) { $0.interrupt() } }
      ),
      ("shell-suspend", "Stop the process", { editor, _ in command(editor) { $0.suspend() } }),
      ("shell-complete", "Complete a name", { editor, _ in command(editor) { $0.complete() } }),
      ("shell-ask", "Ask with one key", { editor, _ in command(editor) { $0.ask() } }),
    ]
    for (name, help, function) in commands {
      _ = editline_add_command(editor, name, help, function)
    }
    // Ctrl-C and Ctrl-Z come as keys while a line is edited, in order with the others.
    _ = editline_set_editing_mode(editor, "-isig")
    _ = editline_set_editing_mode(editor, "-ixon")
    for (key, name) in Self.bindings { _ = editline_bind(editor, key, name) }
    // libedit takes these for keys with Meta wherever the locale doesn't know them as letters.
    for code in 0x80...0xFF {
      let digits = String(code, radix: 8)
      _ = editline_bind(editor, "\\" + digits, "ed-insert")
    }
  }

  private static let bindings = [
    ("^C", "shell-interrupt"), ("\\e^C", "shell-interrupt"), ("^Z", "shell-suspend"),
    ("^I", "shell-complete"), ("?", "shell-ask"),
    ("^R", "em-inc-search-prev"), ("^S", "em-inc-search-next"),
    ("^W", "ed-delete-prev-word"), ("^U", "em-kill-line"),
    ("\\e[A", "ed-prev-history"), ("\\e[B", "ed-next-history"),
    ("\\eOA", "ed-prev-history"), ("\\eOB", "ed-next-history"),
    ("\\e[H", "ed-move-to-beg"), ("\\e[F", "ed-move-to-end"),
    ("\\eOH", "ed-move-to-beg"), ("\\eOF", "ed-move-to-end"),
    ("\\e[1~", "ed-move-to-beg"), ("\\e[4~", "ed-move-to-end"), ("\\e[3~", "ed-delete-next-char"),
    ("\\e[1;5C", "em-next-word"), ("\\e[1;5D", "ed-prev-word"),
    ("\\e[1;3C", "em-next-word"), ("\\e[1;3D", "ed-prev-word"),
  ]

  /// Waits for a key, meeting requests of other threads meanwhile; nil at the end of the input.
  func nextScalar() -> Unicode.Scalar? {
    while true {
      // Ctrl-C has marked the line; ending it is left to libedit.
      if interruptedEmpty != nil { return "\n" }
      if !decoded.isEmpty { return decoded.removeFirst() }
      for request in requests.take() {
        switch request {
        case .output(let texts): showAbove(texts)
        case .resize: resize()
        case .resume: resume()
        case .interrupt: return "\u{3}"
        }
      }
      guard requests.pipe.wait(for: input) == .input else { continue }
      guard let byte = readByte(input) else { return nil }
      decoded = assembler.append(byte)
    }
  }

  private func interrupt() -> Int32 {
    interruptedEmpty = line.beforeCursor.isEmpty && line.afterCursor.isEmpty
    _ = el_cursor(editor, Int32(line.afterCursor.unicodeScalars.count))
    insert("^C")
    return CC_REFRESH
  }

  private func suspend() -> Int32 {
    moveBelow()
    _ = editline_prepare_terminal(editor, 0)
    kill(0, SIGTSTP)
    // Goes on when the process does, or at once if it can't be stopped.
    _ = requests.pipe.wait(for: -1, milliseconds: 200)
    _ = editline_prepare_terminal(editor, 1)
    draw()
    return CC_NORM
  }

  /// A `?` at the beginning of an entry, where no Swift has one, is an entry without Enter.
  private func ask() -> Int32 {
    let isAlone = earlier.isEmpty && line.beforeCursor.isEmpty && line.afterCursor.isEmpty
    insert("?")
    if isAlone { decoded.insert("\n", at: 0) }
    return CC_REFRESH
  }

  private func complete() -> Int32 {
    let (before, after) = line
    // At the start of a line, Tab indents: so does text that is pasted.
    guard before.contains(where: { $0 != " " && $0 != "\n" && $0 != "\t" }) else {
      insert("  ")
      return CC_REFRESH
    }
    guard let completion else { return CC_ERROR }
    let cursor = earlier.utf8.count + before.utf8.count
    let found = completion(earlier + before + after, cursor)
    let typedCount = cursor - found.replaceFrom
    guard !found.candidates.isEmpty, typedCount >= 0,
      let typed = String(before.utf8.suffix(typedCount))
    else { return CC_ERROR }
    let prefix = found.commonPrefix
    let isTyped = found.candidates.allSatisfy { $0.text == typed }
    let isAlone = found.candidates.allSatisfy { $0.text == prefix }
    if prefix.utf8.count > typed.utf8.count || (isAlone && !isTyped) {
      el_deletestr(editor, Int32(typed.unicodeScalars.count))
      insert(prefix)
      return CC_REFRESH
    }
    showBelow(CandidateColumns.text(found.candidates.map(\.summary), width: layout.width))
    return CC_NORM
  }

  private func insert(_ text: String) {
    _ = el_winsertstr(editor, wideCharacters(text))
  }
}

private func owner(_ editor: OpaquePointer?) -> Editline? {
  guard let editor, let data = editline_client_data(editor) else { return nil }
  return Unmanaged<Editline>.fromOpaque(data).takeUnretainedValue()
}

private func command(_ editor: OpaquePointer?, _ body: (Editline) -> Int32) -> UInt8 {
  UInt8(truncatingIfNeeded: owner(editor).map(body) ?? CC_ERROR)
}

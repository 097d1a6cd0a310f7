import CEditline
import Foundation
import MessageTables
import Phrases

extension Editline {
  /// A key that no keyboard has, for an entry that begins with text.
  static let refillKey = "\u{1B}[990~"
  /// The same for a paste that wasn't marked, which is waiting to be inserted.
  private static let burstKey = "\u{1B}[991~"

  /// Binds keys and hands libedit the functions that it calls back.
  func bindKeys() {
    _ = editline_use_emacs_keys(editor)
    _ = editline_set_input(editor) { editor, character in
      guard let scalar = owner(editor)?.nextScalar() else { return 0 }
      character?.pointee = wchar_t(bitPattern: scalar.value)
      return 1
    }
    for command in Self.commands {
      _ = editline_add_command(editor, command.name, command.name, command.function)
      for key in command.keys { _ = editline_bind(editor, key, command.name) }
    }
    for (key, name) in Self.bindings { _ = editline_bind(editor, key, name) }
    // Ctrl-C and Ctrl-Z come as keys while an entry is edited, in order with the others.
    _ = editline_set_editing_mode(editor, "-isig")
    _ = editline_set_editing_mode(editor, "-ixon")
    // libedit takes these for keys with Meta wherever the locale doesn't know them as letters.
    for code in 0x80...0xFF {
      let digits = String(code, radix: 8)
      _ = editline_bind(editor, "\\" + digits, "ed-insert")
    }
  }

  private struct Command {
    var name: String
    var keys: [String]
    var function: editline_command
  }

  /// Keys whose commands know that an entry has lines, or that a person is at a prompt.
  private static let commands = [
    Command(name: "entry-enter", keys: ["^M", "^J"]) { editor, _ in run(editor) { $0.enter() } },
    Command(name: "entry-newline", keys: ["\\e^M", "\\e^J"]) { editor, _ in
      changeText(of: editor) { $0.insertIndentedNewline() }
    },
    Command(name: "entry-interrupt", keys: ["^C", "\\e^C"]) { editor, _ in
      run(editor) { $0.interrupt() }
    },
    Command(name: "entry-end", keys: ["^D"]) { editor, _ in run(editor) { $0.end() } },
    Command(name: "entry-suspend", keys: ["^Z"]) { editor, _ in run(editor) { $0.suspend() } },
    Command(name: "entry-complete", keys: ["^I"]) { editor, _ in run(editor) { $0.complete() } },
    Command(name: "entry-clear", keys: ["^L"]) { editor, _ in run(editor) { $0.clearScreen() } },
    Command(name: "entry-paste", keys: ["\\e[200~"]) { editor, _ in
      run(editor) { $0.paste($0.input.takePaste()) }
    },
    Command(name: "entry-paste-end", keys: ["\\e[201~"]) { editor, _ in run(editor) { _ in CC_NORM }
    },
    Command(name: "entry-refill", keys: ["\\e[990~"]) { editor, _ in run(editor) { $0.refill() } },
    Command(name: "entry-burst", keys: ["\\e[991~"]) { editor, _ in run(editor) { $0.insertBurst() }
    },
    Command(name: "entry-up", keys: ["\\e[A", "\\eOA", "^P"]) { editor, _ in run(editor) { $0.up() }
    },
    Command(name: "entry-down", keys: ["\\e[B", "\\eOB", "^N"]) { editor, _ in
      run(editor) { $0.down() }
    },
    Command(name: "entry-search", keys: ["^R"]) { editor, _ in
      run(editor) { $0.search(isForward: false) }
    },
    Command(name: "entry-search-forward", keys: ["^S"]) { editor, _ in
      run(editor) { $0.search(isForward: true) }
    },
    Command(name: "entry-line-start", keys: ["^A", "\\e[H", "\\eOH", "\\e[1~"]) { editor, _ in
      changeText(of: editor) { $0.moveToLineStart() }
    },
    Command(name: "entry-line-end", keys: ["^E", "\\e[F", "\\eOF", "\\e[4~"]) { editor, _ in
      changeText(of: editor) { $0.moveToLineEnd() }
    },
    Command(name: "entry-kill-tail", keys: ["^K"]) { editor, _ in
      run(editor) { $0.remove { $0.removeLineTail() } }
    },
    Command(name: "entry-kill-line", keys: ["^U"]) { editor, _ in
      run(editor) { $0.remove { $0.removeLine() } }
    },
    Command(name: "entry-kill-word", keys: ["^W"]) { editor, _ in
      run(editor) { $0.remove { $0.removeWordBefore() } }
    },
    Command(name: "entry-yank", keys: ["^Y"]) { editor, _ in run(editor) { $0.yank() } },
    Command(name: "entry-close", keys: EntryText.closing.map { String(Character($0)) }) {
      editor, key in
      let bracket = Unicode.Scalar(UInt32(truncatingIfNeeded: key)) ?? "}"
      return changeText(of: editor) { $0.insertClosing(bracket) }
    },
  ]

  private static let bindings = [
    ("\\e[3~", "ed-delete-next-char"),
    ("\\e[1;5C", "em-next-word"), ("\\e[1;5D", "ed-prev-word"),
    ("\\e[1;3C", "em-next-word"), ("\\e[1;3D", "ed-prev-word"),
    // These would write to the terminal, or know only libedit's own history.
    ("\\ex", "ed-unassigned"), ("\\eX", "ed-unassigned"), ("\\ep", "ed-unassigned"),
    ("\\en", "ed-unassigned"), ("\\eP", "ed-unassigned"), ("\\eN", "ed-unassigned"),
    ("^O", "ed-unassigned"), ("^Q", "ed-unassigned"),
  ]

  /// Waits for a key with the entry drawn, meeting requests of other threads meanwhile; nil at the end
  /// of the input.
  func nextScalar() -> Unicode.Scalar? {
    while true {
      if !input.isAhead {
        for request in requests.take() {
          switch request {
          case .output(let texts): showAbove(texts)
          case .resize: resize()
          case .resume: resume()
          case .interrupt: return "\u{3}"
          }
        }
        draw()
      }
      switch input.next() {
      case .scalar(let scalar): return scalar
      case .paste(let paste):
        burst = paste
        input.push(Self.burstKey)
      case .woken: continue
      case .end: return nil
      }
    }
  }

  // MARK: The end of an entry

  private func enter() -> Int32 {
    let text = text
    if text.isBlank { return end(.text(text.text)) }
    let (entry, isComplete) = (text.text, reading.isComplete)
    // After Ctrl-C, the entry is still there to be changed.
    guard let isWhole = untilInterrupted({ isComplete(entry) }) else { return CC_NORM }
    guard isWhole else {
      change { $0.insertIndentedNewline() }
      return CC_NORM
    }
    return end(.text(entry))
  }

  private func interrupt() -> Int32 {
    let isEmpty = text.scalars.isEmpty
    return end(.interrupted(wasEmpty: isEmpty), mark: "^C")
  }

  /// The end of the input in an empty entry, and of an unfinished one; else it removes a character.
  private func end() -> Int32 {
    let text = text
    if text.scalars.isEmpty { return end(.endOfInput) }
    if text.isAtEnd {
      return text.hasSeveralLines ? end(.text(text.text)) : CC_NORM
    }
    change { $0.removeNext() }
    return CC_NORM
  }

  private func end(_ ending: Ending, mark: String = "") -> Int32 {
    self.ending = ending
    finish(mark: mark)
    return CC_NEWLINE
  }

  // MARK: Other keys

  private func suspend() -> Int32 {
    draw()
    write(canvas.leave())
    releaseTerminal()
    kill(0, SIGTSTP)
    // Goes on when the process does, or at once if it can't be stopped.
    _ = requests.pipe.wait(for: -1, milliseconds: 200)
    takeTerminal()
    return CC_NORM
  }

  private func clearScreen() -> Int32 {
    canvas.forget()
    write("\u{1B}[H\u{1B}[2J")
    return CC_NORM
  }

  private func refill() -> Int32 {
    if let initial = reading.initial { insert(initial) }
    reading.initial = nil
    return CC_NORM
  }

  private func insertBurst() -> Int32 {
    guard let paste = burst else { return CC_NORM }
    burst = nil
    return self.paste(paste)
  }

  private func paste(_ paste: PastedText) -> Int32 {
    insert(paste.text)
    if paste.leftOut > 0 {
      showAbove([EditorNotice.pasteCut(bytes: paste.leftOut).text])
    }
    return CC_NORM
  }

  private func up() -> Int32 {
    let text = text
    if text.isOnFirstLine { return show(history.older(leaving: text.text)) }
    move(from: text) { $0.moveUp(toColumn: $1) }
    return CC_NORM
  }

  private func down() -> Int32 {
    let text = text
    if text.isOnLastLine { return show(history.newer(leaving: text.text)) }
    move(from: text) { $0.moveDown(toColumn: $1) }
    return CC_NORM
  }

  private func show(_ entry: String?) -> Int32 {
    guard let entry else { return CC_NORM }
    text = EntryText(before: entry, after: "")
    return CC_NORM
  }

  private func move(from text: EntryText, _ body: (inout EntryText, _ column: Int) -> Void) {
    let column = goal?.cursor == text.cursor ? goal?.column ?? text.column : text.column
    var moved = text
    body(&moved, column)
    goal = (column, moved.cursor)
    self.text = moved
  }

  private func remove(_ body: (inout EntryText) -> String) -> Int32 {
    change { removed = body(&$0) }
    return CC_NORM
  }

  private func yank() -> Int32 {
    insert(removed)
    return CC_NORM
  }

  fileprivate func change(_ body: (inout EntryText) -> Void) {
    var changed = text
    body(&changed)
    text = changed
  }

  private func complete() -> Int32 {
    let text = text
    let (before, after) = (text.beforeCursor, text.afterCursor)
    if text.isInIndentation {
      insert("  ")
      return CC_NORM
    }
    guard let completion else { return CC_NORM }
    let found = untilInterrupted { completion(before + after, before.utf8.count) }
    guard let found else { return CC_NORM }
    switch found.effect(after: before) {
    case .nothing: break
    case .replace(let count, let text):
      el_deletestr(editor, Int32(count))
      insert(text)
    case .list(let summaries):
      showBelow(CandidateColumns.text(summaries, width: size.width))
    }
    return CC_NORM
  }
}

private func owner(_ editor: OpaquePointer?) -> Editline? {
  guard let editor, let data = editline_client_data(editor) else { return nil }
  return Unmanaged<Editline>.fromOpaque(data).takeUnretainedValue()
}

private func run(_ editor: OpaquePointer?, _ body: (Editline) -> Int32) -> UInt8 {
  UInt8(truncatingIfNeeded: owner(editor).map(body) ?? CC_ERROR)
}

private func changeText(of editor: OpaquePointer?, _ body: (inout EntryText) -> Void) -> UInt8 {
  run(editor) {
    $0.change(body)
    return CC_NORM
  }
}

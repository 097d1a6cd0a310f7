/// An entry that single keys edit, for a screen that shows more than the entry.
///
/// The keys mean what they mean at the prompt of the shell, except Enter: the caller decides whether it
/// ends the entry.
package struct KeyedEntry: Sendable {
  private var entry: EntryText
  private var history = EntryHistory()
  /// The text that was removed last, for Ctrl-Y.
  private var removed = ""
  /// The column to keep while the cursor moves up and down.
  private var goal: Int?
  private var isInPaste = false

  /// - Parameters:
  ///   - text: the initial text, with the cursor at its end.
  ///   - history: earlier entries, the oldest first.
  package init(_ text: String = "", history: [String] = []) {
    entry = EntryText(before: text, after: "")
    for earlier in history { self.history.remember(earlier) }
    self.history.begin()
  }

  package var text: String { entry.text }

  /// Puts the cursor at the beginning.
  package mutating func moveToStart() { entry = EntryText(before: "", after: entry.text) }

  /// Begins a new line with the indentation of the current one.
  package mutating func insertNewline() { entry.insertIndentedNewline() }

  /// Whether Enter belongs to pasted text, so that it doesn't end the entry.
  package var takesEnter: Bool { isInPaste }

  /// Whether Tab asks for candidates. At the start of a line and in a paste, it indents.
  package var tabCompletes: Bool { !isInPaste && !entry.isInIndentation }

  /// The text before the cursor.
  package var textBeforeCursor: String { entry.beforeCursor }

  /// Completes the word before the cursor.
  ///
  /// - Returns: The candidates in columns, if they have no longer beginning in common.
  package mutating func complete(with completion: Completion, width: Int) -> String {
    switch completion.effect(after: entry.beforeCursor) {
    case .nothing: return ""
    case .replace(let count, let text):
      for _ in 0..<count { entry.removePrevious() }
      entry.insert(text)
      return ""
    case .list(let summaries): return CandidateColumns.text(summaries, width: width)
    }
  }

  /// Handles a key. Keys without a meaning in an entry change nothing.
  package mutating func handle(_ key: Key) {
    let column = goal ?? entry.column
    goal = nil
    switch key {
    case .character(let character): insert(character)
    case .enter where isInPaste: entry.insert("\n")
    case .newline: entry.insertIndentedNewline()
    case .tab: entry.insert("  ")
    case .backspace, .control("h"): entry.removePrevious()
    case .delete: entry.removeNext()
    case .left, .control("b"): entry.moveLeft()
    case .right, .control("f"): entry.moveRight()
    case .wordLeft: entry.moveToPreviousWord()
    case .wordRight: entry.moveToNextWord()
    case .home, .control("a"): entry.moveToLineStart()
    case .end, .control("e"): entry.moveToLineEnd()
    case .up, .control("p"): moveUp(toColumn: column)
    case .down, .control("n"): moveDown(toColumn: column)
    case .control("k"): removed = entry.removeLineTail()
    case .control("u"): removed = entry.removeLine()
    case .control("w"): removed = entry.removeWordBefore()
    case .control("y"): entry.insert(removed)
    case .control("d"): entry.removeNext()
    case .pasteStart: isInPaste = true
    case .pasteEnd: isInPaste = false
    case .enter, .escape, .interrupt, .pageUp, .pageDown, .control, .unknown: break
    }
  }

  private mutating func insert(_ character: Character) {
    let scalars = character.unicodeScalars
    guard !isInPaste, scalars.count == 1, let scalar = scalars.first,
      EntryText.closing.contains(scalar)
    else { return entry.insert(String(character)) }
    entry.insertClosing(scalar)
  }

  private mutating func moveUp(toColumn column: Int) {
    guard entry.isOnFirstLine else {
      entry.moveUp(toColumn: column)
      goal = column
      return
    }
    if let earlier = history.older(leaving: entry.text) {
      entry = EntryText(before: earlier, after: "")
    }
  }

  private mutating func moveDown(toColumn column: Int) {
    guard entry.isOnLastLine else {
      entry.moveDown(toColumn: column)
      goal = column
      return
    }
    if let later = history.newer(leaving: entry.text) {
      entry = EntryText(before: later, after: "")
    }
  }

  /// The rows of the entry, with the place of the cursor in them, from 0.
  ///
  /// - Parameters:
  ///   - continuation: the text before every line but the first.
  ///   - height: the largest number of rows. If the entry has more, the rows around the cursor remain.
  package func rows(
    prompt: Prompt, continuation: Prompt, width: Int, height: Int, locale: CharacterLocale
  ) -> (rows: [String], cursor: (row: Int, column: Int)) {
    locale.adopted {
      let picture = EntryPicture(
        entry,
        EntryPicture.Frame(
          prompt: prompt, continuation: continuation, note: nil, width: width, height: height,
          isUnicode: locale.isUTF8))
      return (picture.rows, picture.cursor)
    }
  }
}

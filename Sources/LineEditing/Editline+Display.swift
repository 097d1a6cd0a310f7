import CEditline

// What is drawn besides the line itself. libedit believes it knows what is on the screen, so each
// of these leaves the cursor at the start of an empty row and has it draw everything afresh.
extension Editline {
  var layout: ScreenLayout {
    let columns = Int(editline_columns(editor))
    return ScreenLayout(width: columns > 1 ? columns : 80)
  }

  /// Shows text where the line was, and the line again below it.
  func showAbove(_ texts: [String]) {
    var output = "\r" + up(cursorPosition.row) + clearBelow
    for text in texts {
      output += text
      if text.utf8.last != UInt8(ascii: "\n") { output += "\n" }
    }
    write(output)
    draw()
  }

  /// Shows text below the line, and the line again below that.
  func showBelow(_ text: String) {
    moveBelow()
    write(text)
    draw()
  }

  /// Moves to the start of the row after the line.
  func moveBelow() {
    let end = layout.position(after: line.afterCursor.unicodeScalars, from: cursorPosition)
    write(down(end.row - cursorPosition.row) + "\n")
  }

  /// Adapts to a new size; terminals that wrap text anew have done so by now.
  func resize() {
    adoptSize()
    write("\r" + up(cursorPosition.row) + clearBelow)
    draw()
  }

  func adoptSize() {
    el_resize(editor)
  }

  /// Takes the terminal again after a time in which others had it.
  func resume() {
    _ = editline_prepare_terminal(editor, 0)
    _ = editline_prepare_terminal(editor, 1)
    draw()
  }

  func draw() {
    _ = editline_draw(editor)
  }

  private var cursorPosition: ScreenLayout.Position {
    let prompt = ScreenLayout.Position(row: 0, column: promptWidth)
    return layout.position(after: line.beforeCursor.unicodeScalars, from: prompt)
  }

  private func up(_ rows: Int) -> String {
    rows > 0 ? "\u{1B}[\(rows)A" : ""
  }

  private func down(_ rows: Int) -> String {
    rows > 0 ? "\u{1B}[\(rows)B" : ""
  }

  private var clearBelow: String { "\u{1B}[J" }
}

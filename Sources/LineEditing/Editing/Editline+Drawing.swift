import CEditline
import Foundation

extension Editline {
  /// Draws the entry as it is by now.
  func draw() {
    write(canvas.draw(EntryPicture(text, frame)))
  }

  /// Shows text where the entry was, and the entry again below it.
  func showAbove(_ texts: [String]) {
    var output = canvas.erase()
    for text in texts {
      output += text
      if text.utf8.last != UInt8(ascii: "\n") { output += "\n" }
    }
    write(output)
    draw()
  }

  /// Shows text below the entry, and the entry again below that.
  func showBelow(_ text: String) {
    draw()
    write(canvas.leave() + text)
    draw()
  }

  /// Leaves the whole entry on the terminal, however high it is, with the cursor below it.
  ///
  /// - Parameter mark: what is written behind it.
  func finish(mark: String = "") {
    var whole = text
    note = nil
    if !mark.isEmpty || whole.hasSeveralLines {
      while !whole.isOnLastLine { whole.moveDown(toColumn: 0) }
      whole.moveToLineEnd()
      whole.insert(mark)
    }
    // A dropped entry needs no room for more rows.
    let picture = EntryPicture(whole, frame, showsAll: mark.isEmpty)
    let isTaller = picture.rows.count >= frame.height
    write((isTaller ? canvas.erase() : "") + canvas.draw(picture) + canvas.leave())
  }

  /// Adapts to a new size. A terminal that rewraps text has done so already.
  func resize() {
    adoptSize()
    write(canvas.erase(inWidth: size.width))
    draw()
  }

  func adoptSize() {
    size = Terminal.size(of: output) ?? (80, 24)
  }

  /// Takes the terminal again after a time in which others had it.
  func resume() {
    _ = editline_prepare_terminal(editor, 0)
    canvas.forget()
    takeTerminal()
    draw()
  }

  private var frame: EntryPicture.Frame {
    EntryPicture.Frame(
      prompt: reading.prompt, continuation: reading.continuation, note: note,
      width: size.width, height: size.height, isUnicode: isUnicode)
  }
}

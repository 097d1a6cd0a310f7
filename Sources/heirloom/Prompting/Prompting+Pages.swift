import Foundation
import LineEditing
import MessageTables
import Phrases
import Rendering
import Sessions
import Synchronization

extension Prompting {
  /// Shows views of the open lesson, a screen at a time.
  mutating func show(_ views: [LessonView]) async {
    guard let player, !views.isEmpty else { return }
    let (options, lesson) = (console.options, player.lesson)
    let parts = await untilInterrupted {
      let text = ViewText(options: options, countsOwnLines: true)
      var parts: [String] = []
      var isCode = false
      for view in views {
        let part = text.text([view], of: lesson)
        guard !part.isEmpty else { continue }
        // Code and the question about it are read together.
        if isCode, case .question = view, !parts.isEmpty {
          parts[parts.count - 1] += part
        } else {
          parts.append(part)
        }
        if case .code = view { isCode = true } else { isCode = false }
      }
      return parts
    }
    if let parts { await display(parts, end: "\n") }
  }

  /// Writes parts of a page, and waits for Enter before the terminal would scroll what is unread away.
  ///
  /// A part that fits a screen stays in one piece. Anything typed instead of Enter ends the page and is
  /// taken as an entry.
  mutating func display(_ parts: [String], end: String = "") async {
    guard isInteractive, console.isTerminal, input is LineEditor,
      let height = Terminal.size(of: 1)?.height, height > 5
    else { return console.write(parts.joined() + end) }
    // One row is the prompt's.
    var screens = Screens(height: height - 1)
    for part in parts { screens.add(part.screenRows) }
    let pages = screens.pages
    for (index, page) in pages.enumerated() {
      console.write(page.joined(separator: "\n") + "\n")
      let left = pages[(index + 1)...].reduce(0) { $0 + $1.count }
      guard left > 0 else { break }
      let prompt = Prompt(
        ShellMessage.morePages(left).text, style: console.options.colour ? "2" : nil)
      switch await input.read(prompt: prompt, continuation: continuation, isComplete: isComplete) {
      case .line(let text) where !text.contains(where: { !$0.isWhitespace }): continue
      case .line(let text): pending = text
      case .interrupted, .endOfFile: break
      }
      // The rest is shown all the same: the question may be in it.
      console.write(
        pages[(index + 1)...].map { $0.joined(separator: "\n") + "\n" }.joined())
      break
    }
    console.write(end)
  }

  /// Whether an entry is whole, for the thread that reads.
  var isComplete: @Sendable (String) -> Bool {
    let shared = shared
    return { text in isWhole(text, question: shared.state.withLock { $0.question }) }
  }
}

/// Rows put together to screens.
struct Screens {
  let height: Int
  private(set) var pages: [[Substring]] = [[]]

  init(height: Int) { self.height = height }

  /// Adds rows that stay together if they fit one screen.
  mutating func add(_ rows: [Substring]) {
    let room = height - pages[pages.count - 1].count
    guard rows.count > room else {
      pages[pages.count - 1] += rows
      return
    }
    // Nobody waits at a screen on which there is nothing.
    if pages[pages.count - 1].allSatisfy(\.isEmpty) {
      pages[pages.count - 1] = []
      return addToEmpty(rows)
    }
    // An empty row at the top of a screen separates nothing.
    let content = Array(rows.drop(while: \.isEmpty))
    if content.count <= height {
      pages.append(content)
      return
    }
    pages[pages.count - 1] += rows.prefix(room)
    addScreens(rows.dropFirst(room))
  }

  private mutating func addToEmpty(_ rows: [Substring]) {
    pages[pages.count - 1] += rows.prefix(height)
    addScreens(rows.dropFirst(height))
  }

  private mutating func addScreens(_ rows: ArraySlice<Substring>) {
    var rest = rows
    while !rest.isEmpty {
      pages.append(Array(rest.prefix(height)))
      rest = rest.dropFirst(height)
    }
  }
}

extension String {
  /// Its lines, without an empty one after the last newline.
  fileprivate var screenRows: [Substring] {
    let rows = split(separator: "\n", omittingEmptySubsequences: false)
    return rows.last?.isEmpty == true ? Array(rows.dropLast()) : rows
  }
}

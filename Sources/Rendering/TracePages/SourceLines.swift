import MessageTables
import Phrases
import Recording
import Synchronization

/// The source of a trace by line, with the style of every character.
struct SourceLines {
  /// One line of source, ready to be shown.
  struct Line: Hashable {
    var number: Int
    /// The text with spaces for tabs.
    var text: StyledText
    /// The source's characters, by which columns are counted.
    var characters: [Character]
    /// For each character, whether it is code and not a comment or a literal.
    var isCode: [Bool]
  }

  /// The sources as ranges of line numbers. The last one is the submission that ran.
  var sources: [ClosedRange<Int>] { files.map(\.numbers) }

  private let files: [File]

  init(_ sources: [Source]) {
    files = sources.map(File.init)
  }

  /// Makes a single source, with lines numbered from 1.
  init(text: String) {
    self.init([Source(name: "", text: text)])
  }

  subscript(number: Int) -> Line? {
    files.last { $0.numbers.contains(number) }?[number]
  }

  /// A source whose lines are made on demand, because most traces show only the last of many
  /// sources.
  private final class File: Sendable {
    let numbers: ClosedRange<Int>
    private let text: String
    private let made = Mutex<[Line]?>(nil)

    init(_ source: Source) {
      let text = source.text.hasSuffix("\n") ? String(source.text.dropLast()) : source.text
      self.text = text
      numbers = source.firstLine...(source.firstLine + text.count { $0.endsLine })
    }

    subscript(number: Int) -> Line {
      made.withLock { made in
        let lines = made ?? SourceLines.lines(of: text, from: numbers.lowerBound)
        made = lines
        return lines[number - numbers.lowerBound]
      }
    }
  }

  private static func lines(of text: String, from first: Int) -> [Line] {
    let characters = Array(text)
    let styles = SwiftStyles.styles(of: characters)
    var lines: [Line] = []
    var start = 0
    for index in 0...characters.count
    where index == characters.count || characters[index].endsLine {
      lines.append(line(first + lines.count, characters[start..<index], styles[start..<index]))
      start = index + 1
    }
    return lines
  }

  private static let tabWidth = 4

  private static func line(
    _ number: Int, _ characters: ArraySlice<Character>, _ styles: ArraySlice<Style>
  ) -> Line {
    var text = StyledText()
    // Characters with one style are inserted together, so that a line has few pieces.
    var index = characters.startIndex
    while index < characters.endIndex {
      if characters[index] == "\t" {
        text += .spaces(tabWidth - text.width % tabWidth)
        index += 1
        continue
      }
      let style = styles[index]
      let rest = characters.indices[index...]
      let end = rest.first { characters[$0] == "\t" || styles[$0] != style } ?? rest.endIndex
      text.append(String(characters[index..<end]), style)
      index = end
    }
    return Line(
      number: number, text: text.trimmingTrailingSpaces(), characters: Array(characters),
      isCode: styles.map { $0 != .string && $0 != .comment })
  }
}

extension SourceLines.Line {
  /// Returns the number of cells before a column, which is counted from 1 in characters.
  func cells(before column: Int) -> Int {
    var width = 0
    for character in characters.prefix(max(0, column - 1)) {
      width += character == "\t" ? 4 - width % 4 : String(character).withVisibleControls.cellWidth
    }
    return width
  }

  var indentation: Int {
    characters.prefix { $0 == " " || $0 == "\t" }.reduce(0) { $0 + ($1 == "\t" ? 4 : 1) }
  }
}

extension Character {
  /// Whether it ends a line of Swift. Unicode's other newlines don't.
  fileprivate var endsLine: Bool { self == "\n" || self == "\r" || self == "\r\n" }
}

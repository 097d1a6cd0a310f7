import Recording

/// The source of a trace by line, with the meaning of every character.
struct SourceLines {
  /// One line of source, ready to be shown.
  struct Line: Hashable {
    var number: Int
    /// With tabs as blanks.
    var text: StyledText
    /// The same characters as in the source, from which columns are counted.
    var characters: [Character]
    /// For each character, whether it is code, as opposed to a comment or a literal.
    var isCode: [Bool]
  }

  /// One source as the numbers of its lines; the last one is the submission that ran.
  private(set) var sources: [ClosedRange<Int>] = []
  private var lines: [Int: Line] = [:]

  init(_ sources: [Source]) {
    for source in sources {
      let text = source.text.hasSuffix("\n") ? String(source.text.dropLast()) : source.text
      let styles = SwiftScanner.styles(of: text)
      var number = source.firstLine
      var start = 0
      let characters = Array(text)
      for index in 0...characters.count
      where index == characters.count || characters[index].endsLine {
        lines[number] = Self.line(number, characters[start..<index], styles[start..<index])
        number += 1
        start = index + 1
      }
      self.sources.append(source.firstLine...(number - 1))
    }
  }

  /// A text of its own, with lines numbered from 1.
  init(text: String) {
    self.init([Source(name: "", text: text)])
  }

  subscript(number: Int) -> Line? { lines[number] }

  private static let tabWidth = 4

  private static func line(
    _ number: Int, _ characters: ArraySlice<Character>, _ styles: ArraySlice<Style>
  ) -> Line {
    var text = StyledText()
    for (character, style) in zip(characters, styles) {
      if character == "\t" {
        text += .spaces(tabWidth - text.width % tabWidth)
      } else {
        text.append(String(character), style)
      }
    }
    return Line(
      number: number, text: text.trimmingTrailingSpaces(), characters: Array(characters),
      isCode: styles.map { $0 != .string && $0 != .comment })
  }
}

extension SourceLines.Line {
  /// How many cells stand before a column, counted from 1 in characters.
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
  /// Whether a line of Swift ends with it. What else Unicode calls a newline doesn't.
  fileprivate var endsLine: Bool { self == "\n" || self == "\r" || self == "\r\n" }
}

/// A line of the file, or what is left of it inside a quote or a list item.
struct SourceLine {
  /// Counted from 1.
  var number: Int
  /// The byte of the file's line at which `bytes` begins, counted from 0.
  var offset: Int
  /// Without the line end.
  var bytes: ArraySlice<UInt8>
  /// The first byte that is neither space nor tab; the end of `bytes` on a blank line.
  let start: Int
  /// How wide the white space before `start` is, with tab stops every four columns.
  let indentation: Int

  init(number: Int, offset: Int, bytes: ArraySlice<UInt8>) {
    self.number = number
    self.offset = offset
    self.bytes = bytes
    var start = bytes.startIndex
    var indentation = 0
    while start < bytes.endIndex {
      switch bytes[start] {
      case .space: indentation += 1
      case .tab: indentation += 4 - indentation % 4
      default:
        self.start = start
        self.indentation = indentation
        return
      }
      start += 1
    }
    self.start = start
    self.indentation = indentation
  }

  var isBlank: Bool { start == bytes.endIndex }

  /// The first byte of the text, if there is any.
  var first: UInt8? { isBlank ? nil : bytes[start] }

  /// What follows the indentation.
  var content: ArraySlice<UInt8> { bytes[start...] }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The line from `index` on, as the first line of something nested.
  func dropping(upTo index: Int) -> SourceLine {
    let rest = bytes[index...]
    return SourceLine(
      number: number, offset: offset + (index - bytes.startIndex), bytes: rest)
  }

  /// The line without up to `columns` columns of its indentation.
  func outdented(by columns: Int) -> SourceLine {
    var index = bytes.startIndex
    var width = 0
    while index < start, width < columns {
      width += bytes[index] == .tab ? 4 - width % 4 : 1
      index += 1
    }
    return dropping(upTo: index)
  }
}

extension SourceLine {
  /// Splits a file into its lines; a line may end in `\n` or `\r\n`.
  static func lines(of text: String) -> [SourceLine] {
    let bytes = Array(text.utf8)
    var lines: [SourceLine] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: .newline) ?? rest.endIndex
      var line = rest[rest.startIndex..<end]
      if line.last == .carriageReturn { line.removeLast() }
      lines.append(SourceLine(number: lines.count + 1, offset: 0, bytes: line))
      rest = rest[min(end + 1, rest.endIndex)...]
    }
    return lines
  }
}

extension UInt8 {
  static let tab = UInt8(ascii: "\t")
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let backtick = UInt8(ascii: "`")
  static let backslash = UInt8(ascii: "\\")

  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  var isLetter: Bool {
    (self | 0x20) >= UInt8(ascii: "a") && (self | 0x20) <= UInt8(ascii: "z")
  }

  /// Punctuation as CommonMark counts it, within ASCII.
  var isPunctuation: Bool {
    self > .space && self < 0x7F && !isDigit && !isLetter
  }
}

/// A line of the file, or the rest of it inside a quote or a list item.
struct SourceLine {
  /// The number of the line, from 1.
  var number: Int
  /// The offset of `bytes` in the file's line, from 0.
  var offset: Int
  /// The bytes without the line end.
  var bytes: ArraySlice<UInt8>
  /// The index of the first byte that is neither a space nor a tab; the end of `bytes` on a blank
  /// line.
  let start: Int
  /// The width of the white space before `start`, with tab stops every four columns.
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

  /// The bytes after the indentation.
  var content: ArraySlice<UInt8> { bytes[start...] }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Returns the line from `index` on, as the first line of a nested block.
  func dropping(upTo index: Int) -> SourceLine {
    let rest = bytes[index...]
    return SourceLine(
      number: number, offset: offset + (index - bytes.startIndex), bytes: rest)
  }

  /// Returns the line without up to `columns` columns of its indentation.
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
  /// Splits a file into lines. A line ends in `\n` or `\r\n`.
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

  /// ASCII punctuation as CommonMark defines it.
  var isPunctuation: Bool {
    self > .space && self < 0x7F && !isDigit && !isLetter
  }
}

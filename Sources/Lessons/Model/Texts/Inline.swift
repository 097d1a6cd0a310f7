/// A part of a paragraph's text.
package indirect enum Inline: Equatable, Sendable {
  /// Plain text. Line ends within a paragraph have become spaces.
  case text(String)
  case code(String)
  case emphasis([Inline])
  case strong([Inline])
  case link([Inline], destination: String)
  /// An explicit line break: two spaces or a backslash at the end of a line.
  case lineBreak
}

extension Inline {
  package var plainText: String {
    switch self {
    case .text(let text), .code(let text): text
    case .emphasis(let inlines), .strong(let inlines), .link(let inlines, _): inlines.plainText
    case .lineBreak: "\n"
    }
  }
}

extension [Inline] {
  package var plainText: String {
    if count == 1 { return self[0].plainText }
    return map(\.plainText).joined()
  }

  /// Returns the text without the spaces that remain at both ends after removing a label or
  /// splitting a choice.
  func trimmed() -> [Inline] {
    var result = self
    while let first = result.first {
      if case .text(let text) = first {
        let rest = text.drop { $0 == " " }
        if !rest.isEmpty {
          result[0] = .text(String(rest))
          break
        }
      } else if first != .lineBreak {
        break
      }
      result.removeFirst()
    }
    while let last = result.last {
      if case .text(let text) = last {
        let rest = text.prefix { _ in true }.droppingTrailingSpaces()
        if !rest.isEmpty {
          result[result.count - 1] = .text(rest)
          break
        }
      } else if last != .lineBreak {
        break
      }
      result.removeLast()
    }
    return result
  }
}

extension Substring {
  fileprivate func droppingTrailingSpaces() -> String {
    var rest = self
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}

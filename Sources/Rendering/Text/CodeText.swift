/// Code as lines with colors, and optionally with line numbers.
package struct CodeText {
  private let source: SourceLines
  private let isSwift: Bool

  /// Returns lines of Swift with the style of every piece, without wrapping.
  package static func swift(_ code: String) -> [StyledText] {
    let source = SourceLines(text: code)
    return (source.sources.first ?? 1...1).map { source[$0]?.text ?? "" }
  }

  init(_ code: String, isSwift: Bool = true) {
    source = SourceLines(text: code)
    self.isSwift = isSwift
  }

  /// - Parameter firstNumber: The number of the first line, or nil for no numbers.
  func lines(width: Int, firstNumber: Int? = nil, options: RenderingOptions) -> [StyledText] {
    let glyphs = options.glyphs
    let all = (source.sources.first ?? 1...1).compactMap { source[$0] }
    let numberWidth = firstNumber.map { max(3, String($0 + all.count - 1).count + 1) }
    return all.enumerated().flatMap { index, line in
      let gutter = { (mark: String) -> StyledText in
        guard let numberWidth else { return "" }
        return .spaces(numberWidth - mark.count) + "\("\(mark) \(glyphs.bar) ", .gutter)"
      }
      let text = isSwift ? line.text : StyledText(line.text.characters)
      return text.wrapped(to: width - gutter("").width, hanging: line.indentation + 4)
        .enumerated().map { part, text in
          let number = firstNumber.map { String($0 + index) } ?? ""
          return gutter(part == 0 ? number : glyphs.ellipsis) + text
        }
    }
  }
}

import Lessons

/// Lays out passages of prose in lines.
struct PassageText {
  let options: RenderingOptions

  /// Returns the lines, with an empty line between the passages.
  func lines(_ passages: [Passage], width: Int) -> [StyledText] {
    passages.enumerated().flatMap { index, passage in
      (index == 0 ? [] : [""]) + lines(passage, width: width)
    }
  }

  private func lines(_ passage: Passage, width: Int) -> [StyledText] {
    let glyphs = options.glyphs
    switch passage {
    case .paragraph(let inlines), .proposal(let inlines, _):
      return StyledText.lines(inlines, options: options).flatMap { $0.wrapped(to: width) }
    case .heading(_, let inlines):
      return StyledText(inlines, style: .heading, options: options).wrapped(to: width)
    case .list(let start, let items):
      return items.enumerated().flatMap { index, item in
        let mark = start.map { "\($0 + index)." } ?? glyphs.bullet
        let box = item.isChecked.map { $0 ? " [x]" : " [ ]" } ?? ""
        return indented(item.passages, by: StyledText(mark + box + " ", .dim), width: width)
      }
    case .quote(let passages):
      let bar: StyledText = "\(glyphs.bar, .gutter) "
      return lines(passages, width: width - bar.width).map { bar + $0 }
    case .elsewhere(let passages):
      return indented(
        passages, by: StyledText(LessonMessage.elsewhere, .heading) + ": ", width: width)
    case .listing(let language, let lines):
      let text = lines.joined(separator: "\n")
      return CodeText(text, isSwift: language == "swift").lines(width: width - 2, options: options)
        .map { .spaces(2) + $0 }
    case .rule:
      return [StyledText(String(repeating: glyphs.rule, count: min(24, width)), .dim)]
    }
  }

  /// Returns passages beside a mark: the first line follows it, and the others are below that line.
  func indented(_ passages: [Passage], by mark: StyledText, width: Int) -> [StyledText] {
    let lines = lines(passages, width: width - mark.width)
    guard !lines.isEmpty else { return [mark] }
    return lines.enumerated().map { index, line in
      if index == 0 { return mark + line }
      return line.isEmpty ? line : .spaces(mark.width) + line
    }
  }
}

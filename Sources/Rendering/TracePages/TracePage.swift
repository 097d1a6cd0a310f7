import Recording

/// The annotated source of a trace as lines, each with its moment.
///
/// The whole trace determines the folds and columns. So a page that reveals less of it differs only
/// in the missing annotations, and nothing moves when the next one appears.
struct TracePage {
  struct Line: Hashable {
    var text: StyledText
    /// The line of source that it is, or to which it belongs.
    var source: Int?
    /// The number of the annotation to which it belongs.
    var moment: Int?
  }

  /// An event that stands out.
  struct Highlight {
    var event: Int
    /// Whether it shows the right answer to a question. Otherwise it is the current event.
    var isProof = false

    func mark(_ glyphs: Glyphs) -> StyledText {
      isProof ? "\(glyphs.right, .right)" : "\(glyphs.current, .current)"
    }
  }

  /// The width from which a run's lanes are shown side by side.
  private static let wide = 120

  /// All annotations that can be revealed, in order.
  let moments: [Annotation]

  private let source: SourceLines
  private let extents: ScopeExtents
  private let rows: [FoldedLines.Row]
  private let annotations: [Int: [Annotation]]
  private let elsewhere: [Annotation]
  private let columns: LaneColumns
  private let output: OutputOrder
  private let files: ProgramFiles?
  private let glyphs: Glyphs
  private let width: Int
  private let numberWidth: Int

  init(_ trace: Trace, options: RenderingOptions) {
    let glyphs = options.glyphs
    let lines = AnnotatedLines(trace, glyphs: glyphs)
    (source, extents, rows) = (lines.source, lines.extents, lines.rows)
    (annotations, elsewhere, moments) = (lines.annotations, lines.elsewhere, lines.all)
    let happenings = lines.happenings
    files = happenings.files
    let lastLine = rows.last?.lines.upperBound ?? 0
    numberWidth = max(3, String(lastLine).count + 1)
    width = options.width
    self.glyphs = glyphs
    columns = LaneColumns(
      moments, width: options.width - numberWidth - 3 - 2 * extents.deepest,
      isWide: options.width >= Self.wide, glyphs: glyphs)
    let shown = rows.flatMap { [annotations] in annotations[$0.lines.lowerBound] ?? [] }
    output = OutputOrder(happenings, shownIn: shown + elsewhere)
  }

  /// Whether the page has no events to show.
  var isEmpty: Bool { moments.isEmpty }

  /// - Parameter count: The number of revealed moments. The last one is marked as current.
  func lines(revealing count: Int? = nil) -> [Line] {
    let current = count.map { $0 == 0 ? 0 : moments[min($0, moments.count) - 1].number }
    let revealed = count.map { moments.prefix($0) } ?? moments[...]
    let room = width - gutter().width
    return lines(revealed, of: revealed, highlight: current.map { Highlight(event: $0) })
      + output.lines(upTo: count.map { _ in current ?? 0 }, width: room, glyphs: glyphs)
      .map { Line(text: gutter() + $0) }
  }

  /// Returns the source with only some of the annotations. Brackets depend on the earlier ones.
  func stageLines(_ notes: Range<Int>, marking: StagePanes.Marking = .last) -> [Line] {
    let notes = notes.clamped(to: moments.indices)
    let revealed = moments[..<notes.upperBound]
    let highlight: Highlight? =
      switch marking {
      case .none: nil
      case .last: revealed.last.map { Highlight(event: $0.number) }
      case .proof(let event): Highlight(event: event, isProof: true)
      }
    return lines(revealed[notes], of: revealed, highlight: highlight)
  }

  private func lines(
    _ told: ArraySlice<Annotation>, of revealed: ArraySlice<Annotation>, highlight: Highlight?
  ) -> [Line] {
    let shown = Set(told.map(\.number))
    let entered = Set(revealed.compactMap(\.enteredPlace))

    var lines = columns.heading.map { Line(text: gutter() + .spaces(2 * extents.deepest) + $0) }
    var previous: FoldedLines.Row?
    for row in rows {
      let file = files?.file(of: row.lines.lowerBound)
      if let file, file.name != previous.flatMap({ files?.file(of: $0.lines.lowerBound)?.name }) {
        lines.append(Line(text: gutter() + "\(file.name, .heading)"))
      } else if let previous, previous.lines.upperBound + 1 < row.lines.lowerBound {
        lines.append(Line(text: fold("")))
      }
      previous = row
      let annotations = annotations[row.lines.lowerBound, default: []]
        .filter { shown.contains($0.number) }
      let rails = ScopeRails(
        extents, line: row.lines.lowerBound, entered: entered, annotations: annotations,
        glyphs: glyphs)
      lines += self.lines(of: row, annotations, rails, highlight)
    }
    for annotation in elsewhere where shown.contains(annotation.number) {
      lines += self.lines(of: annotation, highlight) { _ in .spaces(2 * extents.deepest) }
    }
    return lines
  }

  private func lines(
    of row: FoldedLines.Row, _ annotations: [Annotation], _ rails: ScopeRails,
    _ highlight: Highlight?
  ) -> [Line] {
    var rails = rails
    switch row {
    case .folded(let lines):
      let text = StyledText(TraceMessage.foldedLines(lines.count), .dim)
      return [Line(text: fold(rails.besideSource + text), source: lines.lowerBound)]
    case .declaration(let lines):
      guard let first = source[lines.lowerBound] else { return [] }
      return code(first, first.text + "\(" \(glyphs.ellipsis) ", .dim)}", rails: rails)
    case .line(let number):
      guard let line = source[number] else { return [] }
      let stop = annotations.last { $0.caret != nil }
      let isCurrent =
        highlight.map { mark in
          !mark.isProof && annotations.contains { $0.number == mark.event }
        } ?? false
      var result = code(line, line.text, rails: rails, stop: stop, isCurrent: isCurrent)
      for annotation in annotations {
        // A bracket begins or ends at the event, below the head with the visit.
        let first = columns.headCount(of: annotation)
        result += self.lines(of: annotation, highlight) { index in
          index == first ? rails.besideFirst(annotation) : rails.besideRest(of: annotation)
        }
      }
      return result
    }
  }

  private func lines(
    of annotation: Annotation, _ highlight: Highlight?, rails: (Int) -> StyledText
  ) -> [Line] {
    let highlight = highlight?.event == annotation.number ? highlight : nil
    return columns.lines(of: annotation).enumerated().map { index, text in
      let mark = index == 0 ? highlight?.mark(glyphs) ?? "" : ""
      let text = highlight?.isProof == true ? text.highlighted(.proof) : text
      return Line(
        text: gutter(mark) + rails(index) + text, source: annotation.line,
        moment: annotation.number)
    }
  }

  /// Returns a line of source. A line that is too long continues below, with an indentation.
  ///
  /// - Parameters:
  ///   - stop: The place where the run stopped, if it is in this line. A caret points to it.
  ///   - isCurrent: Whether the current moment is at this line.
  private func code(
    _ line: SourceLines.Line, _ text: StyledText, rails: ScopeRails, stop: Annotation? = nil,
    isCurrent: Bool = false
  ) -> [Line] {
    let beside = rails.besideSource
    let position = stop?.caret.map { line.cells(before: $0) }
    let room = width - gutter().width - beside.width
    let parts = text.parts(wrappedTo: room, hanging: line.indentation + 4)
    let stopped = position.flatMap { position in parts.lastIndex { $0.start <= position } }

    return parts.enumerated().flatMap { index, part in
      let mark = index == 0 ? number(of: line.number) : glyphs.ellipsis
      let text = isCurrent ? part.text.highlighted(.currentLine) : part.text
      var lines = [
        Line(text: gutter("\(mark, .gutter)") + beside + text, source: line.number)
      ]
      if let position, index == stopped {
        let cells = min(room - 1, position - part.start + part.indentation)
        let pointer = StyledText.spaces(cells) + "\(glyphs.caret, .error)"
        lines.append(
          Line(text: gutter() + beside + pointer, source: line.number, moment: stop?.number))
      }
      return lines
    }
  }

  private func number(of line: Int) -> String {
    String(files?.file(of: line)?.line ?? line)
  }

  private func fold(_ text: StyledText) -> StyledText {
    gutter("\(glyphs.fold, .gutter)") + text
  }

  private func gutter(_ mark: StyledText = "") -> StyledText {
    .spaces(numberWidth - mark.width) + mark + "\(" \(glyphs.bar) ", .gutter)"
  }
}

extension Annotation {
  fileprivate var enteredPlace: Place? {
    if case .enters(let place) = mark { place } else { nil }
  }
}

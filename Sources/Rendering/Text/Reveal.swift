package import Recording

/// A trace step by step: its source with the first moments revealed, forward and backward.
///
/// Every frame is a function of the trace and a count, so that a step back shows the earlier frame.
package struct Reveal: Sendable {
  /// The number of moments. Frames are numbered from 0, with nothing revealed, up to this.
  package let count: Int

  private let page: TracePage
  private let painter: Painter

  package init(_ trace: Trace, options: RenderingOptions) {
    page = TracePage(trace, options: options)
    count = page.moments.count
    painter = options.painter
  }

  /// Returns at most `height` lines around the current moment of frame `index`.
  package func frame(_ index: Int, height: Int = .max) -> String {
    let index = min(max(0, index), count)
    let lines = page.lines(revealing: index)
    let shown = window(of: lines, around: index, height: max(1, height))
    return painter.paint(lines[shown].map(\.text))
  }

  /// Returns the line of source of frame `index`.
  package func line(_ index: Int) -> Int? {
    guard (1...max(1, count)).contains(index), index <= count else { return nil }
    return page.moments[index - 1].line
  }

  /// Returns the lines to show: the whole current moment and, if possible, the lines before it.
  private func window(of lines: [TracePage.Line], around index: Int, height: Int) -> Range<Int> {
    guard lines.count > height else { return lines.indices }
    guard index > 0 else { return 0..<height }
    let moment = page.moments[index - 1]
    let current = lines.indices.filter { lines[$0].moment == moment.number }
    guard let first = current.first, let last = current.last else { return 0..<height }
    // A third of the page below the moment is reserved for the next code.
    let end = min(lines.count, max(height, last + 1 + height / 3))
    let start = max(0, min(end - height, first))
    return start..<min(lines.count, start + height)
  }
}

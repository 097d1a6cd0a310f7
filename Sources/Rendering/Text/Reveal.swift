package import Recording

/// A trace step by step: its source with the first moments revealed, forwards and backwards.
///
/// Every frame is a function of the trace and a count, so that going back shows what was there.
package struct Reveal: Sendable {
  /// How many moments there are; frames are numbered from 0, nothing revealed, up to this.
  package let count: Int

  private let page: TracePage
  private let painter: Painter

  package init(_ trace: Trace, options: RenderingOptions) {
    page = TracePage(trace, options: options)
    count = page.moments.count
    painter = options.painter
  }

  /// At most `height` lines around the moment that is current in frame `index`.
  package func frame(_ index: Int, height: Int = .max) -> String {
    let index = min(max(0, index), count)
    let lines = page.lines(revealing: index)
    let shown = window(of: lines, around: index, height: max(1, height))
    return painter.paint(lines[shown].map(\.text))
  }

  /// The line of source that frame `index` is about.
  package func line(_ index: Int) -> Int? {
    guard (1...max(1, count)).contains(index), index <= count else { return nil }
    return page.moments[index - 1].line
  }

  /// Which lines are shown: all of the current moment and, if possible, what leads up to it.
  private func window(of lines: [TracePage.Line], around index: Int, height: Int) -> Range<Int> {
    guard lines.count > height else { return lines.indices }
    guard index > 0 else { return 0..<height }
    let moment = page.moments[index - 1]
    let current = lines.indices.filter { lines[$0].moment == moment.number }
    guard let first = current.first, let last = current.last else { return 0..<height }
    // Below the moment stays a third of the page for the code that comes next.
    let end = min(lines.count, max(height, last + 1 + height / 3))
    let start = max(0, min(end - height, first))
    return start..<min(lines.count, start + height)
  }
}

package import Recording

/// A trace as one entry per event, in the order of happening, without the source.
package enum OutlineText {
  package static func render(_ trace: Trace, options: RenderingOptions) -> String {
    let glyphs = options.glyphs
    let moments = TracePage(trace, options: options).moments
    let files = ProgramFiles(trace.sources)
    let number = { (line: Int) -> String in files?.file(of: line)?.short ?? String(line) }
    let numberWidth = max(
      3, (moments.compactMap(\.line).map { number($0).cellWidth }.max() ?? 0) + 1)
    let gutterWidth = numberWidth + 3
    let columns = AnnotationColumns(
      moments, width: options.width - gutterWidth, glyphs: glyphs, isInOutline: true)

    let lines = moments.flatMap { moment in
      columns.lines(of: moment).enumerated().map { index, text in
        let mark = index == 0 ? moment.line.map(number) ?? "" : ""
        return .spaces(numberWidth - mark.cellWidth)
          + "\(mark, .gutter)\(" \(glyphs.bar) ", .gutter)" + text
      }
    }
    return options.painter.paint(lines)
  }
}

/// A trace in the form that the options ask for.
package enum TraceText {
  package static func render(_ trace: Trace, options: RenderingOptions) -> String {
    switch options.level {
    case .full: AnnotatedText.render(trace, options: options)
    case .outline: OutlineText.render(trace, options: options)
    case .off: ""
    }
  }
}

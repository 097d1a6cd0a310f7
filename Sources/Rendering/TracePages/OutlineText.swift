package import Recording

/// A trace as one entry per event, without the source.
package enum OutlineText {
  package static func render(_ trace: Trace, options: RenderingOptions) -> String {
    let glyphs = options.glyphs
    var moments = AnnotatedLines(trace, glyphs: glyphs).all
    if options.order == .line {
      let line = { (moment: Annotation) in moment.line ?? .max }
      moments.sort { (line($0), $0.number) < (line($1), $1.number) }
    }
    let gutter = EventGutter(moments, trace.sources, glyphs: glyphs)
    let columns = AnnotationColumns(
      moments, width: options.width - gutter.width, glyphs: glyphs, in: .list)

    let lines = moments.flatMap { moment in
      columns.lines(of: moment).enumerated().map { index, text in
        gutter.text(index == 0 ? moment.line : nil) + text
      }
    }
    return options.painter.paint(lines)
  }
}

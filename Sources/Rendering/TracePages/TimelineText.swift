package import Recording

/// A trace in the order of happening: one entry per event, under the line of source that caused it.
///
/// Each line of source is shown once, where the run first comes to it, so that the list stays about as
/// long as the run. Lanes are columns where all of them fit.
package enum TimelineText {
  /// How far events stand to the right of the source.
  private static let inset = 2

  /// - Parameter count: how many of the events are shown, as a `Storyboard` counts notes; nil for all.
  package static func render(
    _ trace: Trace, options: RenderingOptions, revealing count: Int? = nil
  ) -> String {
    let glyphs = options.glyphs
    let page = AnnotatedLines(trace, glyphs: glyphs)
    guard !page.all.isEmpty else { return "" }
    let gutter = EventGutter(page.all, trace.sources, glyphs: glyphs)
    let room = options.width - gutter.width
    let moments = page.all.withPlacesOnce()
    let columns = LaneColumns(inOrder: moments, width: room - inset, glyphs: glyphs)

    var lines = columns.heading.map { gutter.text(nil) + .spaces(inset) + $0 }
    var seen: Set<Int> = []
    var current: Int?
    for moment in moments.prefix(count ?? moments.count) {
      if let line = moment.line, let source = page.source[line], seen.insert(line).inserted {
        lines += code(source, width: room).enumerated().map { index, text in
          gutter.text(index == 0 ? line : nil) + text
        }
        current = line
      }
      // The number says that the run has come to another line.
      let number = moment.line == current ? nil : moment.line
      current = moment.line
      lines += columns.lines(of: moment).enumerated().map { index, text in
        gutter.text(index == 0 ? number : nil) + .spaces(inset) + text
      }
    }
    return options.painter.paint(lines.map { $0.trimmingTrailingSpaces() })
  }

  /// A line of source without its indentation, which says nothing here.
  private static func code(_ line: SourceLines.Line, width: Int) -> [StyledText] {
    line.text.trimmingLeadingSpaces().wrapped(to: width, hanging: 4)
  }
}

/// Where a lane is: at a line, in one call that it makes.
private struct Stay: Equatable {
  var line: Int?
  var place: StyledText
  var entrance: Int?
}

extension [Annotation] {
  /// With the place in a function where a lane comes to it, and not again while the lane stays there.
  fileprivate func withPlacesOnce() -> [Annotation] {
    var stays: [LaneID: Stay] = [:]
    return map { annotation in
      var annotation = annotation
      let stay = Stay(
        line: annotation.line, place: annotation.ownPlace, entrance: annotation.entrance)
      if stays.updateValue(stay, forKey: annotation.lane) == stay { annotation.ownPlace = "" }
      return annotation
    }
  }
}

/// A trace in the form that the options ask for.
package enum TraceText {
  package static func render(_ trace: Trace, options: RenderingOptions) -> String {
    switch (options.level, options.order) {
    case (.full, .time): TimelineText.render(trace, options: options)
    case (.full, .line), (.full, nil): AnnotatedText.render(trace, options: options)
    case (.outline, _): OutlineText.render(trace, options: options)
    case (.off, _): ""
    }
  }
}

package import Recording

/// A trace in the order of events: one entry per event, under the line of source that caused it.
///
/// Each line of source is shown once, at its first event, so that the list is about as long as the
/// run. Lanes are columns if all of them fit.
package enum TimelineText {
  /// The indentation of events relative to the source.
  private static let inset = 2

  /// - Parameter count: The number of events to show, as a `Storyboard` counts notes; nil for all.
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
      // The number shows that the run has reached another line.
      let number = moment.line == current ? nil : moment.line
      current = moment.line
      lines += columns.lines(of: moment).enumerated().map { index, text in
        gutter.text(index == 0 ? number : nil) + .spaces(inset) + text
      }
    }
    return options.painter.paint(lines.map { $0.trimmingTrailingSpaces() })
  }

  /// Returns a line of source without its indentation, which isn't needed here.
  private static func code(_ line: SourceLines.Line, width: Int) -> [StyledText] {
    line.text.trimmingLeadingSpaces().wrapped(to: width, hanging: 4)
  }
}

/// A lane's stay at a line, in one call from there.
private struct Stay: Equatable {
  var line: Int?
  var place: StyledText
  var entrance: Int?
}

extension [Annotation] {
  /// Returns them with the place in a function only where a lane reaches it.
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

/// A trace in the form that the options request.
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

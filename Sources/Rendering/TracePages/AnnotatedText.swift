package import Recording

/// A trace as its source, with the events under each line.
package enum AnnotatedText {
  /// Returns the text; empty if no event can be shown.
  package static func render(_ trace: Trace, options: RenderingOptions) -> String {
    let page = TracePage(trace, options: options)
    guard !page.isEmpty else { return "" }
    return options.painter.paint(page.lines().map(\.text))
  }
}

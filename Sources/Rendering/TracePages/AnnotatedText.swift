package import Recording

/// A trace as its source, with what happened written under each line.
package enum AnnotatedText {
  /// Empty when nothing happened that could be shown.
  package static func render(_ trace: Trace, options: RenderingOptions) -> String {
    let page = TracePage(trace, options: options)
    guard !page.isEmpty else { return "" }
    return options.painter.paint(page.lines().map(\.text))
  }
}

package import Recording

/// The results of a submission: the value of its last expression, and of the variables it declared.
package enum ValueText {
  /// Returns one line per value, `name: Type = value`; empty without values.
  package static func render(_ trace: Trace, options: RenderingOptions) -> String {
    let lines: [StyledText] = trace.events.flatMap { event -> [StyledText] in
      guard case .valueShown(let name, let type, let value) = event.kind else { return [] }
      let label: StyledText = name.map { "\($0, .name): \(type, .dim) = " } ?? "\(type, .dim) = "
      return (label + StyledText(value, .value)).wrapped(to: options.width, hanging: 4)
    }
    return options.painter.paint(lines)
  }
}

import Recording

/// The columns that annotations stand in: lane, verb, what, and where it came from.
struct AnnotationColumns: Hashable {
  private let glyphs: Glyphs
  private let width: Int
  private let lane: Int
  private let verb: Int
  private let what: Int
  /// Whether an origin that doesn't fit beside its value stands below it, with all the width.
  private let isStacked: Bool

  /// - Parameter width: the cells that are left for annotations.
  init(_ annotations: [Annotation], width: Int, glyphs: Glyphs, namesMain: Bool = false) {
    let narrowestOrigin = 34
    let narrowestWhat = 12
    self.glyphs = glyphs
    self.width = max(24, width)
    lane =
      annotations.filter { namesMain || $0.lane != .main }
      .map { $0.lane.name.cellWidth + 1 }.max() ?? 0
    verb = (annotations.map { $0.verb.rawValue.cellWidth + 1 }.max() ?? 0) + 1

    let room = self.width - lane - verb
    let widest =
      annotations.filter { !$0.origin.isEmpty && $0.summary == nil }
      .flatMap(\.what).map(\.width).max() ?? 0
    let wanted = max(narrowestWhat, min(widest, room / 2)) + 2
    what = wanted
    isStacked = room - wanted < narrowestOrigin
  }

  /// The lines of one annotation.
  func lines(of annotation: Annotation, namesMain: Bool = false) -> [StyledText] {
    var lines = body(of: annotation).map { StyledText.spaces(lane) + $0 }
    if annotation.summary == nil, namesMain || annotation.lane != .main {
      let name: StyledText = "\(annotation.lane)"
      lines[0] = name.padded(to: lane) + body(of: annotation)[0]
    }
    return lines
  }

  private func body(of annotation: Annotation) -> [StyledText] {
    if let summary = annotation.summary {
      return summary.wrapped(to: width - lane, hanging: 2)
    }
    let head = StyledText(annotation.verb.rawValue, annotation.verb.style).padded(to: verb)
    let room = width - lane - verb
    let fits =
      annotation.what.count == 1 && annotation.what[0].width <= what - 2
      && annotation.origin.width <= room - what
    guard !annotation.origin.isEmpty, fits || !isStacked else {
      var lines = annotation.what.flatMap { $0.wrapped(to: room, hanging: annotation.hanging) }
      lines = lines.enumerated().map { ($0.offset == 0 ? head : .spaces(verb)) + $0.element }
      return lines + stackedOrigin(of: annotation)
    }

    let left = annotation.what.flatMap { text in
      text.wrapped(to: text.width > what - 2 ? room : what - 2, hanging: 2)
    }
    let right = annotation.origin.wrapped(to: room - what)
    // An origin starts beside its value, or below when the value runs into its column.
    let start = (left.lastIndex { $0.width > what - 2 } ?? -1) + 1
    return (0..<max(left.count, start + right.count)).map { index in
      var line = index == 0 ? head : .spaces(verb)
      if index < left.count { line += left[index] }
      if index >= start, index - start < right.count {
        line = line.padded(to: verb + what) + right[index - start]
      }
      return line
    }
  }

  private func stackedOrigin(of annotation: Annotation) -> [StyledText] {
    guard !annotation.origin.isEmpty else { return [] }
    let mark: StyledText = "\(glyphs.cause, .dim) "
    let indent = 2
    return (mark + annotation.origin)
      .wrapped(to: width - lane - indent, hanging: mark.width)
      .map { .spaces(indent) + $0 }
  }
}

extension Annotation {
  /// Values go on further to the right; sentences and output don't.
  fileprivate var hanging: Int {
    verb == .prints || verb.style == .error ? 0 : 2
  }
}

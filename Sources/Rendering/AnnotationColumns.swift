import Recording

/// The columns that annotations stand in: lane, verb, what, and where it came from.
struct AnnotationColumns: Hashable {
  private let glyphs: Glyphs
  private let width: Int
  private let lane: Int
  private let verb: Int
  private let what: Int
  /// Whether the fourth column is wide enough to wrap origins in it.
  private let hasWideOrigins: Bool

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
    // A value too wide for its column has its origin below, so it does not widen the column.
    let widest =
      annotations.filter { !$0.origin.isEmpty && $0.summary == nil }
      .flatMap(\.what).map(\.width).filter { $0 <= room / 2 }.max() ?? 0
    what = max(narrowestWhat, widest) + 2
    hasWideOrigins = room - what >= narrowestOrigin
  }

  /// The lines of one annotation.
  func lines(of annotation: Annotation, namesMain: Bool = false) -> [StyledText] {
    let isNamed = annotation.summary == nil && (namesMain || annotation.lane != .main)
    let name: StyledText = isNamed ? "\(annotation.lane)" : ""
    return body(of: annotation).enumerated().map { index, line in
      (index == 0 ? name.padded(to: lane) : .spaces(lane)) + line
    }
  }

  private func body(of annotation: Annotation) -> [StyledText] {
    if let summary = annotation.summary {
      return summary.wrapped(to: width - lane, hanging: 2)
    }
    let head = StyledText(annotation.verb.rawValue, annotation.verb.style).padded(to: verb)
    let room = width - lane - verb
    let hanging = annotation.hanging
    let left = annotation.what.flatMap { $0.wrapped(to: room, hanging: hanging) }
    let right = annotation.origin.wrapped(to: room - what)
    let isBeside =
      !annotation.origin.isEmpty && left.allSatisfy { $0.width <= what - 2 }
      && (hasWideOrigins || right.count == 1)
    guard isBeside else {
      let lines = left.enumerated().map { ($0.offset == 0 ? head : .spaces(verb)) + $0.element }
      return lines + originBelow(annotation)
    }
    return (0..<max(left.count, right.count)).map { index in
      let line = (index == 0 ? head : .spaces(verb)) + (index < left.count ? left[index] : "")
      return index < right.count ? line.padded(to: verb + what) + right[index] : line
    }
  }

  /// With all the width, when there is no room beside the value.
  private func originBelow(_ annotation: Annotation) -> [StyledText] {
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

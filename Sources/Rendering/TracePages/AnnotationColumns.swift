import Recording

/// The columns that annotations stand in: lane, verb, what, and where it came from.
struct AnnotationColumns: Hashable {
  /// Where the annotations stand, which decides what each has to say about itself.
  enum Surroundings: Hashable {
    /// Under their line of source: heads name the places in functions.
    case source
    /// In a list: each names its lane, its own place, and which time it is.
    case list
    /// In a list in the order of happening, which says by itself which time it is.
    case timeline
    /// The same in a column under the name of its lane.
    case column
  }

  private let glyphs: Glyphs
  private let width: Int
  private let lane: Int
  private let verb: Int
  private let what: Int
  /// Whether the fourth column is wide enough to wrap origins in it.
  private let hasWideOrigins: Bool
  private let surroundings: Surroundings

  /// How far what happened in a function stands to the right.
  private static let inset = 2

  /// - Parameter width: the cells that are left for annotations.
  init(
    _ annotations: [Annotation], width: Int, glyphs: Glyphs, in surroundings: Surroundings = .source
  ) {
    let narrowestOrigin = 34
    let narrowestWhat = 12
    self.glyphs = glyphs
    self.surroundings = surroundings
    self.width = max(24, width)
    lane =
      annotations.filter { Self.isNamed($0, in: surroundings) }
      .map { $0.lane.name.cellWidth + 1 }.max() ?? 0
    verb =
      (annotations.map { annotation in
        let inset = surroundings == .source && !annotation.ownPlace.isEmpty ? Self.inset : 0
        return annotation.verb.rawValue.cellWidth + 1 + inset
      }.max() ?? 0) + 1

    let room = self.width - lane - verb
    // A value too wide for its column has its origin below, so it does not widen the column.
    let widest =
      annotations.filter { !$0.origin.isEmpty && $0.summary == nil }
      .flatMap(\.what).map(\.width).filter { $0 <= room / 2 }.max() ?? 0
    what = max(narrowestWhat, widest) + 2
    hasWideOrigins = room - what >= narrowestOrigin
  }

  private static func isNamed(_ annotation: Annotation, in surroundings: Surroundings) -> Bool {
    switch surroundings {
    case .source: annotation.lane != .main
    case .list, .timeline: true
    case .column: false
    }
  }

  /// The lines above an annotation; none where the annotation names its place itself.
  func head(of annotation: Annotation) -> [StyledText] {
    guard surroundings == .source, let head = annotation.head else { return [] }
    return head.wrapped(to: width - lane, hanging: 2)
  }

  /// The lines of one annotation, after those of its head if it has one.
  func lines(of annotation: Annotation) -> [StyledText] {
    let isNamed = annotation.summary == nil && Self.isNamed(annotation, in: surroundings)
    let name: StyledText = isNamed ? "\(annotation.lane)" : ""
    return (head(of: annotation) + body(of: annotation)).enumerated().map { index, line in
      (index == 0 ? name.padded(to: lane) : .spaces(lane)) + line
    }
  }

  private func body(of annotation: Annotation) -> [StyledText] {
    if let summary = annotation.summary {
      return summary.wrapped(to: width - lane, hanging: 2)
    }
    let inset = surroundings == .source && !annotation.ownPlace.isEmpty ? Self.inset : 0
    let head = (.spaces(inset) + StyledText(annotation.verb.rawValue, annotation.verb.style))
      .padded(to: verb)
    let room = width - lane - verb
    let hanging = annotation.hanging
    let left = annotation.what.flatMap { $0.wrapped(to: room, hanging: hanging) }
    let origin = origin(of: annotation)
    let right = origin.wrapped(to: room - what)
    let isBeside =
      !origin.isEmpty && left.allSatisfy { $0.width <= what - 2 }
      && (hasWideOrigins || right.count == 1)
    guard isBeside else {
      let lines = left.enumerated().map { ($0.offset == 0 ? head : .spaces(verb)) + $0.element }
      return lines + below(origin, inset: inset)
    }
    return (0..<max(left.count, right.count)).map { index in
      let line = (index == 0 ? head : .spaces(verb)) + (index < left.count ? left[index] : "")
      return index < right.count ? line.padded(to: verb + what) + right[index] : line
    }
  }

  private func origin(of annotation: Annotation) -> StyledText {
    let location: StyledText =
      switch surroundings {
      case .source: annotation.ordinal
      case .list: annotation.location
      case .timeline, .column: annotation.ownPlace
      }
    if location.isEmpty { return annotation.origin }
    if annotation.origin.isEmpty { return location }
    return annotation.origin + " \(glyphs.dot, .dim) " + location
  }

  /// With all the width, when there is no room beside the value.
  private func below(_ origin: StyledText, inset: Int) -> [StyledText] {
    guard !origin.isEmpty else { return [] }
    let mark: StyledText = "\(glyphs.cause, .dim) "
    let indent = 2 + inset
    return (mark + origin)
      .wrapped(to: width - lane - indent, hanging: mark.width)
      .map { .spaces(indent) + $0 }
  }
}

extension Annotation {
  /// Values go on further to the right; sentences and output don't.
  fileprivate var hanging: Int {
    verb == .prints || verb == .lost || verb.style == .error ? 0 : 2
  }
}

import Recording

/// The columns of annotations: lane, verb, what, and origin.
struct AnnotationColumns: Hashable {
  /// The context of the annotations, which determines what each must contain.
  enum Surroundings: Hashable {
    /// Under their line of source. Heads contain the places in functions.
    case source
    /// In a list. Each contains its lane, its own place, and its visit.
    case list
    /// In a list in the order of events, whose order makes visits clear.
    case timeline
    /// In a timeline's column under the name of its lane.
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

  /// The indentation of events in a function.
  private static let inset = 2

  /// - Parameter width: The number of cells for annotations.
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
    // A value that is too wide for its column has its origin below, so it doesn't widen the column.
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

  /// Returns the lines above an annotation; none if the annotation contains its place itself.
  func head(of annotation: Annotation) -> [StyledText] {
    guard surroundings == .source, let head = annotation.head else { return [] }
    return head.wrapped(to: width - lane, hanging: 2)
  }

  /// Returns the lines of one annotation, after those of its head if it has one.
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

  /// Returns the origin at the full width, if there is no room beside the value.
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
  /// Continued lines of values are indented; those of sentences and output aren't.
  fileprivate var hanging: Int {
    verb == .prints || verb == .lost || verb.style == .error ? 0 : 2
  }
}

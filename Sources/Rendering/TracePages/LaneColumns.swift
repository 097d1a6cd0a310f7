import Recording

/// The positions of each lane's annotations: below each other, or on a wide page side by side.
///
/// Side by side, each annotation still has its own rows, so that the order from top to bottom is
/// the order of events under a line.
struct LaneColumns {
  private struct Column {
    var lanes: [Annotation.LaneName]
    var offset: Int
    var width: Int
    var columns: AnnotationColumns
  }

  /// The minimum number of cells for a lane's events to be readable.
  private static let narrowest = 38

  private let columns: [Column]
  private let byLane: [LaneID: Int]
  private let glyphs: Glyphs

  /// Makes columns for annotations that are shown below their line of source.
  ///
  /// - Parameter width: The number of cells for annotations.
  init(_ annotations: [Annotation], width: Int, isWide: Bool, glyphs: Glyphs) {
    let lanes = annotations.lanes
    self.init(
      annotations, lanes, width: width,
      count: isWide ? min(lanes.count, width / Self.narrowest) : 1, glyphs: glyphs,
      alone: .source, beside: .source)
  }

  /// Makes columns for annotations in the order of events: one for each lane if all fit, otherwise
  /// one list.
  init(inOrder annotations: [Annotation], width: Int, glyphs: Glyphs) {
    let lanes = annotations.lanes
    self.init(
      annotations, lanes, width: width,
      count: lanes.count * Self.narrowest <= width ? lanes.count : 1, glyphs: glyphs,
      alone: .timeline, beside: .column)
  }

  private init(
    _ annotations: [Annotation], _ lanes: [Annotation.LaneName], width: Int, count: Int,
    glyphs: Glyphs, alone: AnnotationColumns.Surroundings, beside: AnnotationColumns.Surroundings
  ) {
    self.glyphs = glyphs
    guard count > 1 else {
      columns = [
        Column(
          lanes: lanes, offset: 0, width: width,
          columns: AnnotationColumns(annotations, width: width, glyphs: glyphs, in: alone))
      ]
      byLane = [:]
      return
    }
    let cells = width / count
    var byLane: [LaneID: Int] = [:]
    for (index, lane) in lanes.enumerated() {
      // The first lane has its own column. If there are too many lanes, the others share the rest.
      byLane[lane.id] = index < count ? index : 1 + (index - 1) % (count - 1)
    }
    columns = (0..<count).map { index in
      let own = annotations.filter { byLane[$0.lane] == index }
      let isLast = index == count - 1
      let room = isLast ? width - index * cells : cells - 3
      return Column(
        lanes: lanes.filter { byLane[$0.id] == index }, offset: index * cells, width: room,
        columns: AnnotationColumns(own, width: room, glyphs: glyphs, in: beside))
    }
    self.byLane = byLane
  }

  /// The names above the columns; nothing for a single column.
  var heading: [StyledText] {
    guard columns.count > 1 else { return [] }
    return [
      columns.reduce("") { text, column in
        let names = column.lanes.map { lane -> StyledText in
          lane.creation.isEmpty ? "\(lane.id)" : lane.creation
        }
        let all = names.dropFirst().reduce(names.first ?? "") { $0 + ", " + $1 }
        return text.padded(to: column.offset)
          + all.truncated(to: column.width, mark: glyphs.ellipsis)
      }
    ]
  }

  /// Returns the number of an annotation's lines that are its head.
  func headCount(of annotation: Annotation) -> Int {
    columns[byLane[annotation.lane] ?? 0].columns.head(of: annotation).count
  }

  func lines(of annotation: Annotation) -> [StyledText] {
    let column = columns[byLane[annotation.lane] ?? 0]
    return column.columns.lines(of: annotation).map { line in
      columns.reduce("") { text, other in
        var text = text
        if other.offset > 0 {
          text = text.padded(to: other.offset - 2) + "\(glyphs.scopeGap, .gutter) "
        }
        return other.offset == column.offset ? text + line : text
      }
    }
  }
}

extension Annotation {
  /// A lane with its kind, from the annotation of its creation.
  struct LaneName: Hashable {
    var id: LaneID
    var creation: StyledText
  }
}

extension [Annotation] {
  /// The lanes with events, in the order in which they were created or first mentioned.
  fileprivate var lanes: [Annotation.LaneName] {
    let active = Set(map(\.lane))
    var names: [Annotation.LaneName] = []
    var known: Set<LaneID> = []
    for annotation in self {
      if known.insert(annotation.lane).inserted {
        names.append(Annotation.LaneName(id: annotation.lane, creation: ""))
      }
      // A lane whose creation is only in a summary is added at its own first event.
      if annotation.summary == nil, let created = annotation.created, active.contains(created),
        known.insert(created).inserted
      {
        names.append(Annotation.LaneName(id: created, creation: annotation.creation))
      }
    }
    return names
  }

  /// Returns the annotations of a line, with heads where a lane visits it again or goes to another
  /// place.
  func withHeads() -> [Annotation] {
    let shown = withoutOnlyTimes()
    return shown.headed()
  }

  /// Returns them without the visits of lanes whose shown events all belong to one visit.
  private func withoutOnlyTimes() -> [Annotation] {
    var times: [LaneID: Set<Int>] = [:]
    for annotation in self {
      if let time = annotation.time { times[annotation.lane, default: []].insert(time) }
    }
    guard times.values.contains(where: { $0.count == 1 }) else { return self }
    return map { annotation in
      guard times[annotation.lane]?.count == 1 else { return annotation }
      var annotation = annotation
      annotation.time = nil
      return annotation
    }
  }

  private func headed() -> [Annotation] {
    var last: [LaneID: (time: Int?, place: StyledText, entrance: Int?)] = [:]
    var lastLane: LaneID?
    return map { annotation in
      defer { lastLane = annotation.lane }
      guard annotation.summary == nil, !annotation.mark.isEnd else { return annotation }
      var annotation = annotation
      let (time, place, entrance) = (annotation.time, annotation.ownPlace, annotation.entrance)
      let before = last.updateValue((time, place, entrance), forKey: annotation.lane)
      let isSameTime = before != nil && before?.time == time
      if isSameTime, before?.place == place {
        if before?.entrance == entrance || place.isEmpty {
          // Without a name, it would seem to belong to the lane of the head above it.
          if annotation.lane == .main, lastLane != .main, !place.isEmpty { annotation.head = place }
          return annotation
        }
        annotation.head = TraceMessage.again(place).styled
        return annotation
      }
      // Back in the line itself, the indentation of the next annotations shows the place.
      let head = isSameTime ? place : annotation.location
      annotation.head = head.isEmpty ? nil : head
      return annotation
    }.withOrdinalsBehind()
  }

  /// If a lane has one event per visit, the visit is after the event instead of above it.
  private func withOrdinalsBehind() -> [Annotation] {
    var next: [LaneID: Int?] = [:]
    var result = self
    for index in indices.reversed() {
      let annotation = self[index]
      if annotation.mark.isEnd { continue }
      let isAlone = next[annotation.lane].map { $0 != annotation.time } ?? true
      next[annotation.lane] = .some(annotation.summary == nil ? annotation.time : nil)
      guard isAlone, annotation.summary == nil, annotation.head != nil,
        annotation.ownPlace.isEmpty
      else { continue }
      result[index].head = nil
      result[index].ordinal = annotation.location
    }
    return result
  }
}

extension Annotation {
  /// The visit, and the place in a function: `2nd time, in log, line 7`.
  var location: StyledText {
    // As a reference, "2nd time" isn't broken.
    let ordinal = time.map { StyledText(TraceMessage.time($0), .reference) } ?? ""
    return ordinal + (ordinal.isEmpty || ownPlace.isEmpty ? "" : ", ") + ownPlace
  }
}

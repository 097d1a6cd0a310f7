import Recording

/// The annotations of one line, in order, with all but the first of many alike summed up.
///
/// They are counted as they come, so that of a million only those are kept that are shown.
struct CondensedLine {
  /// Summing up three as "two and one more" would save nothing.
  private static let mostAlike = 4
  private static let shown = 2

  /// An annotation and where in the line it came.
  private struct Entry {
    var order: Int
    var annotation: Annotation
  }

  /// Those that are like each other.
  private struct Alike {
    var count = 0
    var first: [Entry] = []
    var last: Entry?
    var omitted = OmittedAnnotations()

    mutating func add(_ entry: Entry) {
      count += 1
      if count > CondensedLine.shown { omitted.add(entry.annotation) }
      if first.count < CondensedLine.mostAlike { first.append(entry) } else { last = entry }
    }

    func entries(glyphs: Glyphs) -> [Entry] {
      // The sum stands where the last of them stands, so that a bracket ends at the end.
      guard var sum = last else { return first }
      sum.annotation.summary = omitted.summary(of: sum.annotation.verb, glyphs: glyphs)
      return first.prefix(CondensedLine.shown) + [sum]
    }
  }

  private var count = 0
  private var groups: [Annotation.Pattern: Alike] = [:]
  /// What each lane did last.
  private var patterns: [LaneID: Annotation.Pattern] = [:]

  mutating func add(_ annotation: Annotation) {
    let annotation = relatedToReads(annotation)
    let entry = Entry(order: count, annotation: annotation)
    count += 1
    groups[annotation.pattern, default: Alike()].add(entry)
  }

  /// Output is alike when what its lane read before, in the same line, is alike.
  ///
  /// Otherwise the one task that printed something else would vanish among the many.
  private mutating func relatedToReads(_ annotation: Annotation) -> Annotation {
    guard annotation.verb == .prints else {
      patterns[annotation.lane] = annotation.pattern
      return annotation
    }
    guard var pattern = patterns[annotation.lane] else { return annotation }
    pattern.verb = .prints
    var output = annotation
    output.pattern = pattern
    return output
  }

  func annotations(glyphs: Glyphs) -> [Annotation] {
    groups.values.flatMap { $0.entries(glyphs: glyphs) }
      .sorted { $0.order < $1.order }.map(\.annotation)
  }
}

/// What is said of annotations that aren't shown.
private struct OmittedAnnotations {
  private var count = 0
  private var lanes: (first: LaneID, last: LaneID)?
  private var values = DistinctValues()

  mutating func add(_ annotation: Annotation) {
    count += 1
    lanes = (lanes?.first ?? annotation.lane, annotation.lane)
    if let value = annotation.value { values.add(value) }
  }

  func summary(of verb: Annotation.Verb, glyphs: Glyphs) -> StyledText {
    var text: StyledText = "\("\(glyphs.ellipsis) \(count) more \(verb.plural) like this", .dim)"
    if let lanes, lanes.first != lanes.last {
      text += "\(", ", .dim)\(lanes.first)\(" \(glyphs.ellipsis) ", .dim)\(lanes.last)"
    }
    if values.count == count {
      text += "\(": " + verb.valueMark(glyphs), .dim)" + values.list(glyphs: glyphs)
    }
    return text
  }
}

/// Each different value once; the middle of many is left out.
private struct DistinctValues {
  private static let most = 4

  /// Of all values.
  private(set) var count = 0
  private var first: [String] = []
  private var last = ""
  /// Hashes, which take no more room however long the values are.
  private var seen: Set<Int> = []

  mutating func add(_ value: String) {
    count += 1
    guard seen.insert(value.hashValue).inserted else { return }
    if first.count < Self.most { first.append(value) }
    last = value
  }

  func list(glyphs: Glyphs) -> StyledText {
    let told = seen.count > Self.most ? first.prefix(2) + [glyphs.ellipsis, last] : first[...]
    return told.reduce("") { text, value in
      let value = StyledText(value, .value).truncated(to: 24, mark: glyphs.ellipsis)
      return text.isEmpty ? value : text + ", " + value
    }
  }
}

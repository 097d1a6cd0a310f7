import Recording

/// The annotations of one line, in order. Many similar ones are summarized after the first.
///
/// They are counted as they arrive, so that only the shown ones of a million are kept.
struct CondensedLine {
  /// A summary of three as "two and one more" would save nothing.
  private static let mostAlike = 4
  private static let shown = 2
  /// The number of turns after which similar actions are shown again.
  private static let mostTurns = 3

  /// An annotation and its position in the line.
  private struct Entry {
    var order: Int
    var annotation: Annotation
  }

  /// A group of similar annotations.
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
      // The summary is at the position of the last one, so that a bracket ends at the end.
      guard var sum = last else { return first }
      sum.annotation.summary = omitted.summary(of: sum.annotation.verb, glyphs: glyphs)
      return first.prefix(CondensedLine.shown) + [sum]
    }
  }

  private var count = 0
  private var groups: [Annotation.Pattern: Alike] = [:]
  /// The pattern of each lane's last annotation.
  private var patterns: [LaneID: Annotation.Pattern] = [:]
  /// The turns of the patterns that are alike without their turns.
  private var turns: [Annotation.Pattern: [Int]] = [:]

  mutating func add(_ annotation: Annotation) {
    let annotation = withKnownTurn(relatedToReads(annotation))
    let entry = Entry(order: count, annotation: annotation)
    count += 1
    groups[annotation.pattern, default: Alike()].add(entry)
  }

  /// After many turns, an annotation is similar to those of the last shown turn.
  private mutating func withKnownTurn(_ annotation: Annotation) -> Annotation {
    guard annotation.pattern.turn > 0 else { return annotation }
    var pattern = annotation.pattern
    pattern.turn = 0
    let known = turns[pattern, default: []]
    if known.contains(annotation.pattern.turn) { return annotation }
    guard known.count == Self.mostTurns, let last = known.last else {
      turns[pattern] = known + [annotation.pattern.turn]
      return annotation
    }
    var later = annotation
    later.pattern.turn = last
    return later
  }

  /// Output of one place is similar if its lane's previous read in the same line is similar.
  ///
  /// Otherwise a single task with different output would be hidden in the summary.
  private mutating func relatedToReads(_ annotation: Annotation) -> Annotation {
    guard annotation.verb == .prints else {
      patterns[annotation.lane] = annotation.pattern
      return annotation
    }
    guard var pattern = patterns[annotation.lane] else { return annotation }
    pattern.verb = .prints
    pattern.path = annotation.pattern.path
    var output = annotation
    output.pattern = pattern
    return output
  }

  func annotations(glyphs: Glyphs) -> [Annotation] {
    groups.values.flatMap { $0.entries(glyphs: glyphs) }
      .sorted { $0.order < $1.order }.map(\.annotation)
  }
}

/// A summary of annotations that aren't shown.
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
    var text = StyledText(TraceMessage.more(count, verb, ellipsis: glyphs.ellipsis), .dim)
    if let lanes, lanes.first != lanes.last {
      text += "\(", ", .dim)\(lanes.first)\(" \(glyphs.ellipsis) ", .dim)\(lanes.last)"
    }
    if values.count == count {
      text += "\(": " + verb.valueMark(glyphs), .dim)" + values.list(glyphs: glyphs)
    }
    return text
  }
}

/// The distinct values. Of many, the middle is omitted.
private struct DistinctValues {
  private static let most = 4

  /// The number of all values.
  private(set) var count = 0
  private var first: [String] = []
  private var last = ""
  /// Hashes, whose size doesn't depend on the values.
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

extension [Place?] {
  /// Each place once, so that the turns of a recursion are alike.
  var withoutRepetitions: [Place?] {
    guard count > 2 else { return self }
    var known: Set<Place?> = []
    return filter { known.insert($0).inserted }
  }
}

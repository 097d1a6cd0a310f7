package import Recording

/// A run in pieces: its code, the events under each line, and the state after each event.
///
/// The stage, pages and recordings are drawn from it, so they agree.
package struct Storyboard: Sendable {
  /// A row of the code.
  package enum Row: Hashable, Sendable {
    /// - Parameters:
    ///   - line: The number by which notes and lanes refer to it.
    ///   - label: The number that a reader sees.
    case code(line: Int, label: String, StyledText)
    /// The name of a file, above its lines.
    case file(String)
    /// Omitted lines.
    case fold(String)
  }

  /// One event, in words.
  package struct Note: Hashable, Sendable {
    /// The number of the event.
    package var number: Int
    /// The line to which it belongs; nil if no line caused it.
    package var line: Int?
    package var lane: LaneID
    /// The actor or the store of the event.
    package var party: Party?
    /// The visit or the function, if it has changed.
    package var head: StyledText?
    package var verb: String
    package var isFailure: Bool
    package var what: [StyledText]
    package var origin: StyledText
    /// The complete sentence about a value's origin; nil if it isn't a read.
    package var reason: StyledText?
    /// The lines that its words mention.
    package var cited: Set<Int>
    /// The lane that it created.
    package var created: LaneID?
    /// The lane of an effect that it cancelled.
    package var cancelled: LaneID?
    /// Whether it shows a result for the reader: a value, output, a failure.
    package var isResult: Bool

    /// The words of its line in a trace, with single spaces between them.
    var words: String {
      let texts =
        [lane == .main ? "" : lane.name, head?.characters ?? "", verb]
        + (what + [origin]).map(\.characters)
      return texts.flatMap { $0.split(whereSeparator: \.isWhitespace) }.joined(separator: " ")
    }
  }

  package let rows: [Row]
  /// The first line of the block that ran. Lines before it belong to earlier blocks.
  package let firstLine: Int
  package internal(set) var notes: [Note]
  /// The output of all lanes.
  package let output: String
  /// How the run ended, if it didn't finish.
  package let failure: String?

  let moments: Moments
  let wording: Wording
  /// The count of events in `moments` for each note.
  private let counts: [Int]

  package init(_ trace: Trace, glyphs: Glyphs = .unicode) {
    let lines = AnnotatedLines(trace, glyphs: glyphs)
    let wording = Wording(glyphs: glyphs, happenings: lines.happenings)
    let why = WhyText(trace, options: RenderingOptions(glyphs: glyphs))
    let all = lines.happenings.all
    self.wording = wording
    moments = Moments(lines.happenings)
    output = trace.output
    failure = wording.message(of: trace.outcome)
    rows = Self.rows(lines)
    firstLine = trace.sources.last?.firstLine ?? 1
    notes = lines.all.map { annotation in
      let happening = all.indices.contains(annotation.number - 1) ? all[annotation.number - 1] : nil
      return Note(annotation, reason: happening.flatMap { why.sentence(about: $0) })
    }
    counts = notes.map { min($0.number, all.count) }
  }

  /// The number of moments after the initial one.
  package var count: Int { notes.count }

  /// Returns the state after a number of notes.
  package func now(after count: Int) -> Now {
    let count = min(max(0, count), notes.count)
    let events = count == notes.count ? moments.count : count == 0 ? 0 : counts[count - 1]
    return Now(moments.moment(after: events), wording)
  }

  /// Returns the bindings of each lane when it began. A lane may begin between two notes.
  package func beginnings() -> [LaneID: [Now.Binding]] {
    var beginnings: [LaneID: [Now.Binding]] = [:]
    var moment = Moment(wording.happenings, after: 0)
    for happening in wording.happenings.all {
      moment.add(happening)
      guard case .laneBegan = happening.event.kind,
        let lane = moment.lane(happening.event.lane)
      else { continue }
      beginnings[lane.id] = Now.Lane.bindings(lane, moment, wording)
    }
    return beginnings
  }

  private static func rows(_ lines: AnnotatedLines) -> [Row] {
    let files = lines.happenings.files
    var rows: [Row] = []
    var previous: FoldedLines.Row?
    for row in lines.rows {
      let file = files?.file(of: row.lines.lowerBound)
      if let file, file.name != previous.flatMap({ files?.file(of: $0.lines.lowerBound)?.name }) {
        rows.append(.file(file.name))
      } else if let previous, previous.lines.upperBound + 1 < row.lines.lowerBound {
        rows.append(.fold(""))
      }
      previous = row
      let number = row.lines.lowerBound
      let label = String(file?.line ?? number)
      switch row {
      case .folded(let lines):
        rows.append(.fold(TraceMessage.foldedLines(lines.count).styled.characters))
      case .declaration:
        guard let line = lines.source[number] else { continue }
        let mark: StyledText = "\(" \(lines.glyphs.ellipsis) ", .dim)}"
        rows.append(.code(line: number, label: label, line.text + mark))
      case .line:
        guard let line = lines.source[number] else { continue }
        rows.append(.code(line: number, label: label, line.text))
      }
    }
    return rows
  }
}

extension Storyboard.Note {
  fileprivate init(_ annotation: Annotation, reason: StyledText?) {
    self.init(
      number: annotation.number, line: annotation.line, lane: annotation.lane,
      party: annotation.party, head: annotation.head,
      verb: annotation.summary == nil ? annotation.verb.rawValue : "",
      isFailure: annotation.verb.style == .error,
      what: annotation.summary.map { [$0] } ?? annotation.what,
      origin: annotation.summary == nil ? annotation.originWithOrdinal : "",
      reason: annotation.summary == nil ? reason : nil,
      cited: annotation.cited, created: annotation.created, cancelled: annotation.cancelled,
      isResult: annotation.verb.isResult)
  }
}

extension Annotation {
  fileprivate var originWithOrdinal: StyledText {
    origin + (origin.isEmpty || ordinal.isEmpty ? "" : ", ") + ordinal
  }
}

extension Annotation.Verb {
  fileprivate var isResult: Bool {
    switch self {
    case .prints, .issue, .throw, .trap, .limit, .stop: true
    case .bind, .override, .prepare, .inherit, .yield, .restore, .start, .enqueue, .sync, .end,
      .await, .sleep, .cancel, .observe, .notify, .reaches, .misses, .next, .refuse, .suspend,
      .resume, .waits, .changed, .finds, .advance, .finish, .read, .resolve, .capture, .lost, .keep,
      .action, .effect, .drop, .receive, .expect:
      false
    }
  }
}

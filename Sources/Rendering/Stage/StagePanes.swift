package import Lessons
package import Recording

/// A run in two fixed panes: its code with the current events, and the state.
package struct StagePanes: Sendable {
  /// Which event stands out.
  package enum Marking: Hashable, Sendable {
    case none
    /// The last one of the notes.
    case last
    /// The event that shows the right answer to a question, by its number.
    case proof(Int)
  }

  package let board: Storyboard
  private let page: TracePage
  private let options: RenderingOptions

  /// - Parameter options: The options, with the width of the code's pane.
  package init(_ trace: Trace, options: RenderingOptions) {
    board = Storyboard(trace, glyphs: options.glyphs)
    page = TracePage(trace, options: options)
    self.options = options
  }

  /// Returns the code, with some of the notes under their lines: at most `height` lines that
  /// include the last note, or the proof.
  package func code(
    _ notes: Range<Int>, height: Int, marking: Marking = .last
  ) -> [StyledText] {
    let lines = page.stageLines(notes, marking: marking)
    guard lines.count > height else { return lines.map(\.text) }
    let proof: Int? = if case .proof(let event) = marking { event } else { nil }
    let excerpt = Excerpt(lines, height: height, around: proof)
    return excerpt.rows.map { row in
      row.map { lines[$0].text } ?? "\("    \(options.glyphs.fold)", .gutter)"
    }
  }

  /// Returns the event that shows the right answer to a question, under its line of code; empty if no
  /// event does.
  package func proof(of prediction: Prediction) -> [StyledText] {
    guard let index = board.proof(of: prediction) else { return [] }
    let notes = index..<index + 1
    let marking = Marking.proof(board.notes[index].number)
    return code(notes, height: leastHeight(notes), marking: marking)
  }

  /// Returns the number of lines of the notes and of their code.
  package func leastHeight(_ notes: Range<Int>) -> Int {
    Excerpt.needed(page.stageLines(notes)).count
  }

  /// Returns the state after a number of notes, in at most `height` lines. Ended lanes are omitted
  /// first.
  package func now(after count: Int, width: Int, height: Int) -> [StyledText] {
    let now = board.now(after: count)
    let glyphs = options.glyphs
    var output = now.output.split(separator: "\n", omittingEmptySubsequences: false)
    if output.last?.isEmpty == true { output.removeLast() }
    var text = NowText(now: now, glyphs: glyphs, width: width, lines: output.map(String.init))
    while text.rows.count > height, text.shorten() {}
    return Array(text.rows.prefix(height))
  }
}

/// The lines of a page to show if there isn't room for all: the notes with their code, then the
/// lines around them.
private struct Excerpt {
  /// Indices of lines; nil where lines are omitted.
  private(set) var rows: [Int?] = []

  /// - Parameter event: The only event that must be shown; nil for all of them.
  init(_ lines: [TracePage.Line], height: Int, around event: Int?) {
    var shown = Set(Self.needed(lines, around: event).suffix(max(1, height)))
    if shown.isEmpty { shown = Set(lines.indices.prefix(height)) }
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for index in shown.sorted() {
        for neighbour in [index + 1, index - 1]
        where lines.indices.contains(neighbour) && !shown.contains(neighbour) {
          let more = shown.union([neighbour])
          guard Self.rows(more, of: lines.count).count <= height else { continue }
          shown = more
          isGrowing = true
        }
      }
    }
    rows = Self.rows(shown, of: lines.count)
    // If there is no room for marks, they are omitted.
    if rows.count > height { rows = shown.sorted() }
  }

  static func needed(_ lines: [TracePage.Line], around event: Int? = nil) -> [Int] {
    var needed: Set<Int> = []
    for index in lines.indices {
      guard let moment = lines[index].moment, event == nil || moment == event else { continue }
      needed.insert(index)
      let code = lines[..<index].lastIndex { $0.moment == nil && $0.source == lines[index].source }
      if let code { needed.insert(code) }
    }
    return needed.sorted()
  }

  private static func rows(_ shown: Set<Int>, of count: Int) -> [Int?] {
    var rows: [Int?] = []
    var last = -1
    for index in shown.sorted() {
      if index > last + 1 { rows.append(nil) }
      rows.append(index)
      last = index
    }
    return last < count - 1 ? rows + [nil] : rows
  }
}

/// A state as lines of text.
private struct NowText {
  var now: Now
  var glyphs: Glyphs
  var width: Int
  var lines: [String]
  private var omitted = 0

  init(now: Now, glyphs: Glyphs, width: Int, lines: [String]) {
    self.now = now
    self.glyphs = glyphs
    self.width = width
    self.lines = lines
  }

  var rows: [StyledText] {
    var rows: [StyledText] = []
    for lane in now.lanes {
      var line = StyledText()
      line.append(lane.title)
      line += "  "
      line += StyledText(lane.doing.characters, .dim)
      rows += wrapped(line)
      rows += lane.bindings.flatMap { wrapped("  " + self.line(of: $0)) }
    }
    for store in now.stores { rows += self.rows(of: store) }
    for model in now.models {
      let captured = model.captured.joined(separator: ", ")
      let list: StyledText =
        captured.isEmpty
        ? "" : ": " + StyledText(StateMessage.captured, .binding) + " \(captured, .value)"
      rows += wrapped(model.title + list)
    }
    for entry in now.caches {
      let value: StyledText = "\(entry.name, .name) = \(entry.value, .value)"
      rows += wrapped(
        StyledText(StateMessage.cached, .binding) + " " + value + " (\(entry.context, .dim))")
    }
    for (index, line) in lines.enumerated() {
      let head: StateMessage =
        omitted > 0 ? .printedBefore(ellipsis: glyphs.ellipsis) : .printed
      let label = StyledText(head, .dim)
      let width = max(10, label.width + 1)
      rows += wrapped((index == 0 ? label : "").padded(to: width) + StyledText(line, .printed))
    }
    return rows
  }

  /// Omits the least important line; returns false if there is none left.
  mutating func shorten() -> Bool {
    if let over = now.lanes.firstIndex(where: { lane in
      lane.isOver && !lane.bindings.contains { $0.state == .lost }
    }) {
      now.lanes.remove(at: over)
    } else if now.lanes.contains(where: { $0.bindings.contains { $0.state == .shadowed } }) {
      for index in now.lanes.indices {
        now.lanes[index].bindings.removeAll { $0.state == .shadowed }
      }
    } else if lines.count > 1 {
      lines.removeFirst()
      omitted += 1
    } else if !now.caches.isEmpty {
      now.caches.removeFirst()
    } else if !now.models.isEmpty {
      now.models.removeFirst()
    } else if let store = now.stores.firstIndex(where: { $0.fields.contains(where: \.isAsBefore) })
    {
      now.stores[store].fields.removeAll(where: \.isAsBefore)
    } else if now.lanes.count > 1 {
      now.lanes.removeFirst()
    } else {
      return false
    }
    return true
  }

  private func rows(of store: Now.Store) -> [StyledText] {
    let fields = store.fields.map { field -> StyledText in
      let change = field.change.map { StyledText("  " + $0, .dim) } ?? ""
      return "  \(field.name, .name) = \(field.value, .value)" + change
    }
    let effects = store.effects.map {
      "  " + StyledText(StateMessage.inFlight, .binding) + " " + $0
    }
    let waiting = store.toBeReceived.map {
      "  " + StyledText(StateMessage.notReceived, .binding) + " " + $0
    }
    let head = StyledText(store.title, .strong) + "  " + store.after
    return ([head] + fields + effects + waiting).flatMap(wrapped)
  }

  private func line(of binding: Now.Binding) -> StyledText {
    let origin = StyledText("  " + binding.origin.characters, .dim)
    let value: StyledText = "\(binding.name, .name) = \(binding.value, .value)"
    return switch binding.state {
    case .current: value + origin
    case .shadowed: StyledText(StateMessage.shadowed("\(binding.name) = \(binding.value)"), .dim)
    case .lost: "\(glyphs.wrong, .lost) " + value + origin
    }
  }

  private func wrapped(_ line: StyledText) -> [StyledText] {
    line.truncated(to: 3 * width, mark: glyphs.ellipsis).wrapped(to: width, hanging: 4)
  }
}

extension Now.Store.Field {
  fileprivate var isAsBefore: Bool { change == nil }
}

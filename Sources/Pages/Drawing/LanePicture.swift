import MessageTables
import Phrases
import Recording
package import Rendering

/// Lanes and their bindings during a run, as a drawing.
///
/// Time goes to the right, one step per event. A bar is a binding of a lane. A dashed bar is a
/// binding of the lane's creator that the lane didn't inherit.
package struct LanePicture {
  private let board: Storyboard
  private(set) var tracks: [LaneTrack] = []
  private let indices: [LaneTrack.Owner: Int]
  private let bindingNames: [String]
  let step: Int
  private let labels: LaneLabels
  /// The room for names, before the first event.
  private let left: Int
  /// The room for labels after the last event.
  private let right: Int
  let isForStage: Bool

  /// The width of a drawing that a wall shows without scrolling.
  private static let stageWidth = 340
  /// The width of the events in a drawing that a page shows without scrolling.
  private static let pageWidth = 760
  private var barHeight: Int { isForStage ? 17 : 20 }
  private var trackGap: Int { isForStage ? 9 : 18 }
  private static let top = 12
  /// The width of a character in the labels' font, rounded up.
  static let characterWidth = 7.4
  /// The minimum width of a drawing with a legend.
  private static let leastLegend = 960
  /// The maximum number of a store's properties that are shown.
  private static let mostFields = 3
  /// The maximum number of events of an actor or a store in the summary.
  private static let mostEvents = 12

  package init(_ board: Storyboard) {
    self.init(board, states: (0...board.count).map(board.now))
  }

  /// - Parameter isForStage: Whether the drawing is for a wall, with short names in little room.
  init(_ board: Storyboard, states: [Now], isForStage: Bool = false) {
    self.board = board
    self.isForStage = isForStage
    tracks = Self.tracks(board, states)
    let longestName = tracks.map(\.owner.name.count).max() ?? 0
    left = isForStage ? Int(Double(longestName) * Self.characterWidth) + 16 : 148
    let labels = LaneLabels(tracks, isForStage: isForStage)
    let (count, left) = (board.count, left)
    func right(_ step: Int) -> Int {
      // A last bar ends one step after the last event.
      max(isForStage ? 24 : 170, step, labels.roomAtEnd(count: count, step: step))
    }
    // A wall has room for a drawing of a certain width, and a page scrolls.
    let steps = max(9, labels.leastStep)...max(64, labels.leastStep)
    let step = steps.last { step in
      isForStage
        ? left + count * step + right(step) <= Self.stageWidth
        : max(1, count) * step <= Self.pageWidth
    }
    self.step = step ?? steps.lowerBound
    self.right = right(self.step)
    self.labels = labels
    indices = Dictionary(
      tracks.enumerated().map { ($1.owner, $0) }, uniquingKeysWith: { first, _ in first })
    var bindingNames: [String] = []
    for bar in tracks.flatMap(\.bars) where !bindingNames.contains(bar.binding.name) {
      bindingNames.append(bar.binding.name)
    }
    self.bindingNames = bindingNames
  }

  /// Returns the tracks in the order in which they begin.
  private static func tracks(_ board: Storyboard, _ states: [Now]) -> [LaneTrack] {
    let beginnings = board.beginnings()
    var tracks: [LaneTrack] = []
    var indices: [LaneTrack.Owner: Int] = [:]
    func index(of owner: LaneTrack.Owner, title: String, at time: Int) -> Int {
      if let index = indices[owner] { return index }
      indices[owner] = tracks.count
      tracks.append(LaneTrack(owner, title: title, start: time))
      return tracks.count - 1
    }
    for (time, now) in states.enumerated() {
      for lane in now.lanes {
        let index = index(of: .lane(lane.id), title: lane.title.characters, at: time)
        guard !lane.isOver else { continue }
        // A lane has its initial bindings from its creation on.
        tracks[index].add(lane.hasBegun ? lane.bindings : beginnings[lane.id] ?? [], at: time)
      }
    }
    for (number, note) in board.notes.enumerated() {
      let time = number + 1
      // The track includes the lane's last event, although the lane has ended by then.
      if let own = indices[.lane(note.lane)] { tracks[own].end = max(tracks[own].end, time) }
      var doer = LaneTrack.Owner.lane(note.lane)
      if let party = note.party {
        tracks[index(of: .party(party.name), title: party.name, at: time)].end = time
        if party.role == .doer { doer = .party(party.name) }
      }
      if let created = note.created, let index = indices[.lane(created)] {
        tracks[index].create(by: doer, at: time)
      }
    }
    addStates(states, to: &tracks, indices)
    let order = tracks.indices.sorted { (tracks[$0].start, $0) < (tracks[$1].start, $1) }
    return order.map { tracks[$0] }
  }

  /// Adds the changing properties of stores as bars.
  private static func addStates(
    _ states: [Now], to tracks: inout [LaneTrack], _ indices: [LaneTrack.Owner: Int]
  ) {
    var shown: [String: [String]] = [:]
    for store in states.flatMap(\.stores) {
      for field in store.fields where field.change != nil {
        let known = shown[store.title, default: []]
        if known.count < mostFields, !known.contains(field.name) {
          shown[store.title] = known + [field.name]
        }
      }
    }
    for (time, now) in states.enumerated() {
      for store in now.stores {
        guard let index = indices[.party(store.title)] else { continue }
        let fields = shown[store.title, default: []].compactMap { name in
          store.fields.first { $0.name == name }
        }
        tracks[index].add(fields.reversed().map(\.binding), at: time)
      }
    }
  }

  package var width: Int { left + max(1, board.count) * step + right }
  package var height: Int { (tops.last ?? 0) + Self.top }

  /// The top of each track, and the bottom of the last one.
  private var tops: [Int] {
    tracks.reduce(into: [Self.top]) { tops, track in
      let height = max(1, track.slots) * (barHeight + 3) + trackGap
      tops.append((tops.last ?? 0) + height)
    }
  }

  func x(_ time: Int) -> Int { left + time * step }

  /// Returns the offset of a track's line from its top.
  func lineOffset(_ track: LaneTrack) -> Int {
    max(1, track.slots) * (barHeight + 3) + 4
  }

  /// The x coordinate of the last event.
  var end: Int { x(board.count) }

  /// Explains the marks in the drawing.
  var legend: LaneLegend {
    LaneLegend(hasStores: board.notes.contains { $0.party?.role == .receiver })
  }

  /// The short names of the tracks, which stay visible while the reader scrolls to the right.
  var names: HTML {
    let spans = zip(tracks, tops).map { track, top -> HTML in
      "<span style=\"--top:\(top + 3)\">\(track.owner.name)</span>"
    }
    let longest = tracks.map(\.owner.name.count).max() ?? 0
    return
      "<div class=\"names\" style=\"--names:\(longest)\" aria-hidden=\"true\">\(spans.joined())</div>"
  }

  package var svg: HTML { svg(withLegend: false) }

  /// Returns the drawing at the size of the surrounding text, with a cover over later events. Empty
  /// if there is only one track.
  ///
  /// - Parameter count: The number of notes that have happened.
  func stagePicture(at count: Int) -> HTML {
    guard tracks.count > 1 else { return "" }
    let top = board.notes.prefix(count).last.flatMap { index(of: $0.owners[0]) }.map { tops[$0] }
    let size = "--width:\(width);--left:\(left);--x:\(x(count));--y:\(top ?? 0)"
    let cover: HTML = count < board.count ? "<div class=\"cover\"></div>" : ""
    return """
      <div class="drawing" tabindex="0" role="group" aria-label="\(PageMessage.lanesOverTime.html)"><div style="\(size)">\(names)\(svg)\(cover)</div></div>

      """
  }

  /// - Parameter withLegend: Whether the drawing contains its legend, below the lanes.
  func svg(withLegend: Bool) -> HTML {
    let tops = tops
    var content = HTML()
    for (index, track) in tracks.enumerated() {
      content += start(of: track, tops)
      content += line(of: track, tops[index])
    }
    for (index, note) in board.notes.enumerated() {
      content += arrows(note, time: index + 1, tops) + dot(note, time: index + 1, tops)
    }
    // Bars and words are drawn last, so that no arrow crosses a label.
    for (index, track) in tracks.enumerated() {
      content += words(on: track, top: tops[index], board.notes)
      content += track.bars.map { bar in
        self.bar(bar, tops[index], next: track.start(after: bar))
      }.joined()
    }
    let labels = tracks.enumerated().map { index, track -> HTML in
      let text = isForStage ? track.owner.name : LaneLabels.shortened(track.title, to: 19)
      return
        "<text class=\"title\" x=\"4\" y=\"\(tops[index] + 15)\">\(text)<title>\(track.title)</title></text>"
    }.joined()
    let legendWidth = max(width, Self.leastLegend)
    let size = (
      width: withLegend ? legendWidth : width,
      height: height + (withLegend ? legend.height(width: legendWidth) : 0)
    )
    let marks = withLegend ? legend.group(y: height, width: legendWidth) : HTML()
    return """
      <svg class="lanes" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size.width) \(size.height)" width="\(size.width)" height="\(size.height)" role="img" aria-label="\(summary)" data-left="\(left)" data-step="\(step)" data-count="\(board.count)">
      \(labels)\(content)\(marks)
      </svg>

      """
  }

  /// The text alternative of the drawing.
  private var summary: HTML {
    let lanes = tracks.map { track in
      let last = track.bars.filter { $0.end == track.bars.map(\.end).max() }
      let bindings = last.map { bar in
        bar.binding.state == .lost
          ? DrawingMessage.without(bar.binding.name).text
          : "\(bar.binding.name) = \(bar.binding.value)"
      }
      return ([track.title] + bindings + events(of: track)).joined(separator: ", ")
    }
    return PageMessage.lanesAndBindings(lanes.joined(separator: "; ")).html
  }

  /// Returns the events of an actor or a store, and the creator of a lane that a store starts.
  private func events(of track: LaneTrack) -> [String] {
    guard case .party(let name) = track.owner else {
      if case .party(let name)? = track.creator {
        return [DrawingMessage.startedBy(name).text]
      }
      return []
    }
    let events = board.notes.filter { $0.party?.name == name }.map { note in
      let what = note.what.first?.characters ?? ""
      let message: DrawingMessage =
        note.party?.role == .doer
        ? .event(note.verb, what) : .eventBy(note.verb, what, lane: note.lane.name)
      return message.text
    }
    guard events.count > Self.mostEvents else { return events }
    return events.prefix(Self.mostEvents) + [
      DrawingMessage.more(events.count - Self.mostEvents).text
    ]
  }

  /// - Parameter next: The time of the next bar in the same place, which the label must not reach.
  private func bar(_ bar: LaneTrack.Bar, _ top: Int, next: Int?) -> HTML {
    let (start, y) = (x(bar.start), top + bar.slot * (barHeight + 3))
    let width = LaneLabels.width(of: bar, step: step)
    let colour = (bindingNames.firstIndex(of: bar.binding.name) ?? 0) % 6
    let label = labels.label(
      of: bar, width: width, end: (next.map { x($0) - 4 } ?? self.width) - start)
    let text = label.map { label -> HTML in
      let isBeside: HTML = label.x > width ? " class=\"beside\"" : ""
      return
        "<text\(isBeside) x=\"\(start + label.x)\" y=\"\(y + (barHeight + 8) / 2)\">\(label.text)</text>"
    }
    return """
      <g class="bar c\(colour) \(bar.binding.state.rawValue)"><title>\(LaneLabels.full(bar.binding)) (\(bar.binding.origin.characters))</title>\
      <rect x="\(start)" y="\(y)" width="\(width)" height="\(barHeight)" rx="4"/>\
      \(text ?? "")</g>
      """
  }

  /// Returns the index of a track.
  func index(of owner: LaneTrack.Owner) -> Int? { indices[owner] }

  private func line(of track: LaneTrack, _ top: Int) -> HTML {
    let y = top + lineOffset(track)
    return
      "<line class=\"track\" x1=\"\(x(track.start))\" x2=\"\(x(track.end) + step / 2)\" y1=\"\(y)\" y2=\"\(y)\"/>"
  }

  private func dot(_ note: Storyboard.Note, time: Int, _ tops: [Int]) -> HTML {
    let owners = note.owners
    let kind =
      note.isFailure ? "failure" : note.isResult ? "result" : note.reason == nil ? "step" : "read"
    let what = note.what.first?.characters ?? ""
    return owners.compactMap { indices[$0] }.map { index -> HTML in
      let y = tops[index] + lineOffset(tracks[index])
      return """
        <circle class="\(kind)" cx="\(x(time))" cy="\(y)" r="\(note.isResult ? 5 : 4)">\
        <title>\(note.verb) \(what)</title></circle>
        """
    }.joined()
  }
}

extension Storyboard.Note {
  /// The tracks that show the event.
  fileprivate var owners: [LaneTrack.Owner] {
    guard let party else { return [.lane(lane)] }
    return party.role == .doer ? [.party(party.name)] : [.lane(lane), .party(party.name)]
  }
}

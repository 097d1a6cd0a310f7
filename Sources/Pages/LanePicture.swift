import Recording
package import Rendering

/// Lanes and their bindings along the course of a run, as a drawing.
///
/// Time goes to the right, one step for each thing that happened. A bar is a binding that a lane has;
/// a dashed one is a binding of its creator's that stayed behind.
package struct LanePicture {
  /// Whose course a track shows.
  private enum Owner: Hashable {
    case lane(LaneID)
    /// An actor or a store, by its name.
    case party(String)
  }

  private struct Bar {
    var binding: Now.Binding
    var slot: Int
    var start: Int
    var end: Int
  }

  private struct Track {
    var title: String
    var start: Int
    var end: Int
    var bars: [Bar] = []
    var creator: Int?
    var slots: Int { (bars.map(\.slot).max() ?? -1) + 1 }

    /// Adds the bindings at a time, from the outermost on, so that an outer binding keeps its place.
    mutating func add(_ bindings: [Now.Binding], at time: Int) {
      end = max(end, time)
      for (slot, binding) in bindings.reversed().enumerated() {
        let open = bars.lastIndex { bar in
          bar.slot == slot && bar.end == time - 1 && bar.binding.isSame(as: binding)
        }
        if let open {
          bars[open].end = time
        } else {
          bars.append(Bar(binding: binding, slot: slot, start: time, end: time))
        }
      }
    }
  }

  private let board: Storyboard
  private var tracks: [Track] = []
  private let indices: [Owner: Int]
  private let names: [String]
  private let step: Int

  private static let left = 148
  private static let right = 170
  private static let barHeight = 20
  private static let trackGap = 18
  private static let top = 12
  /// Of a character of the labels' font, a little more than it takes.
  private static let characterWidth = 7.4
  private static let longestValue = 28

  package init(_ board: Storyboard) {
    self.init(board, states: (0...board.count).map(board.now))
  }

  init(_ board: Storyboard, states: [Now]) {
    self.board = board
    step = min(64, max(9, 760 / max(1, board.count)))
    let beginnings = board.beginnings()
    var tracks: [Track] = []
    var indices: [Owner: Int] = [:]
    for (time, now) in states.enumerated() {
      for lane in now.lanes {
        let index = indices[.lane(lane.id)] ?? tracks.count
        if index == tracks.count {
          indices[.lane(lane.id)] = index
          tracks.append(Track(title: lane.title.characters, start: time, end: time))
        }
        guard !lane.isOver else { continue }
        // A lane has from its creation on the bindings with which it begins.
        tracks[index].add(
          lane.hasBegun ? lane.bindings : beginnings[lane.id] ?? [], at: time)
      }
    }
    for (index, note) in board.notes.enumerated() {
      // What a lane does last belongs to it, though it is over then.
      if let own = indices[.lane(note.lane)] { tracks[own].end = max(tracks[own].end, index + 1) }
      if let created = note.created, let index = indices[.lane(created)] {
        tracks[index].creator = indices[.lane(note.lane)]
      }
      guard let party = note.party else { continue }
      if let own = indices[.party(party)] {
        tracks[own].end = index + 1
      } else {
        indices[.party(party)] = tracks.count
        tracks.append(Track(title: party, start: index + 1, end: index + 1))
      }
    }
    var names: [String] = []
    for bar in tracks.flatMap(\.bars) where !names.contains(bar.binding.name) {
      names.append(bar.binding.name)
    }
    self.indices = indices
    self.names = names
    self.tracks = tracks
  }

  package var width: Int { Self.left + max(1, board.count) * step + Self.right }
  package var height: Int { (tops.last ?? 0) + Self.top }

  /// Where each track begins, and at last where they end.
  private var tops: [Int] {
    tracks.reduce(into: [Self.top]) { tops, track in
      let height = max(1, track.slots) * (Self.barHeight + 3) + Self.trackGap
      tops.append((tops.last ?? 0) + height)
    }
  }

  private func x(_ time: Int) -> Int { Self.left + time * step }

  /// Where the line of a track is drawn, from its top.
  private func lineOffset(_ track: Track) -> Int {
    max(1, track.slots) * (Self.barHeight + 3) + 4
  }

  /// Where the last thing happens, from the left.
  var end: Int { x(board.count) }

  package var svg: HTML { svg(withLegend: false) }

  /// - Parameter withLegend: whether the drawing explains its marks itself, below the lanes.
  func svg(withLegend: Bool) -> HTML {
    let tops = tops
    var content = HTML()
    for (index, track) in tracks.enumerated() {
      content += arrow(to: index, track, tops)
      content += line(of: track, tops[index])
    }
    for (index, note) in board.notes.enumerated() {
      content += dot(note, time: index + 1, tops)
    }
    // Bars come last, so that no arrow crosses a label.
    for (index, track) in tracks.enumerated() {
      content += track.bars.map { bar in
        let next = track.bars.filter { $0.slot == bar.slot && $0.start > bar.start }
          .map(\.start).min()
        return self.bar(bar, tops[index], next: next)
      }.joined()
    }
    let labels = tracks.enumerated().map { index, track -> HTML in
      let text = Self.shortened(track.title, to: 19)
      return
        "<text class=\"title\" x=\"4\" y=\"\(tops[index] + 15)\">\(text)<title>\(track.title)</title></text>"
    }.joined()
    let legend = withLegend ? LaneLegend.group(y: height) : HTML()
    let size = (
      width: withLegend ? max(width, LaneLegend.width) : width,
      height: height + (withLegend ? LaneLegend.height : 0)
    )
    return """
      <svg class="lanes" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size.width) \(size.height)" width="\(size.width)" height="\(size.height)" role="img" aria-label="\(summary)" data-left="\(Self.left)" data-step="\(step)" data-count="\(board.count)">
      \(labels)\(content)\(legend)
      </svg>

      """
  }

  /// What somebody is told who doesn't see it.
  private var summary: String {
    let lanes = tracks.map { track in
      let last = track.bars.filter { $0.end == track.bars.map(\.end).max() }
      let bindings = last.map { bar in
        bar.binding.state == .lost
          ? "without \(bar.binding.name)" : "\(bar.binding.name) = \(bar.binding.value)"
      }
      return ([track.title] + bindings).joined(separator: ", ")
    }
    return "Lanes and their bindings: " + lanes.joined(separator: "; ")
  }

  private func line(of track: Track, _ top: Int) -> HTML {
    let y = top + lineOffset(track)
    return
      "<line class=\"track\" x1=\"\(x(track.start))\" x2=\"\(x(track.end) + step / 2)\" y1=\"\(y)\" y2=\"\(y)\"/>"
  }

  /// - Parameter next: when another bar follows in its place, which its label must not reach.
  private func bar(_ bar: Bar, _ top: Int, next: Int?) -> HTML {
    let (start, y) = (x(bar.start), top + bar.slot * (Self.barHeight + 3))
    let width = max(6, x(bar.end) + step - 4 - start)
    let colour = (names.firstIndex(of: bar.binding.name) ?? 0) % 6
    let mark = bar.binding.state == .lost ? "✗ " : ""
    let full = "\(mark)\(bar.binding.name) = \(bar.binding.value)"
    let text =
      "\(mark)\(bar.binding.name) = \(Self.shortened(bar.binding.value, to: Self.longestValue))"
    return """
      <g class="bar c\(colour) \(bar.binding.state.rawValue)"><title>\(full) (\(bar.binding.origin.characters))</title>\
      <rect x="\(start)" y="\(y)" width="\(width)" height="\(Self.barHeight)" rx="4"/>\
      \(label(text, start: start, width: width, y: y + 14, end: next.map { x($0) - 4 } ?? self.width))</g>
      """
  }

  /// A bar's label: inside the bar if it fits, else beside the bar, else shortened inside.
  private func label(_ text: String, start: Int, width: Int, y: Int, end: Int) -> HTML {
    func fitting(_ cells: Int) -> Int { max(0, Int(Double(cells) / Self.characterWidth)) }
    let beside = start + width + 5
    if text.count > fitting(width - 8), text.count <= fitting(end - beside) {
      return "<text class=\"beside\" x=\"\(beside)\" y=\"\(y)\">\(text)</text>"
    }
    let text = Self.shortened(text, to: fitting(width - 8))
    return text.count < 3 ? "" : "<text x=\"\(start + 5)\" y=\"\(y)\">\(text)</text>"
  }

  private func arrow(to index: Int, _ track: Track, _ tops: [Int]) -> HTML {
    guard let creator = track.creator else { return "" }
    let from = tops[creator] + lineOffset(tracks[creator])
    // It ends above the bars, which would hide its tip.
    let isBelow = tops[index] > tops[creator]
    let to = tops[index] + (isBelow && track.slots > 0 ? 3 : lineOffset(track))
    let kind = track.bars.first.map { $0.binding.state == .lost ? "cut" : "carries" } ?? "bare"
    let (x, end) = (self.x(track.start), to - (to > from ? 5 : -5))
    let tip = to > from ? -6 : 6
    return """
      <path class="arrow \(kind)" d="M\(x) \(from)V\(end)"/>\
      <path class="tip \(kind)" d="M\(x - 4) \(end + tip)L\(x) \(end)L\(x + 4) \(end + tip)"/>
      """
  }

  private func dot(_ note: Storyboard.Note, time: Int, _ tops: [Int]) -> HTML {
    let owners = [.lane(note.lane)] + (note.party.map { [Owner.party($0)] } ?? [])
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

  /// At most so many characters.
  private static func shortened(_ text: String, to count: Int) -> String {
    text.count <= count ? text : String(text.prefix(max(0, count - 1))) + "…"
  }
}

extension Now.Binding {
  fileprivate func isSame(as other: Now.Binding) -> Bool {
    name == other.name && value == other.value && state == other.state && origin == other.origin
  }
}

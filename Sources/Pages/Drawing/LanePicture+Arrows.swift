import MessageTables
import Phrases
import Rendering

// Arrows from one track to another: a start, an action that is sent, a cancellation.
extension LanePicture {
  /// From the track that created a lane to the lane.
  func start(of track: LaneTrack, _ tops: [Int]) -> HTML {
    guard let creator = track.creator, let from = index(of: creator),
      let to = index(of: track.owner)
    else { return "" }
    let kind = track.bars.first.map { $0.binding.state == .lost ? "cut" : "carries" } ?? "bare"
    let says = DrawingMessage.starts(track.title, by: tracks[from].title).text
    return arrow(kind, from: from, to: to, time: track.start, says: says, tops)
  }

  /// The connection between two tracks that a note describes.
  func arrows(_ note: Storyboard.Note, time: Int, _ tops: [Int]) -> HTML {
    guard let party = note.party, let own = index(of: .party(party.name)) else { return "" }
    let what = note.what.first?.characters ?? ""
    if party.role == .receiver, let lane = index(of: .lane(note.lane)) {
      let says = DrawingMessage.sends(what, by: tracks[lane].title).text
      return arrow("sends", from: lane, to: own, time: time, says: says, tops)
    }
    if let cancelled = note.cancelled.flatMap({ index(of: .lane($0)) }) {
      let says = DrawingMessage.cancels(tracks[cancelled].title, by: party.name).text
      return arrow("cancels", from: own, to: cancelled, time: time, says: says, tops)
    }
    return ""
  }

  private func arrow(
    _ kind: String, from: Int, to: Int, time: Int, says: String, _ tops: [Int]
  ) -> HTML {
    let begin = tops[from] + lineOffset(tracks[from])
    // The arrow ends above the bars, which would hide its tip.
    let isBelow = tops[to] > tops[from]
    let goal = tops[to] + (isBelow && tracks[to].slots > 0 ? 3 : lineOffset(tracks[to]))
    let (x, end) = (self.x(time), goal - (goal > begin ? 5 : -5))
    let tip = goal > begin ? -6 : 6
    return """
      <path class="arrow \(kind)" d="M\(x) \(begin)V\(end)"><title>\(says)</title></path>\
      <path class="tip \(kind)" d="M\(x - 4) \(end + tip)L\(x) \(end)L\(x + 4) \(end + tip)"/>
      """
  }
}

import Recording
import Rendering

// A track of an actor or a store has no bars, so it has space for words about its events.
extension LanePicture {
  /// Returns the words beside the dots of a track: who runs on the actor, which action arrives. If
  /// the next dot is close, the words are short or empty.
  func words(on track: LaneTrack, top: Int, _ notes: [Storyboard.Note]) -> HTML {
    guard case .party(let name) = track.owner, track.slots == 0 else { return HTML() }
    let own = notes.enumerated().filter { $0.element.party?.name == name }
    let ends = own.dropFirst().map { x($0.offset + 1) } + [width]
    return zip(own, ends).map { entry, end -> HTML in
      let start = x(entry.offset + 1) + 7
      let room = Int(Double(end - start) / Self.characterWidth)
      guard let text = entry.element.words.first(where: { $0.count <= room }) else { return HTML() }
      let y = top + lineOffset(track) - 9
      return "<text class=\"beside\" x=\"\(start)\" y=\"\(y)\">\(text)</text>"
    }.joined()
  }
}

extension Storyboard.Note {
  /// The words for a note on a party's track, the longest first.
  fileprivate var words: [String] {
    let what = self.what.first?.characters ?? ""
    let name = String(what.prefix { $0 != " " })
    return switch party?.role {
    case .receiver: [what, name]
    case .doer: ["\(verb) \(what)", name]
    case .scene: ["\(lane.name) \(verb) \(what)", "\(lane.name) \(verb)", lane.name]
    case nil: []
    }
  }
}

import Recording
import Rendering

// An actor or a store without bars has room for words about what happens there.
extension LanePicture {
  /// The words beside the dots of a track: whose turn it is, which action arrives. A dot that is close to
  /// the next one has short words, or none.
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
  /// The words about it on a party's track, the longest first.
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

import Recording

/// The objects in elements of streams that were changed after the yield, before a reader received the element.
struct ChangedElements {
  struct Change: Hashable {
    /// `Connection #1.isOpen`
    var property: String
    var lane: LaneID
  }

  /// The last change by the number of the event that receives the element; the first one of each property.
  private(set) var changes: [Int: Change] = [:]

  init(_ happenings: Happenings) {
    var yields: [ConcurrencyFacts.Element: Int] = [:]
    /// The last change of each object, with its number.
    var last: [String: (number: Int, change: Change)] = [:]
    var told: Set<String> = []
    for happening in happenings.all {
      let event = happening.event
      switch event.kind {
      case .object(.changed(let object, let property, _, _, nil, _)):
        last[object] = (event.number, Change(property: "\(object).\(property)", lane: event.lane))
      case .concurrency(.streamYielded(let stream, let number, _, _)):
        yields[ConcurrencyFacts.Element(stream: stream, number: number)] = event.number
      case .concurrency(.streamReceived(let stream, let number, let value)):
        let element = ConcurrencyFacts.Element(stream: stream, number: number)
        guard !last.isEmpty, let yielded = yields[element] else { break }
        for object in value.numberedObjects {
          guard let (number, change) = last[object], number > yielded, change.lane != event.lane,
            told.insert("\(stream) \(change.property)").inserted
          else { continue }
          changes[event.number] = change
          break
        }
      default: break
      }
    }
  }
}

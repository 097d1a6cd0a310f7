import Recording
import Rendering

/// The timeline of a lane, an actor or a store in a drawing.
struct LaneTrack {
  /// The owner of a track.
  enum Owner: Hashable {
    case lane(LaneID)
    /// An actor or a store, by its name.
    case party(String)

    /// `T1`, `Store`
    var name: String {
      switch self {
      case .lane(let lane): lane.name
      case .party(let name): name
      }
    }
  }

  /// A binding of a lane, or a property of a store's state, while it has one value.
  struct Bar {
    var binding: Now.Binding
    var slot: Int
    var start: Int
    var end: Int
  }

  let owner: Owner
  var title: String
  private(set) var start: Int
  var end: Int
  private(set) var bars: [Bar] = []
  private(set) var creator: Owner?

  init(_ owner: Owner, title: String, start: Int) {
    self.owner = owner
    self.title = title
    self.start = start
    end = start
  }

  var slots: Int { (bars.map(\.slot).max() ?? -1) + 1 }

  /// Adds the bindings at a time, from the outermost to the innermost, so that an outer binding
  /// keeps its place.
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

  /// Records the creation of the lane at a time, possibly before the first state that contains it.
  mutating func create(by creator: Owner, at time: Int) {
    self.creator = creator
    guard time < start else { return }
    for index in bars.indices where bars[index].start == start { bars[index].start = time }
    start = time
  }
}

extension Now.Binding {
  fileprivate func isSame(as other: Now.Binding) -> Bool {
    name == other.name && value == other.value && state == other.state && origin == other.origin
  }
}

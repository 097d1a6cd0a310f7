import Recording

/// Values that were set before a read that returned a default, and that the read could be expected
/// to return.
struct EarlierValues {
  enum Earlier: Hashable {
    /// A binding or an override that has ended. A function that is stored reads
    /// the values in effect when it is called.
    case ended(name: String, value: String, Place)
    /// A value that was prepared for another context.
    case prepared(Place)
    /// An object in a default that was computed now, which an earlier default of the dependency
    /// contained too.
    case shared(object: String, Place)
  }

  /// The earlier value by the number of the read.
  private(set) var earlier: [Int: Earlier] = [:]

  init(_ happenings: Happenings) {
    var open: [ScopeID: [(name: String, value: String, place: Place)]] = [:]
    var ended: [LaneID: [String: Earlier]] = [:]
    var prepared: [String: Place] = [:]
    var lastReads: [LaneID: Int] = [:]
    /// Where the first default with an object was computed, by the dependency and the object.
    var objects: [String: [String: Place]] = [:]
    /// The dependencies whose overrides a loss has told.
    var told: Set<String> = []
    for happening in happenings.all {
      let event = happening.event
      switch event.kind {
      case .scopeEntered(let scope):
        switch scope.content {
        case .taskLocal(let name, let value): open[scope.id] = [(name, value, scope.place)]
        case .dependencies(let overrides):
          open[scope.id] = overrides.map { ($0.name, $0.value, $0.place ?? scope.place) }
        case .dependenciesFrom, .yielded: break
        }
      case .scopeLeft(let id, _):
        for (name, value, place) in open.removeValue(forKey: id) ?? [] {
          ended[event.lane, default: [:]][name] = .ended(name: name, value: value, place)
        }
      case .dependencyPrepared(let name, _): prepared[name] = event.place
      case .taskLocalRead(let name, _, .defaultValue(.neverBound)):
        lastReads[event.lane] = event.number
        guard happening.ownPlace != nil, let value = ended[event.lane]?[name] else { break }
        earlier[event.number] = value
      case .dependencyRead(let name, let value, let origin, _):
        lastReads[event.lane] = event.number
        guard let context = origin.defaultContext else { break }
        if case .computed = origin, let place = event.place {
          for object in value.numberedObjects {
            if let first = objects[name]?[object] {
              earlier[event.number] = .shared(object: object, first)
            } else {
              objects[name, default: [:]][object] = place
            }
          }
          if earlier[event.number] != nil { break }
        }
        if case .cached = origin {
        } else if let place = prepared[name] {
          earlier[event.number] = .prepared(place)
          break
        }
        guard happening.ownPlace != nil else { break }
        // Once for each override, because the default may be read often.
        if name != Self.context, !told.contains(name),
          let own = ended[event.lane]?.removeValue(forKey: name)
        {
          earlier[event.number] = own
          break
        }
        guard case .ended(_, let value, _)? = ended[event.lane]?[Self.context],
          value != ".\(context.rawValue)"
        else { break }
        earlier[event.number] = ended[event.lane]?[Self.context]
      case .lost(let loss):
        if case .child(let child) = loss { told.insert(child.override.name) }
        if let read = lastReads[event.lane] { earlier[read] = nil }
      default: break
      }
    }
  }

  private static let context = "context"
}

extension DependencyOrigin {
  /// The context whose default was read; nil for other origins.
  fileprivate var defaultContext: Provider? {
    switch self {
    case .computed(let context, _), .missing(let context, _, _), .cached(let context, _): context
    case .overridden, .captured, .process, .prepared, .store: nil
    }
  }
}

extension String {
  /// The objects with numbers in the text of a value: `Basket #1`.
  fileprivate var numberedObjects: [String] {
    guard contains(" #") else { return [] }
    let parts = split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "#" }
    return zip(parts, parts.dropFirst()).compactMap { name, number in
      number.first == "#" && number.count > 1 ? "\(name) \(number)" : nil
    }
  }
}

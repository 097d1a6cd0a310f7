import Recording

/// The overrides that cover an override of the same dependency as a whole, without changing only a
/// part of the value in effect.
struct CoveredOverrides {
  /// Where the covered override was made, by the scope of the override that covers it.
  private(set) var places: [ScopeID: Place] = [:]

  init(_ happenings: Happenings) {
    var open: [LaneID: [Scope]] = [:]
    for happening in happenings.all {
      let event = happening.event
      switch event.kind {
      case .scopeEntered(let scope):
        if case .dependencies(let overrides) = scope.content, scope.replacement == nil {
          let outer = open[event.lane, default: []].reversed()
          places[scope.id] =
            overrides.lazy.compactMap { own in
              own.isPart ? nil : outer.lazy.compactMap { $0.override(of: own) }.first
            }.first
        }
        open[event.lane, default: []].append(scope)
      case .scopeLeft(let id, _): open[event.lane]?.removeAll { $0.id == id }
      default: break
      }
    }
  }
}

extension Scope {
  /// Returns the place of another override of the same dependency; nil if there is none.
  fileprivate func override(of other: Override) -> Place? {
    guard let found = overrides.first(where: { $0.name == other.name }),
      found.value != other.value
    else { return nil }
    return found.place
  }
}

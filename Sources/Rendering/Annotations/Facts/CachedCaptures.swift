import Recording

/// The defaults whose wrappers captured an override while the default was computed. The cache keeps them
/// longer than the override is in effect.
struct CachedCaptures {
  struct Capture: Hashable {
    /// The default, and the dependency that it has captured an override of.
    var name: String
    var part: String
    var override: Place
    /// Whether the cached value is read again, and not computed now.
    var isLater: Bool
  }

  /// The captures by the number of a read of the default: the read that computes it, and the first one outside
  /// of the override.
  private(set) var reads: [Int: Capture] = [:]

  private typealias Making = (calls: [Call], override: Scope.Override)

  init(_ happenings: Happenings) {
    var makings: [LaneID: [Making]] = [:]
    var captures: [String: Capture] = [:]
    /// The names that each lane's scopes override.
    var open: [LaneID: [ScopeID: [String]]] = [:]
    var lastReads: [LaneID: Int] = [:]
    for happening in happenings.all {
      let (event, lane) = (happening.event, happening.event.lane)
      if case .dependencyRead = event.kind { lastReads[lane] = event.number }
      switch event.kind {
      case .scopeEntered(let scope):
        open[lane, default: [:]][scope.id] = scope.overrides.map(\.name)
      case .scopeLeft(let scope, _): open[lane]?[scope] = nil
      case .wrapperCreated(_, let overrides):
        for override in overrides { makings[lane, default: []].append((event.calls, override)) }
      case .dependencyRead(let name, _, .computed, _):
        let making = makings.removeValue(forKey: lane)?.last { event.calls.lead(to: $0.calls) }
        guard let making, let place = making.override.place else { break }
        var capture = Capture(
          name: name, part: making.override.name, override: place, isLater: false)
        reads[event.number] = capture
        capture.isLater = true
        captures[name] = capture
      case .dependencyRead(let name, _, .cached, _) where !event.isForChange:
        guard let capture = captures[name],
          open[lane]?.values.contains(where: { $0.contains(capture.part) }) != true
        else { break }
        reads[event.number] = capture
        captures[name] = nil
      // The loss says the same.
      case .lost: if let read = lastReads[lane] { reads[read] = nil }
      default: break
      }
    }
  }
}

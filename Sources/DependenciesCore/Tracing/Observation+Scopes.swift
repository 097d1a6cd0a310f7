// The library notifies traces about scopes and wrappers through these functions. It calls them only
// while `Observation.mayBeActive`, so they cost nothing otherwise.

extension DependencyValues {
  /// Notifies the traces that the scope of these values begins.
  @inline(never)
  func traceEntry(_ kind: DependencyTrace.Scope.Kind? = nil) {
    guard let overrides else { return }
    let kind = kind ?? (overrides.scope == nil ? .replacing : .overriding)
    Observation.trace { $0.enter(overrides, kind) }
  }

  /// Notifies the traces that the scope of these values ends.
  @inline(never)
  mutating func traceEnd() {
    let isHeld = !isKnownUniquelyReferenced(&overrides)
    guard let identity = overrides.map(ObjectIdentifier.init) else { return }
    Observation.trace { $0.leave(identity, isHeld: isHeld) }
  }

  /// Notifies the traces of the end of a scope whose values aren't kept for reuse.
  func traceLastEnd() {
    guard Observation.mayBeActive, let overrides else { return }
    Observation.trace { $0.leave(ObjectIdentifier(overrides), isHeld: true) }
  }

  /// Returns the overrides that a wrapper captures here, and whether a trace may exist.
  @usableFromInline
  static var captured: (overrides: Overrides?, mayBeTraced: Bool) {
    (joinedInEffect, Observation.mayBeActive)
  }
}

extension Dependency {
  /// Notifies the traces that a wrapper was made.
  @usableFromInline
  @inline(never)
  static func traceCapture(
    _ path: (@Sendable (DependencyValues) -> Value)?, _ key: Unmanaged<KeyRecord>?,
    _ captured: Overrides?, _ location: SourcePoint
  ) {
    Observation.trace { recorder in
      recorder.capture(at: location.location, captured) {
        key ?? path.flatMap { KeyProbe.key(readBy: $0) }
      }
    }
  }
}

extension Overrides {
  /// The overrides that were assigned in the update of this scope, in the order of the assignments.
  var assignedHere: [Override] {
    var assigned: [Override] = []
    let scope = scope?.location
    visitReachable { override in
      guard scope == nil || override.scope?.location == scope else { return }
      if !assigned.contains(where: { $0.overrides(override.record) }) {
        assigned.append(override)
      }
    }
    return assigned
  }

  /// Stores the name of the property that assigns a key, if the function is certainly a property.
  ///
  /// If the update itself assigned the key, the name would be that of the function around the
  /// update.
  @inline(never)
  func learnProperty(
    of record: Unmanaged<KeyRecord>, from function: StaticString, assigningAt point: SourcePoint
  ) {
    guard !record._withUnsafeGuaranteedRef({ $0.knowsProperty }), let scope = scope?.location
    else { return }
    let assignment = point.location
    guard scope.fileID != assignment.fileID || assignment.line < scope.line else { return }
    record._withUnsafeGuaranteedRef { $0.learnProperty(function) }
  }
}

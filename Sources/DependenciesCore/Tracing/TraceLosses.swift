/// The facts that a trace stores to explain why a read missed an override.
///
/// A trace reports each loss once for each place that reads.
struct TraceLosses {
  /// A wrapper that captured an override.
  private struct Capture {
    let wrapper: SourceLocation
    let overriddenAt: SourceLocation
    /// Becomes `nil` when everything made in the scope has released it.
    weak var captured: Overrides?
    let identity: ObjectIdentifier
    /// The number of the event.
    let number: Int
  }

  /// A dependency that was read while a default was computed.
  private struct Part {
    let record: Unmanaged<KeyRecord>
    /// Where the override that was read is; `nil` for a default.
    let overriddenAt: SourceLocation?
    /// The computation of the default that was read.
    let computation: Computation?
  }

  private struct Told: Hashable {
    let loss: DependencyTrace.Loss
    let location: SourceLocation?
  }

  private var captures: [UnsafeMutableRawPointer: [Capture]] = [:]
  /// The latest capture by each wrapper, keyed by the wrapper's declaration: the event's number,
  /// and whether the wrapper captured no override.
  private var latest: [SourceLocation: (number: Int, isEmpty: Bool)] = [:]
  /// The dependencies that each default read. The values keep the computations alive, so that their
  /// identities stay unique.
  private var parts: [ObjectIdentifier: (computation: Computation, parts: [Part])] = [:]
  private var told: Set<Told> = []

  /// Returns whether a loss wasn't reported yet for a place, and records it as reported.
  mutating func isNew(_ loss: DependencyTrace.Loss, at location: SourceLocation?) -> Bool {
    told.insert(Told(loss: loss, location: location)).inserted
  }

  /// Records a wrapper's capture.
  mutating func note(
    captureOf record: Unmanaged<KeyRecord>, by wrapper: SourceLocation,
    _ overriddenAt: SourceLocation?, in captured: Overrides?, _ number: Int
  ) {
    latest[wrapper] = (number, overriddenAt == nil)
    guard let overriddenAt, let captured else { return }
    let capture = Capture(
      wrapper: wrapper, overriddenAt: overriddenAt, captured: captured,
      identity: ObjectIdentifier(captured), number: number)
    var all = captures[record.toOpaque(), default: []]
    all.removeAll {
      $0.captured == nil || ($0.wrapper == wrapper && $0.overriddenAt == overriddenAt)
    }
    captures[record.toOpaque()] = all + [capture]
  }

  /// Removes the captures of a scope that has ended unreferenced, because another object may reuse
  /// its address.
  mutating func forget(capturesIn identity: ObjectIdentifier) {
    for key in captures.keys { captures[key]?.removeAll { $0.identity == identity } }
  }

  /// Records a read by a default that is being computed.
  mutating func note(partOf computation: Computation, _ read: ObservedRead) {
    let override = read.values.find(read.record)
    let part = Part(
      record: read.record, overriddenAt: override?.location, computation: read.computation)
    parts[ObjectIdentifier(computation), default: (computation, [])].parts.append(part)
  }

  /// Returns why a read missed an override, if that is known and new.
  mutating func loss(
    _ read: ObservedRead, _ resolution: Resolution, inside outer: Computation?
  ) -> DependencyTrace.Loss? {
    guard let loss = late(read, resolution) ?? notCaptured(read, resolution, inside: outer),
      isNew(loss, at: resolution.wrapper ?? resolution.readAt)
    else { return nil }
    return loss
  }

  /// Returns the loss of a default that was computed before a dependency of it was overridden.
  private func late(
    _ read: ObservedRead, _ resolution: Resolution
  ) -> DependencyTrace.Loss? {
    guard case .cached = resolution.origin, let computation = read.computation else { return nil }
    var pending = [computation]
    var seen: Set<ObjectIdentifier> = []
    while let next = pending.popLast() {
      guard seen.insert(ObjectIdentifier(next)).inserted,
        let known = parts[ObjectIdentifier(next)]
      else { continue }
      for part in known.parts {
        if let part = part.computation { pending.append(part) }
        guard let override = read.values.find(part.record),
          override.location != part.overriddenAt
        else { continue }
        return .tooLate(
          name: read.record.takeUnretainedValue().shortName,
          computedAt: (computation.wrapper ?? computation.readAt).location,
          part: part.record.takeUnretainedValue().shortName, overriddenAt: override.location)
      }
    }
    return nil
  }

  /// Returns the loss of a default whose wrapper was made after another one had captured an
  /// override.
  private func notCaptured(
    _ read: ObservedRead, _ resolution: Resolution, inside outer: Computation?
  ) -> DependencyTrace.Loss? {
    guard outer == nil, read.computation != nil, let wrapper = resolution.wrapper,
      let made = latest[wrapper], made.isEmpty
    else { return nil }
    let capture = captures[read.record.toOpaque()]?.last {
      $0.captured != nil && $0.wrapper != wrapper && $0.number < made.number
    }
    guard let capture else { return nil }
    return .notCaptured(
      name: read.record.takeUnretainedValue().shortName, capturedAt: capture.wrapper,
      overriddenAt: capture.overriddenAt)
  }
}

@testable import DependenciesCore

/// Stores the observed resolutions by the line numbers that their readers chose.
final class ObservationWitness: Sendable {
  private let seen = Guarded<[Int: Resolution]>([:])

  var observe: @Sendable (Resolution) -> Void {
    { [self] resolution in
      guard let line = (resolution.wrapper ?? resolution.readAt)?.line else { return }
      seen.withLock { $0[line] = resolution }
    }
  }

  /// Checks that the read at a line was observed correctly, unless it chose no line.
  func check(_ line: Int, isOverride: Bool, _ ledger: StressLedger) {
    guard let resolution = seen.withLock({ $0.removeValue(forKey: line) }) else { return }
    let wasOverride =
      switch resolution.origin {
      case .overridden, .capturedOverride: true
      case .cached, .prepared, .computed, .missing, .notADependency: false
      }
    if wasOverride != isOverride { ledger.fail("\(resolution), was observed for another value") }
  }
}

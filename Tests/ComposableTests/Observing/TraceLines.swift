import Composable

/// The lines of a store's trace.
final class TraceLines: Sendable {
  @MainActor private(set) var all: [String] = []

  /// An observer that adds the lines.
  @MainActor var observer: StoreObserver {
    .trace { line in MainActor.assumeIsolated { self.all.append(line) } }
  }
}

import Synchronization

/// A global or static variable with a lazy initializer, which runs once at the first access.
///
/// It is a native value so that a request can contain it.
package final class StaticStorage: NativeValue {
  /// For traces and diagnostics: `FactClient.liveValue`.
  package let name: String
  /// Takes nothing, and returns the first value.
  package let initializer: Function
  package let cell = Cell()
  private let watch = Atomic(false)

  package init(name: String, initializer: Function) {
    self.name = name
    self.initializer = initializer
  }

  /// Whether each read is reported, because the value depends on where it was computed.
  package var isWatched: Bool {
    get { watch.load(ordering: .relaxed) }
    set { watch.store(newValue, ordering: .relaxed) }
  }

  package var isInitialized: Bool {
    if case .uninitialized = cell.value { false } else { true }
  }

  package static var leadsOn: Bool { true }
  package var typeName: String { "StaticStorage" }
  package var description: String { name }
}

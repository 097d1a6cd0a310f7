import Recording
import Synchronization

/// The models whose wrappers were made, by the names of their types.
///
/// A closure of a model that doesn't capture `self` may make another model. Then the machine can't
/// find the maker. If all models of the type captured the same overrides, it doesn't matter which
/// one it was.
final class Makers: Sendable {
  private enum Known {
    case same(Receiver)
    /// The models of the type captured different overrides.
    case different
  }

  private let known = Mutex<[String: Known]>([:])

  func add(_ model: Receiver) {
    known.withLock { known in
      guard case .same(let other)? = known[model.model] else {
        if known[model.model] == nil { known[model.model] = .same(model) }
        return
      }
      if other.captured.map(\.override) != model.captured.map(\.override) {
        known[model.model] = .different
      }
    }
  }

  /// Returns a model of the type; nil if the models of the type differ.
  func model(_ type: String) -> Receiver? {
    known.withLock { known in
      if case .same(let model)? = known[type] { model } else { nil }
    }
  }
}

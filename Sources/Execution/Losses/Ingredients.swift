import Machine
import Recording
import Synchronization

/// Records the ingredients of values that are computed once: of static and global variables, and of
/// cached defaults.
final class Ingredients: Sendable {
  /// A dependency or a task-local that was read during a computation.
  struct Entry: Sendable {
    enum Source: Sendable {
      case dependency(DependencyIdentity)
      case taskLocal(TaskLocalDeclaration)
    }

    var source: Source
    var recorded: Loss.Ingredient
    /// The scope of the override that was read.
    var scope: ScopeID?
    /// Whether a wrapper in the value has captured it. An override in effect wins over that.
    var isCaptured = false
  }

  enum Product: Hashable, Sendable {
    case variable(ObjectIdentifier)
    /// A lazy property, identified by its getter and its object, if there is one.
    case lazy(ObjectIdentifier, of: ObjectIdentifier?)
    /// A property that an execution of its getter is computing.
    case execution(Int)
    case cached(FirstReads.Default)
  }

  /// A default whose context isn't known before it has been computed.
  private struct Computation: Hashable {
    var key: ObjectIdentifier
    var test: ObjectIdentifier?
  }

  private struct State {
    var entries: [Product: [Entry]] = [:]
    var pending: [Computation: [Entry]] = [:]
    /// Where each variable was computed.
    var places: [Product: Place] = [:]
    var told: Set<[Place?]> = []
  }

  /// The maximum number of ingredients per value. A value from a long loop isn't explained by each
  /// read.
  private static let most = 8
  private static let mostTold = 1000
  private let state = Mutex(State())

  func add(
    _ entry: Entry, to products: [Product], toDefaults keys: [ObjectIdentifier],
    of test: ObjectIdentifier?
  ) {
    state.withLock { state in
      for product in products {
        state.entries[product, default: []].add(entry, upTo: Self.most)
      }
      for key in keys {
        state.pending[Computation(key: key, test: test), default: []]
          .add(entry, upTo: Self.most)
      }
    }
  }

  /// Records that the default has been computed and cached, during a test or outside of tests.
  func settle(_ cached: FirstReads.Default, of test: ObjectIdentifier?) {
    guard case .key(let key) = cached.key else { return }
    state.withLock { state in
      let made = state.pending.removeValue(forKey: Computation(key: key, test: test))
      state.entries[.cached(cached)] = made
    }
  }

  func entries(of product: Product) -> [Entry] {
    state.withLock { $0.entries[product] ?? [] }
  }

  /// Records that the execution has computed the lazy property, and returns the ingredients.
  func settle(_ property: Product, computedBy execution: Int) -> [Entry] {
    state.withLock { state in
      let entries = state.entries.removeValue(forKey: .execution(execution))
      state.entries[property] = entries
      return entries ?? []
    }
  }

  func note(_ product: Product, computedAt place: Place?) {
    state.withLock { $0.places[product] = place }
  }

  func place(of product: Product) -> Place? { state.withLock { $0.places[product] } }

  /// Returns whether a loss is reported for the first time with this path.
  func isNew(_ path: [Place?]) -> Bool {
    state.withLock { state in
      state.told.count < Self.mostTold && state.told.insert(path).inserted
    }
  }
}

extension [Ingredients.Entry] {
  fileprivate mutating func add(_ entry: Element, upTo most: Int) {
    let known = firstIndex {
      $0.recorded.name == entry.recorded.name && $0.recorded.kind == entry.recorded.kind
    }
    if let known {
      // A value that was read is in the product itself.
      if self[known].isCaptured, !entry.isCaptured { self[known] = entry }
    } else if count < most {
      append(entry)
    }
  }
}

/// A store for tests. The test asserts the actions that it sends, the actions that effects send,
/// and the changes of the state. All other actions and changes are issues.
///
/// ```swift
/// @MainActor @Test func counting() async {
///   let store = TestStore(initialState: Counter.State()) { Counter() }
///   await store.send(.plus) { $0.count = 1 }
/// }
/// ```
///
/// It runs the tasks of its effects, and so detects when none has work left to run. Therefore
/// `send`, ``receive(_:timeout:assert:fileID:filePath:line:column:)-(Action,_,_,_,_,_,_)`` and
/// ``finish(timeout:fileID:filePath:line:column:)`` wait exactly as long as work runs. A timeout
/// applies only to work outside, such as a network, real time or an unstructured task. This changes
/// nothing outside the store, so tests may run in parallel.
///
/// The context of its dependencies is `.test`. When the store is released, actions that weren't
/// asserted and effects that are still in flight are reported as issues.
@MainActor
public final class TestStore<State: Equatable, Action> {
  /// When an action that an effect sends is reduced.
  public enum Receiving: Sendable {
    /// When it is sent.
    case eagerly
    /// When the test receives it.
    case whenReceived
  }

  /// The facts that the test must assert.
  public var exhaustivity: Exhaustivity = .on {
    didSet { ledgerExhaustivity.value = exhaustivity }
  }
  /// When an action that an effect sends is reduced.
  public var receiving = Receiving.eagerly
  /// The default time to wait for work outside the store: one second.
  public var timeout = Duration.seconds(1)
  /// The dependencies of reducers, which may be changed between actions. Existing effects keep
  /// theirs.
  public var dependencies: DependencyValues {
    didSet {
      root.dependencies = dependencies.continuation
      StoreObserver.note(dependencies, store: root.watch.store)
    }
  }
  /// The state after the last action that was sent or received.
  public internal(set) var state: State
  /// The record of actions and effects; `nil` unless the store was made with one.
  public var journal: Journal<State, Action>? { root.journal }

  let root: Root<State, Action>
  let executor: QuietExecutor
  let ledger = TestLedger<State, Action>()
  /// The state after the last action that was reduced.
  var newestState: State
  /// Generates the ids of stack elements.
  let stackIDs: StackElementIDs
  /// The number of the next id after the last action that was reduced.
  private var stackPosition: Int
  /// The number of the next id before the action that the test asserts.
  var assertedPosition = 0
  /// Whether the test receives actions that were held back, which are being reduced.
  var isReceiving = false
  /// Whether an effect of the store's own feature has called the dependency `dismiss`.
  public private(set) var isDismissed = false
  private let ledgerExhaustivity = SharedExhaustivity()
  private let destination = IssueDestination()
  private let place: Place

  /// Makes a test store.
  ///
  /// - `initialState`: The initial state, made under the overrides.
  /// - `journal`: How many entries are recorded.
  /// - `observer`: Receives the store's events; ``StoreObserver/trace`` prints them.
  /// - `reducer`: The reducer, made under the overrides.
  /// - `update`: Overrides dependencies for the life of the store; called once.
  public init<R: Reducer>(
    initialState: @autoclosure () -> State,
    journal length: JournalLength = .none,
    observer: StoreObserver? = nil,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies update: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where R.State == State, R.Action == Action {
    let executor = QuietExecutor(watching: ledger.inFlight)
    let stackIDs = StackElementIDs(from: 0)
    let make = {
      let (state, reducer) = StackElementIDs.$current.withValue(stackIDs) {
        (initialState(), reducer())
      }
      let continuation = withEscapedDependencies { $0 }
      let journal = length.limit.map {
        Journal(limit: $0, reducer: reducer, dependencies: continuation)
      }
      let root = Root(
        state: state, reducer: reducer, dependencies: continuation, journal: journal,
        observer: observer, launcher: .quiet(executor), stackIDs: stackIDs)
      return (root, DependencyValues._current)
    }
    (root, dependencies) = withDependencies(
      {
        $0.context = .test
        update(&$0)
      }, operation: make, fileID: fileID, filePath: filePath, line: line, column: column)
    self.executor = executor
    self.stackIDs = stackIDs
    stackPosition = stackIDs.position
    place = Place(fileID, filePath, line, column)
    state = root.state
    newestState = root.state
    root.inspector = self
  }

  deinit {
    // The current task-locals belong to the code that releases the store, so `destination` is used.
    destination { [ledger, place, ledgerExhaustivity] in
      ledger.reportEnd(ledgerExhaustivity.value, at: place)
    }
  }
}

extension DependencyValues {
  /// These values in a form that can be made current.
  fileprivate var continuation: Continuation {
    withDependencies {
      $0 = self
    } operation: {
      withEscapedDependencies { $0 }
    }
  }
}

extension TestStore: ActionInspector {
  func holdsBack(_ action: Action, _ sender: Sender) -> Bool {
    guard receiving == .whenReceived, !isReceiving else { return false }
    if case .caller = sender { return false }
    ledger.received.append(
      .init(action: action, state: nil, sender: sender, entry: nil, stackPosition: 0))
    return true
  }

  func mustReceive(from sender: Sender) -> Bool {
    if case .caller = sender { false } else { !isReceiving }
  }

  func processed(_ action: Action, _ sender: Sender, _ state: State, entry: Int?) {
    newestState = state
    let position = stackPosition
    stackPosition = stackIDs.position
    if case .caller = sender {
      self.state = state
      assertedPosition = position
    } else if !isReceiving {
      ledger.received.append(
        .init(
          action: action, state: state, sender: sender, entry: entry, stackPosition: position))
    } else {
      assertedPosition = position
    }
  }

  func dismissed() { isDismissed = true }

  func started(_ effect: EffectStart) { ledger.started(effect) }

  func ended(_ effect: EffectStart) { ledger.ended(effect) }
}

/// The exhaustivity that applies when the store is released.
final class SharedExhaustivity: @unchecked Sendable {
  // Sendable because it is written on the main actor, and read only when no code can write it any
  // more.

  var value = Exhaustivity.on
}

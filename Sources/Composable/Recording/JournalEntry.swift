/// The record of one reduced action.
public struct JournalEntry<State, Action> {
  /// The number of the entry, from 1.
  public let number: Int
  /// The time at which the reduction began, since the store was made.
  public let time: Duration
  /// How long the reducer took.
  public let duration: Duration
  /// The reduced action.
  public let action: Action
  /// The sender. Its location is converted on demand.
  let sender: RecordedSender
  /// Whether it was sent while another action was being reduced.
  public let isReentrant: Bool
  /// The state before the action.
  public let before: State
  /// The state after the action.
  public let after: State
  /// The `Scope`, `ifLet`, `ifCaseLet` and `forEach` reducers that the action passed, the outermost
  /// first.
  public let reducers: [String]
  /// The dependencies that the reducer read, and their origins.
  public let reads: [Resolution]
  /// The effects that it started, in their current status.
  public internal(set) var effects: [EffectRecord] = []

  /// The sender of the action.
  public var cause: Cause { Cause(sender) }

  /// The action as a path of cases: `.row(id: 2).start`.
  public var label: String { actionLabel(action) }
}

/// The sender of an action without the effect's node, which would keep other nodes alive.
enum RecordedSender {
  case caller(Place)
  case effect(EffectStart)
  case reducer(entry: Int)

  init(_ sender: Sender) {
    self =
      switch sender {
      case .caller(let place): .caller(place)
      case .effect(_, let start): .effect(start)
      case .reducer(let entry, _): .reducer(entry: entry)
      }
  }
}

/// The sender of an action.
public enum Cause: Sendable, Hashable {
  /// Code outside the store, or an observer.
  case caller(SourceLocation)
  /// An effect that an entry started. The location is where the effect is created.
  case effect(number: Int, entry: Int, location: SourceLocation)
  /// A reducer that returned ``Effect/send(_:)`` at an entry.
  case reducer(entry: Int)

  init(_ sender: RecordedSender) {
    switch sender {
    case .caller(let place): self = .caller(place.location)
    case .reducer(let entry): self = .reducer(entry: entry)
    case .effect(let start):
      self = .effect(number: start.number, entry: start.entry, location: start.place.location)
    }
  }

  /// The entry that led to this one; `nil` for a caller.
  public var entry: Int? {
    switch self {
    case .caller: nil
    case .effect(_, let entry, _), .reducer(let entry): entry
    }
  }
}

/// The record of an effect.
public struct EffectRecord: Sendable, Hashable {
  /// The number of the effect, from 1.
  public let number: Int
  /// The entry that started it.
  public let entry: Int
  /// The name of the effect.
  public let name: String?
  /// Where the effect is created.
  public let location: SourceLocation
  /// The ids under which it can be cancelled.
  public let ids: [String]
  /// The parts of the state that it belongs to, the outermost first.
  public let part: [String]
  /// The kind of its work.
  public let kind: Kind
  /// The sequence that started this effect; `nil` if no sequence started it.
  public let sequence: Int?
  /// Its position among the effects of that sequence, from 1.
  public let position: Int?
  /// The action that it sends after a delay, if it does only that. It has the type of the feature that
  /// returned the effect.
  public var delayedAction: Any? { delayed?.action }
  /// The number of effects that it starts after a delay; 0 unless `debounce` or `throttle` made it.
  public var delayedEffects: Int { delayed?.count ?? 0 }
  let delayed: DelayedWork?
  /// The entries of the actions that it sent.
  public internal(set) var sent: [Int] = []
  /// The current status.
  public internal(set) var status = Status.running
  /// The entry that cancelled it; `nil` if none did.
  public internal(set) var cancelledBy: Int?

  /// The kinds of work that an effect can do.
  public enum Kind: Sendable, Hashable {
    /// ``Effect/run(priority:name:operation:catch:fileID:filePath:line:column:)``
    case run
    /// ``Effect/source(_:fileID:filePath:line:column:)``
    case source
    /// A sequence of effects.
    case sequence(count: Int)
    /// A wait, after which another effect starts.
    case delay(Duration, Delay)
    /// A part of an effect's work that has its own cancellation id.
    case part
  }

  /// The functions that delay an effect.
  public enum Delay: String, Sendable, Hashable {
    /// ``Effect/debounce(id:for:clock:fileID:filePath:line:column:)``
    case debounce
    /// ``Effect/throttle(id:for:clock:latest:fileID:filePath:line:column:)``
    case throttle
  }

  /// The status of an effect.
  public enum Status: Sendable, Hashable {
    /// It is in flight.
    case running
    /// Its work finished.
    case ended
    /// It was cancelled, or threw a `CancellationError`.
    case cancelled
    /// It threw an error that has no handler.
    case failed(String)
  }
}

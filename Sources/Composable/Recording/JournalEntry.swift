/// What happened when one action was reduced.
public struct JournalEntry<State, Action> {
  /// Counted from 1.
  public let number: Int
  /// When it began, counted from when the store was made.
  public let time: Duration
  /// How long the reducer took.
  public let duration: Duration
  /// What was reduced.
  public let action: Action
  /// Who sent it; places are written down when somebody asks.
  let sender: RecordedSender
  /// Whether it was sent while another action was being reduced.
  public let isReentrant: Bool
  /// The state that it found.
  public let before: State
  /// The state that it left.
  public let after: State
  /// The `Scope`, `ifLet`, `ifCaseLet` and `forEach` that it went through, the outermost first.
  public let reducers: [String]
  /// The dependencies that the reducer read, and where each came from.
  public let reads: [Resolution]
  /// The effects that it started, as they stand now.
  public internal(set) var effects: [EffectRecord] = []

  /// Who sent it.
  public var cause: Cause { Cause(sender) }

  /// The action as a path of cases: `.row(id: 2).start`.
  public var label: String { actionLabel(action) }
}

/// Who sent an action, as it is kept: without the effect's node, which keeps others.
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

/// Who sent an action.
public enum Cause: Sendable, Hashable {
  /// Somebody outside, or an observer, at a place.
  case caller(SourceLocation)
  /// An effect, which an entry has started, and which is described at a place.
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

/// What became of an effect.
public struct EffectRecord: Sendable, Hashable {
  /// Counted from 1.
  public let number: Int
  /// The entry that started it.
  public let entry: Int
  /// What it was called.
  public let name: String?
  /// Where it is described.
  public let location: SourceLocation
  /// The ids under which it can be cancelled.
  public let ids: [String]
  /// The parts of the state that it belongs to, the outermost first.
  public let part: [String]
  /// The kind of its work.
  public let kind: Kind
  /// The effect that starts this effect and others, one after the other; `nil` if no such effect
  /// started it.
  public let sequence: Int?
  /// The entries of the actions that it sent.
  public internal(set) var sent: [Int] = []
  /// Whether it goes on.
  public internal(set) var status = Status.running
  /// The entry that cancelled it; `nil` if none did.
  public internal(set) var cancelledBy: Int?

  /// The kinds of work that an effect can do.
  public enum Kind: Sendable, Hashable {
    /// ``Effect/run(priority:name:operation:catch:fileID:filePath:line:column:)``
    case run
    /// ``Effect/source(_:fileID:filePath:line:column:)``
    case source
    /// So many effects, one after the other.
    case sequence(count: Int)
    /// A part of an effect's work that can be cancelled by an id of its own.
    case part
  }

  /// Whether an effect goes on, and how it ended.
  public enum Status: Sendable, Hashable {
    /// It is in flight.
    case running
    /// Its work was done.
    case ended
    /// It was cancelled.
    case cancelled
    /// It threw an error that nobody handles.
    case failed(String)
  }
}

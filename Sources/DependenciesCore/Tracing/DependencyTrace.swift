/// What happened to dependencies during an operation, in the order in which it happened.
///
/// ``withDependencyTrace(to:operation:)-(DependencyTrace,_)`` fills one. Printed, it has a line for
/// each event:
///
/// ```
/// main  Till.swift:17  override  ledger = Ledger(name: "training")
/// main  Till.swift:12  │ capture  ledger = Ledger(name: "training")  ↳ override from Till.swift:17
/// main  Till.swift:17  restore  ledger
/// ```
public struct DependencyTrace: Sendable {
  /// What happened, the earliest first.
  public var events: [Event]

  /// Makes a trace of nothing, to be filled.
  public init() { events = [] }

  /// One thing that happened.
  public struct Event: Sendable, Hashable {
    /// The task, or the thread without a task, in which it happened.
    public var lane: Lane
    /// In how many scopes it happened that the trace saw beginning.
    public var depth: Int
    /// Where it happened, as far as it is known.
    ///
    /// Of a read or a capture, this is where the ``Dependency`` wrapper is declared; of a read
    /// without a wrapper, a line of the property's getter.
    public var location: SourceLocation?
    /// What happened.
    public var kind: Kind
  }

  /// What can happen.
  public enum Kind: Sendable, Hashable {
    /// A scope began: its overrides are in effect from now on.
    case entered(Scope)
    /// A scope ended.
    case left(Scope)
    /// A ``Dependency`` wrapper was made, and captured what was in effect.
    case captured(Capture)
    /// A dependency was read.
    case resolved(Binding, Resolution)
    /// `prepareDependencies` made a value the default.
    case prepared(Binding)
    /// The read before this event missed an override.
    case lost(Loss)
  }

  /// A dependency and its value.
  public struct Binding: Sendable, Hashable {
    /// The property of ``DependencyValues`` if it is known by now, or else the name of the key.
    public var name: String
    /// The value in a few words, on one line.
    public var value: String
  }

  /// The dependencies that are in effect during an operation.
  public struct Scope: Sendable, Hashable {
    /// How the scope came about.
    public enum Kind: Sendable, Hashable {
      /// By `withDependencies`, or a trait.
      case overriding
      /// By `withDependencies` whose update assigned all values at once: `$0 = .test`.
      case replacing
      /// By `withDependencies(from:)`; the type of the model.
      case inheriting(from: String)
      /// By a `yield` of dependencies that escaped.
      case yielding
    }

    /// How the scope came about.
    public var kind: Kind
    /// The overrides of the scope, in the order of the assignments.
    public var overrides: [Binding]
  }

  /// The override that a wrapper captured of the dependency that it reads.
  public struct Capture: Sendable, Hashable {
    /// The property of ``DependencyValues`` if it is known by now, or else the name of the key;
    /// `nil` if the wrapper reads no key.
    public var name: String?
    /// The override that was captured, in a few words; `nil` if none was in effect.
    public var value: String?
    /// Where that override is.
    public var overriddenAt: SourceLocation?
  }

  /// Why a value didn't come from an override.
  public enum Loss: Sendable, Hashable {
    /// The default was computed earlier, of another dependency that is overridden by now.
    ///
    /// - Parameters:
    ///   - name: The dependency that was read.
    ///   - computedAt: Where it was read first, and so computed.
    ///   - part: The dependency that its default read while it was computed.
    ///   - overriddenAt: Where that dependency is overridden now.
    case tooLate(
      name: String, computedAt: SourceLocation, part: String, overriddenAt: SourceLocation)
    /// The read was made by a task or thread that inherited nothing, while an override of the same
    /// dependency was in effect elsewhere.
    ///
    /// - Parameters:
    ///   - name: The dependency that was read.
    ///   - lane: Where the override is in effect.
    ///   - overriddenAt: Where the override is.
    case notInherited(name: String, lane: Lane, overriddenAt: SourceLocation)
    /// The wrapper was made where nothing overrode the dependency, after another one, which is
    /// still there, had captured an override of it.
    ///
    /// - Parameters:
    ///   - name: The dependency that was read.
    ///   - capturedAt: Where the wrapper is declared that has the override.
    ///   - overriddenAt: Where the override is.
    case notCaptured(name: String, capturedAt: SourceLocation, overriddenAt: SourceLocation)
  }

  /// A task, or a thread that runs no task.
  public struct Lane: Sendable, Hashable {
    /// The kind of the lane.
    public enum Kind: Sendable, Hashable {
      /// The task or thread that began the trace.
      case main
      /// Another task.
      case task
      /// Another thread that runs no task, such as one of a dispatch queue.
      case thread
    }

    /// The kind of the lane.
    public var kind: Kind
    /// Counts the lanes of this kind, from 1, in the order in which the trace saw them.
    public var number: Int
    /// The name that the task was given.
    public var name: String?
  }
}

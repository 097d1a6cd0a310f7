/// The events of dependencies during an operation, in order.
///
/// ``withDependencyTrace(to:operation:)-(DependencyTrace,_)`` fills a trace. Its description has
/// one line for each event:
///
/// ```
/// main  Till.swift:17  override  ledger = Ledger(name: "training")
/// main  Till.swift:12  │ capture  ledger = Ledger(name: "training")  ↳ override from Till.swift:17
/// main  Till.swift:17  restore  ledger
/// ```
public struct DependencyTrace: Sendable {
  /// The events, the earliest first.
  public var events: [Event]

  /// Makes an empty trace.
  public init() { events = [] }

  /// One event.
  public struct Event: Sendable, Hashable {
    /// The task, or the thread without a task, in which it happened.
    public var lane: Lane
    /// The number of scopes around the event whose beginnings are in the trace.
    public var depth: Int
    /// Where it happened, as far as it is known.
    ///
    /// For a read or a capture, this is where the ``Dependency`` wrapper is declared. For a read
    /// without a wrapper, it is a line of the property's getter.
    public var location: SourceLocation?
    /// What happened.
    public var kind: Kind
  }

  /// The kinds of events.
  public enum Kind: Sendable, Hashable {
    /// A scope began: its overrides are in effect from now on.
    case entered(Scope)
    /// A scope ended.
    case left(Scope)
    /// A ``Dependency`` wrapper was made, and captured the overrides in effect.
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
    /// The property of ``DependencyValues`` if it is already known, otherwise the name of the key.
    public var name: String
    /// A short description of the value, on one line.
    public var value: String
  }

  /// The dependencies that are in effect during an operation.
  public struct Scope: Sendable, Hashable {
    /// The code that opened a scope.
    public enum Kind: Sendable, Hashable {
      /// `withDependencies`, or a trait.
      case overriding
      /// `withDependencies` whose update assigned all values at once: `$0 = .test`.
      case replacing
      /// `withDependencies(from:)`, with the type of the model.
      case inheriting(from: String)
      /// A `yield` of escaped dependencies.
      case yielding
    }

    /// The code that opened the scope.
    public var kind: Kind
    /// The overrides of the scope, in the order of the assignments.
    public var overrides: [Binding]
  }

  /// The captured override of the dependency that a wrapper reads.
  public struct Capture: Sendable, Hashable {
    /// The property of ``DependencyValues`` if it is already known, otherwise the name of the key;
    /// `nil` if the wrapper reads no key.
    public var name: String?
    /// A short description of the captured override; `nil` if none was in effect.
    public var value: String?
    /// Where that override is.
    public var overriddenAt: SourceLocation?
  }

  /// Why a value didn't come from an override.
  public enum Loss: Sendable, Hashable {
    /// The default was computed before another dependency, which it reads, was overridden.
    ///
    /// - Parameters:
    ///   - name: The dependency that was read.
    ///   - computedAt: Where it was first read, and so computed.
    ///   - part: The dependency that its default read while it was computed.
    ///   - overriddenAt: Where that dependency is overridden now.
    case tooLate(
      name: String, computedAt: SourceLocation, part: String, overriddenAt: SourceLocation)
    /// The reading task or thread inherited nothing, while an override of the dependency was in
    /// effect elsewhere.
    ///
    /// - Parameters:
    ///   - name: The dependency that was read.
    ///   - lane: Where the override is in effect.
    ///   - overriddenAt: Where the override is.
    case notInherited(name: String, lane: Lane, overriddenAt: SourceLocation)
    /// The wrapper was made where nothing overrode the dependency. Another wrapper, which still
    /// exists, had captured an override earlier.
    ///
    /// - Parameters:
    ///   - name: The dependency that was read.
    ///   - capturedAt: Where the wrapper that captured the override is declared.
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
    /// The number of the lane among the lanes of its kind, from 1, in the order of their first
    /// events.
    public var number: Int
    /// The name of the task, if it has one.
    public var name: String?
  }
}

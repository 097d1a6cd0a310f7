/// How one read of a dependency came by its value.
public struct Resolution: Sendable, Hashable {
  /// The key's readable name (see ``TestDependencyKey/dependencyName``).
  public var key: String
  /// The identity of the key's type.
  public var keyType: ObjectIdentifier
  /// The name of the value's type.
  public var valueType: String
  /// The context in effect at the read.
  public var context: DependencyContext
  /// Where the ``Dependency`` wrapper that was read was created; `nil` for `values[Key.self]`.
  public var wrapper: SourceLocation?
  /// The location given to the subscript of ``DependencyValues`` that was reached.
  ///
  /// For a read through a property of ``DependencyValues`` this is a line of that property's getter.
  public var readAt: SourceLocation?
  /// Where the value came from.
  public var origin: Origin
  /// The location given to the subscript's setter that made the override; `nil` if none did.
  ///
  /// For `$0.x = …` this is a line of the property's setter, unless that passes on another
  /// location; the location in ``Origin/overridden(at:)`` is the scope's.
  public var assignedAt: SourceLocation?
  /// The sides of the key that were asked for the default, in order; the last one gave the value.
  ///
  /// `[.preview, .live]` is the default of a key that has no preview value of its own. Empty for
  /// an override.
  public var providers: [Provider]
  /// The names of the keys on the cycle that this read would have closed, the first one repeated
  /// at the end; empty unless it is one. Its origin then is ``Origin/missing(_:)``.
  public var cycle: [String]

  /// Where a value came from.
  public enum Origin: Sendable, Hashable {
    /// A scope current at the read overrides the key; where that scope is, or, for values assigned
    /// outside a scope, the assignment.
    case overridden(at: SourceLocation)
    /// An override that the wrapper, or the model given to `withDependencies(from:)`, captured.
    case capturedOverride(at: SourceLocation)
    /// A default was found in the cache, computed by an earlier read.
    case cached(DependencyContext, firstResolvedAt: SourceLocation?)
    /// `prepareDependencies` put a value into the cache; where it was called.
    case prepared(DependencyContext, at: SourceLocation)
    /// A default was computed now, and cached.
    case computed(Provider)
    /// What an explained key path names is computed without reading any key.
    case notADependency
    /// The key has no implementation for the context: an issue was reported, and this was used.
    case missing(Provider)
  }

  /// One of the sides of a key from which a default can come.
  public enum Provider: String, Sendable, Hashable, CaseIterable {
    /// ``DependencyKey/liveValue``.
    case live
    /// ``TestDependencyKey/previewValue``.
    case preview
    /// ``TestDependencyKey/testValue``.
    case test
  }
}

/// How one read of a dependency got its value.
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
  /// The location passed to the subscript of ``DependencyValues`` that was read.
  ///
  /// For a read through a property of ``DependencyValues``, this is a line of that property's
  /// getter.
  public var readAt: SourceLocation?
  /// Where the value came from.
  public var origin: Origin
  /// The location passed to the subscript's setter that made the override; `nil` without an
  /// override.
  ///
  /// For `$0.x = …` this is a line of the property's setter, unless the setter passes on another
  /// location. The location in ``Origin/overridden(at:)`` is the scope's.
  public var assignedAt: SourceLocation?
  /// The providers that were asked for the default, in order. The last one returned the value.
  ///
  /// `[.preview, .live]` is the default of a key that has no preview value of its own. Empty for an
  /// override.
  public var providers: [Provider]
  /// The names of the keys in the cycle that this read would have closed. The first name is
  /// repeated at the end.
  ///
  /// Empty if there is no cycle. Otherwise the origin is ``Origin/missing(_:)``.
  public var cycle: [String]
  /// The number of the cache that stores the default; 0 for another value.
  package var cache = 0

  /// Where a value came from.
  public enum Origin: Sendable, Hashable {
    /// A scope that is current at the read overrides the key. The location is the scope's, or the
    /// assignment's for values assigned outside a scope.
    case overridden(at: SourceLocation)
    /// The wrapper, or the model passed to `withDependencies(from:)`, captured an override.
    case capturedOverride(at: SourceLocation)
    /// An earlier read computed the default, and the cache contained it.
    case cached(DependencyContext, firstResolvedAt: SourceLocation?)
    /// `prepareDependencies` stored a value in the cache. The location is that call's.
    case prepared(DependencyContext, at: SourceLocation)
    /// This read computed a default and cached it.
    case computed(Provider)
    /// The explained key path computes its value without reading a key.
    case notADependency
    /// The key has no implementation for the context. An issue was reported, and this provider was
    /// used.
    case missing(Provider)
  }

  /// The requirements of a key that can provide a default.
  public enum Provider: String, Sendable, Hashable, CaseIterable {
    /// ``DependencyKey/liveValue``.
    case live
    /// ``TestDependencyKey/previewValue``.
    case preview
    /// ``TestDependencyKey/testValue``.
    case test
  }
}

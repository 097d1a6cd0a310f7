/// Identifies a dependency whose live implementation may be in another module.
///
/// Conform to this protocol where the interface is declared, and to ``DependencyKey`` where the
/// live implementation is. Without a live value, a read in the live context reports an issue and
/// uses ``testValue``.
///
/// The three values may be stored or computed. Each is requested at most once per cache and context
/// (see ``DependencyValues``), on the thread of the first read, while no lock is held.
public protocol TestDependencyKey<Value>: SendableMetatype {
  /// The type of the dependency's value.
  associatedtype Value: Sendable = Self

  /// The value used in the test context.
  static var testValue: Value { get }

  /// The value used in the preview context. Defaults to ``testValue``.
  static var previewValue: Value { get }

  /// The key's name in messages, resolutions and explanations. Defaults to the type's name.
  ///
  /// A generic or synthesized key type can implement it. The library requests the name only when it
  /// makes a message or a resolution.
  static var dependencyName: String { get }
}

/// Identifies a dependency that has a live implementation.
///
/// ``TestDependencyKey/previewValue`` defaults to ``liveValue``. ``TestDependencyKey/testValue``
/// defaults to the preview value, and then a read in a test reports an issue, because a test should
/// declare its dependencies.
public protocol DependencyKey<Value>: TestDependencyKey {
  /// The value used in the live context.
  static var liveValue: Value { get }

  /// The type of the dependency's value.
  associatedtype Value = Self
  /// The value used in the preview context. Defaults to ``liveValue``.
  static var previewValue: Value { get }
  /// The value used in the test context. Defaults to the preview value, and then each test that
  /// reads it reports an issue.
  static var testValue: Value { get }
}

extension TestDependencyKey {
  /// The test value, for a key that declares no preview value.
  public static var previewValue: Value {
    Computation.substitute(for: Self.self, fallingBackTo: .test) ?? testValue
  }

  /// Whether a value that is computed now should report that it isn't implemented.
  ///
  /// A ``testValue`` that reports its own issue checks this property first:
  ///
  /// ```swift
  /// static var testValue: Database {
  ///   if shouldReportUnimplemented { reportIssue("Override the database in this test.") }
  ///   return Database.inMemory
  /// }
  /// ```
  ///
  /// - Returns: `false` if an update, such as the first closure of `withDependencies`, reads the
  ///   value only to change it; otherwise `true`.
  public static var shouldReportUnimplemented: Bool {
    ThreadState.current.pointee.computation?.isForUpdate != true
  }

  /// The name of the type, with its module, for a key that declares no other.
  public static var dependencyName: String {
    KeyRecord.record(for: Self.self)._withUnsafeGuaranteedRef { $0.typeName }
  }
}

extension DependencyKey {
  /// The live value, for a key that declares no preview value.
  public static var previewValue: Value {
    Computation.substitute(for: Self.self, fallingBackTo: .live) ?? liveValue
  }

  /// The preview value, for a key that declares no test value. In a test, reading it reports an
  /// issue.
  public static var testValue: Value {
    Computation.substitute(for: Self.self, fallingBackTo: .preview) ?? previewValue
  }
}

/// Identifies a dependency whose live implementation may live in another module.
///
/// Conform to this protocol where the interface is declared, and to ``DependencyKey`` where the
/// live implementation is. Reading such a key in the live context before it has a live side reports
/// an issue and uses ``testValue``.
///
/// The three values may be stored or computed. Each is asked for at most once per cache and context
/// (see ``DependencyValues``), on the thread of the first read, with no lock held.
public protocol TestDependencyKey<Value>: SendableMetatype {
  /// What is resolved for the key.
  associatedtype Value: Sendable = Self

  /// The value used in the test context.
  static var testValue: Value { get }

  /// The value used in the preview context; ``testValue`` unless given.
  static var previewValue: Value { get }

  /// How messages, resolutions and explanations call the key; the type's name unless given.
  ///
  /// A generic or synthesised key type can speak for itself here. It is asked for only when a
  /// message or a resolution is made.
  static var dependencyName: String { get }
}

/// Identifies a dependency that has a live implementation.
///
/// Unless given, ``TestDependencyKey/previewValue`` is ``liveValue``, and
/// ``TestDependencyKey/testValue`` is the preview value, which reports an issue because a test
/// should say what it depends on.
public protocol DependencyKey<Value>: TestDependencyKey {
  /// The value used in the live context.
  static var liveValue: Value { get }

  /// What is resolved for the key.
  associatedtype Value = Self
  /// The value used in the preview context; ``liveValue`` unless given.
  static var previewValue: Value { get }
  /// The value used in the test context; unless given, the preview value, and an issue in each test
  /// that reads it.
  static var testValue: Value { get }
}

extension TestDependencyKey {
  /// The test value, for a key that declares no preview value.
  public static var previewValue: Value {
    Computation.substitute(for: Self.self, fallingBackTo: .test) ?? testValue
  }

  /// Whether a value that is computed now should report that it isn't implemented.
  ///
  /// A ``testValue`` that reports an issue of its own asks first:
  ///
  /// ```swift
  /// static var testValue: Database {
  ///   if shouldReportUnimplemented { reportIssue("Override the database in this test.") }
  ///   return Database.inMemory
  /// }
  /// ```
  ///
  /// - Returns: `false` if an update, such as the first closure of `withDependencies`,
  ///   reads the value only to change it; otherwise `true`.
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

  /// The preview value, for a key that declares no test value; in a test, an issue is reported.
  public static var testValue: Value {
    Computation.substitute(for: Self.self, fallingBackTo: .preview) ?? previewValue
  }
}

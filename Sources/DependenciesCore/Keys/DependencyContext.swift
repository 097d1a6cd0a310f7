/// The circumstances in which a dependency is resolved, which select one of a key's default values.
public enum DependencyContext: UInt8, Hashable, Sendable, CaseIterable {
  /// The program runs for its users.
  case live
  /// The program runs for a preview of its screens.
  case preview
  /// The program runs under test.
  case test
}

extension DependencyContext {
  /// The provider that this context asks first.
  var provider: Resolution.Provider {
    switch self {
    case .live: .live
    case .preview: .preview
    case .test: .test
    }
  }
}

/// Resolves the context like any other dependency: each context's default is the context itself.
enum DependencyContextKey: DependencyKey {
  static var liveValue: DependencyContext { .live }
  static var previewValue: DependencyContext { .preview }
  static var testValue: DependencyContext { .test }
  static var dependencyName: String { "context" }
}

extension DependencyValues {
  /// The context in which defaults are resolved; the context of the process unless overridden.
  ///
  /// The process decides once, by the first rule that applies: the environment variable
  /// `SWIFT_DEPENDENCIES_CONTEXT` (`live`, `preview` or `test`), `XCODE_RUNNING_FOR_PREVIEWS=1`,
  /// whether tests are running, and otherwise ``DependencyContext/live``. Another value of the
  /// first variable is reported and ignored.
  public var context: DependencyContext {
    get { self[DependencyContextKey.self] }
    set { self[DependencyContextKey.self] = newValue }
  }
}

/// The information that the module DependenciesTestSupport provides to this module, which must not
/// import a test library.
///
/// Its class `RunningTestSupport` conforms to this.
package protocol TestSupport: AnyObject, SendableMetatype {
  /// Begins to observe XCTest. Called once, before the other requirements.
  static func start()

  /// The test of Swift Testing, and the case of it, that runs the current task.
  static var currentTest: TestIdentity? { get }
}

/// The test support of the process.
enum LinkedTestSupport {
  private static let className = "DependenciesTestSupport.RunningTestSupport"

  /// Loads and starts the test support, if it isn't started.
  static func load() { _ = linked }

  /// The test of Swift Testing that runs the current task. If the module isn't linked, the cases of
  /// a parameterized test can't be distinguished.
  static var currentTest: TestIdentity? {
    if let linked { return linked.currentTest }
    guard case .swiftTesting(let testing?) = TestContext.current else { return nil }
    return TestIdentity(testing.test.id)
  }

  /// `nil` if the module isn't linked.
  ///
  /// The class is looked up by name because this module can't depend on that one. A symbol lookup
  /// would find nothing on Linux, because an executable doesn't export its linked symbols.
  private static let linked: (any TestSupport.Type)? = {
    let linked = _typeByName(className) as? any TestSupport.Type
    linked?.start()
    return linked
  }()
}

/// Identifies a test, or one case of it.
package struct TestIdentity: Hashable, @unchecked Sendable {
  // Sendable because it is made from a Sendable value.

  private let value: AnyHashable

  package init(_ value: some Hashable & Sendable) { self.value = AnyHashable(value) }
}

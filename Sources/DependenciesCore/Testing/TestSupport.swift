/// What the module DependenciesTestSupport tells this one, which must not import a test library.
///
/// Its class `RunningTestSupport` conforms to this.
package protocol TestSupport: AnyObject, SendableMetatype {
  /// Begins to watch XCTest; called once, before anything else is asked.
  static func start()

  /// The test of Swift Testing, and the case of it, that runs the current task.
  static var currentTest: TestIdentity? { get }
}

/// The test support of the process.
enum LinkedTestSupport {
  private static let className = "DependenciesTestSupport.RunningTestSupport"

  /// Lets it start if it hasn't.
  static func load() { _ = linked }

  /// The test of Swift Testing that runs the current task; if the module isn't linked, cases of a
  /// parameterised test can't be told apart.
  static var currentTest: TestIdentity? {
    if let linked { return linked.currentTest }
    guard case .swiftTesting(let testing?) = TestContext.current else { return nil }
    return TestIdentity(testing.test.id)
  }

  /// `nil` if the module isn't linked.
  ///
  /// The class is looked up by name because this module can't depend on that one. Looking up a
  /// symbol instead would find nothing on Linux: an executable doesn't export what is linked into
  /// it.
  private static let linked: (any TestSupport.Type)? = {
    let linked = _typeByName(className) as? any TestSupport.Type
    linked?.start()
    return linked
  }()
}

/// Stands for a test, or for one case of it; equal for the same.
package struct TestIdentity: Hashable, @unchecked Sendable {
  // Sendable because it is made of a Sendable value.

  private let value: AnyHashable

  package init(_ value: some Hashable & Sendable) { self.value = AnyHashable(value) }
}

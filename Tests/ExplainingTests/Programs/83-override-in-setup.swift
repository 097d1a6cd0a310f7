//? The override had ended before the test's work read the dependency.
// swift-format-ignore-file
// setUp overrides for the tests of the class; its scope is over when the test begins.
import Dependencies
import XCTest

enum Store2: DependencyKey { static let liveValue = "disk"; static let testValue = "nothing" }
final class SaveTests: XCTestCase {
  override func setUp() {
    super.setUp()
    withDependencies { $0[Store2.self] = "memory" } operation: { }
  }
  func testSave() {
    @Dependency(Store2.self) var store
    XCTAssertEqual(store, "memory")
  }
}

import XCTest

// What is done for each test, in XCTest's order; tests in that of their names.
struct Broken: Error {}
class Base: XCTestCase {
  func testInherited() {
    print("inherited", name)
  }
}
final class Life: Base {
  var count = 0
  override class func setUp() {
    super.setUp()
    print("class setUp")
  }
  override class func tearDown() { print("class tearDown") }
  override func setUp() async throws { count += 1 }
  override func setUpWithError() throws {
    count += 1
    if name.hasSuffix("testSkippedBefore") { throw XCTSkip("not here") }
    if name.hasSuffix("testFailsBefore") { throw Broken() }
  }
  override func setUp() {
    super.setUp()
    count += 1
  }
  override func tearDown() async throws { print("tearDown async") }
  override func tearDownWithError() throws { print("tearDownWithError") }
  override func tearDown() { print("tearDown", count) }
  func testFailsBefore() { print("not reached") }  // issue: threw error "Broken()"
  func testOwn() async throws {
    addTeardownBlock { print("block 1") }
    addTeardownBlock { () async throws in print("block 2") }
    print("own", count, Thread.isMainThread)
  }
  func testSkippedBefore() { print("not reached") }
  func testSkips() throws {
    try XCTSkipIf(count == 2)
    try XCTSkipUnless(count == 4, "later")
    print("not reached")
  }
  func testThrows() throws { throw Broken() }  // issue: threw error "Broken()"
  func testhelper() { print("found too") }
  func testOf(_ number: Int) { print("not found") }
  private func testPrivate() { print("not found") }
  static func testStatic() { print("not found") }
  func testResult() -> Int { 1 }
  func helper() {}
}
extension Life {
  func testExtended() {
    print("extended")
    XCTAssertTrue(Thread.isMainThread)
  }
}
@MainActor final class Isolated: XCTestCase {
  var count = 0
  override func setUp() async throws { count = 5 }
  func testAsync() async {
    count += 1
    print(count, Thread.isMainThread)
  }
  func testSync() {
    count += 2
    print(count)
  }
}

// In the order of the names of the classes and of their tests:
// expect: inherited Base.testInherited
// expect: 6 true
// expect: 7
// expect: class setUp
// expect: extended
// expect: tearDown 3
// expect: tearDownWithError
// expect: tearDown async
// expect: tearDown 3
// expect: tearDownWithError
// expect: tearDown async
// expect: inherited Life.testInherited
// expect: tearDown 3
// expect: tearDownWithError
// expect: tearDown async
// expect: own 3 false
// expect: block 2
// expect: block 1
// expect: tearDown 3
// expect: tearDownWithError
// expect: tearDown async
// expect: tearDown 3
// expect: tearDownWithError
// expect: tearDown async
// expect: tearDown 3
// expect: tearDownWithError
// expect: tearDown async
// expect: tearDown 3
// expect: tearDownWithError
// expect: tearDown async
// expect: found too
// expect: tearDown 3
// expect: tearDownWithError
// expect: tearDown async
// expect: class tearDown

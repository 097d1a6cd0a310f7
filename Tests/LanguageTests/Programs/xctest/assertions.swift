// swift-format-ignore-file
import XCTest

// What each says when it fails; the order of the failures is that of the tests' names.
struct Broken: Error {}
final class Node {}
final class Assertions: XCTestCase {
  func broken() throws -> Int { throw Broken() }
  func testBooleans() {
    XCTAssert(1 == 1)
    XCTAssertTrue(true)
    XCTAssertFalse(false)
    XCTAssert(false, "why")  // issue: XCTAssertTrue failed - why
    XCTAssertTrue(1 > 2)  // issue: XCTAssertTrue failed
    XCTAssertFalse(true, "because")  // issue: XCTAssertFalse failed - because
  }
  func testComparing() {
    XCTAssertEqual([1, 2], [1, 2])
    XCTAssertEqual("a", Optional("a"))
    XCTAssertEqual(1.0, 1.05, accuracy: 0.1)
    XCTAssertNotEqual(1.0, 1.5, accuracy: 0.1)
    XCTAssertEqual(10, 12, accuracy: 2)
    XCTAssertGreaterThan(2, 1)
    XCTAssertLessThanOrEqual("a", "a")
    XCTAssertEqual(1 + 1, 3, "sums")  // issue: XCTAssertEqual failed: ("2") is not equal to ("3") - sums
    XCTAssertEqual("a", Optional<String>.none)  // issue: ("Optional("a")") is not equal to ("nil")
    XCTAssertNotEqual("a", "a")  // issue: XCTAssertNotEqual failed: ("a") is equal to ("a")
    XCTAssertEqual(1.0, 2.0, accuracy: 0.5)  // issue: ("1.0") is not equal to ("2.0") +/- ("0.5")
    XCTAssertNotEqual(1, 2, accuracy: 3)  // issue: ("1") is equal to ("2") +/- ("3")
    XCTAssertGreaterThan(1, 2)  // issue: XCTAssertGreaterThan failed: ("1") is not greater than ("2")
    XCTAssertGreaterThanOrEqual(1, 2)  // issue: ("1") is less than ("2")
    XCTAssertLessThan("b", "a")  // issue: ("b") is not less than ("a")
    XCTAssertLessThanOrEqual(2, 1)  // issue: ("2") is greater than ("1")
  }
  func testErrors() throws {
    XCTAssertThrowsError(try broken()) { print("threw", $0) }  // expect: threw Broken()
    XCTAssertThrowsError(try broken(), "it does") { error in
      XCTAssertTrue(error is Broken)
    }
    XCTAssertNoThrow(try Int("1") ?? broken())
    XCTAssertThrowsError(Int("1"))  // issue: XCTAssertThrowsError failed: did not throw error
    XCTAssertNoThrow(try broken(), "why")  // issue: XCTAssertNoThrow failed: threw error "Broken()" - why
    XCTAssertEqual(try broken(), 1)  // issue: XCTAssertEqual threw error "Broken()"
    print("on it goes")  // expect: on it goes
  }
  func testObjects() {
    let (one, two) = (Node(), Node())
    XCTAssertIdentical(one, one)
    XCTAssertNotIdentical(one, two)
    XCTAssertIdentical(one, nil)  // issue: is not identical to ("nil")
    XCTAssertNotIdentical(one, one)  // issue: XCTAssertNotIdentical failed
  }
  func testOptionals() throws {
    XCTAssertNil(Int("a"))
    XCTAssertNotNil(Int("1"))
    XCTAssertEqual(try XCTUnwrap(Int("1")), 1)
    XCTAssertNil(Int("1"))  // issue: XCTAssertNil failed: "1"
    XCTAssertNotNil(Int("a"), "a")  // issue: XCTAssertNotNil failed - a
    let number = try XCTUnwrap(Int("b"), "no number")  // issue: expected non-nil value of type "Int" - no number
    print("not reached", number)
  }
  func testPlaces() {
    func check(_ found: Int, line: UInt = #line) { XCTAssertEqual(found, 1, line: line) }
    check(1)
    check(2)  // issue: ("2") is not equal to ("1")
    XCTFail()  // issue: failed
    XCTFail("told")  // issue: failed - told
  }
}

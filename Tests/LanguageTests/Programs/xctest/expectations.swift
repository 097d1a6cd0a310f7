// swift-format-ignore-file
import XCTest

final class Expectations: XCTestCase {
  func testAwaited() async {
    let done = expectation(description: "done")
    Task { done.fulfill() }
    await fulfillment(of: [done], timeout: 5)
    let never = expectation(description: "never")
    await fulfillment(of: [never], timeout: 0.02)  // issue: Exceeded timeout of 0.02 seconds, with unfulfilled expectations: never
    print("after")  // expect: after
  }
  func testBlocking() {
    let (one, two) = (expectation(description: "one"), expectation(description: "two"))
    DispatchQueue.global().async { one.fulfill() }
    Task { @MainActor in two.fulfill() }
    wait(for: [one, two], timeout: 5)
    let open = expectation(description: "open")
    wait(for: [open], timeout: 0.02)  // issue: with unfulfilled expectations: open
  }
  func testCounting() {
    let half = XCTestExpectation(description: "half")
    half.expectedFulfillmentCount = 2
    half.fulfill()
    print(XCTWaiter().wait(for: [half], timeout: 0.02) == .timedOut)  // expect: true
    let twice = XCTestExpectation(description: "twice")
    twice.expectedFulfillmentCount = 2
    twice.fulfill()
    twice.fulfill()
    print(XCTWaiter().wait(for: [twice], timeout: 5) == .completed)  // expect: true
    let once = expectation(description: "once")
    once.assertForOverFulfill = true
    once.fulfill()
    once.fulfill()  // issue: multiple calls made to XCTestExpectation.fulfill() for once.
    wait(for: [once], timeout: 5)
  }
  func testInverted() {
    let silent = expectation(description: "silent")
    silent.isInverted = true
    wait(for: [silent], timeout: 0.02)
    let loud = expectation(description: "loud")
    loud.isInverted = true
    loud.fulfill()
    wait(for: [loud], timeout: 0.02)  // issue: Fulfilled inverted expectation 'loud'
  }
  func testOrder() {
    let (one, two) = (expectation(description: "one"), expectation(description: "two"))
    two.fulfill()
    one.fulfill()
    wait(for: [one, two], timeout: 5, enforceOrder: true)  // issue: in incorrect order: requires 'one', actually fulfilled 'two'
  }
  func testOtherThread() {
    let done = expectation(description: "done")
    DispatchQueue.global().async {
      XCTFail("over there")  // issue: failed - over there
      done.fulfill()
    }
    wait(for: [done], timeout: 5)
  }
  func testUnwaited() {
    _ = expectation(description: "left")  // issue: Failed due to unwaited expectation 'left'
  }
}

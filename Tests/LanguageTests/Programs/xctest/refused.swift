// swift-format-ignore-file
import XCTest

final class Refused: XCTestCase {
  func testWaiting() async {
    let done = expectation(description: "done")
    wait(for: [done], timeout: 1)  // error: instance method 'wait' is unavailable from asynchronous contexts
  }
  func testUnwrap() {
    let number = XCTUnwrap(Int("1"))  // error: call can throw, but it is not marked with 'try' and the error is not handled
    print(number)
  }
}

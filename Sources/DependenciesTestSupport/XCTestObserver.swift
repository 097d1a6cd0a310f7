#if canImport(XCTest)
  internal import Clocks
  internal import Dependencies
  internal import Foundation
  internal import XCTest

  /// Gives every XCTest test a new cache, and observes which failures reach a test.
  final class XCTestObserver: NSObject, XCTestObservation {
    /// Registers the observer.
    static func register() { _ = registered }

    private static let registered: Void = XCTestObservationCenter.shared.addTestObserver(
      XCTestObserver())

    func testCaseWillStart(_ testCase: XCTestCase) { XCTestRoot.begin() }

    /// Fails the current XCTest test.
    ///
    /// - Returns: Whether there is one.
    static func fail(_ report: IssueReport) -> Bool {
      register()
      Thread.current.threadDictionary[failed] = nil
      XCTFail(report.message, file: report.filePath, line: report.line)
      return Thread.current.threadDictionary[failed] != nil
    }

    /// The key of a thread-local mark: the thread's failure has reached a test.
    private static let failed = "heirloom.failed"

    private func noteFailure() { Thread.current.threadDictionary[Self.failed] = true }

    // XCTest calls these methods on the failing thread.
    #if canImport(Darwin)
      func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) { noteFailure() }

      func testCase(_ testCase: XCTestCase, didRecord expectedFailure: XCTExpectedFailure) {
        noteFailure()
      }
    #else
      func testCase(
        _ testCase: XCTestCase, didFailWithDescription description: String,
        inFile filePath: String?, atLine lineNumber: Int
      ) {
        noteFailure()
      }
    #endif
  }
#endif

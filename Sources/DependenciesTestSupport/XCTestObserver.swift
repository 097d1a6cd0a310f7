#if canImport(XCTest)
  internal import Dependencies
  internal import Foundation
  internal import XCTest

  /// Gives every test of XCTest a fresh cache.
  final class XCTestObserver: NSObject, XCTestObservation {
    /// From now on.
    static func register() {
      XCTestObservationCenter.shared.addTestObserver(XCTestObserver())
    }

    func testCaseWillStart(_ testCase: XCTestCase) { XCTestRoot.begin() }
  }
#endif

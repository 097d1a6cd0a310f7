import DependenciesCore
import Dispatch
import Foundation
import XCTest

private enum LiveOnlyKey: DependencyKey {
  static let liveValue = "live"
}

/// Report an issue outside of the thread and the task of the test. `LostIssueTests` runs each in a
/// separate process.
final class LostIssueXCTests: XCTestCase {
  private let isProbing = ProcessInfo.processInfo.environment["HEIRLOOM_LOST_ISSUE"] != nil

  func testDetached() async {
    guard isProbing else { return }
    await Task.detached { _ = DependencyValues._current[LiveOnlyKey.self] }.value
  }

  func testQueue() {
    guard isProbing else { return }
    let read = expectation(description: "read")
    DispatchQueue.global().async {
      _ = DependencyValues._current[LiveOnlyKey.self]
      read.fulfill()
    }
    wait(for: [read], timeout: 60)
  }
}

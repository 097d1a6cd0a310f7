import Foundation
import Synchronization
import XCTest

@testable import DependenciesCore

/// A number that identifies a cache, because each computes another one.
private enum SerialKey: TestDependencyKey {
  private static let next = Atomic(1)
  static var testValue: Int { next.add(1, ordering: .relaxed).newValue }
}

/// An object that lives only as long as the cache that contains it.
private final class Token: TestDependencyKey, Sendable {
  static var testValue: Token { Token() }
}

private enum LiveOnlyKey: DependencyKey {
  static let liveValue = "live"
}

private let seen = Mutex<Set<Int>>([])

private func serial() -> Int { DependencyValues._current[SerialKey.self] }

/// Each of the methods that call `check` fails if it sees the cache of another one, in any order.
final class FreshCacheXCTests: XCTestCase {
  private static let shared = Dependency(SerialKey.self)
  private let ofTestCase = Dependency(SerialKey.self)

  private func check() {
    Self.check(ofTestCase)
  }

  private static func check(_ ofTestCase: Dependency<Int>) {
    let own = serial()
    XCTAssertTrue(seen.withLock { $0.insert(own).inserted })
    XCTAssertEqual(serial(), own)
    XCTAssertEqual(shared.wrappedValue, own)
    // Made before the first test began.
    XCTAssertEqual(ofTestCase.wrappedValue, own)
    XCTAssertEqual(onThread { serial() }, own)
  }

  override func setUp() { _ = serial() }

  func testFirst() { check() }

  func testSecond() { check() }

  func testOnThread() {
    let ofTestCase = ofTestCase
    onThread { Self.check(ofTestCase) }
  }

  func testAsynchronous() async {
    check()
    let own = serial()
    async let child = serial()
    let task = await Task { serial() }.value
    let detached = await Task.detached { serial() }.value
    let inherited = await [child, task, detached]
    XCTAssertEqual(inherited, [own, own, own])
  }

  func testAsynchronousAgain() async { check() }

  @MainActor func testOnMainActor() async {
    check()
    let own = serial()
    let detached = await Task.detached { serial() }.value
    XCTAssertEqual(detached, own)
  }

  func testOverrides() {
    withDependencies {
      $0[SerialKey.self] = -1
    } operation: {
      XCTAssertEqual(serial(), -1)
    }
    check()
  }
}

/// The effects of the beginning of another test, of which only the module is notified here.
final class NextXCTestTests: XCTestCase {
  func testThreadOfEarlierTestReadsInLater() {
    let first = serial()
    let begun = DispatchSemaphore(value: 0)
    let read = DispatchSemaphore(value: 0)
    let serials = Mutex<[Int]>([])
    let thread = Thread {
      serials.withLock { $0.append(serial()) }
      read.signal()
      begun.wait()
      serials.withLock { $0.append(serial()) }
      read.signal()
    }
    thread.start()
    read.wait()
    XCTestRoot.begin()
    begun.signal()
    read.wait()
    let second = serial()
    XCTAssertNotEqual(first, second)
    XCTAssertEqual(serials.withLock { $0 }, [first, second])
  }

  func testCacheGoesWithTheTest() {
    XCTestRoot.begin()
    weak var token: Token?
    inFunction { token = DependencyValues._current[Token.self] }
    XCTAssertNotNil(token)
    XCTestRoot.begin()
    inFunction { _ = DependencyValues._current[Token.self] }
    XCTAssertNil(token)
  }

  func testWrapperOfEarlierTestReadsLaterCache() {
    XCTestRoot.begin()
    let wrapper = Dependency(SerialKey.self)
    let first = wrapper.wrappedValue
    XCTestRoot.begin()
    XCTAssertNotEqual(wrapper.wrappedValue, first)
    XCTAssertEqual(wrapper.wrappedValue, serial())
  }

  func testReadBegunBeforeEndsWithItsOwnCache() {
    XCTestRoot.begin()
    let first = DependencyValues._current[Token.self]
    var second: Token?
    withResolutionObserver { _ in
      // The observer is notified of the read below, and reads itself.
      XCTestRoot.begin()
      _ = DependencyValues._current[Token.self]
    } operation: {
      second = DependencyValues._current[Token.self]
    }
    XCTAssertIdentical(first, second)
    XCTAssertNotIdentical(first, DependencyValues._current[Token.self])
  }

  /// Runs the operation in a function, so that its temporaries are released when it returns.
  private func inFunction(_ operation: () -> Void) { operation() }
}

final class IssueXCTests: XCTestCase {
  func testLiveOnlyKeyIsReportedInEachTest() {
    for _ in 0..<2 {
      let recorder = Recorder()
      let value = withIssueReporters([recorder]) { DependencyValues._current[LiveOnlyKey.self] }
      XCTAssertEqual(value, "live")
      XCTAssertEqual(recorder.count.load(ordering: .relaxed), 1)
      XCTestRoot.begin()
    }
  }

  private final class Recorder: IssueReporter {
    let count = Atomic(0)

    func reportIssue(
      _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString,
      filePath: StaticString, line: UInt, column: UInt
    ) {
      count.add(1, ordering: .relaxed)
    }
  }
}

/// Runs an operation on a new thread, which belongs to no task, and waits for it.
@discardableResult
private func onThread<R: Sendable>(_ operation: @escaping @Sendable () -> R) -> R? {
  let result = Mutex<R?>(nil)
  let done = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    let value = operation()
    result.withLock { $0 = value }
    done.signal()
  }
  done.wait()
  return result.withLock { $0 }
}

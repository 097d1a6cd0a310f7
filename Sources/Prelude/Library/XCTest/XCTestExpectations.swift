// XCTest's expectations of what happens later, and the waits for them.

open class XCTestExpectation: Hashable, CustomStringConvertible, @unchecked Sendable {
  open var expectationDescription: String
  open var expectedFulfillmentCount = 1
  open var isInverted = false
  open var assertForOverFulfill = false
  let _line: Int
  var _isWaitedFor = false
  private let _lock = NSRecursiveLock()
  private var _count = 0
  /// Which of all fulfilled it was; 0 before.
  private(set) var _order = 0
  init(
    description: String = "no description provided", file: StaticString = #file,
    line: Int = #line
  ) {
    expectationDescription = description
    _line = line
  }
  open func fulfill(_ file: StaticString = #file, line: Int = #line) {
    _lock._own._lock()
    _count += 1
    if _count == expectedFulfillmentCount { _order = XCTestExpectation._orders.next() }
    let isOver = _count > expectedFulfillmentCount
    _lock._own._unlock()
    if isOver, assertForOverFulfill {
      _failXCTest(
        "API violation - multiple calls made to XCTestExpectation.fulfill() for "
          + "\(expectationDescription).", UInt(line))
    }
  }
  var _isFulfilled: Bool {
    _lock._own._lock()
    defer { _lock._own._unlock() }
    return _count >= expectedFulfillmentCount
  }
  var description: String { expectationDescription }
  static func == (lhs: XCTestExpectation, rhs: XCTestExpectation) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  private static let _orders = _Orders()
}
final class _Orders: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var last = 0
  init() {}
  func next() -> Int {
    lock._own._lock()
    defer { lock._own._unlock() }
    last += 1
    return last
  }
}

/// Lets a moment pass, in which others get to the actor where the wait isn't inside a callback.
@operation("passTime") func _passTime()

final class _Waiting {
  private let expectations: [XCTestExpectation]
  private let timeout: TimeInterval
  private let isOrdered: Bool
  private let end: ContinuousClock.Instant
  init(_ expectations: [XCTestExpectation], _ timeout: TimeInterval, _ isOrdered: Bool) {
    self.expectations = expectations
    self.timeout = timeout
    self.isOrdered = isOrdered
    end = ContinuousClock.now + .seconds(timeout)
    for expectation in expectations { expectation._isWaitedFor = true }
  }
  var isOver: Bool { result != nil || ContinuousClock.now >= end }
  private var result: XCTWaiter.Result? {
    if expectations.contains(where: { $0.isInverted && $0._isFulfilled }) {
      return .invertedFulfillment
    }
    if isOrdered, disorder != nil { return .incorrectOrder }
    return expectations.allSatisfy { !$0.isInverted && $0._isFulfilled } ? .completed : nil
  }
  var final: XCTWaiter.Result { result ?? (open.isEmpty ? .completed : .timedOut) }
  /// The first that had to come later, with the one that it had to wait for.
  private var disorder: (required: XCTestExpectation, found: XCTestExpectation)? {
    let ordered = expectations.filter { !$0.isInverted }
    for (one, two) in zip(ordered, ordered.dropFirst()) where two._isFulfilled {
      if !one._isFulfilled || one._order > two._order { return (one, two) }
    }
    return nil
  }
  private var open: [XCTestExpectation] {
    expectations.filter { !$0.isInverted && !$0._isFulfilled }
  }
  func report(_ line: Int) {
    switch final {
    case .timedOut:
      let names = open.map(\.expectationDescription).joined(separator: ", ")
      _failXCTest(
        "Asynchronous wait failed - Exceeded timeout of \(timeout) seconds, with unfulfilled "
          + "expectations: \(names)", UInt(line))
    case .invertedFulfillment:
      for expectation in expectations where expectation.isInverted && expectation._isFulfilled {
        _failXCTest(
          "Asynchronous wait failed - Fulfilled inverted expectation "
            + "'\(expectation.expectationDescription)'", UInt(line))
      }
    case .incorrectOrder:
      guard let disorder else { return }
      _failXCTest(
        "Failed due to expectation fulfilled in incorrect order: requires "
          + "'\(disorder.required)', actually fulfilled '\(disorder.found)'", UInt(line))
    case .completed, .interrupted: break
    }
  }
}
open class XCTWaiter {
  enum Result: Int, Hashable, Sendable {
    case completed = 1
    case timedOut = 2
    case incorrectOrder = 3
    case invertedFulfillment = 4
    case interrupted = 5
  }
  init() {}
  @available(*, noasync, message: "Use await fulfillment(of:timeout:enforceOrder:) instead.")
  @discardableResult
  open func wait(
    for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = false,
    file: StaticString = #file, line: Int = #line
  ) -> XCTWaiter.Result {
    let waiting = _Waiting(expectations, timeout, enforceOrder)
    while !waiting.isOver { _passTime() }
    return waiting.final
  }
  @discardableResult
  nonisolated(nonsending) open func fulfillment(
    of expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = false,
    file: StaticString = #file, line: Int = #line
  ) async -> XCTWaiter.Result {
    let waiting = _Waiting(expectations, timeout, enforceOrder)
    while !waiting.isOver { _passTime() }
    return waiting.final
  }
  @available(*, noasync, message: "Use await fulfillment(of:timeout:enforceOrder:) instead.")
  @discardableResult
  static func wait(
    for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = false,
    file: StaticString = #file, line: Int = #line
  ) -> XCTWaiter.Result {
    XCTWaiter().wait(for: expectations, timeout: timeout, enforceOrder: enforceOrder)
  }
  @discardableResult
  nonisolated(nonsending) static func fulfillment(
    of expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = false,
    file: StaticString = #file, line: Int = #line
  ) async -> XCTWaiter.Result {
    await XCTWaiter().fulfillment(of: expectations, timeout: timeout, enforceOrder: enforceOrder)
  }
}

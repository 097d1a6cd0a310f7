// XCTest's test cases. The program that runs their tests is made with each submission.

open class XCTest {
  var _name = ""
  open var name: String { _name }
  init() {}
  open func setUp() async throws {}
  open func setUpWithError() throws {}
  open func setUp() {}
  open func tearDown() {}
  open func tearDownWithError() throws {}
  open func tearDown() async throws {}
}
open class XCTestCase: XCTest {
  open var continueAfterFailure = true
  private var _blocks: [_TeardownBlock] = []
  private var _expectations: [XCTestExpectation] = []
  private var _steps: (@MainActor @Sendable () async -> Void)?
  private var _invocations: [Task<Void, Never>] = []
  private var _isSerial = false
  override init() {}
  open class func setUp() {}
  open class func tearDown() {}
  // A test that suspends continues after this has returned, with the values of its task-locals.
  open func invokeTest() {
    guard let _steps else { return }
    _isSerial = uncheckedUseMainSerialExecutor
    _invocations.append(Task.immediate { @MainActor in await _steps() })
  }
  open func addTeardownBlock(_ block: @escaping () -> Void) { _blocks.append(.now(block)) }
  func addTeardownBlock(_ block: @escaping @Sendable () async throws -> Void) {
    _blocks.append(.later(block))
  }
  @discardableResult
  func expectation(
    description: String, file: StaticString = #file, line: Int = #line
  ) -> XCTestExpectation {
    let expectation = XCTestExpectation(description: description, line: line)
    _expectations.append(expectation)
    return expectation
  }
  @available(*, noasync, message: "Use await fulfillment(of:timeout:enforceOrder:) instead.")
  func wait(
    for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = false,
    file: StaticString = #file, line: Int = #line
  ) {
    let waiting = _Waiting(expectations, timeout, enforceOrder)
    while !waiting.isOver { _passTime() }
    waiting.report(line)
  }
  nonisolated(nonsending) func fulfillment(
    of expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = false,
    file: StaticString = #file, line: Int = #line
  ) async {
    let waiting = _Waiting(expectations, timeout, enforceOrder)
    while !waiting.isOver { _passTime() }
    waiting.report(line)
  }
  @unsupported("waiting for whatever is expected; `wait(for:timeout:)` names it and waits")
  func waitForExpectations(
    timeout: TimeInterval, file: StaticString = #file, line: Int = #line,
    handler: (((any Error)?) -> Void)? = nil
  ) {}
  @unsupported("measuring how long code takes") func measure(block: () -> Void) {}

  @MainActor func _invoke(_ steps: @escaping @MainActor @Sendable () async -> Void) async {
    _steps = steps
    let before = uncheckedUseMainSerialExecutor
    invokeTest()
    // What `withMainSerialExecutor` has set around it stays until the test has ended.
    if _isSerial { uncheckedUseMainSerialExecutor = true }
    for invocation in _invocations { await invocation.value }
    if _isSerial { uncheckedUseMainSerialExecutor = before }
    _steps = nil
  }

  // Where nothing can suspend, these names mean the methods that don't.
  func _setUpNow() { setUp() }
  func _tearDownNow() { tearDown() }
  func _nextTeardownBlock() -> _TeardownBlock? { _blocks.popLast() }
  func _noteUnwaited() {
    for expectation in _expectations where !expectation._isWaitedFor {
      _failXCTest(
        "Failed due to unwaited expectation '\(expectation.expectationDescription)'",
        UInt(expectation._line))
    }
  }
}
enum _TeardownBlock {
  case now(() -> Void)
  case later(@Sendable () async throws -> Void)
}

enum _TestBody<T>: Sendable {
  case now(@MainActor @Sendable (T) throws -> Void)
  case later(@Sendable (T) async throws -> Void)
}
@builtIn("native") struct _RunningTest: Sendable {}
@operation("beginXCTest")
func _beginXCTest(_ name: String, _ line: Int, _ column: Int) -> _RunningTest
@operation("runTestCase")
func _runXCTestCase(
  _ test: _RunningTest, _ names: [String], _ values: [Any],
  _ body: @escaping @Sendable () async -> Void
) async
@operation("failTest") func _failTest(_ test: _RunningTest, _ error: String)
@operation("noteSkip") func _noteSkip(_ test: _RunningTest, _ reason: String?)
@operation("endTest") func _endTest(_ test: _RunningTest)
@operation("endTests") func _endXCTests()

func _noteEnd(_ test: _RunningTest, _ error: any Error) {
  if error is XCTestErrorWhileUnwrappingOptional { return }
  if let skip = error as? XCTSkip { return _noteSkip(test, skip.message) }
  _failTest(test, "threw error \"\(error)\"")
}

// XCTest's assertions, in the words of XCTest.

@operation("failXCTest") func _failXCTest(_ message: String, _ line: UInt)

/// Fails with what the body gives, or with the error that it throws.
func _assert(
  _ name: String, _ message: @autoclosure () -> String, _ line: UInt,
  _ failure: () throws -> String?
) {
  do {
    if let failure = try failure() { _failXCTest(_told("\(name) \(failure)", message()), line) }
  } catch {
    _failXCTest(_told("\(name) threw error \"\(error)\"", message()), line)
  }
}
func _told(_ failure: String, _ message: String) -> String {
  message.isEmpty ? failure : "\(failure) - \(message)"
}
func _differ<T>(_ one: T, _ words: String, _ two: T) -> String {
  "failed: (\"\(one)\") is \(words) (\"\(two)\")"
}
func _object(_ object: AnyObject?) -> String { object.map { "\($0)" } ?? "nil" }

func XCTFail(_ message: String = "", file: StaticString = #file, line: UInt = #line) {
  _failXCTest(_told("failed", message), line)
}
func XCTAssert(
  _ expression: @autoclosure () throws -> Bool,
  _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line
) {
  _assert("XCTAssertTrue", message(), line) {
    return try expression() ? nil : "failed"
  }
}
func XCTAssertTrue(
  _ expression: @autoclosure () throws -> Bool,
  _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line
) {
  _assert("XCTAssertTrue", message(), line) {
    return try expression() ? nil : "failed"
  }
}
func XCTAssertFalse(
  _ expression: @autoclosure () throws -> Bool,
  _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line
) {
  _assert("XCTAssertFalse", message(), line) {
    return try !expression() ? nil : "failed"
  }
}
func XCTAssertNil(
  _ expression: @autoclosure () throws -> Any?,
  _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line
) {
  _assert("XCTAssertNil", message(), line) {
    try expression().map { "failed: \"\($0)\"" }
  }
}
func XCTAssertNotNil(
  _ expression: @autoclosure () throws -> Any?,
  _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line
) {
  _assert("XCTAssertNotNil", message(), line) {
    return try expression() != nil ? nil : "failed"
  }
}
func XCTAssertEqual<T: Equatable>(
  _ expression1: @autoclosure () throws -> T,
  _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line
) {
  _assert("XCTAssertEqual", message(), line) {
    let (one, two) = (try expression1(), try expression2())
    return one == two ? nil : _differ(one, "not equal to", two)
  }
}
func XCTAssertNotEqual<T: Equatable>(
  _ expression1: @autoclosure () throws -> T,
  _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line
) {
  _assert("XCTAssertNotEqual", message(), line) {
    let (one, two) = (try expression1(), try expression2())
    return one != two ? nil : _differ(one, "equal to", two)
  }
}
func XCTAssertGreaterThan<T: Comparable>(
  _ expression1: @autoclosure () throws -> T,
  _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line
) {
  _assert("XCTAssertGreaterThan", message(), line) {
    let (one, two) = (try expression1(), try expression2())
    return one > two ? nil : _differ(one, "not greater than", two)
  }
}
func XCTAssertGreaterThanOrEqual<T: Comparable>(
  _ expression1: @autoclosure () throws -> T,
  _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line
) {
  _assert("XCTAssertGreaterThanOrEqual", message(), line) {
    let (one, two) = (try expression1(), try expression2())
    return one >= two ? nil : _differ(one, "less than", two)
  }
}
func XCTAssertLessThan<T: Comparable>(
  _ expression1: @autoclosure () throws -> T,
  _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line
) {
  _assert("XCTAssertLessThan", message(), line) {
    let (one, two) = (try expression1(), try expression2())
    return one < two ? nil : _differ(one, "not less than", two)
  }
}
func XCTAssertLessThanOrEqual<T: Comparable>(
  _ expression1: @autoclosure () throws -> T,
  _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line
) {
  _assert("XCTAssertLessThanOrEqual", message(), line) {
    let (one, two) = (try expression1(), try expression2())
    return one <= two ? nil : _differ(one, "greater than", two)
  }
}
func XCTAssertEqual<T: FloatingPoint>(
  _ expression1: @autoclosure () throws -> T,
  _ expression2: @autoclosure () throws -> T, accuracy: T,
  _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line
) {
  _assert("XCTAssertEqual", message(), line) {
    let (one, two) = (try expression1(), try expression2())
    return (one == two || abs(one - two) <= accuracy)
      ? nil : _differ(one, "not equal to", two) + " +/- (\"\(accuracy)\")"
  }
}
func XCTAssertEqual<T: Numeric>(
  _ expression1: @autoclosure () throws -> T,
  _ expression2: @autoclosure () throws -> T, accuracy: T,
  _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line
) {
  _assert("XCTAssertEqual", message(), line) {
    let (one, two) = (try expression1(), try expression2())
    return (one == two || (one - two).magnitude <= accuracy.magnitude)
      ? nil : _differ(one, "not equal to", two) + " +/- (\"\(accuracy)\")"
  }
}
func XCTAssertNotEqual<T: FloatingPoint>(
  _ expression1: @autoclosure () throws -> T,
  _ expression2: @autoclosure () throws -> T, accuracy: T,
  _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line
) {
  _assert("XCTAssertNotEqual", message(), line) {
    let (one, two) = (try expression1(), try expression2())
    return !(one == two || abs(one - two) <= accuracy)
      ? nil : _differ(one, "equal to", two) + " +/- (\"\(accuracy)\")"
  }
}
func XCTAssertNotEqual<T: Numeric>(
  _ expression1: @autoclosure () throws -> T,
  _ expression2: @autoclosure () throws -> T, accuracy: T,
  _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line
) {
  _assert("XCTAssertNotEqual", message(), line) {
    let (one, two) = (try expression1(), try expression2())
    return !(one == two || (one - two).magnitude <= accuracy.magnitude)
      ? nil : _differ(one, "equal to", two) + " +/- (\"\(accuracy)\")"
  }
}
func XCTAssertIdentical(
  _ expression1: @autoclosure () throws -> AnyObject?,
  _ expression2: @autoclosure () throws -> AnyObject?,
  _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line
) {
  _assert("XCTAssertIdentical", message(), line) {
    let (one, two) = (try expression1(), try expression2())
    return one === two ? nil : _differ(_object(one), "not identical to", _object(two))
  }
}
func XCTAssertNotIdentical(
  _ expression1: @autoclosure () throws -> AnyObject?,
  _ expression2: @autoclosure () throws -> AnyObject?,
  _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line
) {
  _assert("XCTAssertNotIdentical", message(), line) {
    let (one, two) = (try expression1(), try expression2())
    return one !== two ? nil : _differ(_object(one), "identical to", _object(two))
  }
}
func XCTAssertThrowsError<T>(
  _ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "",
  file: StaticString = #file, line: UInt = #line,
  _ errorHandler: (_ error: any Error) -> Void = { _ in }
) {
  do { _ = try expression() } catch { return errorHandler(error) }
  _failXCTest(_told("XCTAssertThrowsError failed: did not throw error", message()), line)
}
func XCTAssertThrowsError<T>(
  _ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "",
  file: StaticString = #file, line: UInt = #line,
  _ errorHandler: (_ error: any Error) throws -> Void = { _ in }
) rethrows {
  do { _ = try expression() } catch { return try errorHandler(error) }
  _failXCTest(_told("XCTAssertThrowsError failed: did not throw error", message()), line)
}
func XCTAssertNoThrow<T>(
  _ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "",
  file: StaticString = #file, line: UInt = #line
) {
  do { _ = try expression() } catch {
    _failXCTest(_told("XCTAssertNoThrow failed: threw error \"\(error)\"", message()), line)
  }
}
struct XCTestErrorWhileUnwrappingOptional: Error {
  init() {}
}
func XCTUnwrap<T>(
  _ expression: @autoclosure () throws -> T?, _ message: @autoclosure () -> String = "",
  file: StaticString = #file, line: UInt = #line
) throws -> T {
  let found: T?
  do { found = try expression() } catch {
    _failXCTest(_told("XCTUnwrap threw error \"\(error)\"", message()), line)
    throw error
  }
  if let found { return found }
  _failXCTest(
    _told("XCTUnwrap failed: expected non-nil value of type \"\(T.self)\"", message()), line)
  throw XCTestErrorWhileUnwrappingOptional()
}
struct XCTSkip: Error {
  let message: String?
  init(
    _ message: @autoclosure () -> String? = nil, file: StaticString = #file,
    line: UInt = #line
  ) {
    self.message = message()
  }
}
func XCTSkipIf(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil,
  file: StaticString = #file, line: UInt = #line
) throws {
  if try expression() { throw XCTSkip(message()) }
}
func XCTSkipUnless(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil,
  file: StaticString = #file, line: UInt = #line
) throws {
  if try !expression() { throw XCTSkip(message()) }
}
@operation("withExpectedIssue")
func _withExpectedFailure(_ message: String, _ isIntermittent: Bool, _ body: () -> Void)
func XCTExpectFailure<R>(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
  failingBlock: () throws -> R
) rethrows -> R {
  if enabled == false { return try failingBlock() }
  var result: Result<R, any Error>?
  _withExpectedFailure(failureReason ?? "", strict == false) {
    result = Result { try failingBlock() }
  }
  switch result {
  case .success(let value)?: return value
  case .failure(let error)?: throw error
  case nil: fatalError("the block was called")
  }
}
@unsupported("expecting a failure in the rest of a test; give it a block")
func XCTExpectFailure(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil
) {}

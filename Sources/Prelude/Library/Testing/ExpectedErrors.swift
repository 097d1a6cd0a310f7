// `#expect(throws:)` and `#require(throws:)`.

func _isExpected<E: Error>(_ error: (any Error)?, _ type: E.Type, _ comment: Comment?) -> E? {
  guard let error else {
    if type == Never.self { return nil }
    return _missingError(comment)
  }
  if let error = error as? E { return error }
  let found = _testDescription(error)
  return _wrongError(
    type == Never.self
      ? "an error was thrown when none was expected: \"\(found)\""
      : "expected error of type \(type), but \"\(found)\" was thrown instead", comment)
}
func _isExpected<E: Error & Equatable>(
  _ error: (any Error)?, equalTo expected: E, _ comment: Comment?
) -> E? {
  guard let error else { return _missingError(comment) }
  if let error = error as? E, error == expected { return error }
  let found = "\"\(_testDescription(error))\" of type \(type(of: error))"
  return _wrongError(
    "expected error \"\(_testDescription(expected))\" of type \(E.self), "
      + "but \(found) was thrown instead", comment)
}
func _missingError<E>(_ comment: Comment?) -> E? {
  _wrongError("an error was expected but none was thrown", comment)
}
func _wrongError<E>(_ message: String, _ comment: Comment?) -> E? {
  _recordIssue("Expectation failed: " + message, comment?.rawValue, false)
  return nil
}

@discardableResult
func _expectError<E: Error, R>(
  throws type: E.Type, _ comment: @autoclosure () -> Comment? = nil,
  performing body: () throws -> R
) -> E? {
  do { _ = try body() } catch { return _isExpected(error, type, comment()) }
  return _isExpected(nil, type, comment())
}
@discardableResult
func _expectError<E: Error, R>(
  throws type: E.Type, _ comment: @autoclosure () -> Comment? = nil,
  performing body: () async throws -> R
) async -> E? {
  do { _ = try await body() } catch { return _isExpected(error, type, comment()) }
  return _isExpected(nil, type, comment())
}
@discardableResult
func _expectError<E: Error & Equatable, R>(
  throws error: E, _ comment: @autoclosure () -> Comment? = nil,
  performing body: () throws -> R
) -> E? {
  let expected = error
  do { _ = try body() } catch { return _isExpected(error, equalTo: expected, comment()) }
  return _isExpected(nil, equalTo: expected, comment())
}
@discardableResult
func _expectError<E: Error & Equatable, R>(
  throws error: E, _ comment: @autoclosure () -> Comment? = nil,
  performing body: () async throws -> R
) async -> E? {
  let expected = error
  do { _ = try await body() } catch { return _isExpected(error, equalTo: expected, comment()) }
  return _isExpected(nil, equalTo: expected, comment())
}
@discardableResult
func _requireError<E: Error, R>(
  throws type: E.Type, _ comment: @autoclosure () -> Comment? = nil,
  performing body: () throws -> R
) throws -> E {
  guard let found = _expectError(throws: type, comment(), performing: body)
  else { throw ExpectationFailedError() }
  return found
}
@discardableResult
func _requireError<E: Error, R>(
  throws type: E.Type, _ comment: @autoclosure () -> Comment? = nil,
  performing body: () async throws -> R
) async throws -> E {
  guard let found = await _expectError(throws: type, comment(), performing: body)
  else { throw ExpectationFailedError() }
  return found
}
@discardableResult
func _requireError<E: Error & Equatable, R>(
  throws error: E, _ comment: @autoclosure () -> Comment? = nil,
  performing body: () throws -> R
) throws -> E {
  guard let found = _expectError(throws: error, comment(), performing: body)
  else { throw ExpectationFailedError() }
  return found
}
@discardableResult
func _requireError<E: Error & Equatable, R>(
  throws error: E, _ comment: @autoclosure () -> Comment? = nil,
  performing body: () async throws -> R
) async throws -> E {
  guard let found = await _expectError(throws: error, comment(), performing: body)
  else { throw ExpectationFailedError() }
  return found
}
func _expectError<R>(
  _ comment: @autoclosure () -> Comment? = nil, performing body: () throws -> R,
  throws matcher: (any Error) throws -> Bool
) {
  do { _ = try body() } catch {
    if (try? matcher(error)) ?? false { return }
    let found = "\"\(_testDescription(error))\" of type \(type(of: error))"
    let _: Never? = _wrongError("unexpected error \(found) was thrown", comment())
    return
  }
  let _: Never? = _missingError(comment())
}

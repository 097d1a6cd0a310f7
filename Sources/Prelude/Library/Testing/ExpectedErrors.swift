// `#expect(throws:)` and `#require(throws:)`.

func _isExpected<E: Error>(
  _ error: (any Error)?, _ type: E.Type, _ comment: Comment?, _ place: SourceLocation?,
  returned: String? = nil
) -> E? {
  guard let error else {
    if type == Never.self { return nil }
    return _missingError(comment, place, returned: returned)
  }
  if let error = error as? E { return error }
  let found = _errorDescription(error)
  return _wrongError(
    type == Never.self
      ? "an error was thrown when none was expected: \(found)"
      : "expected error of type \(type), but \(found) was thrown instead", comment, place)
}
/// The error's text, with the name of its type if that isn't part of it.
func _errorDescription(_ error: any Error) -> String {
  let (text, type) = ("\"\(_testDescription(error))\"", "\(type(of: error))")
  return text.contains(type) ? text : "\(text) of type \(type)"
}
/// The result of a body that didn't throw, as text for the message; nil for `Void`.
func _returned<R>(_ value: R) -> String? { R.self == Void.self ? nil : "\(value)" }
func _isExpected<E: Error & Equatable>(
  _ error: (any Error)?, equalTo expected: E, _ comment: Comment?, _ place: SourceLocation?,
  returned: String? = nil
) -> E? {
  guard let error else { return _missingError(comment, place, returned: returned) }
  if let error = error as? E, error == expected { return error }
  return _wrongError(
    "expected error \(_errorDescription(expected)), "
      + "but \(_errorDescription(error)) was thrown instead", comment, place)
}
func _missingError<E>(_ comment: Comment?, _ place: SourceLocation?, returned: String?) -> E? {
  let end = returned.map { " and \"\($0)\" was returned" } ?? ""
  return _wrongError("an error was expected but none was thrown" + end, comment, place)
}
func _wrongError<E>(_ message: String, _ comment: Comment?, _ place: SourceLocation?) -> E? {
  _recordIssue("Expectation failed: " + message, comment, place)
  return nil
}

@discardableResult
func _expectError<E: Error, R>(
  throws type: E.Type, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation place: SourceLocation? = nil, performing body: () throws -> R
) -> E? {
  let returned: String?
  do { returned = _returned(try body()) } catch {
    return _isExpected(error, type, comment(), place)
  }
  return _isExpected(nil, type, comment(), place, returned: returned)
}
@discardableResult
func _expectError<E: Error, R>(
  throws type: E.Type, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation place: SourceLocation? = nil, performing body: () async throws -> R
) async -> E? {
  let returned: String?
  do { returned = _returned(try await body()) } catch {
    return _isExpected(error, type, comment(), place)
  }
  return _isExpected(nil, type, comment(), place, returned: returned)
}
@discardableResult
func _expectError<E: Error & Equatable, R>(
  throws error: E, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation place: SourceLocation? = nil, performing body: () throws -> R
) -> E? {
  let expected = error
  let returned: String?
  do { returned = _returned(try body()) } catch {
    return _isExpected(error, equalTo: expected, comment(), place)
  }
  return _isExpected(nil, equalTo: expected, comment(), place, returned: returned)
}
@discardableResult
func _expectError<E: Error & Equatable, R>(
  throws error: E, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation place: SourceLocation? = nil, performing body: () async throws -> R
) async -> E? {
  let expected = error
  let returned: String?
  do { returned = _returned(try await body()) } catch {
    return _isExpected(error, equalTo: expected, comment(), place)
  }
  return _isExpected(nil, equalTo: expected, comment(), place, returned: returned)
}
@discardableResult
func _requireError<E: Error, R>(
  throws type: E.Type, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation place: SourceLocation? = nil, performing body: () throws -> R
) throws -> E {
  guard let found = _expectError(throws: type, comment(), sourceLocation: place, performing: body)
  else { throw ExpectationFailedError() }
  return found
}
@discardableResult
func _requireError<E: Error, R>(
  throws type: E.Type, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation place: SourceLocation? = nil, performing body: () async throws -> R
) async throws -> E {
  guard
    let found = await _expectError(throws: type, comment(), sourceLocation: place, performing: body)
  else { throw ExpectationFailedError() }
  return found
}
@discardableResult
func _requireError<E: Error & Equatable, R>(
  throws error: E, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation place: SourceLocation? = nil, performing body: () throws -> R
) throws -> E {
  guard let found = _expectError(throws: error, comment(), sourceLocation: place, performing: body)
  else { throw ExpectationFailedError() }
  return found
}
@discardableResult
func _requireError<E: Error & Equatable, R>(
  throws error: E, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation place: SourceLocation? = nil, performing body: () async throws -> R
) async throws -> E {
  guard
    let found = await _expectError(
      throws: error, comment(), sourceLocation: place, performing: body)
  else { throw ExpectationFailedError() }
  return found
}
func _expectError<R>(
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation place: SourceLocation? = nil, performing body: () throws -> R,
  throws matcher: (any Error) throws -> Bool
) {
  let returned: String?
  do { returned = _returned(try body()) } catch {
    if (try? matcher(error)) ?? false { return }
    let _: Never? = _wrongError(
      "unexpected error \(_errorDescription(error)) was thrown", comment(), place)
    return
  }
  let _: Never? = _missingError(comment(), place, returned: returned)
}

// What Foundation says of errors.

protocol LocalizedError: Error {
  var errorDescription: String? { get }
  var failureReason: String? { get }
  var recoverySuggestion: String? { get }
  var helpAnchor: String? { get }
}
extension LocalizedError {
  var errorDescription: String? { nil }
  var failureReason: String? { nil }
  var recoverySuggestion: String? { nil }
  var helpAnchor: String? { nil }
}
extension Error {
  var localizedDescription: String {
    let general = "The operation could not be completed."
    if let described = self as? any LocalizedError {
      if let text = described.errorDescription { return text }
      if let reason = described.failureReason { return general + " " + reason }
    }
    switch self as Any {
    case DecodingError.keyNotFound, DecodingError.valueNotFound:
      return general + " The data is missing."
    case is DecodingError, is EncodingError:
      return general + " The data isn’t in the correct format."
    default: break
    }
    return general + " (\(String(reflecting: type(of: self))) error \(_errorCode(self)).)"
  }
}
@intrinsic("mirror.errorCode") func _errorCode(_ error: Any) -> Int

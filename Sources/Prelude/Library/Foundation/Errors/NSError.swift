// Foundation's errors that have a domain and a code.

let NSCocoaErrorDomain = "NSCocoaErrorDomain"
let NSURLErrorDomain = "NSURLErrorDomain"
let NSPOSIXErrorDomain = "NSPOSIXErrorDomain"
let NSLocalizedDescriptionKey = "NSLocalizedDescription"
let NSLocalizedFailureReasonErrorKey = "NSLocalizedFailureReason"
let NSLocalizedRecoverySuggestionErrorKey = "NSLocalizedRecoverySuggestion"
let NSLocalizedRecoveryOptionsErrorKey = "NSLocalizedRecoveryOptions"
let NSHelpAnchorErrorKey = "NSHelpAnchor"
let NSDebugDescriptionErrorKey = "NSDebugDescription"
let NSUnderlyingErrorKey = "NSUnderlyingError"
let NSURLErrorKey = "NSURL"
let NSFilePathErrorKey = "NSFilePath"
let NSStringEncodingErrorKey = "NSStringEncodingErrorKey"
let NSURLErrorFailingURLErrorKey = "NSErrorFailingURLKey"
let NSURLErrorFailingURLStringErrorKey = "NSErrorFailingURLStringKey"
open class NSError: Error, Hashable, CustomStringConvertible, @unchecked Sendable {
  private let _domain: String
  private let _code: Int
  private let _userInfo: [String: Any]?
  init(domain: String, code: Int, userInfo dict: [String: Any]? = nil) {
    _domain = domain
    _code = code
    _userInfo = dict
  }
  open var domain: String { _domain }
  open var code: Int { _code }
  open var userInfo: [String: Any] { _userInfo ?? [:] }
  open var localizedDescription: String {
    if let text = userInfo[NSLocalizedDescriptionKey] as? String { return text }
    let general = "The operation could not be completed."
    if let reason = localizedFailureReason { return general + " " + reason }
    return general + " (\(domain) error \(code).)"
  }
  open var localizedFailureReason: String? {
    userInfo[NSLocalizedFailureReasonErrorKey] as? String ?? _knownReason(domain, code)
  }
  open var localizedRecoverySuggestion: String? {
    userInfo[NSLocalizedRecoverySuggestionErrorKey] as? String
  }
  open var localizedRecoveryOptions: [String]? {
    userInfo[NSLocalizedRecoveryOptionsErrorKey] as? [String]
  }
  open var helpAnchor: String? { userInfo[NSHelpAnchorErrorKey] as? String }
  open var description: String {
    let reason = localizedFailureReason ?? "(null)"
    let facts = userInfo.map { "\($0.key)=\($0.value)" }.joined(separator: ", ")
    return "Error Domain=\(domain) Code=\(code) \"\(reason)\""
      + (userInfo.isEmpty ? "" : "UserInfo={\(facts)}")
  }
  open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSError else { return false }
    return other === self
      || other.domain == domain && other.code == code && _equalFacts(other.userInfo, userInfo)
  }
  static func == (left: NSError, right: NSError) -> Bool { left.isEqual(right) }
  func hash(into hasher: inout Hasher) {
    fatalError("Foundation can't hash an NSError on Linux")
  }
}
func _equalFacts(_ left: [String: Any], _ right: [String: Any]) -> Bool {
  guard left.count == right.count else { return false }
  for (key, value) in left {
    guard let one = value as? AnyHashable, let other = right[key] as? AnyHashable, one == other
    else { return false }
  }
  return true
}
@intrinsic("error.posixReason") func _posixReason(_ code: Int) -> String
func _knownReason(_ domain: String, _ code: Int) -> String? {
  if domain == NSPOSIXErrorDomain { return _posixReason(code) }
  guard domain == NSCocoaErrorDomain else { return nil }
  switch code {
  case 4, 260: return "The file doesn’t exist."
  case 255: return "The file couldn’t be locked."
  case 257, 513: return "You don’t have permission."
  case 258, 514: return "The file name is invalid."
  case 259: return "The file isn’t in the correct format."
  case 261, 517: return "The specified text encoding isn’t applicable."
  case 262, 518: return "The specified URL type isn’t supported."
  case 263: return "The item is too large."
  case 264: return "The text encoding of the contents couldn’t be determined."
  case 516: return "A file with the same name already exists."
  case 640: return "There isn’t enough space."
  case 642: return "The volume is read only."
  case 1024, 2048: return "The value is invalid."
  case 3072: return "The operation was cancelled."
  case 3328: return "The requested operation is not supported."
  case 3840: return "The data is not in the correct format."
  case 3841: return "The data is in a format that this application doesn’t understand."
  case 3842: return "An error occurred in the source of the data."
  case 3851: return "An error occurred in the destination for the data."
  case 3852: return "An error occurred in the content of the data."
  case 4353: return "The file is not available on iCloud yet."
  case 4354: return "There isn’t enough space in your account."
  case 4355: return "The iCloud servers might be unreachable or your settings might be incorrect."
  case 4864, 4866: return "The data isn’t in the correct format."
  case 4865: return "The data is missing."
  default: return nil
  }
}
protocol CustomNSError: Error {
  static var errorDomain: String { get }
  var errorCode: Int { get }
  var errorUserInfo: [String: Any] { get }
}
extension CustomNSError {
  static var errorDomain: String { String(reflecting: self) }
  var errorCode: Int { _errorCode(self) }
  var errorUserInfo: [String: Any] { [:] }
}
/// The value of `error as NSError`.
func _bridged(_ error: any Error) -> NSError {
  if let error = error as? NSError { return error }
  if let error = error as? any CustomNSError {
    return NSError(
      domain: type(of: error).errorDomain, code: error.errorCode, userInfo: error.errorUserInfo)
  }
  switch error as Any {
  case DecodingError.keyNotFound, DecodingError.valueNotFound:
    return NSError(domain: NSCocoaErrorDomain, code: 4865)
  case is DecodingError: return NSError(domain: NSCocoaErrorDomain, code: 4864)
  case is EncodingError: return NSError(domain: NSCocoaErrorDomain, code: 4866)
  default: break
  }
  var facts: [String: Any] = [:]
  if let error = error as? any LocalizedError {
    facts[NSLocalizedDescriptionKey] = error.errorDescription
    facts[NSLocalizedFailureReasonErrorKey] = error.failureReason
    facts[NSLocalizedRecoverySuggestionErrorKey] = error.recoverySuggestion
    facts[NSHelpAnchorErrorKey] = error.helpAnchor
  }
  return NSError(
    domain: String(reflecting: type(of: error)), code: _errorCode(error), userInfo: facts)
}
extension Error {
  var localizedDescription: String { _bridged(self).localizedDescription }
}
@intrinsic("mirror.errorCode") func _errorCode(_ error: Any) -> Int

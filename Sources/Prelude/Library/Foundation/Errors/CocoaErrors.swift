// The errors of Foundation's own functions.

struct CocoaError: CustomNSError, Hashable, CustomStringConvertible, @unchecked Sendable {
  let code: CocoaError.Code
  let userInfo: [String: Any]
  init(_ code: CocoaError.Code, userInfo: [String: Any] = [:]) {
    self.code = code
    self.userInfo = userInfo
  }
  static var errorDomain: String { NSCocoaErrorDomain }
  static func error(
    _ code: CocoaError.Code, userInfo: [String: AnyHashable]? = nil, url: URL? = nil
  ) -> any Error {
    var facts: [String: Any] = [:]
    for (key, value) in userInfo ?? [:] { facts[key] = value.base }
    if let url { facts[NSURLErrorKey] = url }
    return CocoaError(code, userInfo: facts)
  }
  var errorCode: Int { code.rawValue }
  var errorUserInfo: [String: Any] { userInfo }
  var localizedDescription: String { _bridged(self).localizedDescription }
  var description: String { _bridged(self).description }
  var filePath: String? { userInfo[NSFilePathErrorKey] as? String }
  var underlying: (any Error)? { userInfo[NSUnderlyingErrorKey] as? any Error }
  var url: URL? { userInfo[NSURLErrorKey] as? URL }
  var isCoderError: Bool { (4864...4991).contains(errorCode) }
  var isExecutableError: Bool { (3584...3839).contains(errorCode) }
  var isFileError: Bool { (0...1023).contains(errorCode) }
  var isFormattingError: Bool { (2048...2559).contains(errorCode) }
  var isPropertyListError: Bool { (3840...4095).contains(errorCode) }
  var isValidationError: Bool { (1025...2047).contains(errorCode) }
  static func == (left: CocoaError, right: CocoaError) -> Bool {
    left.code == right.code && _equalFacts(left.userInfo, right.userInfo)
  }
  func hash(into hasher: inout Hasher) { fatalError("Foundation can't hash an NSError on Linux") }
  struct Code: RawRepresentable, Hashable, Sendable {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static var coderInvalidValue: CocoaError.Code { Self(rawValue: 4866) }
    static var coderReadCorrupt: CocoaError.Code { Self(rawValue: 4864) }
    static var coderValueNotFound: CocoaError.Code { Self(rawValue: 4865) }
    static var executableArchitectureMismatch: CocoaError.Code { Self(rawValue: 3585) }
    static var executableLink: CocoaError.Code { Self(rawValue: 3588) }
    static var executableLoad: CocoaError.Code { Self(rawValue: 3587) }
    static var executableNotLoadable: CocoaError.Code { Self(rawValue: 3584) }
    static var executableRuntimeMismatch: CocoaError.Code { Self(rawValue: 3586) }
    static var featureUnsupported: CocoaError.Code { Self(rawValue: 3328) }
    static var fileLocking: CocoaError.Code { Self(rawValue: 255) }
    static var fileManagerUnmountBusy: CocoaError.Code { Self(rawValue: 769) }
    static var fileManagerUnmountUnknown: CocoaError.Code { Self(rawValue: 768) }
    static var fileNoSuchFile: CocoaError.Code { Self(rawValue: 4) }
    static var fileReadCorruptFile: CocoaError.Code { Self(rawValue: 259) }
    static var fileReadInapplicableStringEncoding: CocoaError.Code { Self(rawValue: 261) }
    static var fileReadInvalidFileName: CocoaError.Code { Self(rawValue: 258) }
    static var fileReadNoPermission: CocoaError.Code { Self(rawValue: 257) }
    static var fileReadNoSuchFile: CocoaError.Code { Self(rawValue: 260) }
    static var fileReadTooLarge: CocoaError.Code { Self(rawValue: 263) }
    static var fileReadUnknown: CocoaError.Code { Self(rawValue: 256) }
    static var fileReadUnknownStringEncoding: CocoaError.Code { Self(rawValue: 264) }
    static var fileReadUnsupportedScheme: CocoaError.Code { Self(rawValue: 262) }
    static var fileWriteFileExists: CocoaError.Code { Self(rawValue: 516) }
    static var fileWriteInapplicableStringEncoding: CocoaError.Code { Self(rawValue: 517) }
    static var fileWriteInvalidFileName: CocoaError.Code { Self(rawValue: 514) }
    static var fileWriteNoPermission: CocoaError.Code { Self(rawValue: 513) }
    static var fileWriteOutOfSpace: CocoaError.Code { Self(rawValue: 640) }
    static var fileWriteUnknown: CocoaError.Code { Self(rawValue: 512) }
    static var fileWriteUnsupportedScheme: CocoaError.Code { Self(rawValue: 518) }
    static var fileWriteVolumeReadOnly: CocoaError.Code { Self(rawValue: 642) }
    static var formatting: CocoaError.Code { Self(rawValue: 2048) }
    static var keyValueValidation: CocoaError.Code { Self(rawValue: 1024) }
    static var propertyListReadCorrupt: CocoaError.Code { Self(rawValue: 3840) }
    static var propertyListReadStream: CocoaError.Code { Self(rawValue: 3842) }
    static var propertyListReadUnknownVersion: CocoaError.Code { Self(rawValue: 3841) }
    static var propertyListWriteInvalid: CocoaError.Code { Self(rawValue: 3852) }
    static var propertyListWriteStream: CocoaError.Code { Self(rawValue: 3851) }
    static var ubiquitousFileNotUploadedDueToQuota: CocoaError.Code { Self(rawValue: 4354) }
    static var ubiquitousFileUbiquityServerNotAvailable: CocoaError.Code { Self(rawValue: 4355) }
    static var ubiquitousFileUnavailable: CocoaError.Code { Self(rawValue: 4353) }
    static var userActivityConnectionUnavailable: CocoaError.Code { Self(rawValue: 4609) }
    static var userActivityHandoffFailed: CocoaError.Code { Self(rawValue: 4608) }
    static var userActivityHandoffUserInfoTooLarge: CocoaError.Code { Self(rawValue: 4611) }
    static var userActivityRemoteApplicationTimedOut: CocoaError.Code { Self(rawValue: 4610) }
    static var userCancelled: CocoaError.Code { Self(rawValue: 3072) }
    static var xpcConnectionInterrupted: CocoaError.Code { Self(rawValue: 4097) }
    static var xpcConnectionInvalid: CocoaError.Code { Self(rawValue: 4099) }
    static var xpcConnectionReplyInvalid: CocoaError.Code { Self(rawValue: 4101) }
    static func ~= (match: CocoaError.Code, error: any Error) -> Bool {
      guard let error = error as? CocoaError else { return false }
      return error.code == match
    }
  }
  static var coderInvalidValue: CocoaError.Code { .coderInvalidValue }
  static var coderReadCorrupt: CocoaError.Code { .coderReadCorrupt }
  static var coderValueNotFound: CocoaError.Code { .coderValueNotFound }
  static var executableArchitectureMismatch: CocoaError.Code { .executableArchitectureMismatch }
  static var executableLink: CocoaError.Code { .executableLink }
  static var executableLoad: CocoaError.Code { .executableLoad }
  static var executableNotLoadable: CocoaError.Code { .executableNotLoadable }
  static var executableRuntimeMismatch: CocoaError.Code { .executableRuntimeMismatch }
  static var featureUnsupported: CocoaError.Code { .featureUnsupported }
  static var fileLocking: CocoaError.Code { .fileLocking }
  static var fileManagerUnmountBusy: CocoaError.Code { .fileManagerUnmountBusy }
  static var fileManagerUnmountUnknown: CocoaError.Code { .fileManagerUnmountUnknown }
  static var fileNoSuchFile: CocoaError.Code { .fileNoSuchFile }
  static var fileReadCorruptFile: CocoaError.Code { .fileReadCorruptFile }
  static var fileReadInapplicableStringEncoding: CocoaError.Code {
    .fileReadInapplicableStringEncoding
  }
  static var fileReadInvalidFileName: CocoaError.Code { .fileReadInvalidFileName }
  static var fileReadNoPermission: CocoaError.Code { .fileReadNoPermission }
  static var fileReadNoSuchFile: CocoaError.Code { .fileReadNoSuchFile }
  static var fileReadTooLarge: CocoaError.Code { .fileReadTooLarge }
  static var fileReadUnknown: CocoaError.Code { .fileReadUnknown }
  static var fileReadUnknownStringEncoding: CocoaError.Code { .fileReadUnknownStringEncoding }
  static var fileReadUnsupportedScheme: CocoaError.Code { .fileReadUnsupportedScheme }
  static var fileWriteFileExists: CocoaError.Code { .fileWriteFileExists }
  static var fileWriteInapplicableStringEncoding: CocoaError.Code {
    .fileWriteInapplicableStringEncoding
  }
  static var fileWriteInvalidFileName: CocoaError.Code { .fileWriteInvalidFileName }
  static var fileWriteNoPermission: CocoaError.Code { .fileWriteNoPermission }
  static var fileWriteOutOfSpace: CocoaError.Code { .fileWriteOutOfSpace }
  static var fileWriteUnknown: CocoaError.Code { .fileWriteUnknown }
  static var fileWriteUnsupportedScheme: CocoaError.Code { .fileWriteUnsupportedScheme }
  static var fileWriteVolumeReadOnly: CocoaError.Code { .fileWriteVolumeReadOnly }
  static var formatting: CocoaError.Code { .formatting }
  static var keyValueValidation: CocoaError.Code { .keyValueValidation }
  static var propertyListReadCorrupt: CocoaError.Code { .propertyListReadCorrupt }
  static var propertyListReadStream: CocoaError.Code { .propertyListReadStream }
  static var propertyListReadUnknownVersion: CocoaError.Code { .propertyListReadUnknownVersion }
  static var propertyListWriteInvalid: CocoaError.Code { .propertyListWriteInvalid }
  static var propertyListWriteStream: CocoaError.Code { .propertyListWriteStream }
  static var ubiquitousFileNotUploadedDueToQuota: CocoaError.Code {
    .ubiquitousFileNotUploadedDueToQuota
  }
  static var ubiquitousFileUbiquityServerNotAvailable: CocoaError.Code {
    .ubiquitousFileUbiquityServerNotAvailable
  }
  static var ubiquitousFileUnavailable: CocoaError.Code { .ubiquitousFileUnavailable }
  static var userActivityConnectionUnavailable: CocoaError.Code {
    .userActivityConnectionUnavailable
  }
  static var userActivityHandoffFailed: CocoaError.Code { .userActivityHandoffFailed }
  static var userActivityHandoffUserInfoTooLarge: CocoaError.Code {
    .userActivityHandoffUserInfoTooLarge
  }
  static var userActivityRemoteApplicationTimedOut: CocoaError.Code {
    .userActivityRemoteApplicationTimedOut
  }
  static var userCancelled: CocoaError.Code { .userCancelled }
  static var xpcConnectionInterrupted: CocoaError.Code { .xpcConnectionInterrupted }
  static var xpcConnectionInvalid: CocoaError.Code { .xpcConnectionInvalid }
  static var xpcConnectionReplyInvalid: CocoaError.Code { .xpcConnectionReplyInvalid }
}

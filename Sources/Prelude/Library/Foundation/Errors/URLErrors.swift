// The errors of URL loading. A program here loads no URLs, but clients and their tests throw these errors.

struct URLError: CustomNSError, Hashable, CustomStringConvertible, Sendable {
  let _nsError: NSError
  init(_ code: URLError.Code, userInfo: [String: Any] = [:]) {
    _nsError = NSError(domain: NSURLErrorDomain, code: code.rawValue, userInfo: userInfo)
  }
  static var errorDomain: String { NSURLErrorDomain }
  var code: URLError.Code { URLError.Code(rawValue: errorCode)! }
  var errorCode: Int { _nsError.code }
  var userInfo: [String: Any] { _nsError.userInfo }
  var errorUserInfo: [String: Any] { _nsError.userInfo }
  var localizedDescription: String { _nsError.localizedDescription }
  var description: String { _nsError.description }
  var failingURL: URL? { userInfo[NSURLErrorFailingURLErrorKey] as? URL }
  var failureURLString: String? { userInfo[NSURLErrorFailingURLStringErrorKey] as? String }
  enum Code: Int, Hashable, Sendable {
    case unknown = -1
    case cancelled = -999
    case badURL = -1000
    case timedOut = -1001
    case unsupportedURL = -1002
    case cannotFindHost = -1003
    case cannotConnectToHost = -1004
    case networkConnectionLost = -1005
    case dnsLookupFailed = -1006
    case httpTooManyRedirects = -1007
    case resourceUnavailable = -1008
    case notConnectedToInternet = -1009
    case redirectToNonExistentLocation = -1010
    case badServerResponse = -1011
    case userCancelledAuthentication = -1012
    case userAuthenticationRequired = -1013
    case zeroByteResource = -1014
    case cannotDecodeRawData = -1015
    case cannotDecodeContentData = -1016
    case cannotParseResponse = -1017
    case appTransportSecurityRequiresSecureConnection = -1022
    case fileDoesNotExist = -1100
    case fileIsDirectory = -1101
    case noPermissionsToReadFile = -1102
    case dataLengthExceedsMaximum = -1103
    case secureConnectionFailed = -1200
    case serverCertificateHasBadDate = -1201
    case serverCertificateUntrusted = -1202
    case serverCertificateHasUnknownRoot = -1203
    case serverCertificateNotYetValid = -1204
    case clientCertificateRejected = -1205
    case clientCertificateRequired = -1206
    case cannotLoadFromNetwork = -2000
    case cannotCreateFile = -3000
    case cannotOpenFile = -3001
    case cannotCloseFile = -3002
    case cannotWriteToFile = -3003
    case cannotRemoveFile = -3004
    case cannotMoveFile = -3005
    case downloadDecodingFailedMidStream = -3006
    case downloadDecodingFailedToComplete = -3007
    case internationalRoamingOff = -1018
    case callIsActive = -1019
    case dataNotAllowed = -1020
    case requestBodyStreamExhausted = -1021
    case backgroundSessionRequiresSharedContainer = -995
    case backgroundSessionInUseByAnotherProcess = -996
    case backgroundSessionWasDisconnected = -997
    static func ~= (match: URLError.Code, error: any Error) -> Bool {
      guard let error = error as? URLError else { return false }
      return error.code == match
    }
  }
  static var unknown: URLError.Code { .unknown }
  static var cancelled: URLError.Code { .cancelled }
  static var badURL: URLError.Code { .badURL }
  static var timedOut: URLError.Code { .timedOut }
  static var unsupportedURL: URLError.Code { .unsupportedURL }
  static var cannotFindHost: URLError.Code { .cannotFindHost }
  static var cannotConnectToHost: URLError.Code { .cannotConnectToHost }
  static var networkConnectionLost: URLError.Code { .networkConnectionLost }
  static var dnsLookupFailed: URLError.Code { .dnsLookupFailed }
  static var httpTooManyRedirects: URLError.Code { .httpTooManyRedirects }
  static var resourceUnavailable: URLError.Code { .resourceUnavailable }
  static var notConnectedToInternet: URLError.Code { .notConnectedToInternet }
  static var redirectToNonExistentLocation: URLError.Code { .redirectToNonExistentLocation }
  static var badServerResponse: URLError.Code { .badServerResponse }
  static var userCancelledAuthentication: URLError.Code { .userCancelledAuthentication }
  static var userAuthenticationRequired: URLError.Code { .userAuthenticationRequired }
  static var zeroByteResource: URLError.Code { .zeroByteResource }
  static var cannotDecodeRawData: URLError.Code { .cannotDecodeRawData }
  static var cannotDecodeContentData: URLError.Code { .cannotDecodeContentData }
  static var cannotParseResponse: URLError.Code { .cannotParseResponse }
  static var fileDoesNotExist: URLError.Code { .fileDoesNotExist }
  static var fileIsDirectory: URLError.Code { .fileIsDirectory }
  static var noPermissionsToReadFile: URLError.Code { .noPermissionsToReadFile }
  static var secureConnectionFailed: URLError.Code { .secureConnectionFailed }
  static var serverCertificateHasBadDate: URLError.Code { .serverCertificateHasBadDate }
  static var serverCertificateUntrusted: URLError.Code { .serverCertificateUntrusted }
  static var serverCertificateHasUnknownRoot: URLError.Code { .serverCertificateHasUnknownRoot }
  static var serverCertificateNotYetValid: URLError.Code { .serverCertificateNotYetValid }
  static var clientCertificateRejected: URLError.Code { .clientCertificateRejected }
  static var clientCertificateRequired: URLError.Code { .clientCertificateRequired }
  static var cannotLoadFromNetwork: URLError.Code { .cannotLoadFromNetwork }
  static var cannotCreateFile: URLError.Code { .cannotCreateFile }
  static var cannotOpenFile: URLError.Code { .cannotOpenFile }
  static var cannotCloseFile: URLError.Code { .cannotCloseFile }
  static var cannotWriteToFile: URLError.Code { .cannotWriteToFile }
  static var cannotRemoveFile: URLError.Code { .cannotRemoveFile }
  static var cannotMoveFile: URLError.Code { .cannotMoveFile }
  static var downloadDecodingFailedMidStream: URLError.Code { .downloadDecodingFailedMidStream }
  static var downloadDecodingFailedToComplete: URLError.Code { .downloadDecodingFailedToComplete }
  static var internationalRoamingOff: URLError.Code { .internationalRoamingOff }
  static var callIsActive: URLError.Code { .callIsActive }
  static var dataNotAllowed: URLError.Code { .dataNotAllowed }
  static var requestBodyStreamExhausted: URLError.Code { .requestBodyStreamExhausted }
  static var backgroundSessionRequiresSharedContainer: URLError.Code {
    .backgroundSessionRequiresSharedContainer
  }
  static var backgroundSessionInUseByAnotherProcess: URLError.Code {
    .backgroundSessionInUseByAnotherProcess
  }
  static var backgroundSessionWasDisconnected: URLError.Code { .backgroundSessionWasDisconnected }
}
var NSURLErrorAppTransportSecurityRequiresSecureConnection: Int { -1022 }
var NSURLErrorBackgroundSessionInUseByAnotherProcess: Int { -996 }
var NSURLErrorBackgroundSessionRequiresSharedContainer: Int { -995 }
var NSURLErrorBackgroundSessionWasDisconnected: Int { -997 }
var NSURLErrorBadServerResponse: Int { -1011 }
var NSURLErrorBadURL: Int { -1000 }
var NSURLErrorCallIsActive: Int { -1019 }
var NSURLErrorCancelled: Int { -999 }
var NSURLErrorCancelledReasonBackgroundUpdatesDisabled: Int { 1 }
var NSURLErrorCancelledReasonInsufficientSystemResources: Int { 2 }
var NSURLErrorCancelledReasonUserForceQuitApplication: Int { 0 }
var NSURLErrorCannotCloseFile: Int { -3002 }
var NSURLErrorCannotConnectToHost: Int { -1004 }
var NSURLErrorCannotCreateFile: Int { -3000 }
var NSURLErrorCannotDecodeContentData: Int { -1016 }
var NSURLErrorCannotDecodeRawData: Int { -1015 }
var NSURLErrorCannotFindHost: Int { -1003 }
var NSURLErrorCannotLoadFromNetwork: Int { -2000 }
var NSURLErrorCannotMoveFile: Int { -3005 }
var NSURLErrorCannotOpenFile: Int { -3001 }
var NSURLErrorCannotParseResponse: Int { -1017 }
var NSURLErrorCannotRemoveFile: Int { -3004 }
var NSURLErrorCannotWriteToFile: Int { -3003 }
var NSURLErrorClientCertificateRejected: Int { -1206 }
var NSURLErrorClientCertificateRequired: Int { -1207 }
var NSURLErrorDNSLookupFailed: Int { -1006 }
var NSURLErrorDataLengthExceedsMaximum: Int { -1103 }
var NSURLErrorDataNotAllowed: Int { -1020 }
var NSURLErrorDownloadDecodingFailedMidStream: Int { -3006 }
var NSURLErrorDownloadDecodingFailedToComplete: Int { -3007 }
var NSURLErrorFileDoesNotExist: Int { -1100 }
var NSURLErrorFileIsDirectory: Int { -1101 }
var NSURLErrorHTTPTooManyRedirects: Int { -1007 }
var NSURLErrorInternationalRoamingOff: Int { -1018 }
var NSURLErrorNetworkConnectionLost: Int { -1005 }
var NSURLErrorNoPermissionsToReadFile: Int { -1102 }
var NSURLErrorNotConnectedToInternet: Int { -1009 }
var NSURLErrorRedirectToNonExistentLocation: Int { -1010 }
var NSURLErrorRequestBodyStreamExhausted: Int { -1021 }
var NSURLErrorResourceUnavailable: Int { -1008 }
var NSURLErrorSecureConnectionFailed: Int { -1201 }
var NSURLErrorServerCertificateHasBadDate: Int { -1202 }
var NSURLErrorServerCertificateHasUnknownRoot: Int { -1204 }
var NSURLErrorServerCertificateNotYetValid: Int { -1205 }
var NSURLErrorServerCertificateUntrusted: Int { -1203 }
var NSURLErrorTimedOut: Int { -1001 }
var NSURLErrorUnknown: Int { -1 }
var NSURLErrorUnsupportedURL: Int { -1002 }
var NSURLErrorUserAuthenticationRequired: Int { -1013 }
var NSURLErrorUserCancelledAuthentication: Int { -1012 }
var NSURLErrorZeroByteResource: Int { -1014 }

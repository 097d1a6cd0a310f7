public import DependenciesCore

#if canImport(FoundationNetworking)
  internal import Foundation
  public import FoundationNetworking
#else
  public import Foundation
#endif

extension DependencyValues {
  /// The shared URL session.
  ///
  /// In a test, unless overridden, a session without network access: every request reports an issue
  /// and fails with `URLError.Code.resourceUnavailable`.
  public var urlSession: URLSession {
    get { self[URLSessionKey.self] }
    set { self[URLSessionKey.self] = newValue }
  }
}

private enum URLSessionKey: DependencyKey {
  static var liveValue: URLSession { .shared }

  static var testValue: URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [UnimplementedURLProtocol.self]
    return URLSession(configuration: configuration)
  }

  static var dependencyName: String { "urlSession" }
}

/// Reports each request and makes it fail.
private final class UnimplementedURLProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool {
    if isChosenByCaller { report(request) }
    return true
  }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    if !Self.isChosenByCaller { Self.report(request) }
    client?.urlProtocol(self, didFailWithError: URLError(.resourceUnavailable))
  }

  override func stopLoading() {}

  private static func report(_ request: URLRequest) {
    let unimplemented = UnimplementedDependency(
      "urlSession", substitute: "A session whose requests fail", override: "$0.urlSession = …")
    let url = request.url?.absoluteString ?? "without a URL"
    unimplemented.reportUse("Request: \(request.httpMethod ?? "GET") \(url)")
  }

  /// Whether the session calls the protocol once per request, in the task that makes the request.
  ///
  /// Then the report is made there, because it shows the request's test.
  #if canImport(FoundationNetworking)
    private static let isChosenByCaller = true
  #else
    private static let isChosenByCaller = false
  #endif
}

#if !canImport(FoundationNetworking)
  // Sendable because it has no state of its own. Its superclass is Sendable only on these
  // platforms.
  extension UnimplementedURLProtocol: @unchecked Sendable {}
#endif

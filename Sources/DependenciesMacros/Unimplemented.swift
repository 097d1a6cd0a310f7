@_exported public import Dependencies

/// The error of an endpoint that nobody has overridden.
public struct Unimplemented: Error, Equatable, CustomStringConvertible {
  /// The endpoint's name.
  public let endpoint: String

  /// Makes the error of an endpoint.
  ///
  /// - Parameter endpoint: The endpoint's name.
  public init(_ endpoint: String) { self.endpoint = endpoint }

  /// A sentence with the name of the endpoint.
  public var description: String { "Unimplemented: '\(endpoint)'" }
}

/// Reports that an endpoint was called that nobody has overridden. The macro writes the call.
///
/// - Parameter endpoint: The client's type and the endpoint's name.
public func reportUnimplemented(_ endpoint: String) {
  let name = endpoint.split(separator: ".").last ?? ""
  reportIssue(
    """
    `\(endpoint)` was called, and nobody has overridden it.

    Override it where the code under test runs: set the client's `\(name)` in `withDependencies`.
    """)
}

extension Result where Failure == any Error {
  /// Runs asynchronous work, and stores its value or error.
  ///
  /// ```swift
  /// await send(.response(Result { try await client.load() }))
  /// ```
  ///
  /// - Parameter body: The work.
  public init(catching body: () async throws -> Success) async {
    do { self = .success(try await body()) } catch { self = .failure(error) }
  }
}

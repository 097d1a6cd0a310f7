@globalActor @builtIn("native") final actor MainActor: GlobalActor {
  @operation("mainActor") static var shared: MainActor { get }
  @operation("runOnMainActor")
  static func run<T: Sendable>(
    resultType: T.Type = T.self, body: @MainActor () throws -> T
  ) async rethrows -> T
  @available(*, noasync, message: "await the call to the @MainActor closure directly")
  static func assumeIsolated<T: Sendable>(
    _ operation: @MainActor () throws -> T, file _: StaticString = #fileID,
    line _: UInt = #line
  ) rethrows -> T {
    try _assumeIsolated(MainActor.shared, operation)
  }
  static func preconditionIsolated(
    _ message: @autoclosure () -> String = String(), file _: StaticString = #fileID,
    line _: UInt = #line
  ) {
    _preconditionIsolated(MainActor.shared)
  }
  static func assertIsolated(
    _ message: @autoclosure () -> String = String(), file _: StaticString = #fileID,
    line _: UInt = #line
  ) {
    _preconditionIsolated(MainActor.shared)
  }
}
extension GlobalActor {
  static func preconditionIsolated(
    _ message: @autoclosure () -> String = String(), file _: StaticString = #fileID,
    line _: UInt = #line
  ) {
    _preconditionIsolated(shared)
  }
  static func assertIsolated(
    _ message: @autoclosure () -> String = String(), file _: StaticString = #fileID,
    line _: UInt = #line
  ) {
    _preconditionIsolated(shared)
  }
}
extension Actor {
  @available(
    *, noasync,
    message: "express the closure as an explicit function declared on the specified 'actor' instead"
  )
  @operation("assumeIsolated")
  nonisolated func assumeIsolated<T: Sendable>(
    _ operation: (isolated Self) throws -> T, file _: StaticString = #fileID,
    line _: UInt = #line
  ) rethrows -> T
  nonisolated func preconditionIsolated(
    _ message: @autoclosure () -> String = String(), file _: StaticString = #fileID,
    line _: UInt = #line
  ) {
    _preconditionIsolated(self)
  }
  nonisolated func assertIsolated(
    _ message: @autoclosure () -> String = String(), file _: StaticString = #fileID,
    line _: UInt = #line
  ) {
    _preconditionIsolated(self)
  }
}
@operation("assumeIsolated")
func _assumeIsolated<T>(_ actor: MainActor, _ operation: () throws -> T) rethrows -> T
@operation("preconditionIsolated") func _preconditionIsolated(_ actor: any Actor)

import DependenciesCore
import Machine
import Recording

// In a compiled program, code that inherits nothing reads the process's values. Here the process is
// the tutor's. So a session in another context, and a test, bind their own values there.

extension Provider {
  var context: DependencyContext {
    switch self {
    case .live: .live
    case .preview: .preview
    case .test: .test
    }
  }
}

extension Drive {
  func withUnboundValues<Result>(_ operation: () throws -> Result) rethrows -> Result {
    guard let values = unboundValues else { return try operation() }
    return try DependencyValues.$_current.withValue(values, operation: operation)
  }

  func withUnboundValues<Result>(
    isolation: isolated (any Actor)?, _ operation: () async throws -> Result
  ) async rethrows -> Result {
    guard let values = unboundValues else { return try await operation() }
    return try await DependencyValues.$_current.withValue(
      values, operation: operation, isolation: isolation)
  }

  private var unboundValues: DependencyValues? {
    switch lane.lane.kind {
    case .detachedTask, .dispatch, .thread:
      return run.tests.isRunning ? run.tests.unbound : run.world.unboundValues
    case .main: return run.world.unboundValues
    case .task, .asyncLet, .groupChild, .test: return nil
    }
  }
}

extension Task where Failure == Never {
  @discardableResult @passTypes @operation("startTaskPreferring")
  init(
    name: String? = nil, executorPreference: (any TaskExecutor)?, priority: TaskPriority? = nil,
    operation: sending @escaping () async -> Success)
  @discardableResult @passTypes @operation("startDetachedTaskPreferring")
  static func detached(
    name: String? = nil, executorPreference: (any TaskExecutor)?, priority: TaskPriority? = nil,
    operation: sending @escaping () async -> Success
  ) -> Task<Success, Never>
}
extension Task where Failure == any Error {
  @discardableResult @passTypes @operation("startTaskPreferring")
  init(
    name: String? = nil, executorPreference: (any TaskExecutor)?, priority: TaskPriority? = nil,
    operation: sending @escaping () async throws -> Success)
  @discardableResult @passTypes @operation("startDetachedTaskPreferring")
  static func detached(
    name: String? = nil, executorPreference: (any TaskExecutor)?, priority: TaskPriority? = nil,
    operation: sending @escaping () async throws -> Success
  ) -> Task<Success, any Error>
}

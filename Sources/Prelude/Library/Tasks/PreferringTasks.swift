extension Task where Failure == Never {
  @discardableResult @operation("startTaskPreferring")
  init(
    name: String? = nil, executorPreference: (any TaskExecutor)?, priority: TaskPriority? = nil,
    operation: sending @escaping () async -> Success)
  @discardableResult @operation("startDetachedTaskPreferring")
  static func detached(
    name: String? = nil, executorPreference: (any TaskExecutor)?, priority: TaskPriority? = nil,
    operation: sending @escaping () async -> Success
  ) -> Task<Success, Never>
}
extension Task where Failure == any Error {
  @discardableResult @operation("startTaskPreferring")
  init(
    name: String? = nil, executorPreference: (any TaskExecutor)?, priority: TaskPriority? = nil,
    operation: sending @escaping () async throws -> Success)
  @discardableResult @operation("startDetachedTaskPreferring")
  static func detached(
    name: String? = nil, executorPreference: (any TaskExecutor)?, priority: TaskPriority? = nil,
    operation: sending @escaping () async throws -> Success
  ) -> Task<Success, any Error>
}

/// A function that a protocol asks for: a method, getter, setter, initializer or static one of them.
package final class Requirement: Sendable {
  package let declaring: ProtocolDescriptor
  /// Among the requirements of the protocol that declares it.
  package let index: Int
  package let name: String
  /// Types of its own generic parameters, then `self` unless it is static, then parameters.
  package let parameterCount: Int
  package let isAsync: Bool
  /// Whether it runs on its caller's actor.
  package let isCallerIsolated: Bool

  package init(
    _ declaring: ProtocolDescriptor, index: Int, name: String, parameterCount: Int,
    isAsync: Bool = false, isCallerIsolated: Bool = false
  ) {
    self.declaring = declaring
    self.index = index
    self.name = name
    self.parameterCount = parameterCount
    self.isAsync = isAsync
    self.isCallerIsolated = isCallerIsolated
  }
}

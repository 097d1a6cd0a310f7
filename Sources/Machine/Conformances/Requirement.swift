/// A function requirement of a protocol: a method, getter, setter or initializer, possibly static.
package final class Requirement: Sendable {
  package let declaring: ProtocolDescriptor
  /// The index among the requirements of the declaring protocol.
  package let index: Int
  package let name: String
  /// The number of its own generic parameters, `self` unless it is static, and parameters.
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

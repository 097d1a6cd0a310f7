/// A member of a class that subclasses may override: the same for all of them.
package final class MethodSlot: Sendable {
  package let name: String
  /// Among all slots of the class that declares it and of its superclasses.
  package let index: Int
  /// Types of its own generic parameters, then `self`, then parameters.
  package let parameterCount: Int
  package let isAsync: Bool
  /// Whether it runs on its caller's actor.
  package let isCallerIsolated: Bool

  package init(
    name: String, index: Int, parameterCount: Int, isAsync: Bool = false,
    isCallerIsolated: Bool = false
  ) {
    self.name = name
    self.index = index
    self.parameterCount = parameterCount
    self.isAsync = isAsync
    self.isCallerIsolated = isCallerIsolated
  }
}

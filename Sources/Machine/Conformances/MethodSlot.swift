/// An overridable member of a class, shared by all subclasses.
package final class MethodSlot: Sendable {
  package let name: String
  /// The index among all slots of the declaring class and its superclasses.
  package let index: Int
  /// The number of its own generic parameters, `self` and parameters.
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

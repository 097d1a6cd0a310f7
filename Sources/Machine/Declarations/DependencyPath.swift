/// A key path from `DependencyValues`, as in `@Dependency(\.client.fetch)`.
package final class DependencyPath: NativeValue {
  /// `\.client.fetch`
  package let name: String
  /// Takes the `DependencyValues`, and returns the value of the path.
  package let getter: Closure
  /// Takes a cell with the `DependencyValues`, and the new value; nil for a get-only path.
  package let setter: Closure?
  /// The key path from which it was made. Equal key paths are the same dependency.
  package let keyPath: KeyPathValue?

  package init(name: String, getter: Function, setter: Function?) {
    self.name = name
    self.getter = Closure(function: getter)
    self.setter = setter.map { Closure(function: $0) }
    keyPath = nil
  }

  package init(_ keyPath: KeyPathValue) {
    name = keyPath.name
    getter = keyPath.getter
    setter = keyPath.setter
    self.keyPath = keyPath
  }

  package static var leadsOn: Bool { true }
  package var typeName: String { "KeyPath" }
  package var description: String { name }
}

/// A key path: code that reads, and for a writable one code that writes, what it leads to.
package final class KeyPathValue: NativeValue {
  /// `\Model.name`
  package let name: String
  /// Takes the root, gives the value.
  package let getter: Closure
  /// Takes a cell with the root, or the object, and the new value.
  package let setter: Closure?
  /// Whether it writes through an object, so that no cell is needed.
  package let isReferenceWritable: Bool
  /// Its root and its components, by which it is told from others.
  package let identity: [String]
  /// Of the subscripts among the components.
  package let arguments: Values
  /// What it starts from, and what it leads to.
  package let root: RuntimeType
  package let value: RuntimeType

  package init(
    name: String, getter: Closure, setter: Closure?, isReferenceWritable: Bool,
    identity: [String], arguments: Values, root: RuntimeType = .any, value: RuntimeType = .any
  ) {
    self.name = name
    self.getter = getter
    self.setter = setter
    self.isReferenceWritable = isReferenceWritable
    self.identity = identity
    self.arguments = arguments
    self.root = root
    self.value = value
  }

  package static var leadsOn: Bool { true }
  package var typeName: String { classNames.first ?? "AnyKeyPath" }

  package var classNames: [String] {
    let types = "<\(root.description), \(value.description)>"
    var names = ["KeyPath" + types, "PartialKeyPath<\(root.description)>", "AnyKeyPath"]
    if setter == nil { return names }
    names.insert("WritableKeyPath" + types, at: 0)
    if isReferenceWritable { names.insert("ReferenceWritableKeyPath" + types, at: 0) }
    return names
  }

  package var description: String { name }

  package var comparedParts: Values { arguments }

  package func isEqual(to other: any NativeValue) -> Bool {
    identity == (other as? KeyPathValue)?.identity
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(identity)
  }
}

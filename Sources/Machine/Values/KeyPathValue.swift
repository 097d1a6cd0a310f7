/// A key path: code that reads its value, and for a writable one also code that writes it.
package final class KeyPathValue: NativeValue {
  /// `.name` of `\Model.name`
  package let path: String
  /// Takes the root, and returns the value.
  package let getter: Closure
  /// Takes a cell with the root, or the object, and the new value.
  package let setter: Closure?
  /// Whether it writes through an object, without a cell.
  package let isReferenceWritable: Bool
  /// Whether an assignment first reads the value.
  package let readsToAssign: Bool
  /// Its root and its components, for comparisons.
  package let identity: [String]
  /// The arguments of its subscripts.
  package let arguments: Values
  /// The types of its root and its value.
  package let root: RuntimeType
  package let value: RuntimeType

  package init(
    path: String, getter: Closure, setter: Closure?, isReferenceWritable: Bool,
    readsToAssign: Bool = false, identity: [String], arguments: Values, root: RuntimeType = .any,
    value: RuntimeType = .any
  ) {
    self.path = path
    self.getter = getter
    self.setter = setter
    self.isReferenceWritable = isReferenceWritable
    self.readsToAssign = readsToAssign
    self.identity = identity
    self.arguments = arguments
    self.root = root
    self.value = value
  }

  /// `\Model.name`
  package var name: String { "\\\(root.description)" + (path.isEmpty ? ".self" : path) }

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
    guard let other = other as? KeyPathValue else { return false }
    return root == other.root && identity == other.identity
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(root)
    hasher.combine(identity)
  }
}

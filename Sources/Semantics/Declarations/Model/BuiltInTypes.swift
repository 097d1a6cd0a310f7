/// The prelude's types with native values in the machine.
enum BuiltInTypes {
  /// The type's representation at run time; nil for types that are declared like a program's.
  static func representation(of type: NominalDeclaration) -> String? {
    let isMarked = type.attributes.contains("builtIn")
    guard type.parent == nil else { return isMarked ? "native" : nil }
    if let known = representations[type.name] { return known }
    return isMarked || natives.contains(type.name) ? "native" : nil
  }

  private static let representations = [
    "Int": "int", "Double": "double", "Float": "float", "String": "string",
    "Character": "character", "Bool": "bool", "Duration": "duration", "Array": "array",
    "Dictionary": "dictionary", "Set": "set", "Optional": "optional",
    "Range": "range", "ClosedRange": "range", "PartialRangeFrom": "range",
    "PartialRangeUpTo": "range", "PartialRangeThrough": "range",
    "Int8": "integer", "Int16": "integer", "Int32": "integer", "Int64": "integer",
    "UInt": "integer", "UInt8": "integer", "UInt16": "integer", "UInt32": "integer",
    "UInt64": "integer", "KeyPath": "keyPath", "WritableKeyPath": "keyPath",
    "ReferenceWritableKeyPath": "keyPath", "PartialKeyPath": "keyPath", "AnyKeyPath": "keyPath",
  ]

  /// Types whose values only the host creates.
  private static let natives: Set<String> = [
    "Task", "TaskGroup", "ThrowingTaskGroup", "DiscardingTaskGroup", "ThrowingDiscardingTaskGroup",
    "TaskLocal", "CheckedContinuation", "UnsafeContinuation", "UnsafeCurrentTask",
    "ObjectIdentifier", "DispatchQueue",
  ]
}

/// A pattern that declares properties of an instance: `let (stream, continuation) = makeStream()`.
package struct PropertyPattern {
  /// A hidden property, which isn't stored. Its default value is the value of the whole pattern.
  package let whole: StorageDeclaration
  /// The indices of tuples that lead to the property's part of the value.
  package let path: [Int]
}

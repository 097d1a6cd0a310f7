import EmbeddedFiles
import Lowering

/// A library that programs can import, which is run from its source.
package struct SourceLibrary: Sendable {
  package let name: String
  /// Reads the names and texts of its files, once something imports it.
  package let read: @Sendable () -> [(name: String, text: String)]

  package init(
    name: String, read: @escaping @Sendable () -> [(name: String, text: String)]
  ) {
    self.name = name
    self.read = read
  }

  /// Stores, which come with the tutor.
  static let composable = SourceLibrary(name: "Composable") { EmbeddedFolder.composable.texts }

  var lowered: Lowerer.Library { Lowerer.Library(name: name, read: read) }
}

import EmbeddedFiles
import Lowering

/// A library that programs can import, which is run from its source.
package struct SourceLibrary: Sendable {
  package let name: String
  private let isFormatted: Bool
  /// Reads the names and texts of its files, once something imports it.
  package let read: @Sendable () -> [(name: String, text: String)]

  /// - Parameter isFormatted: Whether the files are known to be Swift, and formatted.
  package init(
    name: String, isFormatted: Bool = false,
    read: @escaping @Sendable () -> [(name: String, text: String)]
  ) {
    self.name = name
    self.isFormatted = isFormatted
    self.read = read
  }

  /// Stores, which come with the tutor.
  static let composable = SourceLibrary(name: "Composable", isFormatted: true) {
    EmbeddedFolder.composable.texts
  }

  var lowered: Lowerer.Library {
    Lowerer.Library(name: name, isFormatted: isFormatted, read: read)
  }
}

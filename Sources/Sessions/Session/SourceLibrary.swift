import EmbeddedFiles
import Lowering

/// A library that programs can import, which is run from its source.
package struct SourceLibrary: Sendable {
  let lowered: Lowerer.Library

  package var name: String { lowered.name }

  /// - Parameter read: Reads the names and texts of the files, once something imports the library.
  package init(
    name: String, read: @escaping @Sendable () -> [(name: String, text: String)]
  ) {
    lowered = Lowerer.Library(name: name, read: read)
  }

  private init(_ lowered: Lowerer.Library) { self.lowered = lowered }

  /// Stores, which come with the tutor.
  static let composable = SourceLibrary(
    Lowerer.Library(name: "Composable", isFormatted: true) { EmbeddedFolder.composable.texts })
}

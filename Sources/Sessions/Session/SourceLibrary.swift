import EmbeddedFiles
package import Lowering

/// A library that programs can import, which is run from its source.
package struct SourceLibrary: Sendable {
  package let lowered: Lowerer.Library

  package var name: String { lowered.name }

  /// - Parameter read: Reads the names and texts of the files, once something imports the library.
  package init(
    name: String, read: @escaping @Sendable () -> [(name: String, text: String)]
  ) {
    lowered = Lowerer.Library(name: name, read: read)
  }

  private init(_ lowered: Lowerer.Library) { self.lowered = lowered }

  /// The libraries that come with the tutor.
  package static let builtIn = [
    composable, macros, composableArchitecture, casePaths, identifiedCollections,
  ]

  /// The macros of features. The front end expands them.
  private static let macros = SourceLibrary(
    exporting: ["Composable", "DependenciesMacros"], name: "ComposableMacros")

  /// The name by which published code imports stores and their macros.
  private static let composableArchitecture = SourceLibrary(
    exporting: ["ComposableMacros"], name: "ComposableArchitecture")

  /// The names by which published code imports parts of those libraries.
  private static let casePaths = SourceLibrary(exporting: ["ComposableMacros"], name: "CasePaths")
  private static let identifiedCollections = SourceLibrary(
    exporting: ["Composable"], name: "IdentifiedCollections")

  /// A module that consists of others.
  private init(exporting modules: [String], name: String) {
    let text = modules.map { "@_exported import \($0)\n" }.joined()
    self.init(name: name) { [("\(name).swift", text)] }
  }

  /// Stores.
  static let composable = SourceLibrary(
    Lowerer.Library(name: "Composable", isFormatted: true) { EmbeddedFolder.composable.texts })
}

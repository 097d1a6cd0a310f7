import Machine
package import Reading
import SwiftSyntax

/// Declares a library piece by piece. A declaration and its extensions are declared at the first
/// lookup of the name. Pieces without names, and extensions of other modules' types, are declared
/// at once.
package final class LibraryLoader {
  /// A piece in its file.
  private final class Part {
    package let piece: FilePiece
    package let file: SourceText
    package var isDeclared = false

    package init(_ piece: FilePiece, file: SourceText) {
      self.piece = piece
      self.file = file
    }
  }

  private unowned let model: SemanticModel
  private let layer: Layer
  private let names: NameTable = [:]
  private var parts: [Part] = []
  /// The modules that the files import. Most files of a library import the same modules.
  private var imports: Set<String> = []

  package init(model: SemanticModel, layer: Layer) {
    self.model = model
    self.layer = layer
  }

  /// Adds the pieces of files.
  ///
  /// - Returns: A context in which all names of the library are visible.
  package func load(_ files: [(text: SourceText, pieces: [FilePiece])]) -> Context {
    layer.files = files.map(\.text)
    parts = files.flatMap { file in file.pieces.map { Part($0, file: file.text) } }
    let own = Set(parts.flatMap(\.piece.declared))
    var atOnce: [Part] = []
    var waiting: [String: [Part]] = [:]
    for part in parts {
      if part.piece.isNameless || !own.isSuperset(of: part.piece.extended) {
        atOnce.append(part)
      } else {
        for name in Set(part.piece.declared + part.piece.extended) {
          waiting[name, default: []].append(part)
        }
      }
    }
    for (name, parts) in waiting {
      names.postpone(name) { [unowned self] in model.reporter.apart { declare(parts) } }
    }
    declare(atOnce)
    return context(in: files.last?.text ?? SourceText(name: "", range: 0..<1))
  }

  /// The texts of all pieces.
  package var texts: [String] { parts.map(\.piece.text) }

  private func declare(_ parts: [Part]) {
    let new = parts.filter { !$0.isDeclared }
    for part in new { part.isDeclared = true }
    var files: [(items: CodeBlockItemListSyntax, context: Context)] = []
    for (part, outline) in zip(new, SharedSyntax.outlines(of: new.map(\.piece.text))) {
      let text = SourceText(outline.text, after: part.piece.line, of: part.file)
      let source = ParsedSource(outline.text, as: text, tree: outline.tree)
      model.reporter.add(source.diagnostics)
      guard let tree = source.tree else { continue }
      let context = context(in: source.text)
      if part.piece.isNameless {
        model.declareOperators(of: tree, file: source.text)
        _ = model.readImports(of: tree, in: context)
        imports.formUnion(context.imports)
      }
      files.append((tree.statements, context))
    }
    for file in files { file.context.imports = imports.union(exports) }
    model.declare(files)
  }

  private var exports: Set<String> {
    layer.module.map { model.exports(of: $0.name) } ?? []
  }

  private func context(in file: SourceText) -> Context {
    let context = Context(
      kind: .layer, parent: model.core.scope, file: file, layer: layer,
      isolation: Lazy(known: .unspecified))
    context.names = names
    context.imports = imports.union(exports)
    return context
  }
}

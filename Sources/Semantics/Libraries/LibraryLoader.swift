import Machine
package import Reading
import SwiftSyntax

/// Declares a library piece by piece. A declaration and its extensions are declared at the first
/// lookup of the name, and most of their members at their own first lookup. Pieces without names, and extensions
/// of other modules' types, are declared at once, without those members.
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
  /// The names of the property wrappers, whose members are read from their syntax.
  private var wrappers: Set<String> = []
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
    wrappers = Set(parts.filter(\.piece.isWrapper).flatMap(\.piece.declared))
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

  /// The texts of all pieces and their members.
  package var texts: [String] {
    parts.flatMap { part -> [String] in
      guard let divided = divide(part.piece) else { return [part.piece.text] }
      let names = part.piece.declared + part.piece.extended
      return [divided.head] + divided.texts(in: names.first ?? "")
    }
  }

  private func declare(_ parts: [Part]) {
    let new = parts.filter { !$0.isDeclared }
    for part in new { part.isDeclared = true }
    let divided = new.map { divide($0.piece) }
    let texts = zip(new, divided).map { part, divided in divided?.head ?? part.piece.text }
    var files: [(items: CodeBlockItemListSyntax, context: Context)] = []
    for ((part, divided), outline) in zip(zip(new, divided), SharedSyntax.outlines(of: texts)) {
      guard let source = read(outline, after: part.piece.line, of: part.file),
        let tree = source.tree
      else { continue }
      let context = context(in: source.text)
      if part.piece.isNameless {
        model.declareOperators(of: tree, file: source.text)
        _ = model.readImports(of: tree, in: context)
        imports.formUnion(context.imports)
      }
      files.append((tree.statements, context))
      if let divided {
        context.whenMade = { [unowned self] owner in
          postpone(divided, after: part.piece.line, of: part.file, for: owner)
        }
      }
    }
    for file in files { file.context.imports = imports.union(exports) }
    model.declare(files)
  }

  private func read(
    _ outline: SharedSyntax.Outline, after line: Int, of file: SourceText
  ) -> ParsedSource? {
    let text = SourceText(outline.text, after: line, of: file)
    let source = ParsedSource(outline.text, as: text, tree: outline.tree)
    model.reporter.add(source.diagnostics)
    return source.tree == nil ? nil : source
  }

  // MARK: Members

  /// Nil if the piece is declared as a whole.
  private func divide(_ piece: FilePiece) -> DividedDeclaration? {
    if piece.isNameless || wrappers.contains(where: (piece.declared + piece.extended).contains) {
      return nil
    }
    return DividedDeclaration(piece.text)
  }

  /// Lets the members be declared at the first lookup of their names.
  ///
  /// - Parameter line: The number of lines before the declaration in the file.
  private func postpone(
    _ divided: DividedDeclaration, after line: Int, of file: SourceText, for owner: Owner
  ) {
    for member in divided.members {
      owner.type.members.postpone(member.name) { [unowned self] in
        model.reporter.apart {
          declare(member, after: line + member.line, of: file, for: owner)
        }
      }
    }
  }

  private func declare(
    _ member: DividedDeclaration.Member, after line: Int, of file: SourceText, for owner: Owner
  ) {
    let inner = DividedDeclaration(member.text)
    let text = DividedDeclaration.text(of: inner?.head ?? member.text, in: owner.type.path)
    let outline = SharedSyntax.outline(of: text)
    guard let outer = owner.extension?.context ?? owner.type.context,
      let source = read(outline, after: line - 1, of: file),
      case .decl(let syntax)? = source.tree?.statements.first?.item,
      let members = syntax.as(ExtensionDeclSyntax.self)?.memberBlock.members
    else { return }
    let context = Context(
      kind: outer.kind, parent: outer.parent, file: source.text, layer: layer,
      isolation: outer.isolation)
    context.ownSignature = outer.ownSignature
    if let inner {
      context.whenMade = { [unowned self] owner in
        postpone(inner, after: line, of: file, for: owner)
      }
    }
    model.declare(members, of: owner, in: context)
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

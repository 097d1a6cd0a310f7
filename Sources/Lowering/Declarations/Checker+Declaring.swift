import SwiftSyntax

/// What other parts ask of the declarer.
extension Checker {
  /// Declares what a list of statements declares: types, extensions, functions and, where they are
  /// known from the start, variables. For the top level and for each block.
  func declare(_ items: CodeBlockItemListSyntax, in context: Context) {
    declare(items.declarations, in: context)
  }

  func declare(_ declarations: [DeclSyntax], in context: Context) {
    declare(declarations.map { ($0, context) })
  }

  /// Declares what the files of one module declare, which see each other.
  func declare(_ files: [(items: CodeBlockItemListSyntax, context: Context)]) {
    declare(files.flatMap { file in file.items.declarations.map { ($0, file.context) } })
  }

  private func declare(_ declarations: [(DeclSyntax, Context)]) {
    if declarations.isEmpty { return }
    Declarer(checker: self).declare(declarations)
  }

  /// The requirements among the members of a protocol's declaration, which were left out when the
  /// protocol itself was declared.
  func declareRequirements(in file: SourceFileSyntax, of type: ProtocolDeclaration) {
    guard let context = type.context else { return }
    let declarer = Declarer(checker: self)
    for case .decl(let item) in file.statements.map(\.item) {
      guard let syntax = item.as(ProtocolDeclSyntax.self) else { continue }
      declarer.declareMembers(
        syntax.memberBlock.members, of: Owner(type: type, extension: nil), in: context)
    }
    declarer.complete()
  }

  /// The variables of a declaration among statements, in the order of their names; patterns give one
  /// for each name. They aren't made visible: the caller does that when it comes to them.
  func declareVariables(
    _ syntax: VariableDeclSyntax, in context: Context
  ) -> [StorageDeclaration] {
    let declarer = Declarer(checker: self)
    let storages = declarer.declareVariables(syntax, owner: nil, in: context)
    declarer.finish()
    return storages
  }

  /// Takes away what a submission declared.
  func drop(_ layer: Layer) {
    for type in layer.extended {
      type.members.remove(layer)
      type.extensions.removeAll { $0.layer === layer }
    }
    declarations.remove(layer)
    wanted.removeAll { $0.layer === layer }
  }
}

extension CodeBlockItemListSyntax {
  fileprivate var declarations: [DeclSyntax] {
    compactMap { item in
      if case .decl(let declaration) = item.item { declaration } else { nil }
    }
  }
}

package import SwiftSyntax

/// Entry points to the declarer.
extension SemanticModel {
  /// Declares a list of statements: types, extensions, functions and, if they are visible from the
  /// start, variables. Used for the top level and for each block.
  package func declare(_ items: CodeBlockItemListSyntax, in context: Context) {
    declare(items.declarations, in: context)
  }

  package func declare(_ declarations: [DeclSyntax], in context: Context) {
    declare(declarations.map { ($0, context) })
  }

  /// Declares the files of one module together, because they see each other.
  package func declare(_ files: [(items: CodeBlockItemListSyntax, context: Context)]) {
    declare(files.flatMap { file in file.items.declarations.map { ($0, file.context) } })
  }

  private func declare(_ declarations: [(DeclSyntax, Context)]) {
    if declarations.isEmpty { return }
    Declarer(model: self).declare(declarations)
  }

  /// Declares members that the declaration of their type or extension skipped.
  func declare(_ members: MemberBlockItemListSyntax, of owner: Owner, in context: Context) {
    Declarer(model: self).declare(members, of: owner, in: context)
  }

  /// Declares the requirements among the members of a protocol, which declaring the protocol
  /// skipped.
  func declareRequirements(in file: SourceFileSyntax, of type: ProtocolDeclaration) {
    guard let context = type.context else { return }
    let declarer = Declarer(model: self)
    for case .decl(let item) in file.statements.map(\.item) {
      guard let syntax = item.as(ProtocolDeclSyntax.self) else { continue }
      declarer.declareMembers(
        syntax.memberBlock.members, of: Owner(type: type, extension: nil), in: context)
    }
    declarer.complete()
  }

  /// The variables of a declaration among statements, in the order of their names; a pattern gives
  /// one for each name. The caller makes them visible when it reaches them.
  func declareVariables(
    _ syntax: VariableDeclSyntax, in context: Context
  ) -> [StorageDeclaration] {
    let declarer = Declarer(model: self)
    let storages = declarer.declareVariables(syntax, owner: nil, in: context)
    declarer.finish()
    return storages
  }

  /// Checks a variable of a script's top level that is marked `nonisolated`.
  package func checkNonisolated(_ storage: StorageDeclaration) {
    let declarer = Declarer(model: self)
    declarer.checkNonisolated(storage)
    declarer.finish()
  }

  /// Removes the declarations of a submission.
  package func drop(_ layer: Layer) {
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

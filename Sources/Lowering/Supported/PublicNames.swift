import Reading
import SwiftSyntax

/// The names of the public declarations of a library's source.
package struct PublicNames {
  private var members: [String: Set<String>] = [:]
  private var globals: Set<String> = []

  /// - Parameter files: The library's files.
  package init(_ files: [(name: String, text: String)]) {
    for file in files {
      let source = ParsedSource(file.text, name: file.name, firstLine: 1, form: .library)
      for item in source.tree?.statements ?? [] {
        if case .decl(let declaration) = item.item { read(declaration) }
      }
    }
  }

  /// The names, as those of a module.
  package func module(named name: String) -> SupportedLibrary.Module {
    func shown(_ names: some Sequence<String>) -> [String] {
      names.filter { $0.first?.isLetter ?? false }.sorted()
    }
    return SupportedLibrary.Module(
      name: name, types: shown(members.keys).map { ($0, shown(members[$0] ?? [])) },
      globals: shown(globals))
  }

  private mutating func read(_ declaration: DeclSyntax) {
    guard let group = declaration.asProtocol((any DeclGroupSyntax).self) else {
      if declaration.isPublic { globals.formUnion(declaration.names) }
      return
    }
    let owner = declaration.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    guard owner != nil || declaration.isPublic else { return }
    let showsAll = declaration.is(ProtocolDeclSyntax.self) || owner != nil && declaration.isPublic
    var found: Set<String> = []
    for member in group.memberBlock.members
    where showsAll || member.decl.isPublic || member.decl.is(EnumCaseDeclSyntax.self) {
      found.formUnion(member.decl.names)
    }
    // An extension that declares nothing public is no part of the interface.
    if owner != nil, found.isEmpty { return }
    members[owner ?? declaration.names.first ?? "", default: []].formUnion(found)
  }
}

extension DeclSyntax {
  /// Whether it is public, and a program should use it.
  fileprivate var isPublic: Bool {
    let attributes = asProtocol((any WithAttributesSyntax).self)?.attributes.map { $0 } ?? []
    let isDiscouraged = attributes.contains { attribute in
      let words = attribute.trimmedDescription
      return words.hasPrefix("@available(")
        && (words.contains("unavailable") || words.contains("deprecated"))
    }
    guard !isDiscouraged else { return false }
    return asProtocol((any WithModifiersSyntax).self)?.modifiers
      .contains { ["open", "public"].contains($0.name.text) && $0.detail == nil } ?? false
  }

  /// The names that it declares. Initializers and subscripts have none.
  fileprivate var names: [String] {
    if let cases = self.as(EnumCaseDeclSyntax.self) { return cases.elements.map(\.name.plainName) }
    if let variable = self.as(VariableDeclSyntax.self) {
      return variable.bindings.compactMap {
        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName
      }
    }
    return asProtocol((any NamedDeclSyntax).self).map { [$0.name.plainName] } ?? []
  }
}

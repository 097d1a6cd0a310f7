package import SwiftSyntax

extension SourceFileSyntax {
  package var imports: [ImportDeclSyntax] {
    statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
  }
}

extension ImportDeclSyntax {
  package var moduleName: String? { path.first?.name.plainName }

  package var isForTesting: Bool { has("testable") }
  package var isExported: Bool { has("_exported") }
  package var isPreconcurrency: Bool { has("preconcurrency") }

  private func has(_ attribute: String) -> Bool {
    attributes.contains { $0.as(AttributeSyntax.self)?.attributeName.spelling == attribute }
  }
}

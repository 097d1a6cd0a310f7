internal import MacroExpansions
internal import SwiftDiagnostics
internal import SwiftSyntax
internal import SwiftSyntaxBuilder
internal import SwiftSyntaxMacros

extension Expansion {
  /// Reports the problems; where there are some, mostly nothing is written.
  func reported(in context: some MacroExpansionContext) -> Expansion {
    for problem in problems {
      context.diagnose(Diagnostic(node: problem.node, message: ProblemMessage(problem.message)))
    }
    return isWritten ? self : Expansion()
  }

  var memberDeclarations: [DeclSyntax] { members.map { "\(raw: $0)" } }
  var peerDeclarations: [DeclSyntax] { peers.map { "\(raw: $0)" } }
  var accessorDeclarations: [AccessorDeclSyntax] { accessors.map { "\(raw: $0)" } }
  var attributes: [AttributeSyntax] { memberAttributes.map { "@\(raw: $0)" } }

  /// The extensions by which the type conforms to what it doesn't conform to yet.
  func extensions(
    of type: some TypeSyntaxProtocol, missing protocols: [TypeSyntax]
  ) throws -> [ExtensionDeclSyntax] {
    guard !protocols.isEmpty else { return [] }
    return try extensions.map { name in
      try ExtensionDeclSyntax("extension \(type.trimmed): \(raw: name) {}")
    }
  }
}

private struct ProblemMessage: DiagnosticMessage {
  let message: String
  let severity = DiagnosticSeverity.error
  var diagnosticID: MessageID { MessageID(domain: "MacroExpansions", id: message) }

  init(_ message: String) { self.message = message }
}

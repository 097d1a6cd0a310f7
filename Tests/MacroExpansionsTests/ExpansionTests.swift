import Foundation
import MacroExpansions
import SwiftParser
import SwiftSyntax
import Testing

/// Each file of `Snapshots` has a declaration, a line of dashes, and the expansion.
/// `HEIRLOOM_RECORD=1` writes the second part, and fails if it has changed.
@Suite("Macro expansions")
struct ExpansionTests {
  @Test("the expansion equals the snapshot", arguments: try! snapshots())
  func snapshot(name: String) throws {
    let file = folder.appending(path: name)
    let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: divider)
    let input = parts[0]
    let output = expand(input)
    if ProcessInfo.processInfo.environment["HEIRLOOM_RECORD"] != nil {
      try (input + divider + output).write(to: file, atomically: true, encoding: .utf8)
    }
    try #require(parts.count == 2)
    #expect(output == parts[1])
  }
}

private let divider = "// ----\n"
private let folder = URL(filePath: #filePath).deletingLastPathComponent()
  .appending(path: "Snapshots")

private func snapshots() throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
}

/// The expansions of the macros of the declarations, part by part.
private func expand(_ text: String) -> String {
  let visitor = Expander(viewMode: .sourceAccurate)
  visitor.walk(Parser.parse(source: text))
  return visitor.output
}

private final class Expander: SyntaxVisitor {
  var output = ""

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { expand(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { expand(node) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { expand(node) }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for (attribute, name) in attributes(node.attributes) {
      switch name {
      case "Presents": add(PresentsExpansion.expand(node, attribute: attribute))
      case "DependencyEndpoint": add(DependencyEndpointExpansion.expand(node, attribute: attribute))
      case "DependencyEntry":
        add(DependencyEntryExpansion.expand(node, attribute: attribute, in: node.surroundings))
      default: break
      }
    }
    return .skipChildren
  }

  private func expand(_ node: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
    for (attribute, name) in attributes(node.attributes) {
      switch name {
      case "CasePathable": add(CasePathableExpansion.expand(node, attribute: attribute))
      case "ObservableState": add(ObservableStateExpansion.expand(node, attribute: attribute))
      case "ViewAction": add(ViewActionExpansion.expand(node, attribute: attribute))
      case "Reducer":
        add(ReducerExpansion.expand(node, attribute: attribute))
        for item in node.memberBlock.members {
          add(ReducerExpansion.expand(member: item.decl, of: node), of: item.decl)
        }
      case "DependencyClient":
        add(DependencyClientExpansion.expand(node, attribute: attribute))
        for item in node.memberBlock.members {
          add(DependencyClientExpansion.expand(member: item.decl), of: item.decl)
        }
      default: break
      }
    }
    return .visitChildren
  }

  private func attributes(_ list: AttributeListSyntax) -> [(AttributeSyntax, String)] {
    list.compactMap { element in
      element.as(AttributeSyntax.self).map { ($0, $0.attributeName.trimmedDescription) }
    }
  }

  private func add(_ expansion: Expansion, of member: DeclSyntax? = nil) {
    for problem in expansion.problems { output += "error: \(problem.message)\n" }
    for text in expansion.members { output += "\(text)\n" }
    for text in expansion.accessors { output += "\(text)\n" }
    for text in expansion.peers { output += "\(text)\n" }
    for text in expansion.extensions { output += "extension: \(text)\n" }
    for text in expansion.memberAttributes {
      let first = member?.trimmedDescription.split(separator: "\n").first.map(String.init) ?? ""
      output += "@\(text) on \(first)\n"
    }
  }
}

import Reading
import Semantics
import SwiftParser
import SwiftSyntax

/// The declaration of a function marked `@Test`.
struct DeclaredTest {
  let function: FunctionDeclSyntax
  let attribute: AttributeSyntax
  /// The names of enclosing types, outermost first. The innermost is its suite.
  let path: [String]
  /// The `@Suite` attributes of those types, outermost first.
  let suites: [AttributeSyntax]

  /// The tests of a file in source order.
  static func all(in tree: SourceFileSyntax) -> [DeclaredTest] {
    tree.statements.flatMap { item -> [DeclaredTest] in
      if case .decl(let declaration) = item.item { tests(in: declaration, [], []) } else { [] }
    }
  }

  private static func tests(
    in declaration: DeclSyntax, _ path: [String], _ suites: [AttributeSyntax]
  ) -> [DeclaredTest] {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      guard let attribute = function.attributes.first(named: "Test") else { return [] }
      return [
        DeclaredTest(function: function, attribute: attribute, path: path, suites: suites)
      ]
    }
    let (name, attributes, block): (String, AttributeListSyntax, MemberBlockSyntax)
    if let type = NominalSyntax(declaration), !declaration.is(ProtocolDeclSyntax.self) {
      (name, attributes, block) = (type.name.text, type.attributes, type.memberBlock)
    } else if let extended = declaration.as(ExtensionDeclSyntax.self) {
      (name, attributes, block) = (
        extended.extendedType.spelling, extended.attributes, extended.memberBlock
      )
    } else {
      return []
    }
    let around = suites + (attributes.first(named: "Suite").map { [$0] } ?? [])
    return block.members.flatMap { tests(in: $0.decl, path + [name], around) }
  }

  /// `Outer.Inner`
  var suite: String { path.joined(separator: ".") }

  /// `@Test("Its name")`, or nil.
  var displayName: String? {
    list.first.flatMap { first in
      first.label == nil
        ? first.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue : nil
    }
  }

  /// The title that the library shows: `"Its name"`, `"raw name"` or `name(a:_:)`.
  var title: String {
    if let displayName { return "\"\(displayName)\"" }
    let name = function.name
    if name.text.hasPrefix("`"), name.plainName.contains(" ") { return "\"\(name.plainName)\"" }
    return self.name
  }

  /// `name(a:_:)`
  var name: String {
    "\(function.name.plainName)(\(parameters.map { $0.firstName.plainName + ":" }.joined()))"
  }

  var parameters: FunctionParameterListSyntax { function.signature.parameterClause.parameters }

  /// The traits of the enclosing suites, then its own.
  var traits: [ExprSyntax] {
    (suites + [attribute]).flatMap { attribute in
      attribute.list.prefix { $0.label?.text != "arguments" }.filter {
        $0.label == nil && !$0.expression.is(StringLiteralExprSyntax.self)
      }.map(\.expression)
    }
  }

  /// The collections with its arguments.
  var arguments: [ExprSyntax] {
    list.drop { $0.label?.text != "arguments" }.map(\.expression)
  }

  private var list: [LabeledExprSyntax] { attribute.list }
}

extension AttributeSyntax {
  fileprivate var list: [LabeledExprSyntax] {
    if case .argumentList(let list)? = arguments { Array(list) } else { [] }
  }
}

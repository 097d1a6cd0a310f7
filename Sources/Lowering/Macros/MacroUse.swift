package import Machine
import MacroExpansions

/// An attribute of a macro, and the macro's expansion.
package struct MacroUse: Sendable {
  /// The macro's name.
  package let name: String
  /// The attribute's position. For an attribute in an expansion, the position of the expanded
  /// attribute.
  package let position: Position
  /// The names of the declaration with the attribute; several for variables, or none.
  package let declared: [String]
  /// The first and the last line of the declaration.
  package let lines: ClosedRange<Int>
  /// The expansion, by kinds of declarations.
  package let texts: [Text]

  package struct Text: Sendable {
    package enum Kind: String, Sendable {
      case members, peers, accessors, conformances, attributes
    }

    package let kind: Kind
    package let text: String
  }
}

extension Expansion {
  /// The texts for display, one for each kind.
  var texts: [MacroUse.Text] {
    [
      (MacroUse.Text.Kind.attributes, memberAttributes.map { "@\($0)" }),
      (.members, members), (.accessors, accessors), (.peers, peers), (.conformances, extensions),
    ].compactMap { kind, texts in
      texts.isEmpty ? nil : MacroUse.Text(kind: kind, text: texts.joined(separator: "\n\n"))
    }
  }
}

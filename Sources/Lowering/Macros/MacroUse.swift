package import Machine
import MacroExpansions

/// An attribute of a macro, and what the macro wrote.
package struct MacroUse: Sendable {
  /// The macro's name.
  package let name: String
  /// The attribute's place; for an attribute that a macro wrote, the place of that macro's attribute.
  package let position: Position
  /// The names of the declaration with the attribute; those of variables, or none.
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
  /// The texts for people to read, of one kind each.
  var texts: [MacroUse.Text] {
    [
      (MacroUse.Text.Kind.attributes, memberAttributes.map { "@\($0)" }),
      (.members, members), (.accessors, accessors), (.peers, peers), (.conformances, extensions),
    ].compactMap { kind, texts in
      texts.isEmpty ? nil : MacroUse.Text(kind: kind, text: texts.joined(separator: "\n\n"))
    }
  }
}

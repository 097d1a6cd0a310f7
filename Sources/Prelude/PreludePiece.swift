/// A declaration in a section, by its place in the text.
package struct PreludePiece: Equatable, Sendable {
  package enum Kind: Sendable {
    case type
    case `protocol`
    /// An extension with conformances.
    case conformance
    case `extension`
    /// A function, an alias or a variable of the top level.
    case global
    /// A member that is read when a program needs it.
    case member
    /// A stored property, case or associated type, which is declared with its type.
    case head
  }

  package var kind: Kind
  package var name: String
  /// In bytes, from the first attribute to the last character; without comments around it.
  package var range: Range<Int>
  /// Of a type, protocol or extension: after the opening brace.
  package var headEnd = 0
  /// Of an extension: the beginning of its `where` clause; 0 without one.
  package var condition = 0

  package init(kind: Kind, name: String, range: Range<Int>, headEnd: Int = 0, condition: Int = 0) {
    self.kind = kind
    self.name = name
    self.range = range
    self.headEnd = headEnd
    self.condition = condition
  }

  /// Whether it has members.
  package var hasMembers: Bool {
    switch kind {
    case .type, .protocol, .conformance, .extension: true
    case .global, .member, .head: false
    }
  }
}

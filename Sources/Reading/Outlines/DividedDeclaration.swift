/// The text of a type or an extension, divided into what is declared at once and members that can be declared
/// at their first lookup.
///
/// Most programs use few of a library's members, and parsing takes longer than all other steps of a small
/// program.
package struct DividedDeclaration: Sendable {
  package struct Member: Sendable {
    package let name: String
    /// The number of lines before it.
    package let line: Int
    /// Whole lines.
    package let text: String
  }

  /// The text without those members. Each line has the number that it has in the whole text.
  package let head: String
  /// In the order of the text.
  package let members: [Member]

  /// - Parameter text: A declaration in valid Swift. Nil if no member of it can be declared later.
  /// - Complexity: Linear in the length of the text.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let found = MemberFinder(bytes).members, found.contains(where: { $0.name != nil }) else {
      return nil
    }
    var rest: [UInt8] = []
    var end = 0
    var line = 0
    var members: [Member] = []
    for member in found {
      guard let name = member.name else { continue }
      let between = bytes[end..<member.range.lowerBound]
      let part = bytes[member.range]
      let lineCount = part.count { $0 == UInt8(ascii: "\n") }
      rest += between
      rest += repeatElement(UInt8(ascii: "\n"), count: lineCount)
      line += between.count { $0 == UInt8(ascii: "\n") }
      members.append(
        Member(name: name, line: line, text: String(decoding: part, as: UTF8.self)))
      line += lineCount
      end = member.range.upperBound
    }
    self.members = members
    head = String(decoding: rest + bytes[end...], as: UTF8.self)
  }

  /// A text that declares only this member.
  ///
  /// - Parameter path: The type's name, with those of the types around it.
  package static func text(of member: String, in path: String) -> String {
    "extension \(path) {\n\(member)\n}"
  }

  /// The texts of the members as they are declared.
  package func texts(in path: String) -> [String] {
    members.flatMap { member -> [String] in
      let inner = DividedDeclaration(member.text)
      let text = Self.text(of: inner?.head ?? member.text, in: path)
      return [text] + (inner?.texts(in: "\(path).\(member.name)") ?? [])
    }
  }
}

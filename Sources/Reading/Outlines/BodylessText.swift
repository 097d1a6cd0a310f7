/// A text of valid Swift without the bodies of its functions.
///
/// Parsing takes longer than all other steps of a small program, a third of a library's text is the
/// bodies of functions, and a program runs few of them.
package struct BodylessText: Sendable {
  /// A body that is left out.
  package struct Body: Sendable {
    /// Where it would begin in the text without bodies, as an offset in bytes.
    let offset: Int
    package let text: String
  }

  /// The text. Each line has the number that it has in the whole text.
  package let text: String
  /// In the order of the text.
  let bodies: [Body]

  /// - Complexity: Linear in the length of the text.
  package init(_ text: String) {
    let bytes = Array(text.utf8)
    // A condition may contain a part of a declaration.
    if bytes.contains(UInt8(ascii: "#")), text.contains("#if") {
      self.text = text
      bodies = []
      return
    }
    var finder = BodyFinder(bytes)
    finder.readDeclarations()
    var rest: [UInt8] = []
    var end = 0
    bodies = finder.bodies.map { range in
      rest += bytes[end..<range.lowerBound]
      end = range.upperBound
      let offset = rest.count
      rest += bytes[range].filter { $0 == UInt8(ascii: "\n") }
      return Body(offset: offset, text: String(decoding: bytes[range], as: UTF8.self))
    }
    self.text = String(decoding: rest + bytes[end...], as: UTF8.self)
  }

  /// The body that is left out behind the brace that ends at the offset.
  func body(at offset: Int) -> Body? { bodies.first { $0.offset == offset } }
}

import SwiftSyntax

extension ParsedSource {
  /// The text with spaces in place of top-level statements and variables; nil if the text isn't valid
  /// Swift.
  ///
  /// When other modules use a program's module, its top-level code doesn't run, and its variables have
  /// no values.
  package var textOfDeclarations: String? {
    guard let tree else { return nil }
    var bytes = Array(tree.description.utf8)
    for item in tree.statements {
      if item.item.is(DeclSyntax.self), !item.item.is(VariableDeclSyntax.self) { continue }
      let start = item.positionAfterSkippingLeadingTrivia.utf8Offset
      for index in start..<item.endPositionBeforeTrailingTrivia.utf8Offset
      where bytes[index] != UInt8(ascii: "\n") {
        bytes[index] = UInt8(ascii: " ")
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

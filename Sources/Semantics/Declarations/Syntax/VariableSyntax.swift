import Reading
import SwiftSyntax

extension VariableDeclSyntax {
  /// The parser also accepts `inout x = y`, which isn't part of the language.
  package var isLetOrVar: Bool {
    switch bindingSpecifier.tokenKind {
    case .keyword(.let), .keyword(.var): true
    default: false
    }
  }
}

extension AccessorDeclSyntax {
  /// Whether it is a `didSet` that uses the old value, so that the property is read first.
  package var readsOldValue: Bool {
    guard accessorSpecifier.text == "didSet" else { return false }
    return parameters != nil
      || body?.tokens(viewMode: .sourceAccurate).contains { $0.text == "oldValue" } ?? false
  }
}

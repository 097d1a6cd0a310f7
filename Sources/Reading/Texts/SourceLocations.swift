import Machine
import SwiftSyntax

/// The file and the line that a `#sourceLocation` states for the lines below it.
package struct SourceLocationDirective {
  /// The directive's last line in the text.
  package let line: Int
  /// The name of the file and the number of the next line; nil for `#sourceLocation()`, which ends
  /// an earlier directive.
  package let place: (file: String, line: Int)?
}

extension SourceText {
  /// Finds the directives of the file, in order, and returns their errors.
  func findLocations(in tree: SourceFileSyntax) -> [Diagnostic] {
    let finder = DirectiveFinder(self)
    finder.walk(tree)
    locations = finder.found
    return finder.errors
  }

  /// The file and line that the program sees for a line of the text; nil if no directive applies.
  package func statedLocation(ofLine line: Int) -> (file: String, line: Int)? {
    guard let directive = locations.last(where: { $0.line < line }), let place = directive.place
    else { return nil }
    return (place.file, place.line + line - directive.line - 1)
  }
}

private final class DirectiveFinder: SyntaxVisitor {
  let text: SourceText
  var found: [SourceLocationDirective] = []
  var errors: [Diagnostic] = []

  init(_ text: SourceText) {
    self.text = text
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind {
    var place: (file: String, line: Int)?
    if let arguments = node.arguments {
      let digits = arguments.lineNumber.text.filter { $0 != "_" }
      let number = UInt32(digits).map(Int.init)
      if let number, number > 0 {
        place = (arguments.fileName.segments.description, number)
      } else if arguments.lineNumber.presence == .present {
        let message: ParserMessage = number == nil ? .sourceLocationLine : .sourceLocationZero
        errors.append(
          Diagnostic(message, at: text.position(of: arguments.lineNumber)))
      }
    }
    found.append(SourceLocationDirective(line: text.end(of: node).line, place: place))
    return .skipChildren
  }
}

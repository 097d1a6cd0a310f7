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
  /// Finds the directives of the file, in order.
  func findLocations(in tree: SourceFileSyntax) -> [SourceLocationDirective] {
    let finder = DirectiveFinder(self)
    finder.walk(tree)
    return finder.found
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

  init(_ text: SourceText) {
    self.text = text
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind {
    let place = node.arguments.flatMap { arguments -> (file: String, line: Int)? in
      let digits = arguments.lineNumber.text.filter { $0 != "_" }
      return Int(digits).map { (arguments.fileName.segments.description, $0) }
    }
    found.append(SourceLocationDirective(line: text.end(of: node).line, place: place))
    return .skipChildren
  }
}

import Dispatch
package import SwiftSyntax
import Synchronization

/// The trees of texts that every session in this process uses: pieces of the prelude, and the files
/// of libraries. A text's tree never changes.
package enum SharedSyntax {
  /// A text's declarations. The bodies of functions are parsed when they are needed.
  package struct Outline: Sendable {
    /// The text without those bodies.
    package let text: String
    package let tree: SourceFileSyntax
  }

  /// A function's body that isn't in its outline.
  package struct Body: Sendable {
    package let text: String
    package let statements: CodeBlockItemListSyntax
  }

  private struct Known {
    var trees: [String: SourceFileSyntax] = [:]
    var outlines: [String: Outline] = [:]
    /// The texts whose outlines leave bodies out, by the roots of the outlines' trees.
    var texts: [SyntaxIdentifier: BodylessText] = [:]
    /// The bodies that were needed, by the lists that are empty in their place.
    var bodies: [SyntaxIdentifier: Body] = [:]
  }

  private static let known = Mutex(Known())

  package static func tree(of text: String) -> SourceFileSyntax {
    if let known = known.withLock({ $0.trees[text] }) { return known }
    let tree = ParsedSource.parse(text)
    known.withLock { $0.trees[text] = tree }
    return tree
  }

  /// Parses several texts in parallel.
  package static func trees(of texts: [String]) -> [SourceFileSyntax] {
    inParallel(texts) { tree(of: $0) }
  }

  /// The declarations of a valid text.
  package static func outline(of text: String) -> Outline {
    if let known = known.withLock({ $0.outlines[text] }) { return known }
    let bodyless = BodylessText(text)
    let outline = Outline(text: bodyless.text, tree: ParsedSource.parse(bodyless.text))
    return known.withLock { known in
      // The outline of another thread stays, because its nodes may be in use.
      if let other = known.outlines[text] { return other }
      known.outlines[text] = outline
      if !bodyless.bodies.isEmpty { known.texts[outline.tree.id] = bodyless }
      return outline
    }
  }

  /// Parses the declarations of several valid texts in parallel.
  package static func outlines(of texts: [String]) -> [Outline] {
    inParallel(texts) { outline(of: $0) }
  }

  /// The body that an outline leaves out in the place of this list; nil if it leaves out none.
  package static func body(inPlaceOf list: CodeBlockItemListSyntax) -> Body? {
    guard list.isEmpty else { return nil }
    if let known = known.withLock({ $0.bodies[list.id] }) { return known }
    guard let text = textLeftOut(inPlaceOf: list) else { return nil }
    let body = Body(text: text, statements: ParsedSource.parse(text).statements)
    known.withLock { $0.bodies[list.id] = body }
    return body
  }

  /// Whether an outline leaves out a body, which is long then, in the place of this list.
  package static func leavesOut(_ list: CodeBlockItemListSyntax) -> Bool {
    textLeftOut(inPlaceOf: list) != nil
  }

  private static func textLeftOut(inPlaceOf list: CodeBlockItemListSyntax) -> String? {
    guard list.isEmpty, let brace = list.previousToken(viewMode: .sourceAccurate) else {
      return nil
    }
    return known.withLock { $0.texts[list.root.id] }?
      .body(at: brace.endPositionBeforeTrailingTrivia.utf8Offset)?.text
  }

  private static func inParallel<Made: Sendable>(
    _ texts: [String], _ make: @Sendable (String) -> Made
  ) -> [Made] {
    let found = Mutex([Made?](repeating: nil, count: texts.count))
    DispatchQueue.concurrentPerform(iterations: texts.count) { index in
      let made = make(texts[index])
      found.withLock { $0[index] = made }
    }
    return found.withLock { $0.compactMap(\.self) }
  }
}

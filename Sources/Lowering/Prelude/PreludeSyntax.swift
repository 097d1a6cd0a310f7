import SwiftParser
import SwiftSyntax
import Synchronization

/// Pieces of the prelude that were parsed in this process. What a text parses to never changes, and
/// parsing takes most of the time that a piece costs.
enum PreludeSyntax {
  private static let trees = Mutex<[String: SourceFileSyntax]>([:])

  static func tree(of text: String) -> SourceFileSyntax {
    if let known = trees.withLock({ $0[text] }) { return known }
    let tree = Parser.parse(source: text)
    trees.withLock { $0[text] = tree }
    return tree
  }
}

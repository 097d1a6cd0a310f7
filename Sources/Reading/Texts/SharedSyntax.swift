import Dispatch
package import SwiftSyntax
import Synchronization

/// Texts that were parsed in this process and that every session reads: pieces of the prelude, and the
/// files of libraries. What a text parses to never changes.
package enum SharedSyntax {
  private static let trees = Mutex<[String: SourceFileSyntax]>([:])

  package static func tree(of text: String) -> SourceFileSyntax {
    if let known = trees.withLock({ $0[text] }) { return known }
    let tree = ParsedSource.parse(text)
    trees.withLock { $0[text] = tree }
    return tree
  }

  /// The trees of several texts, which are parsed side by side.
  package static func trees(of texts: [String]) -> [SourceFileSyntax] {
    let found = Mutex([SourceFileSyntax?](repeating: nil, count: texts.count))
    DispatchQueue.concurrentPerform(iterations: texts.count) { index in
      let tree = tree(of: texts[index])
      found.withLock { $0[index] = tree }
    }
    return found.withLock { $0.compactMap(\.self) }
  }
}

import Dispatch
package import SwiftSyntax
import Synchronization

/// The trees of texts that every session in this process uses: pieces of the prelude, and the files
/// of libraries. A text's tree never changes.
package enum SharedSyntax {
  private static let trees = Mutex<[String: SourceFileSyntax]>([:])

  package static func tree(of text: String) -> SourceFileSyntax {
    if let known = trees.withLock({ $0[text] }) { return known }
    let tree = ParsedSource.parse(text)
    trees.withLock { $0[text] = tree }
    return tree
  }

  /// Parses several texts in parallel.
  package static func trees(of texts: [String]) -> [SourceFileSyntax] {
    let found = Mutex([SourceFileSyntax?](repeating: nil, count: texts.count))
    DispatchQueue.concurrentPerform(iterations: texts.count) { index in
      let tree = tree(of: texts[index])
      found.withLock { $0[index] = tree }
    }
    return found.withLock { $0.compactMap(\.self) }
  }
}

package import Lessons
import Recording

extension Player {
  /// Runs a block with another text, and after it the blocks that use what it declares.
  ///
  /// The text takes the block's place if it is accepted; else nothing else runs.
  package mutating func edit(_ code: String, of block: CodeBlock) -> Turn {
    var edited = block
    // The lesson's expectation isn't about the changed code.
    (edited.code, edited.mode, edited.expectation) = (code, .traced, nil)
    renumber(edited)
    let users = records.users(of: edited)
    for user in users { renumber(user) }
    return run(edited, then: users)
  }

  /// The block that `:edit` opens: the block of the proposal on the page, or else the last block that
  /// ran.
  package var editableBlock: CodeBlock? { (proposedRecord ?? latestRecord)?.block }

  /// The block that was run last, as far as what is on view goes.
  package var latestBlock: CodeBlock? { latestRecord?.block }

  /// The block that was run with this line in it, by the numbers that it was shown with.
  package func block(atLine line: Int) -> CodeBlock? {
    records.last { $0.result.source.line(line) != nil }?.block
  }

  /// The last block that has run and declares a name; without one, the last that mentions it.
  package func block(naming name: String) -> CodeBlock? {
    let blocks = records.map(\.block)
    return blocks.last { DeclaredNames(of: $0.code).declared.contains(name) }
      ?? blocks.last { DeclaredNames(of: $0.code).mentioned.contains(name) }
  }

  /// The names that are declared in the blocks that have run.
  package var declaredNames: [String] {
    var seen: Set<String> = []
    return records.flatMap { DeclaredNames(of: $0.block.code).declared.sorted() }
      .filter { seen.insert($0).inserted }
  }

  var latestRecord: BlockRecord? {
    // Running declarations once more would show nothing.
    records.last(where: \.isEventful) ?? records.last
  }

  /// The record of the block that the page on view, or the one being made, proposes to change.
  var proposedRecord: BlockRecord? {
    let page = self.page.isTry || !pages.indices.contains(cursor) ? self.page : pages[cursor]
    let proposal = page.proposal
    guard let id = proposal.edits else { return proposal.isTry ? latestRecord : nil }
    return records.last { $0.block.id == id } ?? latestRecord
  }

  private var records: [BlockRecord] {
    (pages.prefix(cursor + 1).flatMap(\.views) + page.views).compactMap { view in
      if case .record(let record) = view { record } else { nil }
    }
  }
}

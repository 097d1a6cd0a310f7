package import Lessons

extension Sequence<BlockRecord> {
  /// The blocks after a changed one that need to run again to use what it declares: those in between,
  /// and the last one with something to see.
  package func users(of edited: CodeBlock) -> [CodeBlock] {
    var changed = DeclaredNames(of: edited.code).declared
    guard !changed.isEmpty else { return [] }
    var users: [(block: CodeBlock, isEventful: Bool)] = []
    var seen: Set<CodeBlock.ID> = []
    for record in self where record.block.id > edited.id {
      guard seen.insert(record.block.id).inserted, record.block.mode != .rejected,
        record.block.module == nil
      else { continue }
      let names = DeclaredNames(of: record.block.code)
      guard !names.mentioned.isDisjoint(with: changed) else { continue }
      changed.formUnion(names.declared)
      users.append((record.block, record.isEventful))
    }
    // Of those that only do something, the last is the one on view.
    let last = users.last { $0.isEventful }?.block.id
    return users.filter { !$0.isEventful || $0.block.id == last }.map(\.block)
  }
}

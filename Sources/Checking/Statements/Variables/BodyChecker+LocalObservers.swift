import CheckedTree
import Machine
import Reading
import Semantics
import SwiftSyntax

/// `willSet` and `didSet` of a local variable.
struct LocalObservers {
  let list: AccessorDeclListSyntax

  /// Nil if the variable has none.
  init?(_ block: AccessorBlockSyntax?) {
    guard let block, !block.isComputed, case .accessors(let list) = block.accessors else {
      return nil
    }
    self.list = list
  }
}

extension BodyChecker {
  /// The body of a variable's setter: the write of the new value, between the observers.
  ///
  /// - Parameters:
  ///   - stored: The variable that the name means in the observers; nil if it keeps its meaning.
  ///   - reading: The old value.
  func observing(
    _ observers: LocalObservers?, _ name: String, stored: Variable?, _ type: Type,
    reading: () -> Expression, _ write: Statement, at position: Position, in context: Context
  ) -> [Statement] {
    guard let observers, let new = context.body?.parameters.last else { return [write] }
    let old = Variable(name: "oldValue", isConstant: true, owner: context.body, position: position)
    old.canHoldObjects = canHoldObjects(type)
    var before: [Statement] = []
    var after: [Statement] = []
    for accessor in observers.list {
      guard let body = accessor.body else { continue }
      let isBefore = accessor.accessorSpecifier.text == "willSet"
      if accessor.readsOldValue { before.insert(.declare(old, reading()), at: 0) }
      let inner = model.makeBlock(in: context)
      let parameter = isBefore ? new : old
      let given = accessor.parameters?.name.plainName ?? (isBefore ? "newValue" : "oldValue")
      inner.names[given] = [.storage(makeStorage(parameter, type: type, in: inner))]
      if let stored {
        inner.names[name] = [.storage(makeStorage(stored, type: type, in: inner))]
      }
      let block = Statement.block(
        Block(
          statements: checkItems(body.statements, in: inner),
          end: context.file.position(of: body.rightBrace)))
      if isBefore { before.append(block) } else { after.append(block) }
    }
    return before + [write] + after
  }
}

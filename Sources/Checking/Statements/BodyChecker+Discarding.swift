import CheckedTree
import Machine
import Reading
import Semantics
import SwiftSyntax

/// `discard self`, which ends a value without its `deinit`.
extension BodyChecker {
  func discardStatement(_ syntax: DiscardStmtSyntax, in context: Context) -> [Statement] {
    let position = context.file.position(of: syntax)
    guard case .function(let function)? = context.frame?.kind, function.isConsuming,
      function.isInstanceMember, let nominal = function.owner?.type as? NominalDeclaration,
      let variable = context.frame?.selfVariable
    else {
      report(CopyingMessage.discardOutsideOfConsuming, at: position)
      return []
    }
    guard nominal.isUnique else {
      report(CopyingMessage.discardWithoutDeinitializer(type: nominal.name), at: position)
      return []
    }
    guard nominal.storedProperties.value.allSatisfy({ isTrivial($0.type.value, in: context) })
    else {
      report(CopyingMessage.discardOfOther(type: nominal.name), at: position)
      return []
    }
    var value = load(variable, at: context.file.position(of: syntax.expression))
    value.ownership = Ownership(.discarded, isNoncopyable: true)
    context.body?.movesValues = true
    return [.expression(value)]
  }
}

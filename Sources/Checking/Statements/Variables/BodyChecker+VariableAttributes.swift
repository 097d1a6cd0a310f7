import CheckedTree
import Machine
import Reading
import Semantics
import SwiftSyntax

extension BodyChecker {
  /// Reports attributes that local variables can't have.
  func checkAttributes(
    _ attributes: Attributes, ofLocal syntax: VariableDeclSyntax,
    _ ownership: Variable.Ownership, in context: Context
  ) {
    guard let first = syntax.bindings.first else { return }
    let name = first.pattern.spelling
    if let (attribute, _) = attributes.first(marked: "globalActor") {
      report(
        context.isTopLevel
          ? VariableMessage.globalActorAtTopLevel : .globalActorOfLocal(name: name),
        at: context.file.position(of: attribute))
    }
    if let (attribute, builder) = attributes.first(marked: "resultBuilder"),
      first.accessorBlock?.isComputed != true
    {
      report(
        VariableMessage.builderWithoutGetter(builder: builder.name),
        at: context.file.position(of: attribute))
    }
    if attributes.contains("TaskLocal"), !context.isTopLevel {
      report(VariableMessage.taskLocalMustBeStatic, at: context.file.position(of: syntax))
    }
    if let wrapper = attributes.wrappers.first, ownership != .strong {
      report(
        VariableMessage.wrapperWithOwnership(name: name, ownership: "\(ownership)"),
        at: context.file.position(of: wrapper.syntax))
    }
  }
}

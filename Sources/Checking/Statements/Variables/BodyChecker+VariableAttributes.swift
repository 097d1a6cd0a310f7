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
          ? "top-level code variables cannot have a global actor"
          : "local variable '\(name)' cannot have a global actor",
        at: context.file.position(of: attribute))
    }
    if let (attribute, builder) = attributes.first(marked: "resultBuilder"),
      first.accessorBlock?.isComputed != true
    {
      report(
        "result builder attribute '\(builder.name)' can only be applied to a variable if it "
          + "defines a getter", at: context.file.position(of: attribute))
    }
    if attributes.contains("TaskLocal"), !context.isTopLevel {
      report(
        "'@TaskLocal' can only be applied to 'static' property, or global variables",
        at: context.file.position(of: syntax))
    }
    if let wrapper = attributes.wrappers.first, ownership != .strong {
      report(
        "property '\(name)' with a wrapper cannot also be \(ownership)",
        at: context.file.position(of: wrapper.syntax))
    }
  }
}

import Machine
import Reading
import Semantics
import Solving

/// Rules for initializers that call other initializers.
extension ExpressionBuilder {
  /// Requires a designated initializer of the superclass. An initializer that can't fail must not
  /// delegate to a failable one.
  func checkDelegation(to function: FunctionDeclaration, _ site: Site, isSuper: Bool) {
    let owner = function.owner?.type as? NominalDeclaration
    if isSuper, function.isConvenience, let owner, owner.kind == .class {
      checker.report(
        CallMessage.superclassInitializerIsNotDesignated(superclass: owner.name), at: site.position)
    }
    guard function.isFailable, !function.isImplicitlyUnwrapped, !isForced,
      case .function(let caller)? = context.frame?.kind, caller.kind == .initializer,
      !caller.isFailable
    else { return }
    checker.report(
      isSuper
        ? InitializerMessage.chainsToFailable(name: function.fullName)
        : .delegatesToFailable(name: function.fullName), at: site.position)
  }

  /// Requires a `required` initializer for a metatype value, because subclasses inherit only those.
  func checkRequired(_ function: FunctionDeclaration, _ site: Site) {
    guard let owner = function.owner?.type as? NominalDeclaration, owner.kind == .class,
      !owner.isFinal, !owner.isPrelude, !function.isRequired
    else { return }
    let made = site.reference.baseType ?? owner.declaredType
    checker.report(CallMessage.initializerIsNotRequired(type: made), at: site.position)
  }
}

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

  // MARK: Literals

  /// `UInt8(300)` is the literal with the type `UInt8`.
  func checkLiteral(_ function: FunctionDeclaration, _ site: Site, _ arguments: [Term]) {
    guard function.isPrelude, arguments.count == 1, let term = arguments.first?.peeled,
      case .integer(let magnitude, let isNegative) = term.kind,
      function.interface.value.parameters.first?.label == nil,
      let made = site.reference.baseType?.nominal, made.isPrelude,
      let kind = IntegerKind(rawValue: made.name)
    else { return }
    if let magnitude, Integer(kind, magnitude: magnitude, isNegative: isNegative) != nil { return }
    checker.reportFlow(
      LiteralMessage.overflow(of: magnitude, isNegative: isNegative, type: made.name),
      at: term.position)
  }

  /// Reports arithmetic on two literals that overflows, and division by a literal zero.
  func checkArithmetic(_ name: Term.OperatorName, _ operands: [Term], _ term: Term) {
    if ["/", "%"].contains(name.text), operands.count == 2,
      case .integer(0?, _) = operands[1].peeled.kind, let made = reduced(type(of: term)).nominal,
      made.isPrelude, made.name == "Int" || IntegerKind(rawValue: made.name) != nil
    {
      return checker.reportFlow(LiteralMessage.divisionByZero, at: name.position)
    }
    guard ["+", "-", "*"].contains(name.text), operands.count == 2,
      let made = reduced(type(of: term)).nominal, made.isPrelude,
      let kind = IntegerKind(rawValue: made.name),
      case .integer(let left?, let leftIsNegative) = operands[0].peeled.kind,
      case .integer(let right?, let rightIsNegative) = operands[1].peeled.kind,
      let first = Int(exactly: left), let second = Int(exactly: right)
    else { return }
    let one = leftIsNegative ? -first : first
    let other = rightIsNegative ? -second : second
    let (value, overflows) =
      switch name.text {
      case "+": one.addingReportingOverflow(other)
      case "-": one.subtractingReportingOverflow(other)
      default: one.multipliedReportingOverflow(by: other)
      }
    if !overflows, Integer(kind, magnitude: UInt64(value.magnitude), isNegative: value < 0) != nil {
      return
    }
    checker.reportFlow(
      LiteralMessage.arithmeticOverflow(
        left: one, operator: name.text, right: other, type: made.name), at: name.position)
  }
}

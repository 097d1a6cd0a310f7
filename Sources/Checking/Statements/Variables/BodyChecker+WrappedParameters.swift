import CheckedTree
import Machine
import Reading
import Semantics
import SwiftSyntax

/// Parameters with property wrappers: `func greet(@Trimmed name: String)`. The function receives
/// the plain value, and its body starts by creating the wrapper.
extension BodyChecker {
  func declareWrapped(
    _ parameters: [FunctionDeclaration.Parameter], in context: Context
  ) -> [Statement] {
    parameters.flatMap { parameter -> [Statement] in
      guard let attribute = parameter.wrapper else { return [] }
      return declareWrapped(parameter, attribute, in: context)
    }
  }

  private func declareWrapped(
    _ parameter: FunctionDeclaration.Parameter, _ attribute: AttributeSyntax,
    in context: Context
  ) -> [Statement] {
    guard !parameter.type.isError, isWrapped(parameter, attribute, in: context) else { return [] }
    let (name, position) = (parameter.name, parameter.position)
    let call = wrapperCall(attribute, around: model.makeName(name, at: position), in: context)
    let value = checkValue(call, in: context)
    if value.isError { return [] }
    let variable = Variable(
      name: "_" + name, isConstant: false, owner: context.body, position: position)
    variable.canHoldObjects = canHoldObjects(value.type)
    let backing = makeStorage(variable, type: value.type, in: context)
    backing.hasInitialValue = true
    declare(backing, in: context)
    // From here on the name refers to the wrapper's value.
    context.names[name] = nil
    declareThroughWrapper(
      name, "wrappedValue", of: value.type, written: parameter.type, isConstant: true,
      at: position, in: context)
    if !model.members("projectedValue", of: value.type, in: context).isEmpty {
      declareThroughWrapper(
        "$" + name, "projectedValue", of: value.type, backingName: "_" + name, written: nil,
        isConstant: true, at: position, in: context)
    }
    return [.declare(variable, value.expression)]
  }

  /// Whether the wrapper's `wrappedValue` has the parameter's type.
  private func isWrapped(
    _ parameter: FunctionDeclaration.Parameter, _ attribute: AttributeSyntax,
    in context: Context
  ) -> Bool {
    guard let wrapper = model.attributeType(attribute, in: context),
      wrapper.genericParameters.isEmpty,
      let inner = model.memberType("wrappedValue", of: wrapper.declaredType, in: context),
      !inner.isError, inner != parameter.type
    else { return true }
    report(
      VariableMessage.wrapperTypeDiffers(type: parameter.type, inner: inner), at: parameter.position
    )
    return false
  }
}

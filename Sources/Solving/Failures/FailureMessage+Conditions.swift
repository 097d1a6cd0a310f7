import Machine
import Reading
import Semantics

// Members that a type would have if it met the conditions of an extension, such as
// `people.sorted()` for elements that aren't comparable. The missing condition is reported, not the
// member.

extension FailureMessage {
  /// Reports the unmet conditions of a member with this name; false if there is no such member.
  ///
  /// - Parameter arguments: The call's arguments, which distinguish overloads; nil if they are
  ///   unknown.
  func reportUnmet(
    _ name: String, of base: Type, for arguments: Term.Arguments? = nil, at position: Position
  ) -> Bool {
    let isStatic = base.instance != nil
    let unmet = model.lookUpMembers(name, of: base.instance ?? base, in: context).unmet
    // Protocol extensions state the condition more generally than the prelude's shortcuts.
    let known = unmet.filter { $0.member.isFromProtocol != nil } + unmet
    let fitting = known.first { member, _ in
      guard let declaration = member.member.declaration, let owner = declaration.owner,
        declaration.isStatic == isStatic, model.isAccessible(declaration, from: context)
      else { return false }
      guard let function = declaration as? FunctionDeclaration else {
        return arguments == nil && declaration is StorageDeclaration && !owner.type.name.isEmpty
      }
      return arguments.map { takes($0, function) } ?? true
    }
    guard let (found, requirement) = fitting, let declaration = found.member.declaration,
      let owner = declaration.owner,
      let lack = lack(
        requirement.mapTypes {
          model.substitute($0, found.substitution, in: context.signature)
        })
    else { return false }
    let message: ConditionMessage =
      if let function = declaration as? FunctionDeclaration {
        .function(
          NamedDeclaration(function.kindForMessages, function.signatureName),
          owner: owner.type.name, lacks: lack)
      } else {
        .property(declaration.name, lacks: lack)
      }
    solver.report(message, at: position)
    return true
  }

  /// Whether labels and counts fit.
  private func takes(_ arguments: Term.Arguments, _ function: FunctionDeclaration) -> Bool {
    let parameters = function.interface.value.parameters.map { parameter in
      MatchableParameter(
        label: parameter.label, isVariadic: parameter.isVariadic,
        hasDefault: parameter.hasDefault,
        acceptsTrailingClosure: parameter.type.asFunction != nil)
    }
    let matched = ArgumentMatching.match(
      arguments.list.map(\.label), firstTrailing: arguments.firstTrailing, with: parameters)
    return if case .success = matched { true } else { false }
  }

  private func lack(_ requirement: GenericRequirement) -> ConditionMessage.Lack? {
    if requirement.hasVariables { return nil }
    return switch requirement {
    case .conforms(let type, let wanted):
      .conformance(
        type, to: wanted.name,
        isSynthesized: ["Comparable", "Equatable", "Hashable"].contains(wanted.name))
    case .same(let left, let right): .equivalence(left, right)
    case .inherits(let type, let superclass): .superclass(superclass, of: type)
    case .classBound(let type): .classType(type)
    }
  }
}

import CheckedTree
import Machine
import Semantics

// Intrinsics with a body. The machine's function replaces the body if the machine itself compares
// and hashes the values.

/// Implementations of the prelude's built-in declarations.
extension BodyChecker {
  /// The implementation that a call of the function with these types runs.
  func implementation(
    of function: FunctionDeclaration, _ substitution: Substitution, in signature: GenericSignature
  ) -> FunctionDeclaration {
    guard function.isPrelude, function.statements != nil,
      case .intrinsic = function.routine.value.implementation
    else { return function }
    let isNative = function.signature.value.requirements.allSatisfy { requirement in
      guard case .conforms(let subject, let wanted) = requirement, wanted.known?.isComparing == true
      else { return true }
      return self.isNative(model.substitute(subject, substitution, in: signature), wanted)
    }
    return isNative ? function : withoutIntrinsic(function)
  }

  /// Whether the machine's comparison or hash of values matches the type's own.
  private func isNative(_ type: Type, _ wanted: ProtocolDeclaration) -> Bool {
    var seen: Set<Type> = []
    return isNative(type, wanted, &seen)
  }

  private func isNative(
    _ type: Type, _ wanted: ProtocolDeclaration, _ seen: inout Set<Type>
  ) -> Bool {
    guard seen.insert(type).inserted else { return true }
    guard let nominal = type.nominal, !declaresOwn(type, wanted) else { return false }
    let arguments = Substitution(nominal.genericParameters, type.arguments)
    // Key paths are equal or not, regardless of the types on their way.
    if nominal.builtIn == "native", nominal.isReference { return true }
    if nominal.builtIn != nil || nominal.attributes.contains("native") {
      for argument in type.arguments where !isNative(argument, wanted, &seen) { return false }
      return true
    }
    guard !nominal.isReference, isSynthesized(type, wanted) else { return false }
    for part in model.parts(of: nominal)
    where !isNative(model.substitute(part.type, arguments, in: .empty), wanted, &seen) {
      return false
    }
    return true
  }

  /// Whether a program declares the conformance of a library's type: `extension Array: Comparable`.
  private func declaresOwn(_ type: Type, _ wanted: ProtocolDeclaration) -> Bool {
    guard type.nominal?.isPrelude == true,
      let (declared, _) = model.declaredConformance(of: type, to: wanted)
    else { return false }
    return declared.layer != nil
  }

  /// Whether the machine compares and hashes values of the program's type part by part. It doesn't
  /// order values. A hash of all parts requires an equality of all parts.
  private func isSynthesized(_ type: Type, _ wanted: ProtocolDeclaration) -> Bool {
    let names: [(protocolName: String, requirement: String)]
    switch wanted.known {
    case .equatable?: names = [("Equatable", "==")]
    case .hashable?: names = [("Hashable", "hash"), ("Equatable", "==")]
    default: return false
    }
    return names.allSatisfy { name, required in
      guard let wanted = core.protocolIfDeclared(name),
        let (declared, _) = model.declaredConformance(of: type, to: wanted),
        let requirement = wanted.requirement(named: required),
        case .synthesized? = model.resolveWitness(for: requirement, in: declared).witness?.origin
      else { return false }
      return true
    }
  }

  /// Whether the built-in hash tables find values of the type without calling the type's code.
  func isHashedNatively(_ type: Type) -> Bool {
    isNative(type, core.protocol("Hashable"))
  }

  private func withoutIntrinsic(_ function: FunctionDeclaration) -> FunctionDeclaration {
    if let made = function.withoutIntrinsic { return made }
    let routine = Routine(
      name: function.name,
      function: Function(
        name: function.name, position: function.position,
        isAsync: function.interface.value.isAsync))
    let made = FunctionDeclaration(
      name: function.name, kind: function.kind, position: function.position,
      owner: function.owner, signature: function.signature, interface: function.interface,
      routine: Lazy(known: routine))
    made.storage = function.storage
    made.genericParameters = function.genericParameters
    made.isStatic = function.isStatic
    made.isMutating = function.isMutating
    made.isFailable = function.isFailable
    made.layer = function.layer
    made.statements = function.statements
    made.end = function.end
    made.context = function.context
    routine.parameterCount = made.argumentCount
    routine.canThrow = function.interface.value.thrown != nil
    function.withoutIntrinsic = made
    return made
  }
}

import Machine
import Semantics

extension BodyChecker {
  /// Tells the machine the types of the stored properties or payloads. A `Mirror` needs them for the
  /// values that don't show their type, as nil.
  func noteReflectedParts(of type: NominalDeclaration) {
    guard let descriptor = type.descriptor, !type.isPrelude else { return }
    func template(_ part: Type) -> RuntimeType {
      runtimeTemplate(part, parameters: type.genericParameters)
    }
    if type.kind == .enumeration {
      var cases = descriptor.cases
      for (index, one) in type.cases.enumerated() where cases.indices.contains(index) {
        cases[index].payloadTypes = one.parameters.value.map { template($0.type) }
        cases[index].isIndirect = one.isIndirect
      }
      descriptor.cases = cases
    } else {
      descriptor.fieldTypes = type.storedProperties.value.map { template($0.type.value) }
    }
  }
}

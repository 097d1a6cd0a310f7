extension Function {
  /// The register code of this function and of all functions of the program that it can reach:
  /// calls, closures, methods of classes that it makes, and witnesses of the requirements that it
  /// calls.
  package var listing: String {
    var found: [Function] = []
    var seen: Set<ObjectIdentifier> = []
    var pending = [self]
    while let function = pending.popLast() {
      guard seen.insert(ObjectIdentifier(function)).inserted else { continue }
      if function === self || function.position != nil { found.append(function) }
      pending += function.mentioned.reversed()
    }
    return found.map(\.registerDisassembly).joined(separator: "\n\n") + "\n"
  }

  private var mentioned: [Function] {
    code.flatMap { instruction -> [Function] in
      switch instruction {
      case .call(let function, _), .makeClosure(let function, _): [function]
      case .makeObject(let instance, _): instance.descriptor.methods
      case .makeGenericObject(let descriptor, _, _): descriptor.methods
      case .callWitness(let requirement, _):
        requirement.declaring.witnesses(of: requirement.index)
      case .loadStatic(let storage): [storage.initializer]
      case .push(.closure(let closure)): [closure.function]
      default: []
      }
    }
  }
}

extension AssociatedTypeInference {
  /// The error type of an asynchronous iterator's `next` determines its `Failure`, as in Swift.
  func failureOfIterator() -> Type? {
    guard name == "Failure",
      protocols.contains(where: { $0.known == .asyncIterator })
    else { return nil }
    var failure: Type?
    for (member, substitution) in ownMembers(named: "next") {
      guard case .function(let function) = member, !function.interface.isComputing else { continue }
      let interface = function.interface.value
      let isIsolated = interface.parameters.map(\.label) == ["isolation"]
      guard isIsolated || interface.parameters.isEmpty else { continue }
      let thrown = interface.isRethrowing ? model.core.anyError : interface.thrown
      failure = model.substitute(thrown ?? model.core.never, substitution, in: signature)
      if isIsolated { break }
    }
    return failure
  }
}

import Machine
import Reading

/// Values that callers of a requirement, or of a method of a superclass, would send into isolated code that they
/// don't know of.
extension SemanticModel {
  /// Reports the parameters and the result that can't be sent from where the other declaration is called.
  /// Callers pass what that declaration takes, and get what runs returns.
  ///
  /// - Parameters:
  ///   - running: The declaration that runs.
  ///   - isolation: Its isolation.
  ///   - called: The requirement that it meets, or what it overrides.
  func reportSentValues(
    to running: Declaration, _ isolation: Isolation, from called: Declaration,
    isOverride: Bool, at position: Position
  ) {
    guard let actor = ActorName(isolation) else { return }
    let caller = SendabilityMessage.Caller(called: called.named, isOverride: isOverride)
    func report(_ message: SendabilityMessage) { self.report(message, at: position) }
    switch called {
    case let function as FunctionDeclaration:
      let interface = function.interface.value
      let signature = function.signature.value
      if !function.givesSending, function.kind != .initializer,
        let result = running.unsendableResult(self)
      {
        report(.sentResult(type: result, caller, actor: actor))
      }
      for parameter in interface.parameters
      where !parameter.isSending && !canShare(parameter.type, in: running.place, signature) {
        report(.sentParameter(type: parameter.type, caller, actor: actor))
      }
    case let storage as StorageDeclaration where !storage.isSubscript:
      if let type = running.unsendableResult(self) {
        report(.sentResult(type: type, caller, actor: actor))
      }
    default: break
    }
  }
}

extension Declaration {
  /// The context of its declaration.
  fileprivate var place: Context? {
    switch self {
    case let function as FunctionDeclaration: function.context
    case let storage as StorageDeclaration: storage.context
    default: nil
    }
  }

  /// The type of the result or of the property, if it isn't `Sendable`.
  fileprivate func unsendableResult(_ model: SemanticModel) -> Type? {
    switch self {
    case let function as FunctionDeclaration:
      let type = function.interface.value.result
      return model.canShare(type, in: place, function.signature.value) ? nil : type
    case let storage as StorageDeclaration:
      let type = storage.type.value
      return model.canShare(type, in: place, storage.signature.value) ? nil : type
    default: return nil
    }
  }
}

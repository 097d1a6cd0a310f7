import Machine
import Reading

/// Values that callers of a requirement, or of a method of a superclass, would send into isolated code that they
/// don't know of.
extension SemanticModel {
  /// Reports the parameters and the result that can't be sent from where the other declaration is called.
  ///
  /// - Parameters:
  ///   - isolation: The isolation of the declaration that runs.
  ///   - called: The requirement that it meets, or what it overrides.
  func reportSentValues(
    to isolation: Isolation, from called: Declaration,
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
        !isSendable(interface.result, in: signature)
      {
        report(.sentResult(type: interface.result, caller, actor: actor))
      }
      for parameter in interface.parameters
      where !parameter.isSending && !isSendable(parameter.type, in: signature) {
        report(.sentParameter(type: parameter.type, caller, actor: actor))
      }
    case let storage as StorageDeclaration where !storage.isSubscript:
      let type = storage.type.value
      if !isSendable(type, in: storage.signature.value) {
        report(.sentResult(type: type, caller, actor: actor))
      }
    default: break
    }
  }
}

extension SemanticModel {
  /// Queues the function's body for checking and emission, once.
  package func needBody(_ function: FunctionDeclaration) {
    guard !function.isBodyWanted else { return }
    function.isBodyWanted = true
    wanted.append(function)
  }
}

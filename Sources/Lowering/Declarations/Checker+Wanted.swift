extension Checker {
  /// Has the function's body checked and emitted, unless that was asked for before.
  func needBody(_ function: FunctionDeclaration) {
    guard !function.isBodyWanted else { return }
    function.isBodyWanted = true
    wanted.append(function)
  }
}

extension Variable {
  /// Whether its slot holds a cell that the body creates: it is captured, and can change after
  /// that.
  package var isBoxed: Bool {
    guard case .local = storage, isCaptured else { return false }
    return !isConstant || !isInitializedAtDeclaration
  }
}

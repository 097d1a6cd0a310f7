import Reading

extension Checker {
  /// Checks what a submission declares: what waited until its top level is known, then its
  /// conformances.
  func checkDeclarations(of layer: Layer) {
    while !layer.checks.isEmpty {
      let checks = layer.checks
      layer.checks = []
      for check in checks where !budget.isOver { check() }
    }
    checkConformances(of: layer)
  }
}

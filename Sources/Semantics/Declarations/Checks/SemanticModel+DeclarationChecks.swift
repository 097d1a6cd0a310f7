import Reading

extension SemanticModel {
  /// Checks a submission's declarations: first the checks that waited for the whole top level, then
  /// the conformances.
  package func checkDeclarations(of layer: Layer) {
    while !layer.checks.isEmpty {
      let checks = layer.checks
      layer.checks = []
      for check in checks where !budget.isOver { check() }
    }
    checkConformances(of: layer)
  }
}

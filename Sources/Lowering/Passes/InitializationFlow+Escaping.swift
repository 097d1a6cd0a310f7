import Machine

extension InitializationFlow {
  /// A local function that is kept mustn't use what can't be kept.
  mutating func checkEscaping(_ expression: Expression) {
    guard case .partial(let routine, _) = expression.kind,
      let name = routine.body?
        .nonEscapingCaptures.first
    else { return }
    find(
      "escaping local function captures non-escaping parameter '\(name)'", at: expression.position)
  }
}

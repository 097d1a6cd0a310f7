import Recording

extension ConcurrencyNote {
  var facts: JSONText {
    .object([])
  }
}

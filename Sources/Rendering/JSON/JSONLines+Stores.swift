import Recording

extension StoreNote {
  var facts: JSONText {
    .object([])
  }
}

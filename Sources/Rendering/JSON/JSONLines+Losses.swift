import Recording

extension Loss {
  var facts: JSONText {
    .object([])
  }
}

import Recording

extension ObjectNote {
  var facts: JSONText {
    .object([])
  }
}

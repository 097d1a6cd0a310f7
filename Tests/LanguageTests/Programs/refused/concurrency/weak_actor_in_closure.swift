// swift-format-ignore-file
actor A {
  var n = 0
  func begin() {
    Task { [weak self] in
      guard let self else { return }
      n += 1  // error: actor-isolated property 'n' can not be mutated from a nonisolated context
      self.n += 1  // error: actor-isolated property 'n' can not be mutated from a nonisolated context
      await bump()
    }
    let later: () -> Int = { [weak self] in
      guard let self else { return 0 }
      return self.n  // error: actor-isolated property 'n' can not be referenced from a nonisolated context
    }
    _ = later
  }
  func bump() { n += 1 }
}
actor B {
  var n = 0
  func begin() {
    Task { [weak self] in n += 1 }  // error: explicit use of 'self' is required when 'self' is optional
  }
}

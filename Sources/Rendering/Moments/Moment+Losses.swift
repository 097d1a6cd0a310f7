import Recording

extension Moment {
  mutating func add(_ loss: Loss, _ happening: Happening) {}
}

import Recording

extension Moment {
  mutating func add(_ note: ConcurrencyNote, _ happening: Happening) {}
}

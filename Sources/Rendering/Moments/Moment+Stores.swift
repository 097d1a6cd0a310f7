import Recording

extension Moment {
  mutating func add(_ note: StoreNote, _ happening: Happening) {}
}

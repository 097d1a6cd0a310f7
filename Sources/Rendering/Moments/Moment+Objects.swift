import Recording

extension Moment {
  mutating func add(_ note: ObjectNote, _ happening: Happening) {}
}

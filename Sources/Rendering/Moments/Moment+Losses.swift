import Recording

extension Moment {
  mutating func add(_ loss: Loss, _ happening: Happening) {
    switch loss {
    case .child(let child) where child.through == nil: miss(child, Making(happening.event.calls))
    case .child, .computed, .tooLate, .ended, .around, .otherKey, .outlived,
      .ownOverride, .droppedError, .uncontrolled, .startedAgain:
      break
    }
  }
}

import Recording

/// The changes of actors' properties by the calls that made them, and the order in which the calls began.
struct CallChanges {
  private struct Change {
    var property: String
    var lane: LaneID
    var happening: Happening
  }

  private var changes: [Change] = []
  /// The first event of each execution of a function.
  private var begins: [Int: Int] = [:]

  init(_ happenings: Happenings) {
    for happening in happenings.all {
      let event = happening.event
      for call in event.calls where begins[call.activation] == nil {
        begins[call.activation] = event.number
      }
      switch event.kind {
      case .concurrency(.wrote(_, let property, _, _)),
        .concurrency(.changedLater(let property, _, _)):
        changes.append(Change(property: property, lane: event.lane, happening: happening))
      default: break
      }
    }
  }

  /// Returns where a call changed a property itself, before an event in it; the last place.
  func ownChange(of property: String, in call: Call, before number: Int) -> Place? {
    changes.last { change in
      change.property == property && change.happening.number < number
        && change.happening.event.calls.contains { $0.activation == call.activation }
    }?.happening.event.calls.last { $0.activation == call.activation }?.place
  }

  /// Returns whether another lane changed a property before an event in a call, in a call that began later.
  func isOvertaken(
    _ call: Call, in property: String, by lanes: [LaneID], before number: Int
  ) -> Bool {
    guard let begin = begins[call.activation] else { return false }
    return changes.contains { change in
      guard change.property == property, lanes.contains(change.lane),
        change.happening.number > begin, change.happening.number < number
      else { return false }
      let first = change.happening.event.calls.last.flatMap { begins[$0.activation] }
      return (first ?? begin) > begin
    }
  }
}

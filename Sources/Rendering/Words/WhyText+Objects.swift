import Recording

/// Why a property of an actor or object has its value, as far as the record knows its writers: a
/// task changed it while another task waited, or an object was changed between two reads.
extension WhyText {
  /// A change of a property.
  private struct Change {
    /// The actor or object; nil for an object of the main actor, whose name isn't recorded.
    var owner: String?
    var property: String
    var old: String
    var new: String
    var happening: Happening

    var name: String { owner.map { "\($0).\(property)" } ?? property }
  }

  /// - Parameter name: `balance`, `account.balance`, `Account.balance`.
  /// - Returns: A sentence about the last change; nil if there is none of this name.
  func changeSentence(_ name: String) -> StyledText? {
    let property = name.split(separator: ".").last.map(String.init) ?? name
    let owner = Self.owner(in: name)
    let change = changes.last { change in
      guard change.property == property else { return false }
      return owner == nil || change.owner == nil || Self.isNamed(change.owner, after: owner ?? "")
    }
    guard let change else { return nil }
    let became: StyledText = "\(change.name, .name) became \(wording.value(change.new))"
    return became + "; before it was \(wording.value(change.old)). " + cause(of: change.happening)
      + (changeDuringWait(before: change).map { " " + $0 } ?? "")
  }

  /// Returns the change that others made while the writer waited, before it wrote; nil if there is
  /// none.
  private func changeDuringWait(before write: Change) -> StyledText? {
    let event = write.happening.event
    guard case .concurrency(.wrote) = event.kind else { return nil }
    let other = changes.last { other in
      guard case .concurrency(.changedMeanwhile) = other.happening.event.kind else { return false }
      return other.name == write.name && other.happening.event.lane == event.lane
        && other.happening.number < event.number
    }
    return other.map {
      "Before that, it became \(wording.value($0.new)). " + cause(of: $0.happening)
    }
  }

  /// The names of the parts of states and the properties that changed, in the order of the first
  /// changes.
  package var changedNames: [String] { stateNames + propertyNames }

  /// The names of the changed properties, in the order of the first changes.
  var propertyNames: [String] {
    changes.reduce(into: []) { names, change in
      if !names.contains(change.name) { names.append(change.name) }
    }
  }

  private var changes: [Change] {
    happenings.all.compactMap { happening in
      switch happening.event.kind {
      case .concurrency(.changedMeanwhile(let actor, let property, let old, let new, _)):
        Change(
          owner: actor == "the main actor" ? nil : actor, property: property, old: old, new: new,
          happening: happening)
      case .concurrency(.wrote(let actor, let property, let old, let new)):
        Change(
          owner: actor, property: property, old: old, new: new, happening: happening)
      case .concurrency(.changedLater(let property, let old, let new)):
        Change(property: property, old: old, new: new, happening: happening)
      case .object(.changed(let object, let property, let old, let new, _, _)):
        Change(owner: object, property: property, old: old, new: new, happening: happening)
      default: nil
      }
    }
  }

  private func cause(of happening: Happening) -> StyledText {
    let lane = happening.event.lane
    let place = happening.place.map { wording.place(of: happening, or: $0) } ?? "an unknown line"
    switch happening.event.kind {
    case .concurrency(.changedMeanwhile(let actor, _, _, _, let lanes)):
      let writers: StyledText =
        lanes.isEmpty ? "Other code" : lanes.dropFirst().reduce("\(lanes[0])") { $0 + ", \($1)" }
      return writers + " changed it while \(lane) waited at " + place
        + ", because \(actor, .name) was free."
    case .object(.changed(_, _, _, _, let since, _)):
      let before: StyledText = since.map { "after the read at \(wording.at($0)) and " } ?? ""
      return "It was changed in place, " + before + "before \(lane) read it at " + place + "."
    default: return "\(lane) changed it at " + place + "."
    }
  }
}

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
  }

  /// The names of the changed properties, in the order of the first changes.
  var changedNames: [String] {
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

import Differences
import Recording

/// Why a part of a store's state has its value: the action that changed it, and the cause of that
/// action.
extension WhyText {
  /// - Parameter name: `count`, `State.count`, `rows[2].count`; `state` for the whole.
  /// - Returns: Nil if no recorded action changed a part of this name.
  func stateSentence(_ name: String) -> StyledText? {
    let path = Self.statePath(name)
    var found: (action: StoreAction, change: Difference, happening: Happening)?
    for happening in happenings.all.reversed() {
      guard case .store(.reduced(let action)) = happening.event.kind else { continue }
      let change = action.changes.shown.last { Self.isPart($0.path, of: path) }
      if let change {
        found = (action, change, happening)
        break
      }
    }
    guard let found else { return nil }
    let shown = found.change.path.isEmpty ? "state" : found.change.path
    var text: StyledText = "\(shown, .name) "
    switch (found.change.old, found.change.new) {
    case (let old?, let new?):
      text += "became \(wording.value(new)); before it was \(wording.value(old))"
    case (nil, let new?): text += "was added with the value \(wording.value(new))"
    case (let old?, nil): text += "was removed; before it was \(wording.value(old))"
    case (nil, nil): text += "changed"
    }
    text += ". " + chain(from: found.action, changing: found.change, found.happening)
    return text
  }

  /// `Action A3 .loaded(…) did that. It was sent by E2, which A2 .typed("tea") started; that was sent
  /// at line 27.`
  private func chain(
    from action: StoreAction, changing change: Difference, _ happening: Happening
  ) -> StyledText {
    var text: StyledText
    if let observed = action.observed.last(where: { $0.hasMade(change) }) {
      text = "The reducer of onChange did that, because the observed value changed from "
      text += wording.value(observed.old) + " to " + wording.value(observed.new)
      text += ". Action \(named(action)) changed that value. The action was sent "
    } else {
      text = "Action \(named(action)) did that. It was sent "
    }
    var current = action
    var told: Set<ActionID> = [action.id]
    while true {
      let owner: ActionID
      let rest: StyledText
      switch current.sender {
      case .caller(let place):
        return text + ((place ?? happening.place).map { "at \(wording.at($0))" } ?? "from outside")
          + "."
      case .effect(let effect, of: let id):
        text += "by \(wording.name(of: effect)), which "
        (owner, rest) = (id, " started")
      case .reducer(let id):
        text += "by the reducer at "
        (owner, rest) = (id, "")
      }
      guard told.insert(owner).inserted, let next = self.action(owner) else {
        return text + wording.name(of: owner) + rest + "."
      }
      text += named(next) + rest + "; that was sent "
      current = next
    }
  }

  private func named(_ action: StoreAction) -> StyledText {
    "\(wording.name(of: action.id)) \(wording.value(action.label))"
  }

  private func action(_ id: ActionID) -> StoreAction? {
    for happening in happenings.all {
      guard case .store(.reduced(let action)) = happening.event.kind, action.id == id else {
        continue
      }
      return action
    }
    return nil
  }

  /// The names of the parts that actions changed, in the order of the first changes.
  var stateNames: [String] {
    var names: [String] = []
    for happening in happenings.all {
      guard case .store(.reduced(let action)) = happening.event.kind else { continue }
      for change in action.changes.shown {
        let name = change.path.isEmpty ? "state" : change.path
        if !names.contains(name) { names.append(name) }
      }
    }
    return names
  }

  private static func statePath(_ name: String) -> String {
    var path = name.drop { $0 == "\\" || $0 == "." }
    if path == "state" || path == "State" { return "" }
    for prefix in ["State.", "state.", "store.state.", "store."] where path.hasPrefix(prefix) {
      path = path.dropFirst(prefix.count)
      break
    }
    return String(path)
  }

  private static func isPart(_ changed: String, of path: String) -> Bool {
    path.isEmpty || changed == path || changed.hasPrefix(path + ".")
      || changed.hasPrefix(path + "[")
  }
}

extension StoreAction.Observed {
  /// Whether its reducer made a change, which is a change of the whole state or of a part of it.
  fileprivate func hasMade(_ change: Difference) -> Bool {
    changes.shown.contains { own in
      own.new == change.new
        && (change.path == own.path || change.path.hasSuffix("." + own.path))
    }
  }
}

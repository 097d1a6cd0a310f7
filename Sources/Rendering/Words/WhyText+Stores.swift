import Differences
import Recording

/// Why a part of a store's state has its value: the action that changed it, and the cause of that
/// action.
extension WhyText {
  /// - Parameter name: `count`, `State.count`, `rows[2].count`; `state` for the whole.
  /// - Returns: Nil if no recorded action changed a part of this name.
  func stateSentence(_ name: String) -> StyledText? {
    let path = Self.statePath(name)
    // A child's store, or its state, doesn't know the path to it.
    guard
      let found = lastChange(where: { Self.isPart($0, of: path) })
        ?? lastChange(where: { $0.hasSuffix("." + path) })
    else { return nil }
    let shown = found.change.path.isEmpty ? "state" : found.change.path
    let message: WhyMessage =
      switch (found.change.old, found.change.new) {
      case (let old?, let new?):
        .stateBecame(name: shown, wording.value(new), from: wording.value(old))
      case (nil, let new?): .stateAdded(name: shown, wording.value(new))
      case (let old?, nil): .stateRemoved(name: shown, from: wording.value(old))
      case (nil, nil): .stateChanged(name: shown)
      }
    let chain = chain(from: found.action, changing: found.change, found.happening)
    return [message.styled, chain.styled].joined(by: " ")
  }

  /// Returns the last change of a part of a state.
  private func lastChange(
    where isMeant: (String) -> Bool
  ) -> (action: StoreAction, change: Difference, happening: Happening)? {
    for happening in happenings.all.reversed() {
      guard case .store(.reduced(let action)) = happening.event.kind else { continue }
      if let change = action.changes.shown.last(where: { isMeant($0.path) }) {
        return (action, change, happening)
      }
    }
    return nil
  }

  /// - Parameter name: As for `stateSentence`.
  /// - Returns: That no action changed a part of the state, and which effects ended too early; nil if
  ///   there is no part of this name.
  func unchangedSentence(_ name: String) -> StyledText? {
    let path = Self.statePath(name)
    let part = path.prefix { $0 != "." && $0 != "[" }
    var value: String?
    for happening in happenings.all {
      guard case .store(.reduced(let action)) = happening.event.kind else { continue }
      if let found = action.state.first(where: { $0.name == part }) { value = found.value }
    }
    guard let value, !path.isEmpty else { return nil }
    let message: WhyMessage =
      path == part
      ? .stateNeverChanged(name: path, wording.value(value)) : .stateNotChanged(name: path)
    return ([message.styled] + coursesOfEarlyEnds).joined(by: " ")
  }

  /// `Action A3 .loaded(…) did that. It was sent by E2, which the action A2 .typed("tea") started; that action was sent
  /// at line 27.`
  private func chain(
    from action: StoreAction, changing change: Difference, _ happening: Happening
  ) -> WhyMessage {
    let links = links(from: action, happening)
    guard let observed = action.observed.last(where: { $0.hasMade(change) }) else {
      return .action(named(action), links)
    }
    return .observer(
      of: wording.value(observed.old), to: wording.value(observed.new), action: named(action),
      links)
  }

  /// Returns how an action was sent, then how the sender's action was sent, and so on.
  private func links(from action: StoreAction, _ happening: Happening) -> [WhyMessage.Link] {
    var links: [WhyMessage.Link] = []
    var current = action
    var told: Set<ActionID> = [action.id]
    while true {
      let owner: ActionID
      switch current.sender {
      case .caller(let place):
        return links + [.caller(at: (place ?? happening.place).map(wording.at))]
      case .effect(_, of: let id), .reducer(let id): owner = id
      }
      let next = told.insert(owner).inserted ? self.action(owner) : nil
      let name = next.map(named) ?? wording.name(of: owner)
      switch current.sender {
      case .effect(let effect, of: _): links.append(.effect(wording.name(of: effect), of: name))
      case .reducer, .caller: links.append(.reducer(at: name))
      }
      guard let next else { return links }
      current = next
    }
  }

  private func named(_ action: StoreAction) -> StyledText {
    "\(wording.name(of: action.id)) \(wording.value(action.label))"
  }

  /// - Parameter name: `A1`
  /// - Returns: How the action was sent, and what it changed; nil if there is no such action.
  func actionSentence(_ name: String) -> StyledText? {
    for happening in happenings.all {
      guard case .store(.reduced(let action)) = happening.event.kind,
        happenings.stores.name(of: action.id) == name
      else { continue }
      let paths = action.changes.shown.map { $0.path.isEmpty ? "state" : $0.path }
      let sent = WhyMessage.actionSent(named(action), links(from: action, happening))
      return [sent.styled, WhyMessage.actionChanged(paths).styled].joined(by: " ")
    }
    return nil
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
    // `State.count`, `store.state.count`, `Feature.State.count`, `store.count`
    let words = path.split(separator: ".")
    if let state = words.dropLast().firstIndex(where: { $0 == "state" || $0 == "State" }) {
      path = words[state + 1]
    } else if words.first == "store", words.count > 1 {
      path = words[1]
    }
    return String(path.base[path.startIndex...])
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

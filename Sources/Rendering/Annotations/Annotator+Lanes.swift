import Recording

extension Annotator {
  /// Returns what a new lane inherits, where and when it runs, and who waits for it.
  func arrival(of lane: Lane, _ happening: Happening) -> StyledText {
    var parts: [StyledText] = []
    let inherited = wording.arrival(of: lane, inheritances[lane.id])
    if !inherited.isEmpty { parts.append(inherited) }
    if let actor = facts.actors[lane.id] {
      let on: StyledText = "on \(actor, .name)"
      parts = [parts.isEmpty ? on : parts[0] + ", " + on]
    }
    if delayedStarts.lanes.contains(lane.id) {
      parts.append(
        "on the main actor: it \("begins only when \(happening.event.lane.name) waits", .lost)")
    }
    if isFinished, results.outlivesMain(lane.id) {
      var text: StyledText = "\("unfinished", .lost) when main ends: nobody awaits it"
      if let held = lane.held {
        text += ". Its closure keeps \(held, .name), whose deinit runs after the task ends"
      }
      parts.append(text)
    } else if let function = forgetfulCreator(of: lane, happening) {
      parts.append("\("not awaited", .lost): \(function, .name) continues without its result")
    }
    return parts.dropFirst().reduce(parts.first ?? "") { $0 + "; " + $1 }
  }

  /// Returns the async function that starts an unstructured task without waiting for it; nil if the
  /// task is awaited, or the function couldn't await it.
  private func forgetfulCreator(of lane: Lane, _ happening: Happening) -> String? {
    guard lane.kind == .task, !results.isAwaited(lane.id), let call = happening.event.calls.last,
      call.home == nil, call.function.place != nil, call.isAsync,
      !happening.cause.path.isEmpty
    else { return nil }
    return call.displayName
  }
}

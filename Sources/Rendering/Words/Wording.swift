import MessageTables
import Phrases
import Recording

/// The wording of the facts of a trace.
struct Wording: Sendable {
  let glyphs: Glyphs
  let happenings: Happenings
  /// The lines that the words mention.
  let citations = Citations()

  init(glyphs: Glyphs, happenings: Happenings) {
    self.glyphs = glyphs
    self.happenings = happenings
  }

  /// The maximum length of a value. A trace identifies the value, but doesn't show all of it.
  private static let longestValue = 160

  func value(_ text: String) -> StyledText {
    for line in Self.closureLines(in: text) { citations.add(line) }
    return shortened(text)
  }

  /// The lines of `closure at line 9`, which are shown so that the reader can look the closure up.
  private static func closureLines(in text: String) -> [Int] {
    guard text.contains("closure") else { return [] }
    return text.matches(of: /closure at line (\d+)/).compactMap { Int($0.output.1) }
  }

  private func shortened(_ text: String) -> StyledText {
    StyledText(text, .value).truncated(to: Self.longestValue, mark: glyphs.ellipsis)
  }

  /// `name = value`
  func binding(_ name: String, _ newValue: String) -> StyledText {
    "\(name, .name) = \(value(newValue))"
  }

  /// `name = value`, and the place of the override that it replaces.
  func binding(_ override: Scope.Override) -> StyledText {
    let binding = binding(override.name, override.value)
    guard let replaced = override.replaced else { return binding }
    return binding + "  " + ScopeMessage.inPlaceOf(at(replaced)).styled
  }

  /// `name → value`
  func read(_ name: String, _ result: String) -> StyledText {
    "\(name, .name) \(glyphs.arrow, .dim) \(value(result))"
  }

  /// `T1 · Task`
  func creation(of lane: Lane) -> StyledText {
    let kind =
      happenings.stores.effect(of: lane.id).map { TaskMessage.effect(name(of: $0)).styled }
      ?? (lane.beginning.isDeinitializer
        ? TaskMessage.isolatedDeinitializer.styled : description(of: lane.kind))
    return "\(lane.id) \(glyphs.dot, .dim) " + kind
  }

  private func description(of kind: LaneKind) -> StyledText {
    switch kind {
    case .main: return TaskMessage.main.styled
    case .task: return TaskMessage.task.styled
    case .detachedTask: return TaskMessage.detachedTask.styled
    case .asyncLet(let variable): return TaskMessage.asyncLet(variable).styled
    case .groupChild: return TaskMessage.groupChild.styled
    case .test(let name): return TaskMessage.test(name).styled
    case .dispatch(let queue, _):
      // The delay would take the space of the bindings.
      return name(ofQueue: queue)
    case .thread(let name): return (name.map { .threadNamed($0) } ?? TaskMessage.thread).styled
    }
  }

  func name(ofQueue queue: String) -> StyledText {
    queue.hasSuffix("queue") ? StyledText(queue) : TaskMessage.queue(queue).styled
  }

  /// Returns the bindings that a lane inherited from its creator, and when it runs if that is
  /// delayed.
  func arrival(of lane: Lane, _ inheritance: Inheritance?) -> StyledText {
    guard let inheritance else { return TaskMessage.neverBegan.styled }
    let text = self.inheritance(inheritance)
    guard case .dispatch(_, let delay?) = lane.kind else { return text }
    let delayed = TaskMessage.runsAfter(seconds(delay)).styled
    return text.isEmpty ? delayed : text + ", " + delayed
  }

  func inheritance(_ inheritance: Inheritance) -> StyledText {
    switch inheritance {
    case .copied([]), .shared([]), .nothing([]):
      happenings.hasBindings ? TaskMessage.noBindings.styled : ""
    case .copied(let scopes): TaskMessage.copies(scopes.count).styled
    case .shared(let scopes): TaskMessage.shares(scopes.count).styled
    case .divided(let copied, let shared):
      TaskMessage.copiesAndShares(copied.count, shared: shared.count).styled
    case .nothing: TaskMessage.losesBindings.styled
    }
  }

  func seconds(_ duration: Double) -> String { readable(seconds: duration) }

  func message(of outcome: Outcome) -> String? {
    let own: OutcomeMessage
    switch outcome {
    case .finished: return nil
    case .threw(let message, _), .trapped(let message, _): return message
    case .exited(let status, _): own = .exited(status: Int(status))
    case .limitReached(let limit, _): own = .limit(limit)
    case .interrupted: own = .interrupted
    }
    return own.styled.characters
  }

  /// Returns an issue as text: its symptom and its advice around the facts, a line each.
  func issue(_ text: String) -> [StyledText] {
    let issue = IssueText(text)
    let said = [issue.symptom, issue.advice].filter { !$0.isEmpty }
    if issue.facts.isEmpty { return [StyledText(said.joined(separator: " "))] }
    return (said.prefix(1) + issue.facts + said.dropFirst()).map { StyledText($0) }
  }
}

extension Outcome {
  /// Whether the run ended with an error, a limit, an interruption or a status other than 0.
  var isFailure: Bool {
    switch self {
    case .finished: false
    case .exited(let status, _): status != 0
    case .threw, .trapped, .limitReached, .interrupted: true
    }
  }

  /// The place where the run stopped, if it didn't finish.
  var place: Place? {
    switch self {
    case .finished: nil
    case .exited(_, let place), .threw(_, let place), .trapped(_, let place),
      .limitReached(_, let place),
      .interrupted(let place):
      place
    }
  }
}

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
    StyledText(text, .value).truncated(to: Self.longestValue, mark: glyphs.ellipsis)
  }

  /// `name = value`
  func binding(_ name: String, _ newValue: String) -> StyledText {
    "\(name, .name) = \(value(newValue))"
  }

  /// `name → value`
  func read(_ name: String, _ result: String) -> StyledText {
    "\(name, .name) \(glyphs.arrow, .dim) \(value(result))"
  }

  /// `T1 · Task`
  func creation(of lane: Lane) -> StyledText {
    if let effect = happenings.stores.effect(of: lane.id) {
      return "\(lane.id) \(glyphs.dot, .dim) effect \(name(of: effect))"
    }
    return "\(lane.id) \(glyphs.dot, .dim) \(description(of: lane.kind), .plain)"
  }

  private func description(of kind: LaneKind) -> String {
    switch kind {
    case .main: return "main"
    case .task: return "Task"
    case .detachedTask: return "Task.detached"
    case .asyncLet(let variable): return "async let \(variable)"
    case .groupChild: return "group child"
    case .test(let name): return "test \(name)"
    case .dispatch(let queue, _):
      // The delay would take the space of the bindings.
      return name(ofQueue: queue)
    }
  }

  func name(ofQueue queue: String) -> String {
    queue.hasSuffix("queue") ? queue : queue + " queue"
  }

  /// Returns the bindings that a lane inherited from its creator, and when it runs if that is
  /// delayed.
  func arrival(of lane: Lane, _ inheritance: Inheritance?) -> StyledText {
    guard let inheritance else { return "\("never began", .lost)" }
    let text = self.inheritance(inheritance)
    guard case .dispatch(_, let delay?) = lane.kind else { return text }
    return "\(text.isEmpty ? "" : text + ", ")runs after \(seconds(delay), .plain)"
  }

  func inheritance(_ inheritance: Inheritance) -> StyledText {
    switch inheritance {
    case .copied([]), .shared([]), .nothing([]):
      happenings.hasBindings ? "carries no bindings" : ""
    case .copied(let scopes): "copies \(bindings(scopes), .plain)"
    case .shared(let scopes): "shares its parent's \(bindings(scopes), .plain)"
    case .divided(let copied, let shared):
      "copies \(bindings(copied), .plain), shares its parent's other \(shared.count)"
    case .nothing: "\("carries no bindings", .lost)"
    }
  }

  private func bindings(_ scopes: [ScopeID]) -> String {
    scopes.count == 1 ? "1 binding" : "\(scopes.count) bindings"
  }

  func seconds(_ duration: Double) -> String { readable(seconds: duration) }

  func message(of outcome: Outcome) -> String? {
    switch outcome {
    case .finished: nil
    case .exited(let status, _): "the program ended itself with status \(status)"
    case .threw(let message, _): message
    case .trapped(let message, _): message
    case .limitReached(let limit, _): limit.message
    case .interrupted: "interrupted"
    }
  }

  /// Returns an issue as text: its symptom and its advice around the facts, a line each.
  func issue(_ text: String) -> [StyledText] {
    let issue = IssueText(text)
    let said = [issue.symptom, issue.advice].filter { !$0.isEmpty }
    if issue.facts.isEmpty { return [StyledText(said.joined(separator: " "))] }
    return (said.prefix(1) + issue.facts + said.dropFirst()).map { StyledText($0) }
  }
}

extension Outcome.Limit {
  var message: String {
    switch self {
    case .instructions: "it ran more instructions than a lesson may"
    case .memory: "it used more memory than a lesson may"
    case .output: "it printed more than a lesson may"
    case .tasks: "it created more tasks than a lesson may"
    case .nesting: "its calls nested deeper than a lesson's may"
    case .time: "it ran longer than a lesson may"
    case .computing: "it computed longer than a lesson may"
    case .size: "a value would be larger than a lesson's may"
    case .depth: "its values nested deeper than a lesson's may"
    case .types: "a type would be made of more types than a lesson's may"
    }
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

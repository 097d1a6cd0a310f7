internal import Phrases

extension DependencyTrace: CustomStringConvertible {
  /// One line for each event.
  public var description: String { events.map(\.description).joined(separator: "\n") }
}

extension DependencyTrace.Event: CustomStringConvertible {
  /// One line: the task, the place, the event, and the origin of a value.
  public var description: String {
    let columns = [
      lane.description.padded(to: 4), (location?.place ?? "").padded(to: 20),
      String(repeating: "│ ", count: depth) + kind.verb.padded(to: 8), kind.words,
    ]
    return columns.joined(separator: "  ")
  }
}

extension DependencyTrace.Lane: CustomStringConvertible {
  /// `main`, `T1` for a task, `T1 "search"` for one with a name, `D1` for a thread without a task.
  public var description: String {
    let number =
      switch kind {
      case .main: "main"
      case .task: "T\(number)"
      case .thread: "D\(number)"
      }
    guard let name else { return number }
    return "\(number) \"\(ShortDescription.shortened(name).withVisibleControls)\""
  }
}

extension SourceLocation {
  /// The file's name and the line: `Model.swift:53`.
  package var place: String {
    let file = fileID.lastIndex(of: "/").map { fileID[fileID.index(after: $0)...] } ?? fileID[...]
    return "\(file):\(line)"
  }
}

extension DependencyTrace.Kind {
  /// The verbs that the tutor's traces also use.
  fileprivate var verb: String {
    switch self {
    case .entered(let scope):
      switch scope.kind {
      case .overriding, .replacing: "override"
      case .inheriting: "inherit"
      case .yielding: "yield"
      }
    case .left: "restore"
    case .captured: "capture"
    case .resolved: "resolve"
    case .prepared: "prepare"
    case .lost: "lost"
    }
  }

  fileprivate var words: String {
    switch self {
    case .entered(let scope): scope.words
    case .left(let scope): scope.name
    case .captured(let capture): capture.words
    case .resolved(let binding, let resolution):
      "\(binding.name) → \(binding.value)  ↳ \(resolution.words.plain)"
    case .prepared(let binding): binding.words
    case .lost(let loss): loss.words.plain
    }
  }
}

extension DependencyTrace.Binding {
  fileprivate var words: String { "\(name) = \(value)" }
}

extension DependencyTrace.Scope {
  fileprivate var words: String {
    let assigned = overrides.map(\.words).joined(separator: ", ")
    switch kind {
    case .overriding: return overrides.isEmpty ? "nothing" : assigned
    case .replacing: return "all dependencies  ↳ \(Phrase<String>.replacesAll.plain)"
    case .inheriting(let model):
      return "the dependencies of \(model)" + (overrides.isEmpty ? "" : ", \(assigned)")
    case .yielding: return "the dependencies"
    }
  }

  /// The name of the overrides in the line of the scope's end.
  fileprivate var name: String {
    switch kind {
    case .replacing: "all dependencies"
    case .overriding where overrides.count == 1: overrides[0].name
    case .overriding: "\(overrides.count) dependencies"
    case .inheriting, .yielding: "the dependencies"
    }
  }
}

extension DependencyTrace.Capture {
  fileprivate var words: String {
    let name = name ?? "no dependency"
    guard let value else { return "\(name)  ↳ \(Phrase<String>.noOverride.plain)" }
    let origin = Phrase<String>.override(from: overriddenAt?.place)
    return "\(name) = \(value)  ↳ \(origin.plain)"
  }
}

extension DependencyTrace.Loss {
  fileprivate var words: Phrase<String> {
    switch self {
    case .tooLate(let name, let computedAt, let part, let overriddenAt):
      .tooLate(
        name, of: part, computedAt: computedAt.place, overriddenAt: overriddenAt.place)
        + " " + .cureOfTooLate(name, of: part) + "."
    case .notInherited(let name, let lane, let overriddenAt):
      .notInherited(name, overriddenAt: overriddenAt.place, in: "\(lane)")
        + " " + .cureOfNotInherited
    case .notCaptured(let name, let capturedAt, let overriddenAt):
      .notCaptured(name, overriddenAt: overriddenAt.place, capturedAt: capturedAt.place)
        + " Does that model create this one? " + .cureOfNotCaptured + "."
    }
  }
}

extension Resolution {
  fileprivate var words: Phrase<String> {
    switch origin {
    case .overridden(let location): .override(from: location.place)
    case .capturedOverride(let location):
      .capturedOverride(from: location.place, by: nil, madeAt: wrapper?.place)
    case .cached(let context, let location):
      .cached(in: "\(context)", firstComputedAt: location?.place)
    case .prepared(let context, let location): .prepared(in: "\(context)", at: location.place)
    case .computed(let provider) where provider == context.provider:
      .computed(provider.requirement, in: "\(context)")
    case .computed(let provider):
      .computed(provider.requirement, since: context.provider.requirement)
    case .notADependency: "computed without reading a dependency"
    case .missing(let provider):
      .missing(context.provider.requirement, used: provider.requirement, isReported: true)
    }
  }
}

extension Resolution.Provider {
  /// The requirement of a key that provides the value.
  fileprivate var requirement: String { rawValue + "Value" }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }
}

package import Lessons
import Recording

/// The result of an attempt at an exercise, which depends on the effects of the code.
package enum ExerciseVerdict: Equatable, Sendable {
  case solved
  /// A locked line isn't there any more; nothing was run.
  case lockedLineMissing(String)
  /// It isn't Swift that runs here; the record's findings say why.
  case rejected
  /// It ended before its time.
  case stopped(Finding)
  case printed(Comparison)
  /// The output is right, but a value has another origin. If `found` is empty, the value was never read.
  case origin(WantedOrigin, found: [WantedOrigin.Source])
}

extension ExerciseVerdict {
  /// - Parameter record: of the block with the code that was tried.
  init(_ record: BlockRecord, of exercise: Exercise) {
    if record.result.isRejected {
      self = .rejected
    } else if let trace = record.result.trace, let finding = Finding(trace) {
      self = .stopped(finding)
    } else if let comparison = record.comparison, !comparison.isMatch {
      self = .printed(comparison)
    } else if let (origin, found) = Self.missing(exercise.origins, in: record.result.trace) {
      self = .origin(origin, found: found)
    } else {
      self = .solved
    }
  }

  private static func missing(
    _ origins: [WantedOrigin], in trace: Trace?
  ) -> (WantedOrigin, [WantedOrigin.Source])? {
    for origin in origins {
      var found: [WantedOrigin.Source] = []
      for event in trace?.events ?? [] {
        guard let (name, source) = event.kind.readSource, origin.isMeant(name),
          !found.contains(source)
        else { continue }
        found.append(source)
      }
      if !found.contains(origin.source) { return (origin, found) }
    }
    return nil
  }
}

extension Event.Kind {
  /// The name and the origin of a value that was read; nil for other events.
  fileprivate var readSource: (String, WantedOrigin.Source)? {
    switch self {
    case .taskLocalRead(let name, _, .bound): (name, .bound)
    case .taskLocalRead(let name, _, .defaultValue): (name, .default)
    case .dependencyRead(let name, _, let origin, _): (name, origin.source)
    default: nil
    }
  }
}

extension DependencyOrigin {
  fileprivate var source: WantedOrigin.Source {
    switch self {
    case .overridden: .override
    case .captured: .captured
    case .prepared: .prepared
    case .store: .live
    case .cached(let context, _), .process(let context): context.source
    case .computed(_, let used, _), .missing(_, let used, _): used.source
    }
  }
}

extension Provider {
  fileprivate var source: WantedOrigin.Source {
    switch self {
    case .live: .live
    case .preview: .preview
    case .test: .test
    }
  }
}

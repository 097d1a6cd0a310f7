import Synchronization

/// The context of the process if nothing overrides it.
struct ProcessContext: Equatable {
  var context: DependencyContext
  /// The value of the environment variable, if it names no context.
  var rejected: String?

  static let variable = "SWIFT_DEPENDENCIES_CONTEXT"

  /// Decides from its parameters alone, so that a test can pass them.
  init(environment: (String) -> String?, isTesting: Bool) {
    var rejected: String?
    switch environment(Self.variable) {
    case "live": (context, self.rejected) = (.live, nil)
    case "preview": (context, self.rejected) = (.preview, nil)
    case "test": (context, self.rejected) = (.test, nil)
    case let unknown:
      if let unknown { rejected = unknown }
      self.rejected = rejected
      if environment("XCODE_RUNNING_FOR_PREVIEWS") == "1" {
        context = .preview
      } else {
        context = isTesting ? .test : .live
      }
    }
  }

  /// Decided once, at the first read of any dependency.
  static var current: DependencyContext {
    DependencyContext(rawValue: decided.load(ordering: .relaxed)) ?? decide()
  }

  /// The raw value of the context; `.max` until it is decided.
  private static let decided = Atomic<UInt8>(.max)

  @inline(never)
  private static func decide() -> DependencyContext {
    let process = ProcessContext(environment: environmentVariable, isTesting: isTesting)
    let (isFirst, _) = decided.compareExchange(
      expected: .max, desired: process.context.rawValue, ordering: .relaxed)
    if isFirst, let rejected = process.rejected {
      report(.unknownContext(rejected, used: process.context), at: nil)
    }
    return process.context
  }
}

import ArgumentParser
import Sessions

/// One of the limits of a run, as the command line sets it: `memory=512`.
struct LimitOption: ExpressibleByArgument {
  private let name: String
  private let number: Int

  /// Nil for a name or a number that no limit has.
  init?(argument: String) {
    let parts = argument.split(separator: "=", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[1]) else { return nil }
    var limits = ProgramLimits()
    guard limits.set(String(parts[0]), to: number) else { return nil }
    (name, self.number) = (String(parts[0]), number)
  }

  /// What each name limits, and by which number.
  static var discussion: String {
    let all = ProgramLimits.all.map { "`\($0.name)` (\($0.unit), \($0.usual))" }
    return all.joined(separator: ", ") + "."
  }

  static func limits(_ options: [LimitOption]) -> ProgramLimits {
    var limits = ProgramLimits()
    for option in options { _ = limits.set(option.name, to: option.number) }
    return limits
  }
}

import ArgumentParser
import MessageTables
import Phrases
import Sessions

/// An argument that sets a limit for a run: `memory=512`.
struct LimitOption {
  private let name: String
  private let number: Int

  init(argument: String) throws(ValidationError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard ProgramLimits.all.contains(where: { $0.name == parts[0] }) else {
      throw ValidationError(.noSuchLimit(ProgramLimits.all.map(\.name)))
    }
    name = String(parts[0])
    var limits = ProgramLimits()
    guard parts.count == 2, let number = Int(parts[1]), limits.set(name, to: number) else {
      throw ValidationError(.limitNumber(name: name, usual: ProgramLimits.usual(of: name)))
    }
    self.number = number
  }

  static func limits(_ options: [LimitOption]) -> ProgramLimits {
    var limits = ProgramLimits()
    for option in options { _ = limits.set(option.name, to: option.number) }
    return limits
  }
}

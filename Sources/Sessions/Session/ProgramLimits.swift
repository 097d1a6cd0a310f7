import Execution

/// How much a program of somebody's own may use up, as it is and as it can be set.
package struct ProgramLimits: Sendable {
  var limits = RunLimits.program

  package init() {}

  /// Sets the limit of this name; false if there is none, or not with this number.
  package mutating func set(_ name: String, to number: Int) -> Bool {
    limits.set(name, to: number)
  }

  /// The limits that there are, with what their numbers count and the usual ones.
  package static var all: [(name: String, unit: String, usual: Int)] {
    RunLimits.named.map { ($0.name, $0.unit, $0.usual) }
  }

  /// The usual number of the limit of this name; 1 if there is none.
  package static func usual(of name: String) -> Int {
    RunLimits.named.first { $0.name == name }?.usual ?? 1
  }
}

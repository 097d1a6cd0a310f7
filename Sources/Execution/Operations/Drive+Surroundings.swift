import Foundation
import Machine
import MessageTables
import Recording
import Synchronization

/// A counter from zero, shared by all its users.
final class CounterBox: NativeValue {
  private let count = Atomic(0)

  /// The text says how many values there were, because copies of a generator share the counter.
  var traceDescription: String {
    ValueText.counted(count.load(ordering: .relaxed)).text
  }

  func next() -> Int { count.wrappingAdd(1, ordering: .relaxed).oldValue }

  var hasCounted: Bool { count.load(ordering: .relaxed) > 0 }

  static var leadsOn: Bool { false }
  var typeName: String { "Counter" }
  var description: String { "Counter" }
}

extension Drive {
  /// Returns randomness, the time of day, or a setting of the machine: all that a program can learn
  /// about it.
  func askSurroundings(_ request: Request) throws -> Value {
    switch request.operation {
    case .randomUUID:
      noteUncontrolled(.random, at: request.position)
      return .string(UUID().uuidString)
    case .currentTime:
      noteUncontrolled(.time, at: request.position)
      return .double(Date().timeIntervalSinceReferenceDate)
    case .makeCounter: return .native(CounterBox())
    case .nextCount: return .int(try request.native(0, as: CounterBox.self).next())
    default: return .string(machineSetting(try request.string(0)))
    }
  }

  private func machineSetting(_ name: String) -> String {
    switch name {
    case "timeZone": TimeZone.current.identifier
    case "calendar": "\(Calendar.current.identifier)"
    case "preferredLanguages": Locale.preferredLanguages.joined(separator: " ")
    case "environment":
      run.world.environment.map { "\($0.key)\0\($0.value)" }.joined(separator: "\0")
    default: Locale.current.identifier
    }
  }
}

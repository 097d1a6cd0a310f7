import Foundation
import Machine
import MessageTables
import Synchronization

/// A counter from zero, shared by all its users.
final class CounterBox: NativeValue {
  private let count = Atomic(0)

  /// The text says how many values there were, because copies of a generator share the counter.
  var traceDescription: String {
    ValueText.counted(count.load(ordering: .relaxed)).text
  }

  func next() -> Int { count.wrappingAdd(1, ordering: .relaxed).oldValue }

  static var leadsOn: Bool { false }
  var typeName: String { "Counter" }
  var description: String { "Counter" }
}

extension Drive {
  /// Returns randomness, the time of day, or a setting of the machine: all that a program can learn
  /// about it.
  func askSurroundings(_ request: Request) throws -> Value {
    switch request.operation {
    case .randomUUID: .string(UUID().uuidString)
    case .currentTime: .double(Date().timeIntervalSinceReferenceDate)
    case .makeCounter: .native(CounterBox())
    case .nextCount: .int(try request.native(0, as: CounterBox.self).next())
    default: .string(machineSetting(try request.string(0)))
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

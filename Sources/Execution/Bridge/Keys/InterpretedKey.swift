import DependenciesCore
import Machine

/// A real key type that represents a key of the program.
///
/// There is one family of types for each set of values that a key can declare. So the library's own
/// protocol extensions provide missing values, and the resolver itself detects a missing live
/// value.
protocol InterpretedKey: TestDependencyKey where Value == Machine.Value {
  static var number: Int { get }
}

extension InterpretedKey {
  static var dependencyName: String { KeyTable.declaration(number)?.name ?? "a dependency" }

  static func provided(_ side: Side) -> Machine.Value { KeyTable.value(side, of: number) }
}

/// One of the values that a key can declare.
enum Side: Hashable, Sendable {
  case live, preview, test
}

enum TestKey<N: Numeral>: InterpretedKey {
  typealias Value = Machine.Value
  static var number: Int { N.number }
  static var testValue: Machine.Value { provided(.test) }
}

enum TestAndPreviewKey<N: Numeral>: InterpretedKey {
  typealias Value = Machine.Value
  static var number: Int { N.number }
  static var previewValue: Machine.Value { provided(.preview) }
  static var testValue: Machine.Value { provided(.test) }
}

enum LiveKey<N: Numeral>: InterpretedKey, DependencyKey {
  typealias Value = Machine.Value
  static var number: Int { N.number }
  static var liveValue: Machine.Value { provided(.live) }
}

enum LiveAndTestKey<N: Numeral>: InterpretedKey, DependencyKey {
  typealias Value = Machine.Value
  static var number: Int { N.number }
  static var liveValue: Machine.Value { provided(.live) }
  static var testValue: Machine.Value { provided(.test) }
}

enum LiveAndPreviewKey<N: Numeral>: InterpretedKey, DependencyKey {
  typealias Value = Machine.Value
  static var number: Int { N.number }
  static var liveValue: Machine.Value { provided(.live) }
  static var previewValue: Machine.Value { provided(.preview) }
}

enum CompleteKey<N: Numeral>: InterpretedKey, DependencyKey {
  typealias Value = Machine.Value
  static var number: Int { N.number }
  static var liveValue: Machine.Value { provided(.live) }
  static var previewValue: Machine.Value { provided(.preview) }
  static var testValue: Machine.Value { provided(.test) }
}

/// Returns the type, with its number, in the family for a key's declared values.
func interpretedKey(declaring sides: Set<Side>, number: Int) -> any InterpretedKey.Type {
  interpretedKey(declaring: sides, numeral(number))
}

private func interpretedKey<N: Numeral>(
  declaring sides: Set<Side>, _ number: N.Type
) -> any InterpretedKey.Type {
  switch (sides.contains(.live), sides.contains(.preview), sides.contains(.test)) {
  case (true, true, true): CompleteKey<N>.self
  case (true, true, false): LiveAndPreviewKey<N>.self
  case (true, false, true): LiveAndTestKey<N>.self
  case (true, false, false): LiveKey<N>.self
  case (false, true, _): TestAndPreviewKey<N>.self
  // A key without values is rejected before it runs.
  case (false, false, _): TestKey<N>.self
  }
}

import Dependencies

/// The key that is read.
enum NumberKey: DependencyKey {
  static var liveValue: Int { 1 }
  static var testValue: Int { 1 }
}

extension DependencyValues {
  var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
}

/// One of a thousand keys, known only at run time; the others that are overridden.
protocol NumberedKey: DependencyKey where Value == Int {}

enum KeyOfDigits<Hundreds, Tens, Ones>: NumberedKey {
  typealias Value = Int
  static var liveValue: Int { 1 }
  static var testValue: Int { 1 }
}

/// A thousand distinct keys.
let numberedKeys: [any NumberedKey.Type] = {
  func key<A, B, C>(_: A.Type, _: B.Type, _: C.Type) -> any NumberedKey.Type {
    KeyOfDigits<A, B, C>.self
  }
  let digits: [any Any.Type] = [
    Zero.self, One.self, Two.self, Three.self, Four.self, Five.self, Six.self, Seven.self,
    Eight.self, Nine.self,
  ]
  return digits.flatMap { hundreds in
    digits.flatMap { tens in
      digits.map { ones in key(hundreds, tens, ones) }
    }
  }
}()

private enum Zero {}
private enum One {}
private enum Two {}
private enum Three {}
private enum Four {}
private enum Five {}
private enum Six {}
private enum Seven {}
private enum Eight {}
private enum Nine {}

extension DependencyValues {
  func read<Key: NumberedKey>(_ key: Key.Type) -> Int { self[key] }
  mutating func override<Key: NumberedKey>(_ key: Key.Type) { self[key] = 2 }
}

/// Overrides numbered keys, all in one scope.
func overriding<R>(_ keys: Range<Int>, _ operation: () -> R) -> R {
  withDependencies {
    for key in numberedKeys[keys] { $0.override(key) }
  } operation: {
    operation()
  }
}

/// Overrides the key that is read and then numbered ones, in one scope.
func overridingNumber<R>(among count: Int, _ operation: () -> R) -> R {
  withDependencies {
    $0.number = 2
    for key in numberedKeys[..<(count - 1)] { $0.override(key) }
  } operation: {
    operation()
  }
}

/// Overrides numbered keys, each in a scope of its own.
func nested(_ keys: ArraySlice<any NumberedKey.Type>, _ innermost: () -> Void) {
  guard let key = keys.first else { return innermost() }
  withDependencies {
    $0.override(key)
  } operation: {
    nested(keys.dropFirst(), innermost)
  }
}

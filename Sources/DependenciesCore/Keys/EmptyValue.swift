/// Returns an empty value of a type, for a read that must return a value and has none.
///
/// A type has an empty value if that is evident: nil, false, zero, or no elements.
func emptyValue<Value>(of type: Value.Type) -> Value? {
  switch type {
  case let type as any ExpressibleByNilLiteral.Type: none(type) as? Value
  case let type as any ExpressibleByArrayLiteral.Type: noElements(type) as? Value
  case let type as any ExpressibleByDictionaryLiteral.Type: noEntries(type) as? Value
  case let type as any RangeReplaceableCollection.Type: noText(type) as? Value
  case let type as any AdditiveArithmetic.Type: zero(type) as? Value
  case is Bool.Type: false as? Value
  default: () as? Value
  }
}

private func none<Value: ExpressibleByNilLiteral>(_ type: Value.Type) -> Value { nil }

private func noElements<Value: ExpressibleByArrayLiteral>(_ type: Value.Type) -> Value { [] }

private func noEntries<Value: ExpressibleByDictionaryLiteral>(_ type: Value.Type) -> Value {
  [:]
}

/// Handles strings and other collections that aren't written as arrays.
private func noText<Value: RangeReplaceableCollection>(_ type: Value.Type) -> Value { Value() }

private func zero<Value: AdditiveArithmetic>(_ type: Value.Type) -> Value { .zero }

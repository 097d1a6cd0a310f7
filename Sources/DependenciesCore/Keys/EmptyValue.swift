/// An empty value of a type, for when one must be returned and there is none.
///
/// It exists where the type has an evident one: nothing, no, zero, or no elements.
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

/// Strings and what else is made of elements without being written as an array.
private func noText<Value: RangeReplaceableCollection>(_ type: Value.Type) -> Value { Value() }

private func zero<Value: AdditiveArithmetic>(_ type: Value.Type) -> Value { .zero }

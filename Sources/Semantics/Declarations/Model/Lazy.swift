/// A fact about a declaration, computed at first use. A computation that needs its own result gets
/// `circular`.
///
/// It is inlinable, because every layer asks for facts: the layers then share no generic code that finds
/// out at run time what a value is. Another module gets the code of an inlinable member only if its type
/// is marked, too.
@usableFromInline package final class Lazy<Value> {
  @usableFromInline enum State {
    case waiting(() -> Value, circular: () -> Value)
    case computing(circular: () -> Value)
    case known(Value)
  }

  @usableFromInline var state: State

  @inlinable package init(
    circular: @escaping @autoclosure () -> Value, _ compute: @escaping () -> Value
  ) {
    state = .waiting(compute, circular: circular)
  }

  @inlinable package init(known value: Value) { state = .known(value) }

  @inlinable package var isComputing: Bool { if case .computing = state { true } else { false } }

  @inlinable package var value: Value {
    switch state {
    case .known(let value): return value
    case .computing(let circular): return circular()
    case .waiting(let compute, let circular):
      state = .computing(circular: circular)
      let value = compute()
      state = .known(value)
      return value
    }
  }
}

/// A fact about a declaration, computed at first use. A computation that needs its own result gets
/// `circular`.
package final class Lazy<Value> {
  private enum State {
    case waiting(() -> Value, circular: () -> Value)
    case computing(circular: () -> Value)
    case known(Value)
  }

  private var state: State

  package init(circular: @escaping @autoclosure () -> Value, _ compute: @escaping () -> Value) {
    state = .waiting(compute, circular: circular)
  }

  package init(known value: Value) { state = .known(value) }

  package var isComputing: Bool { if case .computing = state { true } else { false } }

  package var value: Value {
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

/// Something about a declaration that is computed when it is first asked for. A question that needs
/// its own answer gets `circular`.
final class Lazy<Value> {
  private enum State {
    case waiting(() -> Value)
    case computing
    case known(Value)
  }

  private var state: State
  private let circular: () -> Value

  init(circular: @escaping @autoclosure () -> Value, _ compute: @escaping () -> Value) {
    state = .waiting(compute)
    self.circular = circular
  }

  init(known value: Value) {
    state = .known(value)
    circular = { value }
  }

  var isComputing: Bool { if case .computing = state { true } else { false } }

  var value: Value {
    switch state {
    case .known(let value): return value
    case .computing: return circular()
    case .waiting(let compute):
      state = .computing
      let value = compute()
      state = .known(value)
      return value
    }
  }
}

struct UnfoldSequence<Element, State>: Sequence, IteratorProtocol {
  var _state: State
  let _next: (inout State) -> Element?
  var _done = false
  init(_state: State, _next: @escaping (inout State) -> Element?) {
    self._state = _state
    self._next = _next
  }
  mutating func next() -> Element? {
    guard !_done else { return nil }
    if let element = _next(&_state) { return element }
    _done = true
    return nil
  }
}
extension UnfoldSequence: @unchecked Sendable where Element: Sendable, State: Sendable {}
typealias UnfoldFirstSequence<T> = UnfoldSequence<T, (T?, Bool)>
func sequence<T>(first: T, next: @escaping (T) -> T?) -> UnfoldFirstSequence<T> {
  sequence(
    state: (first, true),
    next: { (state: inout (T?, Bool)) -> T? in
      switch state {
      case (let value, true):
        state.1 = false
        return value
      case (let value?, _):
        let nextValue = next(value)
        state.0 = nextValue
        return nextValue
      case (nil, _):
        return nil
      }
    })
}
func sequence<T, State>(
  state: State, next: @escaping (inout State) -> T?
) -> UnfoldSequence<T, State> {
  UnfoldSequence(_state: state, _next: next)
}
struct AnyIterator<Element>: IteratorProtocol, Sequence {
  let _next: () -> Element?
  init<I: IteratorProtocol>(_ base: I) where I.Element == Element {
    var iterator = base
    _next = { iterator.next() }
  }
  init(_ body: @escaping () -> Element?) { _next = body }
  func next() -> Element? { _next() }
}
struct AnySequence<Element>: Sequence {
  let _make: () -> AnyIterator<Element>
  let _estimate: () -> Int
  init<S: Sequence>(_ base: S) where S.Element == Element {
    _make = { AnyIterator(base.makeIterator()) }
    _estimate = { base.underestimatedCount }
  }
  init<I: IteratorProtocol>(_ makeUnderlyingIterator: @escaping () -> I)
  where I.Element == Element {
    _make = { AnyIterator(makeUnderlyingIterator()) }
    _estimate = { 0 }
  }
  func makeIterator() -> AnyIterator<Element> { _make() }
  var underestimatedCount: Int { _estimate() }
}
struct IteratorSequence<Base: IteratorProtocol>: Sequence, IteratorProtocol {
  var _base: Base
  init(_ base: Base) { _base = base }
  mutating func next() -> Base.Element? { _base.next() }
}
extension IteratorSequence: Sendable where Base: Sendable {}

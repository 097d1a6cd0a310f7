// swift-format-ignore-file
struct Store<State, Action> {
  private(set) var state: State
  private let reduce: (inout State, Action) -> [Action]
  private var observers: [(State) -> Void] = []
  init(_ state: State, reduce: @escaping (inout State, Action) -> [Action]) {
    self.state = state
    self.reduce = reduce
  }
  mutating func subscribe(_ observer: @escaping (State) -> Void) {
    observers.append(observer)
    observer(state)
  }
  mutating func send(_ action: Action) {
    var queue = [action]
    while !queue.isEmpty {
      let next = queue.removeFirst()
      queue += reduce(&state, next)
    }
    for observer in observers { observer(state) }
  }
}
struct Counter: Equatable {
  var count = 0
  var history: [Int] = []
}
enum Action {
  case add(Int)
  case record
  case reset
}
var store = Store(Counter()) { state, action -> [Action] in
  switch action {
  case .add(let n):
    state.count += n
    return [.record]
  case .record:
    state.history.append(state.count)
    return state.count > 10 ? [.reset] : []
  case .reset:
    state.count = 0
    return []
  }
}
// expect: state 0 [] // expect: state 4 [4] // expect: state 0 [4, 12] // expect: state 0 [4, 12]
store.subscribe { print("state", $0.count, $0.history) }
store.send(.add(4))
store.send(.add(8))
store.send(.reset)
print(store.state == Counter(count: 0, history: [4, 12]))  // expect: true

// swift-format-ignore-file
enum State: Equatable { case idle, loading(attempt: Int), loaded([String]), failed(reason: String) }
enum Event { case load, success([String]), failure(String), retry, cancel }
extension State {
  func handling(_ event: Event) -> State? {
    switch (self, event) {
    case (.idle, .load): .loading(attempt: 1)
    case (.loading, .success(let items)) where items.isEmpty: .failed(reason: "nothing")
    case (.loading, .success(let items)): .loaded(items)
    case (.loading(let n), .failure) where n < 2: .loading(attempt: n + 1)
    case (.loading, .failure(let why)): .failed(reason: why)
    case (.failed, .retry), (.loaded, .load): .loading(attempt: 1)
    case (.loading, .cancel), (.loaded, .cancel): .idle
    default: nil
    }
  }
}
struct Machine {
  private(set) var state = State.idle { didSet { transitions.append("\(oldValue) -> \(state)") } }
  private(set) var transitions: [String] = []
  mutating func send(_ event: Event) {
    // expect: ignored retry in idle // expect: ignored cancel in failed(reason: "down")
    guard let next = state.handling(event) else { return print("ignored", event, "in", state) }
    state = next
  }
}
var machine = Machine()
for event in [Event.retry, .load, .failure("timeout"), .failure("down"), .cancel, .retry, .success(["a"]), .cancel] { machine.send(event) }
// expect: 1 idle -> loading(attempt: 1)
// expect: 2 loading(attempt: 1) -> loading(attempt: 2)
// expect: 3 loading(attempt: 2) -> failed(reason: "down")
// expect: 4 failed(reason: "down") -> loading(attempt: 1)
// expect: 5 loading(attempt: 1) -> loaded(["a"])
// expect: 6 loaded(["a"]) -> idle
for (i, transition) in machine.transitions.enumerated() { print(i + 1, transition) }
print(machine.state == .idle)  // expect: true

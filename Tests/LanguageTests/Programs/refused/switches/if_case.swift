// swift-format-ignore-file
enum State { case idle, running(Int) }
let s = State.running(5)
if case .running(let n) = s, n > 3 { print(n) }
if case .running = s { print("r") }
if s == .idle { print("idle") }  // error: binary operator '==' cannot be applied to two 'State' operands
if case s = .idle { print("idle") }  // error: reference to member 'idle' cannot be resolved without a contextual type
if case let n? = 5 { print(n) }  // error: '?' pattern cannot match values of type 'Int'
if case .running(let n) = s { print(n) } else { print(n) }  // error: cannot find 'n' in scope
guard case .running(let m) = s else { fatalError() }
for case .running(let k) in [s, .idle] { print(k, m) }
for case let x? in [1, 2] { print(x) }
while case .stopped = s { }  // error: type 'State' has no member 'stopped'

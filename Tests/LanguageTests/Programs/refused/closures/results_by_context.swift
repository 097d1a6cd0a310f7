// swift-format-ignore-file
// A closure of several statements gives what its call is wanted as: `Any`, which isn't `Sendable`.
func send<R: Sendable>(_ body: () -> R) -> R { body() }
print(send { let x = 1; return x })  // error: 'Sendable'
print(await Task { let x = 1; return x }.value)  // error: 'Sendable'
print(send { 1 }, "\(send { let x = 1; return x })")
let sent = send { let x = 1; return x }
print(sent)

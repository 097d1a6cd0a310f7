// swift-format-ignore-file
// A constant function of a script may be called from anywhere. As a value it stays on the main actor.

@MainActor enum Names { static let show = { print("h") } }
nonisolated func ofType() { Names.show() }  // error: main actor-isolated static property 'show' can not be referenced from a nonisolated context
@MainActor struct Button { let tapped = { print(1) } }
nonisolated func ofInstance(_ button: Button) { button.tapped() }  // error: main actor-isolated property 'tapped' can not be referenced from a nonisolated context
let constant = { print("c") }
func run(_ function: () -> Void) { function() }
func passed() { run(constant) }  // error: main actor-isolated let 'constant' can not be referenced from a nonisolated context
func called() { (constant)() }
func copied() { let copy = constant; copy() }  // error: main actor-isolated let 'constant' can not be referenced from a nonisolated context
var variable = { print(1) }
func ofVariable() { variable() }  // error: main actor-isolated var 'variable' can not be referenced from a nonisolated context
let optional: (() -> Void)? = { print(1) }
func ofOptional() { optional?() }  // error: main actor-isolated let 'optional' can not be referenced from a nonisolated context
let pair = (1, { print(2) })
func ofPair() { pair.1() }  // error: main actor-isolated let 'pair' can not be referenced from a nonisolated context
let isolated: @MainActor (Int) -> Int = { $0 }
func ofIsolated() { print(isolated(2)) }  // error: call to main actor-isolated let 'isolated' in a synchronous nonisolated context

// swift-format-ignore-file
// Literals are settled before a result builder's closure: an integer may still be a Double then.
protocol Step { associatedtype State; associatedtype Action; func reduce(_ state: inout State, _ action: Action) }
@resultBuilder enum Steps<State, Action> {
  static func buildExpression<R: Step>(_ step: R) -> R where R.State == State, R.Action == Action { step }
  static func buildBlock<R: Step>(_ step: R) -> R where R.State == State, R.Action == Action { step }
}
final class Holder<State, Action> {
  var state: State
  init<R: Step>(first: @autoclosure () -> State, @Steps<State, Action> step: () -> R) where R.State == State, R.Action == Action { state = first(); _ = step() }
  init<R: Step>(plain: State, step: () -> R) where R.State == State, R.Action == Action { state = plain; _ = step() }
}
struct Volume: Step { func reduce(_ state: inout Double, _ action: Int) {} }
struct List: Step { func reduce(_ state: inout [String], _ action: Int) {} }
print(Holder(first: 0) { Volume() }.state, Holder(first: 1 + 2) { Volume() }.state, Holder(first: -1) { Volume() }.state)
// expect: 0.0 3.0 -1.0
print(Holder(plain: 0) { Volume() }.state, Holder(plain: []) { List() }.state, Holder(first: ["a"]) { List() }.state)
// expect: 0.0 [] ["a"]
let typed: Holder<[String], Int> = Holder(first: []) { List() }
print(typed.state, Holder<Double, Int>(first: 0) { Volume() }.state)
// expect: [] 0.0

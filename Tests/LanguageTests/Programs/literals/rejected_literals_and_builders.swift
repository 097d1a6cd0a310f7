// swift-format-ignore-file
protocol Step { associatedtype State; func reduce(_ state: inout State) }
@resultBuilder enum Steps<State> {
  static func buildExpression<R: Step>(_ step: R) -> R where R.State == State { step }
  static func buildBlock<R: Step>(_ step: R) -> R where R.State == State { step }
}
struct Holder<State> { init<R: Step>(first: State, @Steps<State> step: () -> R) where R.State == State { _ = step() } }
struct List: Step { func reduce(_ state: inout [String]) {} }
struct Maybe: Step { func reduce(_ state: inout Int?) {} }
let a = Holder(first: []) { List() }  // error: the types '[String]' and '[Any]' must be equivalent
let b = Holder(first: 0) { Maybe() }  // error: the types 'Int?' and 'Int' must be equivalent

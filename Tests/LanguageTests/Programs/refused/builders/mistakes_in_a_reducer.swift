// swift-format-ignore-file
struct Effect<A> { static var none: Effect { Effect() } }
protocol Reducer<State, Action> {
  associatedtype State
  associatedtype Action
  associatedtype Body
  func reduce(into state: inout State, action: Action) -> Effect<Action>
  @ReducerBuilder<State, Action> var body: Body { get }
}
extension Reducer where Body: Reducer, Body.State == State, Body.Action == Action {
  func reduce(into state: inout State, action: Action) -> Effect<Action> { body.reduce(into: &state, action: action) }
}
extension Reducer where Body == Never { var body: Never { fatalError() } }
typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>
struct Reduce<State, Action>: Reducer {
  typealias Body = Never
  let f: (inout State, Action) -> Effect<Action>
  init(_ f: @escaping (inout State, Action) -> Effect<Action>) { self.f = f }
  func reduce(into state: inout State, action: Action) -> Effect<Action> { f(&state, action) }
}
@resultBuilder enum ReducerBuilder<State, Action> {
  static func buildExpression<R: Reducer<State, Action>>(_ r: R) -> R { r }
  static func buildBlock<R: Reducer<State, Action>>(_ r: R) -> R { r }
}
struct F: Reducer {
  struct State: Equatable { var n = 0 }
  enum Action { case a, b(Int) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .a:
        state.x = 1  // error: value of type 'F.State' has no member 'x'
        return .none
      case .b(let n):
        state.n = n
        return .none
      }
    }
  }
}
struct G: Reducer {
  struct State: Equatable { var n = 0 }
  enum Action { case a, b(Int) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.n = "x"  // error: cannot assign value of type 'String' to type 'Int'
      return .none
    }
  }
}
struct H: Reducer {
  struct State: Equatable { var n = 0 }
  enum Action { case a, b(Int) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {  // error: switch must be exhaustive
      case .a: return .none
      }
    }
  }
}

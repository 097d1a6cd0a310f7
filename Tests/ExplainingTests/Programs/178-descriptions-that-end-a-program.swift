//? The first value is shown as `…`, because its description traps. The second one's never ends.
import Composable

struct Broken: CustomStringConvertible, Sendable {
  var index = 0
  var description: String { [Int]()[index].description }
}
struct Endless: CustomStringConvertible, Sendable {
  var count = 0
  var description: String {
    while count >= 0 {}
    return ""
  }
}
enum Local {
  @TaskLocal static var broken = Broken()
  @TaskLocal static var endless = Endless()
}

struct Feature: Reducer {
  struct State {
    var broken: [Broken] = []
    var endless = Endless()
  }
  enum Action { case add, count }
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .add: state.broken.append(Broken(index: 1))
    case .count: state.endless.count += 1
    }
    return .none
  }
}

Local.$broken.withValue(Broken(index: 1)) { print(Local.broken.index) }
Local.$endless.withValue(Endless(count: 1)) { print(Local.endless.count) }
let store = Store(initialState: Feature.State()) { Feature() }
store.send(.add)
store.send(.count)
print(store.endless.count)

import Clocks
import Composable
import ComposableArchitecture
import Dependencies
import HeirloomClocks
import HeirloomDependencies

let price = DependencyValues.explain(\.continuousClock)
print(knownStore(), knownClocks(), ImmediateClock().now, price)

let store = Store(initialState: 0) {
  Reduce<Int, Bool> { state, isUp in
    state += isUp ? 1 : -1
    return .none
  }
}
store.send(true)
precondition(store.state == 1)

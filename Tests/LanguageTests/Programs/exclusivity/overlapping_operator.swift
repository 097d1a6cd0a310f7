// swift-format-ignore-file
struct Tally { var count = 0 }
final class Store { var tally = Tally() }
let store = Store()
@MainActor func += (tally: inout Tally, number: Int) {
  if number > 1 { print(store.tally.count) }  // trap: simultaneous accesses to `tally`
  tally.count += number
}
store.tally += 1
print(store.tally.count)  // expect: 1
store.tally += 2

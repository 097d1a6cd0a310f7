import CasePaths
import Clocks
import ConcurrencyExtras
import CustomDump
import IdentifiedCollections
import IssueReporting

#if canImport(ConcurrencyExtras) && canImport(IssueReporting) && canImport(CasePaths)
  print("found")  // expect: found
#endif
#if canImport(Combine) || canImport(SwiftUI) || canImport(os)
  print("an Apple platform")
#endif

let ticks = LockIsolated(0)
let clock = TestClock()
let timer = Task {
  for await _ in clock.timer(interval: .seconds(1)) { ticks.withValue { $0 += 1 } }
}
await Task.megaYield()
await clock.advance(by: .seconds(3))
print(ticks.value)  // expect: 3
timer.cancel()

let shared = ActorIsolated(["a"])
await shared.withValue { $0.append("b") }
print(await shared.value)  // expect: ["a", "b"]
for await number in AsyncStream<Int>.finished { print(number) }
print(await [1, 2].eraseToStream().reduce(0, +))  // expect: 3
print(String(customDumping: 1 as Int?))  // expect: 1

@CasePathable enum Action {
  case row(Int)
  case quit
}
let action = Action.row(3)
print(action[case: \.row] as Any, action.is(\.quit))  // expect: Optional(3) false
struct Row: Identifiable {
  let id: Int
  var text = ""
}
var rows: IdentifiedArrayOf<Row> = [Row(id: 3)]
rows[id: 3]?.text = "x"
print(rows[0].text)  // expect: x

extension Array {
  func eraseToStream() -> AsyncStream<Element> where Element: Sendable {
    AsyncStream { continuation in
      for element in self { continuation.yield(element) }
      continuation.finish()
    }
  }
}
let price: @Sendable () throws -> Int = unimplemented("price")
withErrorReporting { print(ConcurrencyExtras.LockIsolated(1).value) }  // expect: 1

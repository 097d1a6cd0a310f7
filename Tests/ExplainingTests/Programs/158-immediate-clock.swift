//? The sleep on the immediate clock ends at once. The advance of the test clock has nothing to do with it.
import Dependencies

let test = TestClock()
await test.advance(by: .seconds(5))
let immediate = ImmediateClock()
try await immediate.sleep(for: .seconds(1))
print("awake")

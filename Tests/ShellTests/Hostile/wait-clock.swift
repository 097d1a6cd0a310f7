// status: 1
// says: nothing can go on
import Dependencies

let clock = TestClock()
try await clock.sleep(for: .seconds(1))
print("never")

//? Who sleeps until when on the test clock, which advance wakes whom, and that the reminder is never woken.
import Dependencies

let clock = TestClock()
let early = Task {
  try await clock.sleep(for: .seconds(1))
  print("early")
}
let late = Task {
  try await clock.sleep(for: .seconds(3))
  print("late")
}
let reminder = Task {
  try? await clock.sleep(for: .seconds(60))
  print("reminder: cancelled \(Task.isCancelled)")
}
await clock.advance(by: .seconds(1))
await clock.advance(by: .seconds(2))
reminder.cancel()
await reminder.value

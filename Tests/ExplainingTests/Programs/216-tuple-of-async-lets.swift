//? The error of the second child is thrown only when the first one has ended.
struct Offline: Error {}

let clock = ContinuousClock()
let start = clock.now
func stamp() -> String {
  let past = start.duration(to: clock.now)
  return past < .milliseconds(100) ? "soon" : "late"
}

func profile() async throws -> String {
  try await Task.sleep(for: .milliseconds(200))
  print("profile loaded")
  return "Ada"
}

func friends() async throws -> [String] {
  try await Task.sleep(for: .milliseconds(10))
  print("friends failed")
  throw Offline()
}

func screen() async throws -> String {
  async let name = profile()
  async let others = friends()
  let (person, list) = try await (name, others)
  return "\(person) and \(list.count) friends"
}

do {
  print(try await screen())
} catch {
  print("\(error) shown:", stamp())
}

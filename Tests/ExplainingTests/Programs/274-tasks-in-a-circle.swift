//? Each task waits for the other one, so neither ends. The main code continues.
nonisolated(unsafe) var profile: Task<String, Never>?
nonisolated(unsafe) var friends: Task<Int, Never>?

profile = Task.detached {
  try? await Task.sleep(for: .milliseconds(40))
  return "anna with \(await friends?.value ?? 0) friends"
}
friends = Task.detached {
  try? await Task.sleep(for: .milliseconds(120))
  return await profile?.value.count ?? 0
}
try await Task.sleep(for: .milliseconds(300))
print("still nothing")

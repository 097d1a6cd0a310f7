//? The two tasks wait for each other, so neither ends; main goes on.
actor Loader {
  var profile: Task<String, Never>?
  var friends: Task<Int, Never>?

  func loadProfile() async -> String {
    if let profile { return await profile.value }
    let task = Task {
      try? await Task.sleep(for: .milliseconds(10))
      return "anna with \(await self.loadFriends()) friends"
    }
    profile = task
    return await task.value
  }

  func loadFriends() async -> Int {
    if let friends { return await friends.value }
    let task = Task {
      try? await Task.sleep(for: .milliseconds(20))
      return await self.loadProfile().count
    }
    friends = task
    return await task.value
  }
}

let loader = Loader()
let show = Task { print(await loader.loadProfile()) }
try await Task.sleep(for: .milliseconds(200))
print("still nothing")

//? The task itself changes the balance before it waits, so nothing changes during its waits.
actor Account {
  var balance = 0

  func deposit() async {
    await withCheckedContinuation { continuation in
      balance += 1
      continuation.resume()
    }
    await withTaskGroup(of: Void.self) { group in
      balance += 1
      group.addTask { await Task.yield() }
    }
    print(balance)
  }
}
@MainActor final class Model {
  var count = 0

  func load() async {
    await withCheckedContinuation { continuation in
      count += 1
      Task { continuation.resume() }
    }
    print(count)
  }
}
let account = Account()
await account.deposit()
await Model().load()

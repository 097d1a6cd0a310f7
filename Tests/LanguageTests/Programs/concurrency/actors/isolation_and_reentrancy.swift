// swift-format-ignore-file
enum Trace { @TaskLocal static var id = "none" }

actor Account {
  let number: Int
  private(set) var balance = 0
  private var log: [String] = []
  nonisolated var label: String { "account \(number)" }

  init(number: Int) { self.number = number }

  func deposit(_ amount: Int) {
    balance += amount
    log.append("\(Trace.id): +\(amount)")
  }

  /// Between check and change others get in, unless it checks again.
  func withdraw(_ amount: Int, after pause: @Sendable () async -> Void) async -> Bool {
    guard balance >= amount else { return false }
    await pause()
    guard balance >= amount else { return false }
    balance -= amount
    return true
  }

  func history() -> [String] { log }
}

let account = Account(number: 7)
print(account.label, account.number)  // expect: account 7 7
await Trace.$id.withValue("first") { await account.deposit(10) }
await Trace.$id.withValue("second") { await account.deposit(5) }
print(await account.history())  // expect: ["first: +10", "second: +5"]

// While `withdraw` waits, another call is let in.
let done = await account.withdraw(15) {
  print("meanwhile", await account.withdraw(10) {})  // expect: meanwhile true
}
print(done, await account.balance)  // expect: false 5

// A thousand changes at once, none lost.
actor Counter {
  var value = 0
  func increment() { value += 1 }
  func twice() async {
    increment()
    await Task.yield()
    increment()
  }
}
let counter = Counter()
await withTaskGroup { group in
  for _ in 0..<200 { group.addTask { await counter.twice() } }
}
print(await counter.value)  // expect: 400

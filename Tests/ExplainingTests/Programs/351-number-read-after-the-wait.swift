//? Both calls read the number again after the wait. A constant before the wait would have kept their own.
actor Office {
  private var tickets = 0
  private(set) var log: [String] = []
  func register(_ name: String, printing time: Duration) async -> Int {
    tickets += 1
    try? await Task.sleep(for: time)
    log.append(name)
    return tickets
  }
}
let office = Office()
let ada = Task { await office.register("Ada", printing: .milliseconds(120)) }
try await Task.sleep(for: .milliseconds(30))
let bob = Task { await office.register("Bob", printing: .milliseconds(300)) }
print("Ada has number \(await ada.value)")
print("Bob has number \(await bob.value)")

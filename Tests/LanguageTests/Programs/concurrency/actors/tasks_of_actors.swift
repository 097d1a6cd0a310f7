// swift-format-ignore-file
enum Trace { @TaskLocal static var id = "none" }

actor Worker {
  private var jobs: [String] = []
  private var task: Task<Void, Never>?

  /// A task that uses the actor runs on it: no `await` for its members.
  func start(_ name: String) {
    task = Task {
      jobs.append("\(name) under \(Trace.id)")
      await Task.yield()
      jobs.append("\(name) again")
    }
  }

  func finish() async -> [String] {
    await task?.value
    return jobs
  }

  func many() async -> [Int] {
    var order: [Int] = []
    let tasks = (1...5).map { number in
      Task { self.note(number) }
    }
    for task in tasks { order.append(await task.value) }
    return order
  }
  private var noted = 0
  private func note(_ number: Int) -> Int {
    noted += 1
    return number * 10 + noted
  }

  func run(_ body: @Sendable () async -> String) async -> String { await body() }
}

let worker = Worker()
await Trace.$id.withValue("starter") { await worker.start("job") }
print(await worker.finish())  // expect: ["job under starter", "job again"]
print(await worker.many())  // expect: [11, 22, 33, 44, 55]
print(await worker.run { "called from \(Trace.id)" })  // expect: called from none

protocol Service: Actor {
  var name: String { get }
  func call() -> String
}
actor Echo: Service {
  let name = "echo"
  var calls = 0
  func call() -> String {
    calls += 1
    return "\(name) \(calls)"
  }
}
let service: any Service = Echo()
print(await service.call())  // expect: echo 1
func callTwice<S: Service>(_ service: S) async -> String {
  _ = await service.call()
  return await service.call()
}
print(await callTwice(Echo()))  // expect: echo 2

// swift-format-ignore-file
// Values that tests share with overridden dependencies.
import Dependencies

struct Mail: Sendable {
  var send: @Sendable (String) async throws -> Void
}
enum MailKey: DependencyKey {
  static let liveValue = Mail { _ in }
}
extension DependencyValues {
  var mail: Mail {
    get { self[MailKey.self] }
    set { self[MailKey.self] = newValue }
  }
}

func signUp() async throws {
  @Dependency(\.mail) var mail
  try await mail.send("welcome")
  try await mail.send("tips")
}

let sent = LockIsolated<[String]>([])
try await withDependencies {
  $0.mail.send = { message in sent.withValue { $0.append(message) } }
} operation: {
  try await signUp()
}
print(sent.value, sent.count)  // expect: ["welcome", "tips"] 2
sent.setValue([])
print(sent.isEmpty)  // expect: true

let calls = ActorIsolated(0)
await withTaskGroup { group in
  for _ in 0..<5 {
    group.addTask {
      await calls.withValue {
        calls.preconditionIsolated()
        $0 += 1
      }
    }
  }
}
print(await calls.value)  // expect: 5

final class Counter { var count = 1 }
let shared = UncheckedSendable(Counter())
await Task { shared.count = 7 }.value
print(shared.value.count, shared.count)  // expect: 7 7

struct Settings {
  @UncheckedSendable var counter = Counter()
}
let settings = Settings()
await Task { [counter = settings.$counter] in counter.count += 1 }.value
print(settings.counter.count)  // expect: 2

for await number in AsyncStream<Int>.finished { print(number) }
do {
  for try await number in AsyncThrowingStream<Int, any Error>.finished(
    throwing: CancellationError())
  { print(number) }
} catch {
  print("finished:", error)  // expect: finished: CancellationError()
}
let waiting = Task { try await Task<Void, Never>.never() }
waiting.cancel()
do { try await waiting.value } catch { print("never:", error) }  // expect: never: CancellationError()

let numbers = AsyncStream<Int> { more in
  for number in 1...3 { more.yield(number) }
  more.finish()
}
var doubled: [Int] = []
for await number in numbers.map({ $0 * 2 }).eraseToStream() { doubled.append(number) }
print(doubled)  // expect: [2, 4, 6]

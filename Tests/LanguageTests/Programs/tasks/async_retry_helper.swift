// swift-format-ignore-file
enum Trace { @TaskLocal static var attempt = 0 }
struct Flaky: Error, CustomStringConvertible { let attempt: Int; var description: String { "flaky #\(attempt)" } }
func retry<T: Sendable>(_ times: Int, isolation: isolated (any Actor)? = #isolation, _ op: () async throws -> T) async throws -> T {
  var attempt = 1
  while true {
    do { return try await Trace.$attempt.withValue(attempt) { try await op() } }
    catch where attempt < times { print("retrying after", error); attempt += 1 }
  }
}
print(try await retry(3) { () async throws -> String in if Trace.attempt < 3 { throw Flaky(attempt: Trace.attempt) }; return "ok on \(Trace.attempt)" })
do { _ = try await retry(2) { () async throws -> Int in throw Flaky(attempt: Trace.attempt) } } catch { print("gave up:", error) }
// expect: retrying after flaky #1
// expect: retrying after flaky #2
// expect: ok on 3
// expect: retrying after flaky #1
// expect: gave up: flaky #2

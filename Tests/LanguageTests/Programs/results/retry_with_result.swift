// swift-format-ignore-file
struct Attempt: Error { let number: Int }
// expect: attempt 1: Attempt(number: 1) // expect: attempt 2: ok
func retry<T>(_ times: Int, log: (String) -> Void = { print($0) }, _ operation: (Int) throws -> T) -> Result<T, any Error> {
  var last: (any Error)?
  for n in 1...times {
    do { let value = try operation(n); log("attempt \(n): ok"); return .success(value) }
    catch { last = error; log("attempt \(n): \(error)") }
  }
  return .failure(last!)
}
let good = retry(3) { n -> String in if n < 2 { throw Attempt(number: n) }; return "value \(n)" }
print(good)  // expect: success("value 2")
let bad: Result<Int, any Error> = retry(2, log: { _ in }) { throw Attempt(number: $0) }
// expect: gave up after 2
if case .failure(let error as Attempt) = bad { print("gave up after", error.number) }

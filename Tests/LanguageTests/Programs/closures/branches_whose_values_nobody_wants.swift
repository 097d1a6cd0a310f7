// The branches of a closure's only `if` or `switch` may have different types if nobody wants its value.

func run(_ done: (Int) -> Void) { for number in 1...2 { done(number) } }
func later(_ done: @escaping @Sendable (Result<Int, any Error>) -> Void) {
  done(.success(1))
  done(.failure(CancellationError()))
}
@discardableResult func named() -> String {
  print("named")
  return "a"
}
func unnamed() { print("unnamed") }

run { number in
  switch number {
  case 1: named()
  default: unnamed()
  }
}
run { if $0 == 1 { named() } else { unnamed() } }
run { number in
  if number == 1 {
    named()
  } else if number == 2 {
    unnamed()
  } else {
    print("never")
  }
}
let numbers = AsyncThrowingStream<Int, any Error> { continuation in
  later { result in
    switch result {
    case .success(let number): continuation.yield(number)
    case .failure(let error): continuation.finish(throwing: error)
    }
  }
}
do { for try await number in numbers { print(number) } } catch { print(error) }
let words = [1, 2].map { number in
  switch number {
  case 1: "one"
  default: "more"
  }
}
print(words)
func call(_ function: () -> Void) { function() }
call { if words.isEmpty { named() } else { call { if words.count > 1 { unnamed() } } } }
// expect: named
// expect: unnamed
// expect: named
// expect: unnamed
// expect: named
// expect: unnamed
// expect: 1
// expect: CancellationError()
// expect: ["one", "more"]
// expect: unnamed

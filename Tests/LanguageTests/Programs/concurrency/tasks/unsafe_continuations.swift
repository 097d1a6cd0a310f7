// swift-format-ignore-file
enum Trace { @TaskLocal static var id = "none" }
struct Failed: Error {}

func legacy(_ input: Int, completion: @escaping @Sendable (Result<Int, any Error>) -> Void) {
  completion(input > 0 ? .success(input * 2) : .failure(Failed()))
}

func double(_ input: Int) async throws -> Int {
  try await withUnsafeThrowingContinuation { continuation in
    legacy(input) { continuation.resume(with: $0) }
  }
}
print(try await double(4))  // expect: 8
do {
  print(try await double(-1))
} catch {
  print(error)  // expect: Failed()
}

await withUnsafeContinuation { continuation in
  continuation.resume()
}
let read = await Trace.$id.withValue("bound") {
  await withUnsafeContinuation { (continuation: UnsafeContinuation<String, Never>) in
    continuation.resume(returning: Trace.id)
  }
}
print(read)  // expect: bound

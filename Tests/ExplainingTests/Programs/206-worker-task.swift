//? The task was started during the first request, and keeps that binding.
enum Request {
  @TaskLocal static var id = "-"
}

actor Writer {
  private var worker: Task<Void, Never>?
  private let input: AsyncStream<String>
  private let output: AsyncStream<String>.Continuation

  init() { (input, output) = AsyncStream.makeStream() }

  func write(_ line: String) {
    output.yield("\(line) by \(Request.id)")
    if worker == nil {
      worker = Task { [input] in
        for await line in input { print("[\(Request.id)] \(line)") }
      }
    }
  }

  func close() async {
    output.finish()
    await worker?.value
  }
}

let writer = Writer()
for id in ["r1", "r2", "r3"] {
  await Request.$id.withValue(id) {
    await writer.write("hello")
  }
}
await writer.close()

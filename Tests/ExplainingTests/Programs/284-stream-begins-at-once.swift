//? The closure of the stream runs when the stream is made, and the buffer drops what nobody reads.
final class Socket: Sendable {
  static func messages() -> AsyncStream<Int> {
    AsyncStream(bufferingPolicy: .bufferingNewest(2)) { continuation in
      print("connecting")
      let task = Task {
        for number in 1...5 {
          try? await Task.sleep(for: .milliseconds(10))
          continuation.yield(number)
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}

let messages = Socket.messages()
print("showing the start page")
try await Task.sleep(for: .milliseconds(100))
print("showing the chat")
for await message in messages {
  print("message \(message)")
}

//? The producer closes the file when it has yielded all lines, before the loop reads the first one.
final class File: @unchecked Sendable {
  var isOpen = true
}
struct Line: Sendable {
  let number: Int
  let file: File
  var text: String { file.isOpen ? "line \(number)" : "closed" }
}
func lines() -> AsyncStream<Line> {
  AsyncStream { continuation in
    let file = File()
    Task {
      for number in 1...2 { continuation.yield(Line(number: number, file: file)) }
      file.isOpen = false
      continuation.finish()
    }
  }
}
for await line in lines() { print(line.text) }

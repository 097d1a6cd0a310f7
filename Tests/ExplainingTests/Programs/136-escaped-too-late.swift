//? The closure on the queue escapes the dependencies itself, when the override is already lost.
// swift-format-ignore-file
import Dependencies
import Dispatch

enum Voice: DependencyKey { static let liveValue = "loud" }

func ask(_ answer: @escaping @Sendable () -> Void) {
  DispatchQueue.global().async { answer() }
}
await withDependencies { $0[Voice.self] = "quiet" } operation: {
  await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
    ask {
      withEscapedDependencies { escaped in
        escaped.yield {
          @Dependency(Voice.self) var voice
          print(voice)
        }
      }
      done.resume()
    }
  }
}

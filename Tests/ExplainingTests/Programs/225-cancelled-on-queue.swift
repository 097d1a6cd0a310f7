//? A closure on a queue runs outside any task, where Task.isCancelled is always false.
import Dispatch
import Foundation

func compress(_ chunks: Int) async -> Int {
  await withCheckedContinuation { continuation in
    DispatchQueue.global().async {
      var done = 0
      for _ in 0..<chunks {
        if Task.isCancelled { break }
        Thread.sleep(forTimeInterval: 0.02)
        done += 1
      }
      continuation.resume(returning: done)
    }
  }
}

let job = Task {
  let done = await compress(5)
  print("compressed \(done) of 5, cancelled: \(Task.isCancelled)")
}
try await Task.sleep(for: .milliseconds(50))
job.cancel()
await job.value

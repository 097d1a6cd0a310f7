//? The timer is released, so it does not call its closure.
import Foundation

final class Heartbeat: @unchecked Sendable {
  private let queue = DispatchQueue(label: "heartbeat")
  private var beats = 0

  func start() {
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + .milliseconds(30), repeating: .milliseconds(30))
    timer.setEventHandler { [weak self] in
      self?.beat()
    }
    timer.resume()
    print("timer started, cancelled: \(timer.isCancelled)")
  }

  private func beat() {
    beats += 1
    print("beat \(beats)")
  }

  var count: Int { queue.sync { beats } }
}

let heartbeat = Heartbeat()
heartbeat.start()
try await Task.sleep(for: .milliseconds(200))
print("\(heartbeat.count == 0 ? "no" : "some") beats after 200 ms")

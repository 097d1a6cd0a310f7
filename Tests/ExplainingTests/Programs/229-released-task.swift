//? Nobody cancels the task: setting the property to nil only releases it.
@MainActor
final class Ticker {
  private var task: Task<Void, Never>?
  private(set) var ticks = 0

  func start() {
    task = Task {
      while !Task.isCancelled {
        try? await Task.sleep(for: .milliseconds(40))
        ticks += 1
      }
      print("ticker ended")
    }
  }

  func stop() {
    task = nil
  }
}

let ticker = Ticker()
ticker.start()
try await Task.sleep(for: .milliseconds(90))
ticker.stop()
print("stopped at \(ticker.ticks)")
try await Task.sleep(for: .milliseconds(90))
print("now at \(ticker.ticks)")

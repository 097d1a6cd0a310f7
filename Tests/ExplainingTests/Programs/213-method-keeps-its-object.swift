//? The task is in a method of the object, which stays alive, although self was weak.
@MainActor final class Ticker {
  let name: String
  private(set) var ticks = 0
  private let source: AsyncStream<Void>
  let tick: AsyncStream<Void>.Continuation

  init(_ name: String, isolatedLoop: Bool) {
    self.name = name
    (source, tick) = AsyncStream.makeStream()
    if isolatedLoop {
      Task { [weak self] in await self?.listen() }
    } else {
      Task { [weak self, source] in
        for await _ in source { self?.ticks += 1 }
      }
    }
  }

  private func listen() async {
    for await _ in source { ticks += 1 }
  }

  deinit { print("\(name) gone") }
}

@MainActor func use(_ name: String, isolatedLoop: Bool) async throws {
  let ticker = Ticker(name, isolatedLoop: isolatedLoop)
  for _ in 1...3 { ticker.tick.yield() }
  try await Task.sleep(for: .milliseconds(20))
  print(name, ticker.ticks)
}

try await use("first", isolatedLoop: false)
try await use("second", isolatedLoop: true)
try await Task.sleep(for: .milliseconds(20))
print("end")

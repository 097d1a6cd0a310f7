import Dependencies
import Synchronization
import Testing

final class CallCount: Sendable {
  let value = Mutex(0)
}

@Test("one forecast calls the client once")
func forecastCalls() async throws {
  let calls = CallCount()
  let temperature = try await withDependencies {
    $0.forecast.temperature = { _ in
      calls.value.withLock { $0 += 1 }
      return 21
    }
  } operation: {
    @Dependency(\.forecast) var forecast
    return try await forecast.temperature("Lagos")
  }
  #expect(temperature == 21)
  #expect(calls.value.withLock { $0 } == 1)
}

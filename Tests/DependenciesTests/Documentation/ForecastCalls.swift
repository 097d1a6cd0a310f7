import Dependencies
import Testing

@Test("one forecast calls the client once")
func forecastCalls() async throws {
  let calls = LockIsolated(0)
  let temperature = try await withDependencies {
    $0.forecast.temperature = { _ in
      calls.withValue { $0 += 1 }
      return 21
    }
  } operation: {
    @Dependency(\.forecast) var forecast
    return try await forecast.temperature("Lagos")
  }
  #expect(temperature == 21)
  #expect(calls.value == 1)
}

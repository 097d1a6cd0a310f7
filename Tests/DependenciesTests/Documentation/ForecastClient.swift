import Dependencies

/// A weather service.
struct ForecastClient: Sendable {
  var temperature: @Sendable (_ city: String) async throws -> Int
  var cities: @Sendable () -> [String]
}

extension ForecastClient: TestDependencyKey {
  static let testValue = ForecastClient(
    temperature: unimplemented("ForecastClient.temperature"),
    cities: unimplemented("ForecastClient.cities", placeholder: []))
}

extension DependencyValues {
  var forecast: ForecastClient {
    get { self[ForecastClient.self] }
    set { self[ForecastClient.self] = newValue }
  }
}

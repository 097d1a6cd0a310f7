//? try? drops the error, but the issue was reported before: the test fails all the same.
import Dependencies
import DependenciesMacros
import Testing

@DependencyClient
struct Weather: Sendable {
  var temperature: @Sendable (_ city: String) throws -> Int
}
extension Weather: TestDependencyKey {
  static let testValue = Weather()
}
extension DependencyValues {
  var weather: Weather {
    get { self[Weather.self] }
    set { self[Weather.self] = newValue }
  }
}

final class WeatherModel {
  @Dependency(\.weather) var weather
  private(set) var text = "…"
  func refresh(_ city: String) {
    if let degrees = try? weather.temperature(city: city) {
      text = "\(degrees)°"
    } else {
      text = "unknown"
    }
  }
}

@Test func offline() {
  let model = WeatherModel()
  model.refresh("Oslo")
  #expect(model.text == "unknown")
}

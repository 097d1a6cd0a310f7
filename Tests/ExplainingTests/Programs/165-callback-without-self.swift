//? The callback of `ListModel` makes `DetailModel` outside of the override that it captured.
import Dependencies

struct Weather: DependencyKey, Sendable {
  var forecast: @Sendable (String) -> String
  static let liveValue = Weather(forecast: { "\($0): rain (live)" })
  static let testValue = Weather(forecast: { "\($0): rain (live)" })
}

final class Router {
  var onSelect: ((String) -> Void)?

  func tap(_ city: String) {
    onSelect?(city)
  }
}

final class DetailModel {
  @Dependency(Weather.self) var weather
  let city: String
  init(city: String) { self.city = city }
  func show() { print("detail:", weather.forecast(city)) }
}

final class ListModel {
  @Dependency(Weather.self) var weather
  let router: Router

  init(router: Router) {
    self.router = router
    router.onSelect = { city in
      DetailModel(city: city).show()
    }
  }

  func show() { print("list:", weather.forecast("Rome")) }
}

let router = Router()
let list = withDependencies {
  $0[Weather.self].forecast = { "\($0): sunny (stub)" }
} operation: {
  ListModel(router: router)
}
list.show()
router.tap("Oslo")

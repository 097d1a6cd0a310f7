//? The value was prepared for the live context, and the sample captured the test context.
import Dependencies

struct Settings: DependencyKey, Sendable {
  var currency: String
  static let liveValue = Settings(currency: "EUR")
  static let testValue = Settings(currency: "XXX")
}

extension DependencyValues {
  var settings: Settings {
    get { self[Settings.self] }
    set { self[Settings.self] = newValue }
  }
}

struct Price {
  @Dependency(\.settings) var settings
  let amount: Int
  var text: String { "\(amount) \(settings.currency)" }
}

prepareDependencies {
  $0.settings.currency = "JPY"
}

print(Price(amount: 5).text)

let sample = withDependencies {
  $0.context = .test
} operation: {
  Price(amount: 5)
}
print(sample.text)
print(Price(amount: 6).text)

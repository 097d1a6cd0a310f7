// swift-format-ignore-file
struct WeatherClient: Sendable {
  var current: @Sendable (_ city: String) -> Int?
  var forecast: @Sendable (_ city: String, _ days: Int) -> [Int]
}
extension WeatherClient {
  static let live = WeatherClient(
    current: { ["Oslo": 4, "Rome": 22][$0] },
    forecast: { city, days in (0..<days).map { $0 + city.count } })
  static let failing = WeatherClient(current: { _ in nil }, forecast: { _, _ in [] })
}
struct Report {
  let client: WeatherClient
  func text(for city: String) -> String {
    guard let now = client.current(city) else { return "\(city): no data" }
    let next = client.forecast(city, 3).map(String.init).joined(separator: ", ")
    return "\(city): \(now)° then \(next)"
  }
}
print(Report(client: .live).text(for: "Rome"))  // expect: Rome: 22° then 4, 5, 6
print(Report(client: .live).text(for: "Paris"))  // expect: Paris: no data
print(Report(client: .failing).text(for: "Rome"))  // expect: Rome: no data
var warm = WeatherClient.live
warm.current = { city in WeatherClient.live.current(city).map { $0 + 10 } }
print(Report(client: warm).text(for: "Oslo"))  // expect: Oslo: 14° then 4, 5, 6

//? In the test, the detail model talks to the unimplemented client, because the list makes it by itself.
// swift-format-ignore-file
import Dependencies
import Testing

struct Client: DependencyKey, Sendable {
  var load: @Sendable () -> String
  static let liveValue = Client { "live" }
  static let testValue = Client { reportIssue("Client.load isn't overridden"); return "" }
}
extension DependencyValues {
  var client: Client { get { self[Client.self] } set { self[Client.self] = newValue } }
}
final class DetailModel {
  @Dependency(\.client) var client
  private(set) var text = ""
  func appeared() { text = client.load() }
}
final class ListModel {
  @Dependency(\.client) var client
  private(set) var detail: DetailModel?
  func rowTapped() { detail = DetailModel() }
}
@Test func opensDetail() {
  let model = withDependencies { $0.client.load = { "stub" } } operation: { ListModel() }
  model.rowTapped()
  model.detail?.appeared()
  #expect(model.detail?.text == "stub")
}

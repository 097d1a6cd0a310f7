//? The settings get the stub, their account screen doesn't: SettingsModel makes it without handing it down.
// swift-format-ignore-file
// Three screens: the first hands its overrides down, the second forgets to.
import Dependencies

struct API: DependencyKey, Sendable {
  var name: String
  static let liveValue = API(name: "production")
}
enum Locale: DependencyKey { static let liveValue = "en" }
extension DependencyValues {
  var api: API { get { self[API.self] } set { self[API.self] = newValue } }
  var locale: String { get { self[Locale.self] } set { self[Locale.self] = newValue } }
}
final class AccountModel {
  @Dependency(\.api) var api
  @Dependency(\.locale) var locale
}
final class SettingsModel {
  enum Destination { case account(AccountModel) }
  @Dependency(\.api) var api
  var destination: Destination?
  func accountTapped() {
    destination = .account(
      withDependencies { $0.locale = "de" } operation: { AccountModel() })
  }
}
final class AppModel {
  @Dependency(\.api) var api
  var settings: SettingsModel?
  func settingsTapped() {
    settings = withDependencies(from: self) { SettingsModel() }
  }
}
let app = withDependencies { $0.api = API(name: "stub") } operation: { AppModel() }
app.settingsTapped()
app.settings?.accountTapped()
if case .account(let account)? = app.settings?.destination {
  print(app.settings?.api.name ?? "", account.api.name, account.locale)
}

//? The lazy settings model is made after the override; it doesn't get what ProfileModel captured.
// swift-format-ignore-file
// A preview shows the stub in the profile and the real server in its settings.
import Dependencies

struct APIClient: DependencyKey, Sendable {
  var user: @Sendable () -> String
  static let liveValue = APIClient { "Real Person" }
}
extension DependencyValues {
  var api: APIClient { get { self[APIClient.self] } set { self[APIClient.self] = newValue } }
}
final class SettingsModel {
  @Dependency(\.api) var api
  var title: String { "Settings of \(api.user())" }
}
final class ProfileModel {
  @Dependency(\.api) var api
  lazy var settings = SettingsModel()
  var title: String { "Profile of \(api.user())" }
}
func makePreview() -> ProfileModel {
  withDependencies {
    $0.api.user = { "Blob" }
  } operation: {
    ProfileModel()
  }
}
let profile = makePreview()
print(profile.title)
print(profile.settings.title)

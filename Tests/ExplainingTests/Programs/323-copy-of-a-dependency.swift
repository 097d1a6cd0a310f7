//? settings is a copy of what the model's wrapper gives: the change doesn't set the dependency.
import Dependencies

struct Settings {
  var limit = 1
}
enum SettingsKey: DependencyKey { static let liveValue = Settings() }
struct Model {
  @Dependency(SettingsKey.self) var settings
}

let model = Model()
var settings = model.settings
settings.limit = 5
print(model.settings.limit)

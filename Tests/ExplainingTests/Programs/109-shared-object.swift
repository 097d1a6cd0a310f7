//? Both tasks read the same object, and one of them changed it in place for the other.
final class Settings: @unchecked Sendable { var language = "en" }
enum App { @TaskLocal static var settings = Settings() }

await App.$settings.withValue(Settings()) {
  await Task { App.settings.language = "de" }.value
  await Task { print(App.settings.language) }.value
}
print(App.settings.language)

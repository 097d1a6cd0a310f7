// swift-format-ignore-file
struct Settings {
  var name = "plain"
  mutating func update(_ work: () -> Void) { work(); name += "!" }
}
var settings = Settings()
settings.update { print("other") }  // expect: other
print(settings.name)  // expect: plain!
settings.update {
  settings = Settings()  // trap: simultaneous accesses to `settings`, but modification requires exclusive access; it is being modified since 9:10
}

// swift-format-ignore-file
final class Storage: @unchecked Sendable { static let shared = Storage(); private var values: [String: Any] = [:]; private(set) var reads = 0; func get<T>(_ key: String) -> T? { reads += 1; return values[key] as? T }; func set(_ key: String, _ v: Any) { values[key] = v } }
@propertyWrapper struct Setting<Value> { let key: String, fallback: Value; init(wrappedValue: Value, _ key: String) { self.key = key; fallback = wrappedValue }
  var wrappedValue: Value { get { Storage.shared.get(key) ?? fallback } nonmutating set { Storage.shared.set(key, newValue) } }
  var projectedValue: (key: String, reset: () -> Void) { (key, { wrappedValue = fallback }) } }
struct Settings { @Setting("volume") var volume = 5; @Setting("name") var name = "guest" }
let settings = Settings()
print(settings.volume, settings.name)  // expect: 5 guest
settings.volume = 8; settings.name += "!"
print(Settings().volume, Settings().name, settings.$volume.key)  // expect: 8 guest! volume
settings.$volume.reset()
print(settings.volume, Storage.shared.reads)  // expect: 5 6

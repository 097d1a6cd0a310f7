// swift-format-ignore-file
// Types of keys have their keys where all that they are made of is known.
struct Key<Value: Sendable>: Sendable {
    let name: String
    let fallback: Value
}
extension Key where Value == Int {
    static let retries = Key(name: "retries", fallback: 3)
    static let port: Key<Int> = .init(name: "port", fallback: 80)
    @MainActor static var reads = 0
    static let described = "\(Value.self) \(Self.self) \(Value.max)"
    static let made: @Sendable () -> [Value] = { [Value(1), 2] }
}
extension Key where Value == [String] {
    static let hosts: Self = Key(name: "hosts", fallback: ["localhost"])
}
struct Settings {
    private var values: [String: any Sendable] = [:]
    subscript<Value>(_ key: Key<Value>) -> Value {
        get { values[key.name] as? Value ?? key.fallback }
        set { values[key.name] = newValue }
    }
}
var settings = Settings()
settings[.port] += 8000
settings[.hosts].append("example.com")
Key.reads += 1
Key<Int>.reads += 1
print(Key<Int>.described, Key<Int>.made())
print(settings[.port], settings[.hosts], settings[.retries], Key<Int>.reads, Key.retries.name)
// expect: Int Key<Int> 9223372036854775807 [1, 2]
// expect: 8080 ["localhost", "example.com"] 3 2 retries

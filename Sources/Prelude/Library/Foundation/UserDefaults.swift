// Settings, which a program here keeps only while it runs. The classes are `@unchecked Sendable`
// because a lock guards what they store.

open class UserDefaults: Hashable, @unchecked Sendable {
  static let standard = UserDefaults(_values: _Settings())
  private static let _suites = _SettingsOfSuites()
  private let _values: _Settings
  init() { _values = UserDefaults.standard._values }
  init(_values values: _Settings) { _values = values }
  init?(suiteName name: String?) {
    _values = name.map { UserDefaults._suites.settings(of: $0) } ?? UserDefaults.standard._values
  }
  static func == (left: UserDefaults, right: UserDefaults) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  open func object(forKey key: String) -> Any? { _values.value(of: key) }
  open func set(_ value: Any?, forKey key: String) { _values.set(value, key) }
  open func set(_ value: Int, forKey key: String) { _values.set(value, key) }
  open func set(_ value: Float, forKey key: String) { _values.set(value, key) }
  open func set(_ value: Double, forKey key: String) { _values.set(value, key) }
  open func set(_ value: Bool, forKey key: String) { _values.set(value, key) }
  open func removeObject(forKey key: String) { _values.set(nil, key) }
  open func register(defaults values: [String: Any]) { _values.register(values) }
  open func string(forKey key: String) -> String? {
    switch object(forKey: key) {
    case let text as String: return text
    case let flag as Bool: return flag ? "1" : "0"
    case let number as Int: return "\(number)"
    case let number as Double: return "\(number)"
    case let number as Float: return "\(number)"
    default: return nil
    }
  }
  open func array(forKey key: String) -> [Any]? {
    (object(forKey: key) as? [Any])?.map { Optional($0) as Any }
  }
  open func dictionary(forKey key: String) -> [String: Any]? {
    (object(forKey: key) as? [String: Any])?.mapValues { Optional($0) as Any }
  }
  open func stringArray(forKey key: String) -> [String]? { object(forKey: key) as? [String] }
  open func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
  open func integer(forKey key: String) -> Int {
    if let number = object(forKey: key) as? Int { return number }
    return Int(exactly: _number(key).rounded(.towardZero)) ?? Int.min
  }
  open func double(forKey key: String) -> Double { _number(key) }
  open func float(forKey key: String) -> Float { Float(_number(key)) }
  open func bool(forKey key: String) -> Bool {
    guard let text = object(forKey: key) as? String else { return _number(key) != 0 }
    let start = text.drop { " \t\n+-0".contains($0) }.first
    return start.map { "YyTt123456789".contains($0) } ?? false
  }
  open func dictionaryRepresentation() -> [String: Any] { _values.all }
  @discardableResult open func synchronize() -> Bool { true }
  open func removePersistentDomain(forName name: String) {
    UserDefaults._suites.settings(of: name).removeAll()
  }
  private func _number(_ key: String) -> Double {
    switch object(forKey: key) {
    case let number as Int: return Double(number)
    case let number as Double: return number
    case let number as Float: return Double(number)
    case let flag as Bool: return flag ? 1 : 0
    case let text as String:
      let start = text.drop { $0.isWhitespace }
      return Double(String(start.prefix { "+-.0123456789eE".contains($0) })) ?? 0
    default: return 0
    }
  }
}
final class _Settings: @unchecked Sendable {
  private let _lock = NSLock()
  private var _values: [String: Any] = [:]
  private var _registered: [String: Any] = [:]
  init() {}
  var all: [String: Any] {
    _lock.withLock { _registered.merging(_values) { _, own in own } }
  }
  func value(of key: String) -> Any? { _lock.withLock { _values[key] ?? _registered[key] } }
  func set(_ value: Any?, _ key: String) { _lock.withLock { _values[key] = value } }
  func register(_ values: [String: Any]) {
    _lock.withLock { _registered.merge(values) { _, new in new } }
  }
  func removeAll() { _lock.withLock { _values = [:] } }
}
final class _SettingsOfSuites: @unchecked Sendable {
  private let _lock = NSLock()
  private var _suites: [String: _Settings] = [:]
  init() {}
  func settings(of suite: String) -> _Settings {
    _lock.withLock {
      if let known = _suites[suite] { return known }
      let settings = _Settings()
      _suites[suite] = settings
      return settings
    }
  }
}

// The library's own dependencies. A test that reads one without an override reports an issue in the
// library's words, because the driver uses the library's test value.

extension UUID {
  init(_ intValue: Int) { self.init(_text: _uuidText(_integerBytes(intValue))) }
}
func _integerBytes(_ value: Int) -> [UInt8] {
  let bits = UInt64(value.magnitude)
  var bytes: [UInt8] = [0, 0, 0, 0, 0, 0, 0, value < 0 ? 1 : 0]
  for place in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: bits >> UInt64(56 - 8 * place))) }
  return bytes
}
@builtIn("native") struct _HostCounter: Sendable {
  @operation("makeCounter") init()
  @operation("nextCount") func _next() -> Int
}
struct UUIDGenerator: Sendable {
  let _generate: @Sendable () -> UUID
  init(_ generate: @escaping @Sendable () -> UUID) { _generate = generate }
  static func constant(_ uuid: UUID) -> UUIDGenerator { UUIDGenerator { uuid } }
  static var incrementing: UUIDGenerator {
    let count = _HostCounter()
    return UUIDGenerator { UUID(_text: _uuidText(_integerBytes(count._next()))) }
  }
  func callAsFunction() -> UUID { _generate() }
}
struct DateGenerator: Sendable {
  var _generate: @Sendable () -> Date
  init(_ generate: @escaping @Sendable () -> Date) { _generate = generate }
  static func constant(_ now: Date) -> DateGenerator { DateGenerator { now } }
  var now: Date {
    get { _generate() }
    set { self = .constant(newValue) }
  }
  func callAsFunction() -> Date { _generate() }
}
@operation("useTestValue") func _useTestUUID(_ name: String, _ message: String) -> String
@operation("useTestValue") func _useTestDate(_ name: String, _ message: String) -> Double
@operation("useTestValue") func _useTestEffect(_ name: String, _ message: String)
enum _UUIDKey: DependencyKey {
  static var dependencyName: String { "uuid" }
  static var liveValue: UUIDGenerator { UUIDGenerator { UUID() } }
  static var testValue: UUIDGenerator {
    UUIDGenerator { UUID(_text: _useTestUUID("uuid", "")) }
  }
}
enum _DateKey: DependencyKey {
  static var dependencyName: String { "date" }
  static var liveValue: DateGenerator { DateGenerator { Date() } }
  static var testValue: DateGenerator {
    DateGenerator { Date(timeIntervalSinceReferenceDate: _useTestDate("date", "")) }
  }
}
enum _CalendarKey: DependencyKey {
  static var dependencyName: String { "calendar" }
  static var liveValue: Calendar { .autoupdatingCurrent }
}
enum _LocaleKey: DependencyKey {
  static var dependencyName: String { "locale" }
  static var liveValue: Locale { .autoupdatingCurrent }
}
enum _PreferredLocalesKey: DependencyKey {
  static var dependencyName: String { "preferredLocales" }
  static var liveValue: [Locale] {
    _machineSetting("preferredLanguages").split(separator: " ").map {
      Locale(identifier: String($0))
    }
  }
}
enum _TimeZoneKey: DependencyKey {
  static var dependencyName: String { "timeZone" }
  static var liveValue: TimeZone { .autoupdatingCurrent }
}
enum _NotificationCenterKey: DependencyKey {
  static var dependencyName: String { "notificationCenter" }
  static var liveValue: NotificationCenter { .default }
}
enum _ContinuousClockKey: DependencyKey {
  static var dependencyName: String { "continuousClock" }
  static var liveValue: any Clock<Duration> { ContinuousClock() }
  static var testValue: any Clock<Duration> {
    UnimplementedClock(ContinuousClock(), name: "@Dependency(\\.continuousClock)")
  }
}
enum _SuspendingClockKey: DependencyKey {
  static var dependencyName: String { "suspendingClock" }
  static var liveValue: any Clock<Duration> { SuspendingClock() }
  static var testValue: any Clock<Duration> {
    UnimplementedClock(SuspendingClock(), name: "@Dependency(\\.suspendingClock)")
  }
}
struct FireAndForget: Sendable, CustomStringConvertible {
  let operation:
    @Sendable (_ priority: TaskPriority?, _ work: @escaping @Sendable () async throws -> Void)
      async -> Void
  var _standard: String?
  var description: String { "FireAndForget(\(_standard ?? "calls a function"))" }
  init(
    _ operation:
      @escaping @Sendable (
        _ priority: TaskPriority?, _ work: @escaping @Sendable () async throws -> Void
      ) async -> Void
  ) {
    self.operation = operation
  }
  func callAsFunction(
    priority: TaskPriority? = nil, _ work: @escaping @Sendable () async throws -> Void
  ) async {
    guard _standard != nil else { return await operation(priority, work) }
    await operation(priority) {
      do { try await work() } catch is CancellationError {} catch {
        _reportIssue(
          "Work given to `fireAndForget` threw an error that nobody can catch.\n\n"
            + "  Error: \(error)\n\nCatch it inside the work.", false)
      }
    }
  }
  func _as(_ standard: String) -> FireAndForget {
    var result = self
    result._standard = standard
    return result
  }
  static var _awaiting: FireAndForget {
    FireAndForget { priority, work in
      let task = Task(priority: priority) { try await work() }
      _ = await task.result
    }._as("awaits the work")
  }
}
enum _FireAndForgetKey: DependencyKey {
  static var dependencyName: String { "fireAndForget" }
  static var liveValue: FireAndForget {
    FireAndForget { priority, work in
      Task(priority: priority) { try await work() }
    }._as("starts the work")
  }
  static var previewValue: FireAndForget { ._awaiting }
  static var testValue: FireAndForget { ._awaiting }
}
final class WithRandomNumberGenerator: @unchecked Sendable {
  var _generator: any RandomNumberGenerator & Sendable
  let _isUnimplemented: Bool
  var _isLent = false
  init<Generator: RandomNumberGenerator & Sendable>(_ generator: Generator) {
    _generator = generator
    _isUnimplemented = false
  }
  init(_isUnimplemented: Bool) {
    _generator = SystemRandomNumberGenerator()
    self._isUnimplemented = _isUnimplemented
  }
  func callAsFunction<R>(
    _ work: (inout any RandomNumberGenerator & Sendable) throws -> R
  ) rethrows -> R {
    if _isUnimplemented { _useTestEffect("withRandomNumberGenerator", "") }
    var generator = _generator
    if _isLent {
      _useTestEffect("nestedRandomNumberGenerator", "")
      generator = SystemRandomNumberGenerator()
      return try work(&generator)
    }
    _isLent = true
    defer {
      _generator = generator
      _isLent = false
    }
    return try work(&generator)
  }
}
enum _WithRandomNumberGeneratorKey: DependencyKey {
  static var dependencyName: String { "withRandomNumberGenerator" }
  static var liveValue: WithRandomNumberGenerator {
    WithRandomNumberGenerator(_isUnimplemented: false)
  }
  static var testValue: WithRandomNumberGenerator {
    WithRandomNumberGenerator(_isUnimplemented: true)
  }
}
extension DependencyValues {
  var uuid: UUIDGenerator {
    get { self[_UUIDKey.self] }
    set { self[_UUIDKey.self] = newValue }
  }
  var date: DateGenerator {
    get { self[_DateKey.self] }
    set { self[_DateKey.self] = newValue }
  }
  var calendar: Calendar {
    get { self[_CalendarKey.self] }
    set { self[_CalendarKey.self] = newValue }
  }
  var locale: Locale {
    get { self[_LocaleKey.self] }
    set { self[_LocaleKey.self] = newValue }
  }
  var preferredLocales: [Locale] {
    get { self[_PreferredLocalesKey.self] }
    set { self[_PreferredLocalesKey.self] = newValue }
  }
  var timeZone: TimeZone {
    get { self[_TimeZoneKey.self] }
    set { self[_TimeZoneKey.self] = newValue }
  }
  var continuousClock: any Clock<Duration> {
    get { self[_ContinuousClockKey.self] }
    set { self[_ContinuousClockKey.self] = newValue }
  }
  var suspendingClock: any Clock<Duration> {
    get { self[_SuspendingClockKey.self] }
    set { self[_SuspendingClockKey.self] = newValue }
  }
  var fireAndForget: FireAndForget {
    get { self[_FireAndForgetKey.self] }
    set { self[_FireAndForgetKey.self] = newValue }
  }
  var withRandomNumberGenerator: WithRandomNumberGenerator {
    get { self[_WithRandomNumberGeneratorKey.self] }
    set { self[_WithRandomNumberGeneratorKey.self] = newValue }
  }
  var assert: any AssertionEffect {
    get { self[_AssertKey.self] }
    set { self[_AssertKey.self] = newValue }
  }
  var precondition: any AssertionEffect {
    get { self[_PreconditionKey.self] }
    set { self[_PreconditionKey.self] = newValue }
  }
  var assertionFailure: any AssertionFailureEffect {
    get { self[_AssertionFailureKey.self] }
    set { self[_AssertionFailureKey.self] = newValue }
  }
  @unsupported("a session that loads from the network")
  var urlSession: Any { () }
  var notificationCenter: NotificationCenter {
    get { self[_NotificationCenterKey.self] }
    set { self[_NotificationCenterKey.self] = newValue }
  }
}

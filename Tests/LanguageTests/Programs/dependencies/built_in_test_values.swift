// swift-format-ignore-file
import Dependencies
import Foundation

struct Reader {
  @Dependency(\.uuid) var uuid
  @Dependency(\.date) var date
  @Dependency(\.calendar) var calendar
  @Dependency(\.locale) var locale
  @Dependency(\.timeZone) var timeZone
  @Dependency(\.continuousClock) var clock
  @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
  @Dependency(\.assert) var assert
  @Dependency(\.precondition) var precondition
  @Dependency(\.assertionFailure) var assertionFailure
}

// What a test doesn't override reports that it was used, and is used.
withDependencies {
  $0.context = .test
} operation: {
  let reader = Reader()
  print(reader.uuid().uuidString.count)  // issue: `@Dependency(\.uuid)` was used in a test without being overridden. A random identifier is used.
  print(reader.date() > Date(timeIntervalSince1970: 0))  // issue: `@Dependency(\.date)` was used in a test without being overridden. The system's date is used.
  print((1...6).contains(reader.withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }))  // issue: `@Dependency(\.withRandomNumberGenerator)` was used in a test without being overridden. The system's generator is used.
  reader.assert(1 > 2, "arithmetic")  // issue: Assertion failed: arithmetic
  reader.assert(2 > 1, "nothing to say")
  reader.precondition(false)  // issue: Precondition failed
  reader.assertionFailure("on purpose")  // issue: Assertion failed: on purpose
  print("still here")
}

// What a test overrides is silent.
withDependencies {
  $0.context = .test
  $0.uuid = .incrementing
  $0.timeZone = TimeZone(identifier: "GMT")!
  $0.locale = Locale(identifier: "fr_FR")
  $0.calendar = Calendar(identifier: .iso8601)
  $0.assert = AnyAssertionEffect { condition, message, _, _ in print("assert", condition(), message()) }
} operation: {
  let reader = Reader()
  print(reader.uuid(), reader.timeZone.identifier, reader.locale.identifier, reader.calendar.identifier)
  reader.assert(1 > 2, "mine")
}
// expect: 36
// expect: true
// expect: true
// expect: still here
// expect: 00000000-0000-0000-0000-000000000000 GMT fr_FR iso8601
// expect: assert false mine

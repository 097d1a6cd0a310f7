// Logs of an Apple platform. Nothing reads them here, so a message isn't even made.

struct Logger: Sendable {
  init() {}
  init(subsystem: String, category: String) {}
  func log(_ message: OSLogMessage) {}
  func log(level: OSLogType, _ message: OSLogMessage) {}
  func trace(_ message: OSLogMessage) {}
  func debug(_ message: OSLogMessage) {}
  func info(_ message: OSLogMessage) {}
  func notice(_ message: OSLogMessage) {}
  func warning(_ message: OSLogMessage) {}
  func error(_ message: OSLogMessage) {}
  func critical(_ message: OSLogMessage) {}
  func fault(_ message: OSLogMessage) {}
}
struct OSLogType: Hashable, RawRepresentable, Sendable {
  let rawValue: UInt8
  init(rawValue: UInt8) { self.rawValue = rawValue }
  init(_ rawValue: UInt8) { self.rawValue = rawValue }
  static var `default`: OSLogType { OSLogType(0) }
  static var info: OSLogType { OSLogType(1) }
  static var debug: OSLogType { OSLogType(2) }
  static var error: OSLogType { OSLogType(16) }
  static var fault: OSLogType { OSLogType(17) }
}
struct OSLogMessage: ExpressibleByStringInterpolation {
  init(stringLiteral value: String) {}
  init(stringInterpolation: OSLogInterpolation) {}
}
struct OSLogInterpolation: StringInterpolationProtocol {
  init(literalCapacity: Int, interpolationCount: Int) {}
  func appendLiteral(_ literal: String) {}
  func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure @escaping () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {}
  func appendInterpolation<T: BinaryInteger>(
    _ value: @autoclosure @escaping () -> T, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {}
  func appendInterpolation<T: BinaryFloatingPoint>(
    _ value: @autoclosure @escaping () -> T, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {}
  func appendInterpolation(
    _ value: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth,
    privacy: OSLogPrivacy = .auto
  ) {}
  func appendInterpolation(
    _ value: @autoclosure @escaping () -> any Error, privacy: OSLogPrivacy = .auto
  ) {}
  func appendInterpolation(
    _ value: @autoclosure @escaping () -> Any.Type, privacy: OSLogPrivacy = .auto
  ) {}
}
struct OSLogPrivacy: Sendable {
  enum Mask: Sendable {
    case hash
    case none
  }
  init() {}
  static var `public`: OSLogPrivacy { OSLogPrivacy() }
  static var `private`: OSLogPrivacy { OSLogPrivacy() }
  static var sensitive: OSLogPrivacy { OSLogPrivacy() }
  static var auto: OSLogPrivacy { OSLogPrivacy() }
  static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}
struct OSLogStringAlignment: Sendable {
  init() {}
  static var none: OSLogStringAlignment { OSLogStringAlignment() }
  static func left(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment { .none }
  static func right(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment { .none }
}
struct OSLogIntegerFormatting: Sendable {
  init() {}
  static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
}
struct OSLogFloatFormatting: Sendable {
  init() {}
  static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
  static var exponential: OSLogFloatFormatting { OSLogFloatFormatting() }
  static func fixed(precision: @autoclosure @escaping () -> Int) -> OSLogFloatFormatting { .fixed }
}
enum OSLogBoolFormat: Sendable {
  case truth
  case answer
}

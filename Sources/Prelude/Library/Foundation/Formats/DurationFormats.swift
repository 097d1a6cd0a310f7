// The texts of durations, as clocks show them or with the names of units.

extension Duration {
  func formatted() -> String { formatted(.time(pattern: .hourMinuteSecond)) }
  func formatted(_ style: Duration.TimeFormatStyle) -> String { style.format(self) }
  func formatted(_ style: Duration.UnitsFormatStyle) -> String { style.format(self) }

  /// The number of units in a duration that isn't negative.
  func _count(of unit: Duration, _ rule: FloatingPointRoundingRule, isNegative: Bool) -> Int {
    let (whole, fraction) = (components, unit.components)
    let count: Int
    if fraction.seconds > 0 {
      count = Int(whole.seconds / fraction.seconds)
    } else {
      let more = 1_000_000_000_000_000_000 / fraction.attoseconds
      count = Int(whole.seconds * more + whole.attoseconds / fraction.attoseconds)
    }
    let rest = self - unit * count
    let isUp: Bool
    switch rule {
    case .toNearestOrAwayFromZero: isUp = rest >= unit - rest
    case .toNearestOrEven: isUp = rest == unit - rest ? count % 2 == 1 : rest > unit - rest
    case .up: isUp = rest > .zero && !isNegative
    case .down: isUp = rest > .zero && isNegative
    case .towardZero: isUp = false
    case .awayFromZero: isUp = rest > .zero
    }
    return isUp ? count + 1 : count
  }
  static func _padded(_ number: Int, _ length: Int) -> String {
    let text = "\(number)"
    return String(repeating: "0", count: max(0, length - text.count)) + text
  }

  struct TimeFormatStyle: Hashable, Sendable {
    struct Pattern: Hashable, Sendable {
      let _hasHours: Bool
      let _hasSeconds: Bool
      let _length: Int
      let _fraction: Int
      let _rule: FloatingPointRoundingRule
      init(
        _hasHours: Bool, _ hasSeconds: Bool, _ length: Int, _ fraction: Int,
        _ rule: FloatingPointRoundingRule
      ) {
        self._hasHours = _hasHours
        _hasSeconds = hasSeconds
        _length = length
        _fraction = fraction
        _rule = rule
      }
      static var hourMinute: Pattern { hourMinute(padHourToLength: 1) }
      static var hourMinuteSecond: Pattern { hourMinuteSecond(padHourToLength: 1) }
      static var minuteSecond: Pattern { minuteSecond(padMinuteToLength: 1) }
      static func hourMinute(
        padHourToLength length: Int, roundSeconds rule: FloatingPointRoundingRule = .toNearestOrEven
      ) -> Pattern {
        Pattern(_hasHours: true, false, length, 0, rule)
      }
      static func hourMinuteSecond(
        padHourToLength length: Int, fractionalSecondsLength fraction: Int = 0,
        roundFractionalSeconds rule: FloatingPointRoundingRule = .toNearestOrEven
      ) -> Pattern {
        Pattern(_hasHours: true, true, length, fraction, rule)
      }
      static func minuteSecond(
        padMinuteToLength length: Int, fractionalSecondsLength fraction: Int = 0,
        roundFractionalSeconds rule: FloatingPointRoundingRule = .toNearestOrEven
      ) -> Pattern {
        Pattern(_hasHours: false, true, length, fraction, rule)
      }
    }
    var pattern: Pattern
    init(pattern: Pattern) { self.pattern = pattern }
    static func time(pattern: Pattern) -> TimeFormatStyle { TimeFormatStyle(pattern: pattern) }
    func format(_ value: Duration) -> String {
      let isNegative = value < .zero
      let size = isNegative ? .zero - value : value
      let digits = max(0, min(pattern._fraction, 18))
      let parts = (0..<digits).reduce(1) { parts, _ in parts * 10 }
      let unit: Duration =
        pattern._hasSeconds
        ? Duration(
          secondsComponent: digits == 0 ? 1 : 0,
          attosecondsComponent: digits == 0 ? 0 : 1_000_000_000_000_000_000 / Int64(parts))
        : .seconds(60)
      let count = size._count(of: unit, pattern._rule, isNegative: isNegative)
      let seconds = pattern._hasSeconds ? count / parts : count * 60
      var fields = [seconds / 60]
      if pattern._hasHours { fields = [seconds / 3600, seconds / 60 % 60] }
      if pattern._hasSeconds { fields.append(seconds % 60) }
      let first =
        fields[0] < 1000 ? Duration._padded(fields[0], pattern._length) : fields[0].formatted()
      var text = first + fields.dropFirst().map { ":" + Duration._padded($0, 2) }.joined()
      if digits > 0 {
        // A duration is a whole number of attoseconds, which are 18 digits.
        let more = String(repeating: "0", count: pattern._fraction - digits)
        text += "." + Duration._padded(count % parts, digits) + more
      }
      return (isNegative && count > 0 ? "-" : "") + text
    }
  }

  struct UnitsFormatStyle: Hashable, Sendable {
    enum Unit: Int, Hashable, Sendable, CaseIterable {
      case weeks, days, hours, minutes, seconds, milliseconds, microseconds, nanoseconds
      var _duration: Duration {
        switch self {
        case .weeks: return .seconds(604_800)
        case .days: return .seconds(86_400)
        case .hours: return .seconds(3_600)
        case .minutes: return .seconds(60)
        case .seconds: return .seconds(1)
        case .milliseconds: return .milliseconds(1)
        case .microseconds: return .microseconds(1)
        case .nanoseconds: return .nanoseconds(1)
        }
      }
      var _symbols: (narrow: String, one: String, other: String) {
        switch self {
        case .weeks: return ("w", "wk", "wks")
        case .days: return ("d", "day", "days")
        case .hours: return ("h", "hr", "hrs")
        case .minutes: return ("m", "min", "min")
        case .seconds: return ("s", "sec", "secs")
        case .milliseconds: return ("ms", "ms", "ms")
        case .microseconds: return ("μs", "μs", "μs")
        case .nanoseconds: return ("ns", "ns", "ns")
        }
      }
      func _text(_ count: Int, _ width: UnitWidth) -> String {
        switch width._name {
        case "narrow": return _symbols.narrow
        case "wide": return " " + (count == 1 ? String("\(self)".dropLast()) : "\(self)")
        default: return " " + (count == 1 ? _symbols.one : _symbols.other)
        }
      }
    }
    struct UnitWidth: Hashable, Sendable {
      let _name: String
      init(_name: String) { self._name = _name }
      static var abbreviated: UnitWidth { UnitWidth(_name: "abbreviated") }
      static var condensedAbbreviated: UnitWidth { UnitWidth(_name: "condensed") }
      static var narrow: UnitWidth { UnitWidth(_name: "narrow") }
      static var wide: UnitWidth { UnitWidth(_name: "wide") }
    }
    var allowedUnits: Set<Unit>
    var unitWidth: UnitWidth
    init(allowedUnits: Set<Unit>, width: UnitWidth) {
      self.allowedUnits = allowedUnits
      unitWidth = width
    }
    static func units(
      allowed units: Set<Unit> = [.hours, .minutes, .seconds], width: UnitWidth = .abbreviated
    ) -> UnitsFormatStyle {
      UnitsFormatStyle(allowedUnits: units, width: width)
    }
    func format(_ value: Duration) -> String {
      let units = Unit.allCases.filter { allowedUnits.contains($0) }
      guard let smallest = units.last else { fatalError("No units are allowed") }
      let isNegative = value < .zero
      let size = isNegative ? .zero - value : value
      let count = size._count(of: smallest._duration, .toNearestOrEven, isNegative: isNegative)
      var left = smallest._duration * count
      var texts: [String] = []
      for unit in units {
        let count = left._count(of: unit._duration, .towardZero, isNegative: false)
        left -= unit._duration * count
        if count == 0 && (unit != smallest || !texts.isEmpty) { continue }
        let sign = isNegative && texts.isEmpty && count > 0 ? "-" : ""
        texts.append(sign + count.formatted() + unit._text(count, unitWidth))
      }
      let isSpaced = unitWidth == .narrow || unitWidth == .condensedAbbreviated
      return texts.joined(separator: isSpaced ? " " : ", ")
    }
  }
}

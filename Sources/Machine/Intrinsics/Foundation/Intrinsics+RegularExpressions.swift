import Foundation

// Foundation's regular expressions. Options are Foundation's raw values; places are offsets into the
// UTF-16 or the UTF-8 of the text.
//
// Matching may take exponential time. Foundation reports its progress, and each report is charged to
// the run, which may stop the search.
extension Intrinsics {
  static let regularExpressions: [Intrinsic] = [
    // Text, pattern, its options, the search's options, the range (a negative end: all), the greatest
    // number of matches, and whether places are offsets into the UTF-8. Returns for each match the
    // bounds of its groups.
    Intrinsic("pattern.matches", isLinear: true) { arguments throws(Trap) in
      let search = try PatternSearch(arguments)
      let most = try arguments.int(6)
      let inUTF8 = try arguments.bool(7)
      return try .array(
        search.matches(atMost: most).map { match throws(Trap) in
          .array(search.bounds(of: match, inUTF8: inUTF8))
        })
    },
    // As above, with a template instead of the last two.
    Intrinsic("pattern.replaced", isLinear: true) { arguments throws(Trap) in
      let search = try PatternSearch(arguments)
      return try .string(search.replaced(by: arguments.string(6)))
    },
    // The number of a pattern's groups; -1 if the pattern isn't valid.
    Intrinsic("pattern.groups", isLinear: true) { arguments throws(Trap) in
      let expression = PatternSearch.expression(
        try arguments.string(0), options: try arguments.value(1).wholeNumber ?? 0)
      return .int(expression?.numberOfCaptureGroups ?? -1)
    },
    // The number of the group with a name; -1 if there is none.
    Intrinsic("pattern.group", isLinear: true) { arguments throws(Trap) in
      .int(PatternSearch.group(try arguments.string(1), in: try arguments.string(0)))
    },
    Intrinsic("pattern.escaped", isLinear: true) { arguments throws(Trap) in
      let text = try arguments.string(0)
      return .string(
        try arguments.bool(1)
          ? NSRegularExpression.escapedTemplate(for: text)
          : NSRegularExpression.escapedPattern(for: text))
    },
    // The offset into the UTF-16 of a text for an offset into its UTF-8.
    Intrinsic("text.utf16Offset", isLinear: true) { arguments throws(Trap) in
      let text = try arguments.string(0)
      let place = text.utf8.index(
        text.startIndex, offsetBy: try arguments.int(1), limitedBy: text.endIndex)
      return .int((place ?? text.endIndex).utf16Offset(in: text))
    },
    // The opposite; -1 if the text has no such offset.
    Intrinsic("text.utf8Offset", isLinear: true) { arguments throws(Trap) in
      let text = try arguments.string(0)
      let offset = try arguments.int(1)
      guard offset >= 0,
        let place = text.utf16.index(
          text.startIndex, offsetBy: offset, limitedBy: text.endIndex)
      else { return .int(-1) }
      return .int(text.utf8.distance(from: text.startIndex, to: place))
    },
  ]
}

/// A search for a regular expression in a text.
private struct PatternSearch {
  /// Foundation reports its progress after about this many steps.
  private static let stepsPerReport = 10_000

  private let text: String
  /// Nil if the pattern isn't valid.
  private let expression: NSRegularExpression?
  private let options: NSRegularExpression.MatchingOptions
  private let range: NSRange

  /// Reads the first six arguments.
  init(_ arguments: Arguments) throws(Trap) {
    text = try arguments.string(0)
    expression = Self.expression(
      try arguments.string(1), options: try arguments.value(2).wholeNumber ?? 0)
    // Without the reports, which are the caller's.
    options = NSRegularExpression.MatchingOptions(
      rawValue: UInt(truncatingIfNeeded: try arguments.value(3).wholeNumber ?? 0) & 0b11100)
    let count = text.utf16.count
    let start = try arguments.int(4)
    let end = try arguments.int(5)
    let last = end < 0 ? count : end
    guard start >= 0, start <= last, last <= count else {
      throw Trap(.custom("The range {\(start), \(last - start)} is outside of the text"))
    }
    range = NSRange(location: start, length: last - start)
  }

  static func expression(_ pattern: String, options: Int) -> NSRegularExpression? {
    try? NSRegularExpression(
      pattern: pattern, options: .init(rawValue: UInt(truncatingIfNeeded: options) & 0x7F))
  }

  /// Returns the first matches.
  func matches(atMost most: Int) throws(Trap) -> [NSTextCheckingResult] {
    guard let expression, most > 0 else { return [] }
    let work = Workload.current
    var matches: [NSTextCheckingResult] = []
    var places = 0
    expression.enumerateMatches(in: text, options: options.union(.reportProgress), range: range) {
      match, _, stop in
      if let match {
        matches.append(match)
        places += 2 * match.numberOfRanges
        let isEnough = matches.count >= most || places > Limits.elements
        if isEnough || !work.spend(64 * match.numberOfRanges) { stop.pointee = true }
      } else if !work.spend(Self.stepsPerReport) {
        stop.pointee = true
      }
    }
    try Limits.check(count: places, what: "array")
    return matches
  }

  /// The text with each match replaced by a template, as long as it is allowed to be.
  func replaced(by template: String) throws(Trap) -> String {
    guard let expression else { return "" }
    let whole = text as NSString
    var result = ""
    var end = 0
    for match in try matches(atMost: .max) {
      result += whole.substring(
        with: NSRange(location: end, length: match.range.location - end))
      result += expression.replacementString(
        for: match, in: text, offset: 0, template: template)
      end = match.range.location + match.range.length
      try Limits.check(bytes: result.utf8.count)
      if !Workload.current.spend(64) { return result }
    }
    return result + whole.substring(from: end)
  }

  /// The bounds of a match and its groups; -1 for a group that took no part.
  func bounds(of match: NSTextCheckingResult, inUTF8: Bool) -> [Value] {
    (0..<match.numberOfRanges).flatMap { group -> [Value] in
      let range = match.range(at: group)
      guard range.location != NSNotFound else { return [.int(-1), .int(-1)] }
      return [range.location, range.location + range.length].map { place in
        guard inUTF8 else { return .int(place) }
        let index = String.Index(utf16Offset: place, in: text)
        return .int(text.utf8.distance(from: text.startIndex, to: index))
      }
    }
  }

  /// The number of the group with a name; -1 if there is none.
  static func group(_ name: String, in pattern: String) -> Int {
    var number = 0
    var isInSet = false
    var rest = Substring(pattern)
    while let first = rest.popFirst() {
      switch first {
      case "\\": _ = rest.popFirst()
      case "[": isInSet = true
      case "]": isInSet = false
      case "(" where !isInSet:
        let isNamed = rest.hasPrefix("?<") && !rest.hasPrefix("?<=") && !rest.hasPrefix("?<!")
        if rest.hasPrefix("?"), !isNamed { continue }
        number += 1
        if isNamed, rest.dropFirst(2).prefix(while: { $0 != ">" }) == name { return number }
      default: break
      }
    }
    return -1
  }
}

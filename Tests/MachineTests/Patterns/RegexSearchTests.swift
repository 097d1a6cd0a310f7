import Testing

@testable import Machine

@Suite("Searches for regular expressions")
struct RegexSearchTests {
  @Test("each search finds what Swift's own matcher finds", arguments: RegexSamples.patterns)
  func agrees(pattern: String) throws {
    let swift = try Regex(pattern)
    let box = try RegexBox(pattern)
    for text in RegexSamples.texts {
      let expected = text.matches(of: swift).map { match in
        match.output.map { $0.range.map { Self.offsets($0, in: text) } ?? [-1, -1] }.flatMap { $0 }
      }
      #expect(
        try Self.matches(box, in: text, .first) == expected,
        "/\(pattern)/ in \(text.debugDescription)")
      let prefix = try swift.prefixMatch(in: text).map { Self.offsets($0.range, in: text) }
      #expect(
        try Self.matches(box, in: text, .prefix).first.map { Array($0.prefix(2)) } == prefix,
        "prefix /\(pattern)/ in \(text.debugDescription)")
      let whole = try swift.wholeMatch(in: text).map { Self.offsets($0.range, in: text) }
      #expect(
        try Self.matches(box, in: text, .whole).first.map { Array($0.prefix(2)) } == whole,
        "whole /\(pattern)/ in \(text.debugDescription)")
    }
    _ = try Workload.current.settle()
  }

  @Test("a search in a part of a text finds what Swift finds", arguments: RegexSamples.patterns)
  func part(pattern: String) throws {
    let swift = try Regex(pattern)
    let box = try RegexBox(pattern)
    for text in RegexSamples.texts where text.count > 3 {
      let part = text.dropFirst().dropLast()
      let start = text.utf8.distance(from: text.startIndex, to: part.startIndex)
      var search = RegexSearch(box, in: RegexSubject(part, start: start))
      let found = try search.matches(from: start, .first, atMost: .max).map(Self.numbers)
      let expected = part.matches(of: swift).map { Self.offsets($0.range, in: text) }
      #expect(
        found.map { Array($0.prefix(2)) } == expected,
        "/\(pattern)/ in a part of \(text.debugDescription)")
    }
    _ = try Workload.current.settle()
  }

  @Test("searches for random patterns find what Swift finds", arguments: 1...100)
  func random(seed: Int) throws {
    var random = RandomRegexes(seed: UInt64(seed))
    for _ in 0..<150 {
      let pattern = random.pattern()
      guard let swift = try? Regex(pattern), let box = try? RegexBox(pattern) else { continue }
      for text in [random.text(), random.text(), random.text()] {
        let expected = text.matches(of: swift).map { match in
          match.output.flatMap { $0.range.map { Self.offsets($0, in: text) } ?? [-1, -1] }
        }
        #expect(
          try Self.matches(box, in: text, .first) == expected,
          "/\(pattern)/ in \(text.debugDescription)")
      }
    }
    _ = try Workload.current.settle()
  }

  @Test("a pattern that Swift refuses is refused in the same words")
  func refused() {
    let patterns = [
      "(a", "a**", "[z-a]", "(?<=a)b", "a{3,2}", "(a)\\2", "\\q", "\\p{Foo}", "a)", "[",
      "(?<n>a)\\k<m>",
    ]
    for pattern in patterns {
      var expected = ""
      do { _ = try Regex(pattern) } catch { expected = "\(error)" }
      #expect {
        try RegexPattern(pattern)
      } throws: { error in
        guard case RegexPattern.Refusal.invalid(let message, _) = error else { return false }
        return message == expected
      }
    }
  }

  @Test("an error has the place that Swift's parser found")
  func place() {
    #expect(throws: RegexPattern.Refusal.invalid("lookbehind is not currently supported", at: 1)) {
      try RegexPattern("a(?<=a)b")
    }
  }

  @Test("captures have names, and are optional if a match can leave them out")
  func captures() throws {
    func described(_ pattern: String) throws -> [String] {
      try RegexPattern(pattern).captures.map { ($0.name ?? "") + ($0.isOptional ? "?" : "!") }
    }
    #expect(try described("(?<x>a)(b)?(?:(c))*((d)|e)") == ["x!", "?", "?", "!", "?"])
    #expect(try described("(a)|b") == ["?"])
    #expect(try described("(a){0,2}(b){1,2}(c){,3}(d)+") == ["?", "!", "?", "!"])
    #expect(try described("(?n)(a)(?<b>b)") == ["b!"])
    #expect(try described("(?!(a))[(](b)\\((c)") == ["!", "!", "!"])
  }

  @Test("a search that takes exponential time stops when the run wants that")
  func stops() throws {
    final class Owner: WorkloadOwner {
      func givesUp() -> Bool { true }
    }
    let box = try RegexBox("(a|a)*(a|aa)+b")
    let text = String(repeating: "a", count: 200)
    let owner = Owner()
    let isStopped = try Workload.current.with(owner) {
      var search = RegexSearch(box, in: RegexSubject(text[...], start: 0))
      _ = try search.match(from: 0, .first)
      return search.isStopped
    }
    #expect(isStopped)
    _ = try? Workload.current.settle()
  }

  private static func matches(
    _ box: RegexBox, in text: String, _ extent: RegexSearch.Extent
  ) throws -> [[Int]] {
    var search = RegexSearch(box, in: RegexSubject(text[...], start: 0))
    return try search.matches(from: 0, extent, atMost: extent == .first ? .max : 1).map(numbers)
  }

  private static func numbers(_ value: Value) -> [Int] {
    guard case .array(let bounds) = value else { return [] }
    return bounds.compactMap { if case .int(let place) = $0 { place } else { nil } }
  }

  private static func offsets(_ range: Range<String.Index>, in text: String) -> [Int] {
    [range.lowerBound, range.upperBound].map {
      text.utf8.distance(from: text.startIndex, to: $0)
    }
  }
}

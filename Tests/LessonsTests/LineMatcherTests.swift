import Testing

@testable import Lessons

@Suite("Patterns of lines")
struct LineMatcherTests {
  @Test(
    "a pattern matches whole lines, and any part if requested",
    arguments: [
      ("a+b?", "aaab", true), ("a+b?", "aabb", false), ("(a|bc)*d", "abcad", true),
      ("[a-c]{2,3}", "abc", true), ("[a-c]{2,3}", "abca", false), ("[^0-9]+", "x1", false),
      (#"\d+\.\d ms"#, "12.5 ms", true), (#"\w+ \S"#, "über x", true), ("(?:a){2}", "aa", true),
      (#"\bcat\b"#, "cat", true), ("^a$", "a", true), (#"\u{41}\x42"#, "AB", true),
      ("a*?b", "aab", true), ("[]a]", "]", true), ("x{,2}", "xx", true), ("x{2,}", "x", false),
      ("", "", true), ("(a*)*", "aaa", true), (".", "👨‍👩‍👧", true),
    ])
  func matching(pattern: String, line: String, expected: Bool) throws {
    #expect(try LineMatcher(expression: pattern).matches(line) == expected)
  }

  @Test("a pattern occurs in a line")
  func occurring() throws {
    #expect(try LineMatcher(expression: "b+c").matches("aabbcd", anywhere: true))
    #expect(try !LineMatcher(expression: "b+e").matches("aabbcd", anywhere: true))
    #expect(try !LineMatcher(expression: "^b").matches("ab", anywhere: true))
    #expect(try LineMatcher(glob: "b*d").matches("abxd", anywhere: true))
  }

  @Test(
    "a pattern that needs backtracking, is too large or is invalid is refused",
    arguments: [
      (#"(a)\1"#, LineMatcher.Problem.notSupported(#"\1"#)), ("(?=a)", .notSupported("(?=a")),
      ("(a", .unclosed("(")), ("a)", .unopened), ("*a", .nothingToRepeat), ("[a", .unclosed("[")),
      ("a{9999999999}", .tooLarge), ("((a{99}){99}){99}", .tooLarge),
      ("a{2,1}", .malformedRepetition), (#"a\"#, .endsInBackslash), ("[b-a]", .emptyRange),
      (String(repeating: "(", count: 5000), .tooLarge),
    ])
  func problems(pattern: String, problem: LineMatcher.Problem) {
    #expect(throws: problem) { try LineMatcher(expression: pattern) }
  }

  @Test(
    "matching takes at most the pattern's steps times the line's length",
    arguments: ["(a+)+b", "(a|a)*b", "(a|b|ab)*c", "(.*)*x", "a?a?a?a?a?a?a?a?a?a?aaaaaaaaaab"])
  func time(pattern: String) throws {
    let line = String(repeating: "a", count: 20_000)
    let matcher = try LineMatcher(expression: pattern)
    let time = ContinuousClock().measure { #expect(!matcher.matches(line)) }
    #expect(time < .seconds(60), "tenths of a second; trying all ways takes years")
  }
}

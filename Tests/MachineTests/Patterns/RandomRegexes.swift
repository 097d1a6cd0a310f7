/// Makes patterns at random, the same ones for each seed.
struct RandomRegexes {
  private var state: UInt64
  private var groups = 0

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func pattern() -> String {
    groups = 0
    return choice(depth: 3)
  }

  mutating func text() -> String {
    let parts = ["a", "b", "A", "1", " ", "\n", "\r\n", "e\u{301}", "é", "_", "-", "👍🏽"]
    return (0..<below(9)).map { _ in pick(parts) }.joined()
  }

  private mutating func choice(depth: Int) -> String {
    (0...(below(3) == 0 ? 1 : 0)).map { _ in sequence(depth: depth) }.joined(separator: "|")
  }

  private mutating func sequence(depth: Int) -> String {
    (0..<(1 + below(3))).map { _ in repeated(depth: depth) }.joined()
  }

  private mutating func repeated(depth: Int) -> String {
    let (text, canRepeat) = part(depth: depth)
    guard canRepeat, below(2) == 0 else { return text }
    return text + pick(["*", "+", "?", "{2}", "{1,2}", "{2,}", "{,2}"]) + pick(["", "", "?", "+"])
  }

  private mutating func part(depth: Int) -> (text: String, canRepeat: Bool) {
    switch below(depth > 0 ? 16 : 9) {
    case 0...4:
      return (pick(["a", "b", "A", "1", " ", "e\\u{301}", "é", "_", "\\n", "\\r\\n"]), true)
    case 5...6:
      return (
        pick([".", "\\w", "\\d", "\\s", "\\W", "[ab]", "[^a]", "[a-z1]", "\\R", "\\X"]), true
      )
    case 7: return (pick(["^", "$", "\\b", "\\B", "\\A", "\\z", "\\Z", "\\G"]), false)
    case 8: return groups > 0 ? ("\\\(1 + below(groups))", true) : ("a", true)
    case 9...11:
      groups += 1
      return ("(\(choice(depth: depth - 1)))", true)
    case 12...13: return ("(?:\(choice(depth: depth - 1)))", true)
    case 14: return ("(?>\(choice(depth: depth - 1)))", true)
    default:
      let opening = pick(["(?=", "(?!", "(?i:", "(?s:", "(?m:", "(?U:"])
      return (opening + choice(depth: depth - 1) + ")", false)
    }
  }

  private mutating func below(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % bound
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }
}

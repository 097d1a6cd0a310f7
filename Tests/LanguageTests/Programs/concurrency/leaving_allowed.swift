// What nothing else holds, what is safe to share, and what stays, may leave an actor.
final class Parser {
  var seen = 0
  func parse(_ text: String) async -> Int {
    seen += 1
    return text.count
  }
  nonisolated(nonsending) func parseHere(_ text: String) async -> Int {
    seen += 1
    return text.count
  }
}

struct Settings: Sendable {
  var limit = 2
  func lookUp() async -> Int { limit }
}

func total(_ numbers: [Int]) async -> Int { numbers.reduce(0, +) }

@MainActor
final class Screen {
  let parser = Parser()
  let settings = Settings()
  let lengths = [3, 4]

  func load() async {
    let fresh = Parser()
    let same = fresh
    print("fresh", await same.parse("abc"), await same.parse("abcd"))
    print("settings", await settings.lookUp())
    print("total", await total(lengths))
    print("here", await parser.parseHere("abcde"), parser.seen)
    let seen = parser.seen
    print("seen", await total([seen, seen]))
  }
}

await Screen().load()
// expect: fresh 3 4
// expect: settings 2
// expect: total 7
// expect: here 5 1
// expect: seen 2

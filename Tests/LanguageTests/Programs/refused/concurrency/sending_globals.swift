// swift-format-ignore-file
// What belongs to the main actor doesn't leave it, also not for a moment.
final class Parser {
  var seen = 0
  func parse(_ text: String) async -> Int {
    seen += 1
    return text.count
  }
}

struct Pipeline {
  let parser = Parser()
  func run(_ text: String) async -> Int { await parser.parse(text) }
}

let shared = Parser()
let pipeline = Pipeline()

@MainActor
enum Cache {
  static let parser = Parser()
}

@MainActor
func load() async {
  print(await shared.parse("abc"))  // error: sending 'shared' risks causing data races
  print(await pipeline.run("abc"))  // error: sending 'pipeline' risks causing data races
  print(await Cache.parser.parse("abc"))  // error: sending value of non-Sendable type 'Parser' risks causing data races
}

let action: @MainActor () async -> Int = { await pipeline.run("abc") }  // error: sending 'pipeline' risks causing data races
print(await action())
await load()

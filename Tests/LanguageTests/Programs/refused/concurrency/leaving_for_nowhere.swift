// swift-format-ignore-file
// What isn't safe to share can't be read from outside its actor.
final class Parser {
  var seen = 0
  func parse(_ text: String) async -> Int {
    seen += 1
    return text.count
  }
}

let shared = Parser()

@MainActor
final class Screen {
  let parsers = [Parser(), Parser()]
  let limit = 2

  func load() async {
    print(await Task.detached { self.limit }.value)
    print(await Task.detached { await self.parsers.count }.value)  // error: non-Sendable type '[Parser]' of property 'parsers' cannot exit main actor-isolated context
  }
}

func loadElsewhere() async {
  print(await shared.seen)  // error: non-Sendable type 'Parser' of let 'shared' cannot exit main actor-isolated context
  print(await shared.parse("abc"))  // error: non-Sendable type 'Parser' of let 'shared' cannot exit main actor-isolated context
  let mine = await shared  // error: non-Sendable type 'Parser' of let 'shared' cannot exit main actor-isolated context
  print(mine.seen)
}

await loadElsewhere()
await Screen().load()

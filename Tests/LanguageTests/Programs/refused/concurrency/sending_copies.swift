// swift-format-ignore-file
// A copy of what an actor holds is still the actor's.
final class Parser {
  var seen = 0
  func parse(_ text: String) async -> Int {
    seen += 1
    return text.count
  }
}

func use(_ parser: Parser) async -> Int { parser.seen }

actor Importer {
  let parser = Parser()
  var spare: Parser? = Parser()

  func load() async {
    let copy = parser
    print(await copy.parse("abc"))  // error: sending 'copy' risks causing data races
    print(await use(parser))  // error: sending 'self.parser' risks causing data races
    if let spare {
      print(await spare.parse("abc"))  // error: sending 'spare' risks causing data races
    }
  }
}

@MainActor
final class Screen {
  let parsers = [Parser(), Parser()]
  let pair = (Parser(), 1)

  func load() async {
    for parser in parsers {
      print(await parser.parse("abc"))  // error: sending 'parser' risks causing data races
    }
    let (first, count) = pair
    print(count, await first.parse("abc"))  // error: sending 'first' risks causing data races
    print(await parsers[0].parse("abc"))  // error: sending value of non-Sendable type 'Parser' risks causing data races
  }
}

await Importer().load()
await Screen().load()

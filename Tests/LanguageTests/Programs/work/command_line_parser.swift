// swift-format-ignore-file
enum Option: Equatable { case flag(Character), value(name: String, String), argument(String) }
enum UsageError: Error, CustomStringConvertible { case unknown(String), needsValue(String); var description: String { switch self { case .unknown(let s): "unknown option \(s)"; case .needsValue(let s): "\(s) needs a value" } } }
struct CommandLineParser {
  var flags: Set<Character>, names: [String]
  func parse(_ words: [String]) throws(UsageError) -> [Option] {
    var options: [Option] = []
    var rest = words[...]
    loop: while let word = rest.popFirst() {
      switch word {
      case "--":
        options += rest.map(Option.argument)
        break loop
      case let w where w.hasPrefix("--"):
        let parts = w.dropFirst(2).split(separator: "=", maxSplits: 1)
        guard let name = parts.first.map(String.init), names.contains(name) else { throw .unknown(w) }
        if parts.count == 2 { options.append(.value(name: name, String(parts[1]))) }
        else if let value = rest.popFirst() { options.append(.value(name: name, value)) }
        else { throw .needsValue(w) }
      case let w where w.hasPrefix("-") && w.count > 1:
        for c in w.dropFirst() { guard flags.contains(c) else { throw .unknown("-\(c)") }; options.append(.flag(c)) }
      default: options.append(.argument(word))
      }
    }
    return options
  }
}
let parser = CommandLineParser(flags: ["v", "x"], names: ["out", "level"])
for line in ["-vx in.txt --out=a.txt", "--level 3 -- -v --out", "-q", "--level", "--nope=1", "-"] {
  // expect: [main.Option.flag("v"), main.Option.flag("x"), main.Option.argument("in.txt"), main.Option.value(name: "out", "a.txt")]
  // expect: [main.Option.value(name: "level", "3"), main.Option.argument("-v"), main.Option.argument("--out")]
  // expect: error: unknown option -q
  // expect: error: --level needs a value
  // expect: error: unknown option --nope=1
  // expect: [main.Option.argument("-")]
  do { print(try parser.parse(line.split(separator: " ").map(String.init))) } catch { print("error:", error) }
}

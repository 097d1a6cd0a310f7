/// The declarations of one section of the prelude, told apart without parsing them.
struct PreludeSection {
  /// What is declared at once: functions, protocols, and types whose bodies hold more than members.
  private(set) var whole = ""
  /// The types whose members wait until they are asked for, without their bodies.
  private(set) var headers = ""
  /// For each such type, its body and its extensions, all written as extensions.
  private(set) var members: [String: String] = [:]

  /// Declarations begin in the first column and go on until the next that does, attributes
  /// standing with what they belong to.
  init(text: String) {
    var chunk: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let begins = line.first.map { !$0.isWhitespace && $0 != "}" && $0 != ")" } ?? false
      if begins, let last = chunk.last, !last.hasPrefix("@") {
        add(chunk)
        chunk = []
      }
      chunk.append(line)
    }
    add(chunk)
  }

  private mutating func add(_ lines: [Substring]) {
    guard let first = lines.first(where: { !$0.isEmpty }) else { return }
    let words = first.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    let text = lines.joined(separator: "\n") + "\n"
    guard words.count > 1, let kind = words.first, first.hasSuffix("{") else {
      whole += text
      return
    }
    let name = String(words[1])
    switch kind {
    case "extension" where members[name] != nil:
      members[name, default: ""] += text
    case "struct", "class":
      guard let brace = first.lastIndex(of: "{") else { break }
      headers += first[..<brace] + "{}\n"
      members[name] = "extension \(name) {\n" + lines.dropFirst().joined(separator: "\n") + "\n"
    default: whole += text
    }
  }
}

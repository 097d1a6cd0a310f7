/// The declarations of one section of the prelude, told apart without parsing them.
struct PreludeSection {
  /// One member of a type, in an extension of its own.
  struct Piece {
    let type: String
    let name: String
    let text: String
  }

  /// What is declared at once: functions, protocols, and types whose bodies hold more than members.
  private(set) var whole = ""
  /// The types whose members wait until they are asked for, without their bodies.
  private(set) var headers = ""
  private(set) var pieces: [Piece] = []
  private var names: Set<String> = []

  init(text: String) {
    for chunk in Self.chunks(of: text.split(separator: "\n", omittingEmptySubsequences: false)) {
      add(chunk)
    }
  }

  /// Declarations begin in the first column and go on until the next that does, attributes
  /// standing with what they belong to.
  private static func chunks(of lines: [Substring], indentation: Int = 0) -> [[Substring]] {
    var result: [[Substring]] = []
    var chunk: [Substring] = []
    for line in lines {
      let content = line.drop { $0 == " " }
      let begins =
        line.count - content.count == indentation
        && content.first.map { $0 != "}" && $0 != ")" } ?? false
      if begins, let last = chunk.last, !isAttribute(last, indentation: indentation) {
        result.append(chunk)
        chunk = []
      }
      chunk.append(line)
    }
    if chunk.contains(where: { !$0.isEmpty }) { result.append(chunk) }
    return result
  }

  /// A line of attributes alone, which belongs to the next.
  private static func isAttribute(_ line: Substring, indentation: Int) -> Bool {
    let content = line.drop { $0 == " " }
    return line.count - content.count == indentation && content.hasPrefix("@")
      && name(ofMember: [content]) == nil
  }

  private mutating func add(_ lines: [Substring]) {
    guard let first = lines.first(where: { !$0.isEmpty }) else { return }
    let words = first.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard words.count > 1, let kind = words.first, first.hasSuffix("{") else {
      whole += lines.joined(separator: "\n") + "\n"
      return
    }
    let name = String(words[1])
    switch kind {
    case "extension" where names.contains(name):
      addMembers(of: name, lines, header: first)
    case "struct", "class":
      guard let brace = first.lastIndex(of: "{") else { break }
      headers += first[..<brace] + "{}\n"
      names.insert(name)
      addMembers(of: name, lines, header: Substring("extension \(name) {"))
    default:
      whole += lines.joined(separator: "\n") + "\n"
    }
  }

  private mutating func addMembers(of type: String, _ lines: [Substring], header: Substring) {
    // Without the header and the closing brace.
    let body = Array(lines.dropFirst().prefix { !$0.hasPrefix("}") })
    for chunk in Self.chunks(of: body, indentation: 2) {
      let text = String(header) + "\n" + chunk.joined(separator: "\n") + "\n}\n"
      guard let name = Self.name(ofMember: chunk) else { continue }
      pieces.append(Piece(type: type, name: name, text: text))
    }
  }

  /// What a member is looked up by: the word after `func` or `var`, or `init`, `subscript`.
  private static func name(ofMember lines: [Substring]) -> String? {
    let words = lines.lazy.flatMap { $0.split(separator: " ") }
    var takesNext = false
    for word in words {
      if takesNext {
        // `map<T>(_` is called `map`, but `<` and `<=` are names themselves.
        let name = word.prefix { $0 != "(" && $0 != "<" && $0 != ":" }
        return String(name.isEmpty ? word.prefix { $0 != "(" } : name)
      }
      switch word {
      case "func", "var", "struct": takesNext = true
      default:
        for fixed in ["init", "subscript"]
        where word == fixed || word.hasPrefix(fixed + "(") || word.hasPrefix(fixed + "<")
          || word.hasPrefix(fixed + "?(")
        {
          return fixed
        }
      }
    }
    return nil
  }
}

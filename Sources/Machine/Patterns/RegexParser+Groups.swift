/// Groups in parentheses.
extension RegexParser {
  /// Reads a group. Returns nil if it only changes the options of what follows.
  mutating func group() throws(RegexPattern.Refusal) -> Part? {
    if isAt("(*") { throw .unsupported("`(*`") }
    guard take("(?") else {
      position += 1
      return .node(options.capturesOnlyNamed ? try inside() : try captured(nil))
    }
    if take(":") { return .node(try inside()) }
    if take(">") { return .node(.atomic(try inside())) }
    if take("=") { return .node(.lookahead(try inside(), isNegative: false)) }
    if take("!") { return .node(.lookahead(try inside(), isNegative: true)) }
    if take("P=") { return .node(.backreference(try capture(named: upTo(")")))) }
    for (opening, closing) in [("<", ">"), ("P<", ">"), ("'", "'")] where take(opening) {
      return .node(try captured(upTo(closing)))
    }
    return try changed()
  }

  /// Reads the rest of a group, whose options end with it.
  private mutating func inside() throws(RegexPattern.Refusal) -> RegexPattern.Node {
    let outer = options
    defer { options = outer }
    let node = try choice()
    guard take(")") else { throw .unsupported("this pattern") }
    return node
  }

  private mutating func captured(
    _ name: String?
  ) throws(RegexPattern.Refusal) -> RegexPattern.Node {
    let index = captures.count
    captures.append(.init(name: name, isOptional: false))
    return .capture(index, try inside())
  }

  // MARK: Options

  /// Reads letters of options, and the group if they apply only to it.
  private mutating func changed() throws(RegexPattern.Refusal) -> Part? {
    let outer = options
    if take("^") {
      options = RegexOptions()
    }
    var isOn = true
    while let letter = peek {
      position += 1
      switch letter {
      case ")": return nil
      case ":":
        let node = try inside()
        options = outer
        return .node(node)
      case "-": isOn = false
      default: try set(letter, isOn)
      }
    }
    throw .unsupported("this pattern")
  }

  private mutating func set(
    _ letter: Character, _ isOn: Bool
  ) throws(RegexPattern.Refusal) {
    switch letter {
    case "i": options.ignoresCase = isOn
    case "s": options.dotMatchesNewlines = isOn
    case "m": options.anchorsMatchLineEndings = isOn
    case "x": options.ignoresSpace = isOn
    case "U": options.isReluctant = isOn
    case "n": options.capturesOnlyNamed = isOn
    case "D", "W", "S", "P":
      if isOn { options.restrictions.insert(letter) } else { options.restrictions.remove(letter) }
    case "X" where isOn: break
    default: throw .unsupported("the option `\(letter)`")
    }
  }
}

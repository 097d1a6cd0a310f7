// Swift's `Regex`, searched by the machine. Places are offsets into the UTF-8 of the text.
extension Intrinsics {
  static let regexes: [Intrinsic] = [
    // The mistake in a pattern, in the words of Swift's parser; empty if it is valid.
    Intrinsic("regex.complaint", isLinear: true) { arguments throws(Trap) in
      do {
        _ = try RegexPattern(arguments.string(0))
      } catch let refusal as RegexPattern.Refusal {
        if case .invalid(let message, _) = refusal { return .string(message) }
      } catch let trap as Trap {
        throw trap
      } catch {}
      return .string("")
    },
    Intrinsic("regex.program", isLinear: true) { arguments throws(Trap) in
      let text = try arguments.string(0)
      do throws(RegexPattern.Refusal) {
        return .native(try RegexBox(text))
      } catch {
        let start = text.prefix(60)
        throw Trap(
          .custom("The regular expression `\(start)` can't be run here: \(error.words)"))
      }
    },
    // The names of the captures; empty for those without one.
    Intrinsic("regex.names", isLinear: true) { arguments throws(Trap) in
      .array(try arguments.regex(0).pattern.captures.map { .string($0.name ?? "") })
    },
    // Whether a match can leave out a capture.
    Intrinsic("regex.optionals", isLinear: true) { arguments throws(Trap) in
      .array(try arguments.regex(0).pattern.captures.map { .bool($0.isOptional) })
    },
    // Program, text, the bounds of the part in which it is searched, the start of the search,
    // `RegexSearch.Extent`, and the greatest number of matches. Returns for each match its bounds
    // and those of its captures; -1 for a capture that took no part.
    Intrinsic("regex.matches", isLinear: true) { arguments throws(Trap) in
      let box = try arguments.regex(0)
      let text = try arguments.string(1)
      let start = try arguments.int(2)
      let part = text.utf8Part(start, try arguments.int(3))
      let extent = RegexSearch.Extent(rawValue: try arguments.int(5)) ?? .first
      var search = RegexSearch(box, in: RegexSubject(part, start: start))
      let matches = try search.matches(
        from: arguments.int(4), extent, atMost: arguments.int(6))
      return .array(matches)
    },
    // Program, and the whole match with its captures as optional texts. Returns the output of a
    // typed pattern.
    Intrinsic("regex.output", isLinear: true) { arguments throws(Trap) in
      let captures = try arguments.regex(0).pattern.captures
      var values: [Value] = []
      for (index, part) in try arguments.array(1).enumerated() {
        let isOptional = index > 0 && captures[index - 1].isOptional
        if case .some(let text) = part, !isOptional {
          values.append(text)
        } else {
          values.append(part)
        }
      }
      guard values.count > 1 else { return values[0] }
      return .tuple(Tuple(labels: [nil] + captures.map(\.name), elements: values))
    },
  ]
}

extension RegexPattern.Refusal {
  /// The mistake, in words that follow a colon.
  package var words: String {
    switch self {
    case .invalid(let message, _): message
    case .unsupported(let what): "\(what) isn't supported"
    }
  }
}

extension RegexSearch {
  /// Returns the offsets of matches, each after the one before.
  mutating func matches(
    from offset: Int, _ extent: Extent, atMost most: Int
  ) throws(Trap) -> [Value] {
    var found: [Value] = []
    var places = 0
    var start = position(at: offset)
    while found.count < most, let match = try match(from: start, extent) {
      let bounds = [match.bounds] + match.captures
      found.append(
        .array(
          bounds.flatMap { range -> [Value] in
            guard let range else { return [.int(-1), .int(-1)] }
            return [
              .int(subject.offset(of: range.lowerBound)),
              .int(subject.offset(of: range.upperBound)),
            ]
          }))
      places += 2 * bounds.count
      try Limits.check(count: places, what: "array")
      start = match.bounds.upperBound
      if match.bounds.isEmpty {
        guard moves(past: start) else { break }
        start += 1
      }
    }
    return found
  }
}

extension Arguments {
  func regex(_ index: Int) throws(Trap) -> RegexBox {
    guard case .native(let native) = try value(index), let box = native as? RegexBox else {
      throw Trap(.custom("argument \(index) is no regular expression"))
    }
    return box
  }
}

extension String {
  /// The part between two UTF-8 offsets.
  fileprivate func utf8Part(_ start: Int, _ end: Int) -> Substring {
    let lower = utf8.index(startIndex, offsetBy: start, limitedBy: endIndex) ?? endIndex
    let upper = utf8.index(startIndex, offsetBy: end, limitedBy: endIndex) ?? endIndex
    return self[lower..<max(lower, upper)]
  }
}

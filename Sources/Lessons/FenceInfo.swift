/// What the words after a fence's backticks ask for.
enum FenceInfo: Equatable {
  case swift(CodeBlock.Mode, module: String?)
  case output
  /// Another language, or none: shown as it is.
  case other

  static let firstWords = ["swift", "output"]
  static let modeWords = ["error", "quiet"]

  /// Reads the words, and says what is wrong with them.
  static func read(_ words: [String]) -> (info: FenceInfo, problem: LessonProblem?) {
    switch words.first {
    case "swift":
      return readMode(words.dropFirst())
    case "output":
      guard words.count > 1 else { return (.output, nil) }
      return (.output, .unknownFenceWord(words[1], after: "output", allowed: [], suggestion: nil))
    case let word?:
      guard let meant = probablyMeant(word) else { return (.other, nil) }
      let problem = LessonProblem.unknownFenceWord(
        word, after: nil, allowed: firstWords, suggestion: meant)
      return (meant == "swift" ? .swift(.traced, module: nil) : .output, problem)
    case nil:
      return (.other, nil)
    }
  }

  private static func readMode(
    _ words: ArraySlice<String>
  ) -> (info: FenceInfo, problem: LessonProblem?) {
    var modes: Set<String> = []
    var module: String?
    for word in words {
      if word.hasPrefix(modulePrefix) {
        let name = String(word.dropFirst(modulePrefix.count))
        guard isModuleName(name) else { return (.swift(.traced, module: nil), .moduleName(name)) }
        module = name
        continue
      }
      guard modeWords.contains(word) else {
        let suggestion = closestMatches(to: word.lowercased(), in: modeWords, limit: 2).first
        let problem = LessonProblem.unknownFenceWord(
          word, after: "swift", allowed: modeWords + ["module=Name"], suggestion: suggestion)
        return (.swift(suggestion == "error" ? .rejected : .traced, module: module), problem)
      }
      modes.insert(word)
    }
    let problem: LessonProblem? = modes.count > 1 ? .conflictingFenceWords : nil
    if modes.contains("error") { return (.swift(.rejected, module: module), problem) }
    return (.swift(modes.contains("quiet") ? .quiet : .traced, module: module), problem)
  }

  private static let modulePrefix = "module="

  /// A Swift identifier in ASCII, which is what names of modules are made of.
  private static func isModuleName(_ name: String) -> Bool {
    guard let first = name.utf8.first, name.allSatisfy(\.isASCII) else { return false }
    return !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
      && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// One slip away from one of ours, and so hardly the name of another language.
  private static func probablyMeant(_ word: String) -> String? {
    closestMatches(to: word.lowercased(), in: firstWords, limit: 1).first
  }
}

extension RawFence {
  var infoWords: [String] {
    info.bytes.split { $0 == .space || $0 == .tab }.map { String(decoding: $0, as: UTF8.self) }
  }
}

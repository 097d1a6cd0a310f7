import SwiftText

/// The meaning of the words after a fence's backticks.
enum FenceInfo: Equatable {
  case swift(Swift)
  case output
  /// Another language, or none. The block is shown unchanged.
  case other

  struct Swift: Equatable {
    var mode = CodeBlock.Mode.traced
    var module: String?
    var test: String?
    /// The required origins of an exercise's values.
    var origins: [WantedOrigin] = []
  }

  static let firstWords = ["swift", "output"]
  static let modeWords = ["error", "quiet"]

  /// Reads the words, and returns a problem if they are invalid.
  static func read(_ words: [String]) -> (info: FenceInfo, problem: LessonProblem?) {
    switch words.first {
    case "swift":
      let (swift, problem) = readSwift(Array(words.dropFirst()))
      return (.swift(swift), problem)
    case "output":
      guard words.count > 1 else { return (.output, nil) }
      return (.output, .unknownFenceWord(words[1], after: "output", allowed: [], suggestion: nil))
    case let word?:
      guard let meant = probablyMeant(word) else { return (.other, nil) }
      let problem = LessonProblem.unknownFenceWord(
        word, after: nil, allowed: firstWords, suggestion: meant)
      return (meant == "swift" ? .swift(Swift()) : .output, problem)
    case nil:
      return (.other, nil)
    }
  }

  private static func readSwift(_ words: [String]) -> (Swift, LessonProblem?) {
    if let index = words.firstIndex(of: "test") { return readTest(words, at: index) }
    if words.contains("exercise") { return readExercise(words) }
    var result = Swift()
    var modes: Set<String> = []
    for word in words {
      if word.hasPrefix(modulePrefix) {
        let name = String(word.dropFirst(modulePrefix.count))
        guard isModuleName(name) else { return (Swift(), .moduleName(name)) }
        result.module = name
        continue
      }
      guard modeWords.contains(word) else {
        let known = modeWords + ["exercise"]
        let suggestion = closestMatches(to: word.lowercased(), in: known, limit: 2).first
        result.mode = suggestion == "error" ? .rejected : .traced
        return (
          result,
          .unknownFenceWord(
            word, after: "swift",
            allowed: modeWords + ["module=Name", "test \"name\"", "exercise"],
            suggestion: suggestion)
        )
      }
      modes.insert(word)
    }
    if modes.contains("error") {
      result.mode = .rejected
    } else if modes.contains("quiet") {
      result.mode = .quiet
    }
    return (result, modes.count > 1 ? .conflictingFenceWords : nil)
  }

  /// Reads `test "its name"`, in which the name may have several words.
  private static func readTest(_ words: [String], at index: Int) -> (Swift, LessonProblem?) {
    let name = words[(index + 1)...].joined(separator: " ")
    if let other = words[..<index].first { return (Swift(), .conflictingTestWord(other)) }
    guard name.count > 2, name.first == "\"",
      name.dropFirst().firstIndex(of: "\"") == name.indices.last
    else { return (Swift(), .testWithoutName) }
    return (Swift(test: String(name.dropFirst().dropLast())), nil)
  }

  /// `exercise from="NAME ORIGIN, …"`
  private static func readExercise(_ words: [String]) -> (Swift, LessonProblem?) {
    var result = Swift(mode: .exercise)
    var problem: LessonProblem?
    for word in words where word != "exercise" {
      guard word.hasPrefix(originPrefix) else {
        problem = .exercise(.otherWord(word))
        continue
      }
      let list = word.dropFirst(originPrefix.count).filter { $0 != "\"" }
      for item in list.split(separator: ",", omittingEmptySubsequences: false) {
        if let origin = WantedOrigin(String(item)) {
          result.origins.append(origin)
        } else {
          problem = .exercise(.wantedOrigin(item.split(separator: " ").joined(separator: " ")))
        }
      }
    }
    return (result, problem)
  }

  private static let originPrefix = "from="
  private static let modulePrefix = "module="

  /// Returns whether it is an ASCII identifier of Swift, as module names are.
  private static func isModuleName(_ name: String) -> Bool {
    guard let first = name.utf8.first, name.allSatisfy(\.isASCII) else { return false }
    return !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
      && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// Returns the word that was probably meant, if the edit distance is one.
  private static func probablyMeant(_ word: String) -> String? {
    closestMatches(to: word.lowercased(), in: firstWords, limit: 1).first
  }
}

extension RawFence {
  /// The words of the line. Text in quotation marks belongs to one word.
  var infoWords: [String] {
    var isQuoted = false
    return info.bytes
      .split { byte in
        if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
        return !isQuoted && (byte == .space || byte == .tab)
      }
      .map { String(decoding: $0, as: UTF8.self) }
  }
}

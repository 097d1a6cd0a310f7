/// The tag of a language as in HTML and HTTP (BCP 47): `ja`, `pt-BR`, `zh-Hant`.
///
/// A tag has a language, and maybe a script and a region. Other subtags aren't needed to choose a text.
package struct LanguageTag: Hashable, Sendable, CustomStringConvertible {
  /// The tag, in the usual case of each part.
  package let description: String

  package static let english = LanguageTag(parts: ["en"])
  /// The language of tests, which other systems call so, too.
  package static let pseudo = LanguageTag(parts: ["en", "XA"])

  private init(parts: [String]) {
    description = parts.joined(separator: "-")
  }

  /// Returns nil for a text that isn't a tag of a language, maybe with a script and a region.
  ///
  /// - Parameter text: A tag in any case, whose parts are separated by `-` or `_`.
  package init?(_ text: some StringProtocol) {
    var rest = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }[...]
    func next(where isPart: (Substring) -> Bool) -> Substring? {
      guard let first = rest.first, isPart(Substring(first)) else { return nil }
      return Substring(rest.removeFirst())
    }
    guard let language = next(where: { $0.isLetters && (2...3).contains($0.count) }) else {
      return nil
    }
    var parts = [language.lowercased()]
    if let script = next(where: { $0.isLetters && $0.count == 4 }) {
      parts.append(script.prefix(1).uppercased() + script.dropFirst().lowercased())
    }
    if let region = next(where: { $0.isLetters && $0.count == 2 || $0.isDigits && $0.count == 3 }) {
      parts.append(region.uppercased())
    }
    guard rest.isEmpty else { return nil }
    self.init(parts: parts)
  }

  /// Returns the language of a folder that has a tag for a name; nil for another name.
  ///
  /// Names of three letters are words too often: `old`, `img`.
  package init?(folder: some StringProtocol) {
    guard let tag = LanguageTag(folder), tag.description == folder,
      folder.prefix(3).count(where: \.isLetter) == 2
    else { return nil }
    self = tag
  }

  /// Returns the language that the environment asks for; nil if it asks for none.
  ///
  /// - Parameter environment: `LANGUAGE` has several languages in the order of preference. Otherwise the
  ///   first of `LC_ALL`, `LC_MESSAGES` and `LANG` counts: `ja_JP.UTF-8`.
  package init?(environment: [String: String]) {
    let preferred = (environment["LANGUAGE"] ?? "").split(separator: ":")
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first {
      !$0.isEmpty
    }
    let tags = (preferred + [Substring(locale ?? "")]).lazy.compactMap { name in
      LanguageTag(name.prefix { $0 != "." && $0 != "@" })
    }
    guard let tag = tags.first else { return nil }
    self = tag
  }

  /// The tag, then the tags of the same language without its region and its script.
  package var andBroader: [LanguageTag] {
    let parts = description.split(separator: "-").map(String.init)
    return (0..<parts.count).map { LanguageTag(parts: Array(parts.dropLast($0))) }
  }

  /// Whether it is English as it is written somewhere.
  package var isEnglish: Bool { self != .pseudo && andBroader.last == .english }
}

extension Substring {
  fileprivate var isLetters: Bool { allSatisfy { $0.isASCII && $0.isLetter } }
  fileprivate var isDigits: Bool { allSatisfy { $0.isASCII && $0.isNumber } }
}

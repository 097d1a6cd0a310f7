import Foundation

/// The locale that decides which characters can be drawn and how wide they are.
///
/// Only the reading thread uses it. The locale of the process doesn't change.
package final class CharacterLocale: Sendable {
  /// Guarded by being immutable: threads adopt the locale, nobody changes it.
  private nonisolated(unsafe) let locale: locale_t?

  /// Creates the locale with a name, or with the name in the environment.
  ///
  /// If the environment names UTF-8 in a language that isn't installed, the locale is UTF-8, too. Any
  /// other unknown name results in the C locale, in which only ASCII can be drawn.
  package init(
    named name: String? = nil,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let wanted =
      name
      ?? ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
      ?? "C"
    let spelling = wanted.lowercased()
    var candidates = [wanted]
    if spelling.contains("utf-8") || spelling.contains("utf8") {
      candidates += ["C.UTF-8", "en_US.UTF-8"]
    }
    locale = (candidates + ["C"]).lazy.compactMap { newlocale(Self.characters, $0, nil) }.first
  }

  deinit {
    if let locale { freelocale(locale) }
  }

  /// Whether every Unicode scalar can be written.
  package var isUTF8: Bool {
    adopted { nl_langinfo(nl_item(CODESET)).map { String(cString: $0) } == "UTF-8" }
  }

  /// Does something in this locale, on the calling thread.
  func adopted<Result>(_ body: () -> Result) -> Result {
    guard let locale else { return body() }
    let previous = uselocale(locale)
    defer { uselocale(previous) }
    return body()
  }

  #if canImport(Darwin)
    private static let characters = LC_CTYPE_MASK
  #else
    // glibc's `LC_CTYPE_MASK` is an expression that isn't imported.
    private static let characters = Int32(1) << LC_CTYPE
  #endif
}

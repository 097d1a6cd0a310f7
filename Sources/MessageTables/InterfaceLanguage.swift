import Synchronization

/// The language that people read in this process.
///
/// A command chooses it once, before its first message. Messages exist in English, and in the
/// pseudo-language of tests; a table for another language asks here whether it is the one to use. Lessons
/// can be in any language.
package enum InterfaceLanguage {
  private static let chosen = Mutex((tag: LanguageTag.english, isNamed: false))

  package static var current: LanguageTag { chosen.withLock { $0.tag } }

  /// The language that an option names; nil if the language is that of the environment.
  package static var named: LanguageTag? { chosen.withLock { $0.isNamed ? $0.tag : nil } }

  package static func choose(_ tag: LanguageTag, isNamed: Bool) {
    chosen.withLock { $0 = (tag, isNamed) }
  }
}

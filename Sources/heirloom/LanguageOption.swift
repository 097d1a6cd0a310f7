import ArgumentParser
import Foundation
import MessageTables

/// The option `--language`, which every command has.
///
/// It is read before all others, because errors of the other options and the help are messages, too.
struct LanguageOption: ParsableArguments {
  /// Only for the help: when options are parsed, there is no `--language` left.
  @Option(help: ArgumentHelp(.language, valueName: "tag"))
  private var language: String?

  private static let name = "--language"

  /// Chooses the language that the arguments name, or else the one of the environment.
  ///
  /// - Returns: The other arguments.
  static func choose(from arguments: [String]) throws -> [String] {
    var rest = arguments[...]
    var others: [String] = []
    var named: String?
    while let word = rest.popFirst() {
      if word == "--" {
        others.append(word)
        break
      } else if word == name {
        named = rest.popFirst() ?? ""
      } else if word.hasPrefix(name + "=") {
        named = String(word.dropFirst(name.count + 1))
      } else {
        others.append(word)
      }
    }
    if let named {
      guard let tag = LanguageTag(named) else { throw ValidationError(.languageTag(named)) }
      InterfaceLanguage.choose(tag, isNamed: true)
    } else if let tag = LanguageTag(environment: ProcessInfo.processInfo.environment) {
      InterfaceLanguage.choose(tag, isNamed: false)
    }
    return others + rest
  }
}

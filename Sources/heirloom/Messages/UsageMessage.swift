import ArgumentParser
import MessageTables
import Phrases

/// Mistakes in the options and arguments of a command, in whole sentences.
enum UsageMessage: Message {
  case shellHasNoJSON
  case pictureFormat(String)
  case recordingFormat
  case speed
  case width
  case titleWithoutLetters
  case noFile
  case filesAndPackage
  case targetWithoutPackage
  case noSuchLimit([String])
  case limitNumber(name: String, usual: Int)
  case variableWithoutValue
  case variableName
  case languageTag(String)
}

extension UsageMessage {
  var sentence: Sentence {
    switch self {
    case .shellHasNoJSON:
      "The shell and the tour don\'t print JSON. Use `heirloom run` or `heirloom eval` instead."
    case .pictureFormat(let format):
      """
      Only `heirloom eval` accepts `--format \(format)`. To make pages of lessons, use \
      `heirloom export`.
      """
    case .recordingFormat:
      "Only `heirloom eval` and `heirloom demo` accept `--format cast`."
    case .speed: "`--speed` must be a number above 0, and at most 1000."
    case .width: "`--width` must be a number from 20 to 1000."
    case .titleWithoutLetters: "The title must contain a letter or a digit."
    case .noFile: "Name a Swift file to run."
    case .filesAndPackage: "Name files or a package, not both."
    case .targetWithoutPackage:
      "`--target` names a target of the package at `--package PATH`."
    case .noSuchLimit(let names): "The limits are \(names.joined(separator: ", "))."
    case .limitNumber(let name, let usual):
      "A limit must be a number above 0, for example `\(name)=\(usual)`."
    case .variableWithoutValue: "Write a name and a value, for example `--env STAGE=test`."
    case .variableName:
      """
      The name of a variable consists of English letters, digits and `_`, and doesn't begin with a \
      digit.
      """
    case .languageTag(""): "Write a tag after `--language`, such as `ja` or `pt-BR`."
    case .languageTag(let name):
      "`\(name)` isn't the tag of a language. Write a tag such as `ja` or `pt-BR`."
    }
  }
}

extension ValidationError {
  init(_ message: UsageMessage) { self.init(message.text) }
}

extension StringProtocol {
  func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(
    of target: Target, with replacement: Replacement
  ) -> String {
    _replaced(_text, target._text, replacement._text)
  }
  func components<T: StringProtocol>(separatedBy separator: T) -> [String] {
    _components(_text, separator._text)
  }
}
@intrinsic("string.replaced")
func _replaced(_ text: String, _ target: String, _ replacement: String) -> String
@intrinsic("string.components")
func _components(_ text: String, _ separator: String) -> [String]
/// A program has no environment but the variables that `heirloom eval --env` sets.
final class ProcessInfo: Sendable {
  static let processInfo = ProcessInfo()
  init() {}
  var environment: [String: String] {
    var variables: [String: String] = [:]
    // No name or value contains the character U+0000.
    let parts = _machineSetting("environment").split(
      separator: "\0", omittingEmptySubsequences: false)
    for index in stride(from: 0, to: parts.count - 1, by: 2) {
      variables[String(parts[index])] = String(parts[index + 1])
    }
    return variables
  }
}

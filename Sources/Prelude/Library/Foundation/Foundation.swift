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
/// A program here sees no environment of the machine's.
final class ProcessInfo: Sendable {
  static let processInfo = ProcessInfo()
  init() {}
  var environment: [String: String] { [:] }
}

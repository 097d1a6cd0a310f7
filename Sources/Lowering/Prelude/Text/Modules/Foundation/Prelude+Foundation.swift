extension Prelude {
  static let foundation = #"""
    @intrinsic("math.pow") func pow(_ x: Double, _ y: Double) -> Double
    func sqrt(_ x: Double) -> Double { x.squareRoot() }
    func floor(_ x: Double) -> Double { x.rounded(.down) }
    func ceil(_ x: Double) -> Double { x.rounded(.up) }
    func round(_ x: Double) -> Double { x.rounded() }
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
    """#
}

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension UUID {
  /// Makes an identifier that ends in the hexadecimal digits of a number's magnitude.
  ///
  /// `UUID(10)` is `00000000-0000-0000-0000-00000000000A`. The lowest bit of the third group is set
  /// for a negative number: `UUID(-10)` is `00000000-0000-0001-0000-00000000000A`. Different numbers
  /// make different identifiers.
  public init(_ intValue: Int) {
    let magnitude = UInt64(intValue.magnitude)
    func byte(_ position: UInt64) -> UInt8 {
      UInt8(truncatingIfNeeded: magnitude >> (8 * position))
    }
    self.init(
      uuid: (
        0, 0, 0, 0, 0, 0, 0, intValue < 0 ? 1 : 0,
        byte(7), byte(6), byte(5), byte(4), byte(3), byte(2), byte(1), byte(0)
      ))
  }
}

public import Foundation

extension UUID {
  /// Makes an identifier that ends in the hexadecimal digits of a number.
  ///
  /// `UUID(10)` is `00000000-0000-0000-0000-00000000000A`. Different numbers make different
  /// identifiers; a negative one fills the last eight bytes with its two's complement.
  public init(_ intValue: Int) {
    let bits = UInt64(bitPattern: Int64(intValue))
    func byte(_ position: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: bits >> (8 * position)) }
    self.init(
      uuid: (
        0, 0, 0, 0, 0, 0, 0, 0,
        byte(7), byte(6), byte(5), byte(4), byte(3), byte(2), byte(1), byte(0)
      ))
  }
}

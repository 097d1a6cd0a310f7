/// The case of its enumeration that a value is.
///
/// Swift has no public API for this. The entry point that `print` uses is exported since Swift 5.0,
/// and returns the same address for the same case. Only this file uses it.
struct CaseName: Hashable, @unchecked Sendable {
  // Sendable because the address is in the program's constant data.

  #if INTERPRETED
    /// The name of the case in its declaration.
    let text: String

    /// Whether values of the type may have a case.
    static func mayExist(for type: Any.Type) -> Bool { true }

    /// `nil` if the value's type isn't an enumeration.
    init?<Value>(of value: Value) {
      guard _mirrorStyle(value) == "enum" else { return nil }
      text = _mirrorCase(value)
    }
  #else
    private let address: UnsafePointer<CChar>

    /// Whether values of the type may have a case.
    static func mayExist(for type: Any.Type) -> Bool { metadataKind(type) != structure }

    /// `nil` if the value's type isn't an enumeration, or has no case names.
    init?<Value>(of value: Value) {
      guard let address = enumerationCaseName(value) else { return nil }
      self.address = address
    }

    /// The name of the case in its declaration.
    var text: String { String(cString: address) }
  #endif
}

#if !INTERPRETED
  /// The kind of a structure's metadata.
  private let structure: UInt = 0x200

  // Exported since Swift 5.0, for `Mirror`.
  @_silgen_name("swift_getMetadataKind")
  private func metadataKind(_ type: Any.Type) -> UInt

  @_silgen_name("swift_EnumCaseName")
  private func enumerationCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
#endif

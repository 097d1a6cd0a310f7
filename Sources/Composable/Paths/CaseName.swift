/// Which case of its enumeration a value is.
///
/// Swift has no public way to ask. What `print` uses is exported since Swift 5.0, and gives the same
/// address for the same case. This file is the only one that knows of it.
struct CaseName: Hashable, @unchecked Sendable {
  // Sendable because what it points to is part of the program, and never changes.

  #if INTERPRETED
    /// The case as it is written in its declaration.
    let text: String

    /// `nil` for a value that isn't of an enumeration.
    init?<Value>(of value: Value) {
      guard _mirrorStyle(value) == "enum" else { return nil }
      text = _mirrorCase(value)
    }
  #else
    private let address: UnsafePointer<CChar>

    /// `nil` for a value that isn't of an enumeration, or is of one without names.
    init?<Value>(of value: Value) {
      guard let address = enumerationCaseName(value) else { return nil }
      self.address = address
    }

    /// The case as it is written in its declaration.
    var text: String { String(cString: address) }
  #endif
}

#if !INTERPRETED
  @_silgen_name("swift_EnumCaseName")
  private func enumerationCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
#endif

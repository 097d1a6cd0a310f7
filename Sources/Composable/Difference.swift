internal import CustomDump

/// Returns the difference of two values, line by line, indented as a fact of a message; `nil` if
/// they look the same.
///
/// Unchanged lines begin with plain spaces, so that messages can be compared and searched.
func difference<Value>(_ old: Value, _ new: Value) -> String? {
  diff(old, new, format: .proportional)?.replacing("\u{2007}", with: " ").indented
}

/// Returns a readable description of a value, indented as a fact of a message.
func dumped(_ value: Any) -> String {
  String(customDumping: value).indented
}

extension String {
  var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
      .joined(separator: "\n")
  }
}

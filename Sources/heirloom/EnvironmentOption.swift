import ArgumentParser

/// An argument that sets a variable in the environment of a program: `STAGE=test`.
struct EnvironmentOption {
  private let name: String
  private let value: String

  init(argument: String) throws(ValidationError) {
    // Not as characters: a value can begin with an accent, which would join the `=`.
    guard let end = argument.utf8.firstIndex(of: UInt8(ascii: "=")) else {
      throw ValidationError(.variableWithoutValue)
    }
    name = String(argument[..<end])
    value = String(argument[argument.utf8.index(after: end)...])
    guard Self.isName(name) else { throw ValidationError(.variableName) }
  }

  /// The variables by their names. The last value of a name counts.
  static func variables(_ options: [EnvironmentOption]) -> [String: String] {
    Dictionary(options.map { ($0.name, $0.value) }) { $1 }
  }

  /// Whether a shell could set it.
  private static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
    else { return false }
    return text.unicodeScalars.allSatisfy { character in
      character == "_" || character.isASCII && character.properties.isAlphabetic
        || ("0"..."9").contains(character)
    }
  }
}

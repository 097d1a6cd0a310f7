package import Phrases

extension Phrase<String>.Interpolation {
  /// Appends the spelling of a type. A message about a type with an unknown part is shown only if no other
  /// message says why the part is unknown.
  package mutating func appendInterpolation(_ type: Type) {
    if type.isError {
      appendInterpolation(unknown: type.description)
    } else {
      appendInterpolation(name: type.description)
    }
  }
}

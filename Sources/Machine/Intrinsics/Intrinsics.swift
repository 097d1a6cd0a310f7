/// The pure built-in functions, by the names that the prelude's declarations give.
package enum Intrinsics {
  package static func named(_ name: String) -> Intrinsic? {
    table[name]
  }

  /// For members declared `mutating`, setters, and operators whose first parameter is `inout`.
  package static func mutating(named name: String) -> MutatingIntrinsic? {
    mutatingTable[name]
  }

  private static let table = Dictionary(
    uniqueKeysWithValues: [
      general, enumerations, integers, doubles, characters, strings, ranges, arrays, dictionaries,
      sets, times,
    ].joined().map { ($0.name, $0) }
  )

  private static let mutatingTable = Dictionary(
    uniqueKeysWithValues: [
      mutatingScalars, mutatingArrays, mutatingDictionaries, mutatingSets,
    ].joined().map { ($0.name, $0) }
  )
}

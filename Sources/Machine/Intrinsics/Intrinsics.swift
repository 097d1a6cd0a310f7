/// The pure built-in functions, by their names in the prelude's declarations.
package enum Intrinsics {
  package static func named(_ name: String) -> Intrinsic? {
    table[name] ?? preludeTable[name]
  }

  /// Returns a function for `mutating` members, setters, and operators whose first parameter is
  /// `inout`.
  package static func mutating(named name: String) -> MutatingIntrinsic? {
    mutatingTable[name] ?? named(name).map { inPlace($0) }
  }

  private static let table = Dictionary(
    uniqueKeysWithValues: [
      general, enumerations, integers, doubles, characters, strings, ranges, arrays, dictionaries,
      sets, times, types, hashing, natives, hashedKeys, sizedIntegers, sizedIntegerConversions,
      floats,
      keyPaths, mirrors, atomics,
    ].joined().map { ($0.name, bounded($0)) }
  )

  private static let mutatingTable = Dictionary(
    uniqueKeysWithValues: [
      mutatingScalars, mutatingArrays, mutatingDictionaries, mutatingSets,
      mutatingHashedKeys, mutatingCollectionParts,
    ].joined().map { ($0.name, $0) }
  )

  private static let preludeTable = Dictionary(
    [
      integerTypes, integerPairs, floatingPoint, stringParts, scalars, characterProperties,
      collectionParts, durationParts,
      uuids, json, decimals, dates, calendars, locales, characterSets, foundationText,
      regularExpressions, regexes, urls, formats, dateFormats, mathematics, numberObjects,
      numberFormatters, jsonObjects, layouts, listFormats,
    ].joined().map { ($0.name, bounded($0)) }
  ) { first, _ in first }

  /// The names of all functions.
  static var names: Set<String> {
    Set(table.keys).union(mutatingTable.keys).union(preludeTable.keys)
  }

  /// Makes `a += b` from `a + b`.
  private static func inPlace(_ intrinsic: Intrinsic) -> MutatingIntrinsic {
    MutatingIntrinsic(intrinsic.name, isLinear: intrinsic.isLinear, assigning: intrinsic) {
      base, arguments throws(Trap) in
      base = try Arguments.with(base, arguments, intrinsic.apply)
      return .void
    }
  }
}

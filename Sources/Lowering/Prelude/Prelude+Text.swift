extension Prelude {
  static let text = #"""
    struct Character: Hashable, Comparable, Sendable, CustomStringConvertible {
      @intrinsic("character.fromString") init(_ text: String)
      @intrinsic("equal") static func == (left: Character, right: Character) -> Bool
      @intrinsic("notEqual") static func != (left: Character, right: Character) -> Bool
      @intrinsic("character.less") static func < (left: Character, right: Character) -> Bool
      @intrinsic("character.isLetter") var isLetter: Bool { get }
      @intrinsic("character.isNumber") var isNumber: Bool { get }
      @intrinsic("character.isWhitespace") var isWhitespace: Bool { get }
      @intrinsic("character.isUppercase") var isUppercase: Bool { get }
      @intrinsic("character.isLowercase") var isLowercase: Bool { get }
      @intrinsic("character.uppercased") func uppercased() -> String
      @intrinsic("character.lowercased") func lowercased() -> String
      @intrinsic("describe") var description: String { get }
    }

    struct String: Hashable, Comparable, Sendable, CustomStringConvertible {
      @intrinsic("string.empty") init()
      @intrinsic("describe") init(_ value: Int)
      @intrinsic("describe") init(_ value: Double)
      @intrinsic("describe") init(_ value: Bool)
      @intrinsic("describe") init(_ value: Character)
      @intrinsic("identity") init(_ value: String)
      @intrinsic("identity") init(_ value: Substring)
      @intrinsic("string.fromCharacters") init(_ characters: [Character])
      @operation("describe") init(describing value: Any)
      @operation("debugDescribe") init(reflecting value: Any)
      @intrinsic("string.repeating") init(repeating text: String, count: Int)
      @intrinsic("string.append") static func + (left: String, right: String) -> String
      @intrinsic("string.appendInPlace") static func += (left: inout String, right: String)
      @intrinsic("equal") static func == (left: String, right: String) -> Bool
      @intrinsic("notEqual") static func != (left: String, right: String) -> Bool
      @intrinsic("string.less") static func < (left: String, right: String) -> Bool
      @intrinsic("string.lessOrEqual") static func <= (left: String, right: String) -> Bool
      @intrinsic("string.greater") static func > (left: String, right: String) -> Bool
      @intrinsic("string.greaterOrEqual") static func >= (left: String, right: String) -> Bool
      @intrinsic("string.count") var count: Int { get }
      @intrinsic("string.isEmpty") var isEmpty: Bool { get }
      @intrinsic("string.first") var first: Character? { get }
      @intrinsic("string.last") var last: Character? { get }
      @intrinsic("string.appendInPlace") mutating func append(_ other: String)
      @intrinsic("string.appendInPlace") mutating func append(_ other: Character)
      @intrinsic("string.uppercased") func uppercased() -> String
      @intrinsic("string.lowercased") func lowercased() -> String
      @intrinsic("string.hasPrefix") func hasPrefix(_ prefix: String) -> Bool
      @intrinsic("string.hasSuffix") func hasSuffix(_ suffix: String) -> Bool
      @intrinsic("string.contains") func contains(_ other: String) -> Bool
      @intrinsic("string.containsCharacter") func contains(_ element: Character) -> Bool
      @intrinsic("string.reversed") func reversed() -> [Character]
      @intrinsic("string.prefix") func prefix(_ maxLength: Int) -> Substring
      @intrinsic("string.suffix") func suffix(_ maxLength: Int) -> Substring
      @intrinsic("string.dropFirst") func dropFirst(_ count: Int = 1) -> Substring
      @intrinsic("string.dropLast") func dropLast(_ count: Int = 1) -> Substring
      @intrinsic("string.split") func split(separator: Character) -> [Substring]
      @intrinsic("string.characters") func _elements() -> [Character]
      func map<T>(_ transform: (Character) throws -> T) rethrows -> [T] {
        try _elements().map(transform)
      }
      func compactMap<T>(_ transform: (Character) throws -> T?) rethrows -> [T] {
        try _elements().compactMap(transform)
      }
      func enumerated() -> [(offset: Int, element: Character)] { _elements().enumerated() }
      func reduce<R>(_ initial: R, _ next: (R, Character) throws -> R) rethrows -> R {
        try _elements().reduce(initial, next)
      }
      func contains(where predicate: (Character) throws -> Bool) rethrows -> Bool {
        try _elements().contains(where: predicate)
      }
      func allSatisfy(_ predicate: (Character) throws -> Bool) rethrows -> Bool {
        try _elements().allSatisfy(predicate)
      }
      func first(where predicate: (Character) throws -> Bool) rethrows -> Character? {
        try _elements().first(where: predicate)
      }
      func filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String {
        String(try _elements().filter(isIncluded))
      }
      func forEach(_ body: (Character) throws -> Void) rethrows {
        try _elements().forEach(body)
      }
      @intrinsic("describe") var description: String { get }
    }

    struct Substring: Hashable, Comparable, Sendable, CustomStringConvertible {
      @intrinsic("equal") static func == (left: Substring, right: Substring) -> Bool
      @intrinsic("equal") static func == (left: Substring, right: String) -> Bool
      @intrinsic("notEqual") static func != (left: Substring, right: Substring) -> Bool
      @intrinsic("string.count") var count: Int { get }
      @intrinsic("string.isEmpty") var isEmpty: Bool { get }
      @intrinsic("string.uppercased") func uppercased() -> String
      @intrinsic("string.lowercased") func lowercased() -> String
      @intrinsic("string.hasPrefix") func hasPrefix(_ prefix: String) -> Bool
      @intrinsic("string.hasSuffix") func hasSuffix(_ suffix: String) -> Bool
      @intrinsic("describe") var description: String { get }
    }
    """#

  static let optional = #"""
    enum Optional<Wrapped> {
      @intrinsic("optional.some") init(_ value: Wrapped)
      @intrinsic("optional.isSome") func _isSome() -> Bool
      func map<U>(_ transform: (Wrapped) throws -> U) rethrows -> U? {
        if let value = self { return try transform(value) }
        return nil
      }
      func flatMap<U>(_ transform: (Wrapped) throws -> U?) rethrows -> U? {
        if let value = self { return try transform(value) }
        return nil
      }
      @intrinsic("describeOptional") var debugDescription: String { get }
    }
    """#
}

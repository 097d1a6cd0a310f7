// JSON as dictionaries, arrays, numbers and texts: the host reads and writes the text.

class JSONSerialization {
  struct ReadingOptions: OptionSet, Sendable {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static var mutableContainers: ReadingOptions { ReadingOptions(rawValue: 1) }
    static var mutableLeaves: ReadingOptions { ReadingOptions(rawValue: 2) }
    static var fragmentsAllowed: ReadingOptions { ReadingOptions(rawValue: 4) }
    static var allowFragments: ReadingOptions { ReadingOptions(rawValue: 4) }
  }
  struct WritingOptions: OptionSet, Sendable {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static var prettyPrinted: WritingOptions { WritingOptions(rawValue: 1) }
    static var sortedKeys: WritingOptions { WritingOptions(rawValue: 2) }
    static var fragmentsAllowed: WritingOptions { WritingOptions(rawValue: 4) }
    static var withoutEscapingSlashes: WritingOptions { WritingOptions(rawValue: 8) }
  }
  static func isValidJSONObject(_ obj: Any) -> Bool { _isJSON(obj) }
  static func data(withJSONObject value: Any, options opt: WritingOptions = []) throws -> Data {
    Data(_bytes: ArraySlice(_serializedJSON(value, Int(opt.rawValue))))
  }
  static func jsonObject(with data: Data, options opt: ReadingOptions = []) throws -> Any {
    let (object, problem) = _parsedJSON(data._bytes._elements, Int(opt.rawValue))
    guard let object else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: 3840, userInfo: [NSDebugDescriptionErrorKey: problem])
    }
    return object
  }
}
@intrinsic("json.isValid") func _isJSON(_ object: Any) -> Bool
@intrinsic("json.serialized") func _serializedJSON(_ object: Any, _ options: Int) -> [UInt8]
@intrinsic("json.parsed") func _parsedJSON(_ bytes: [UInt8], _ options: Int) -> (Any?, String)

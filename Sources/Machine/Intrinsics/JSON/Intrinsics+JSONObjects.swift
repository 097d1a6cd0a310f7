import Foundation

// JSON as Foundation's dictionaries, arrays, numbers and texts.
extension Intrinsics {
  static let jsonObjects: [Intrinsic] = [
    Intrinsic("json.isValid", isLinear: true) { arguments throws(Trap) in
      .bool(try arguments.value(0).json.map { JSONSerialization.isValidJSONObject($0) } ?? false)
    },
    // The object, and the raw value of the options.
    Intrinsic("json.serialized", isLinear: true) { arguments throws(Trap) in
      let options = JSONSerialization.WritingOptions(rawValue: UInt(try arguments.int(1)))
      guard let object = try arguments.value(0).json else {
        throw Trap(.custom("Invalid JSON object"))
      }
      guard isComplete(object, options),
        let data = try? JSONSerialization.data(
          withJSONObject: object, options: options)
      else {
        throw Trap(.custom("Top-level object was not NSArray or NSDictionary"))
      }
      return .array(data.map(\.value))
    },
    // The bytes and the raw value of the options: the object or nil, and what is wrong.
    Intrinsic("json.parsed", isLinear: true) { arguments throws(Trap) in
      let bytes = try arguments.bytes(0)
      _ = Workload.current.spend(bytes.count * 4)
      let options = JSONSerialization.ReadingOptions(rawValue: UInt(try arguments.int(1)))
      do {
        let object = try JSONSerialization.jsonObject(with: Data(bytes), options: options)
        return pair(.some(Value(json: object)), "")
      } catch {
        let facts = (error as NSError).userInfo
        return pair(.none, facts[NSDebugDescriptionErrorKey] as? String ?? "")
      }
    },
  ]

  private static func pair(_ value: Value, _ text: String) -> Value {
    .tuple(Tuple(labels: [nil, nil], elements: [value, .string(text)]))
  }

  private static func isComplete(
    _ object: Any, _ options: JSONSerialization.WritingOptions
  ) -> Bool {
    options.contains(.fragmentsAllowed) || JSONSerialization.isValidJSONObject(object)
  }
}

extension Value {
  /// The value in an `Any` for an object that Foundation read.
  fileprivate init(json object: Any) {
    switch object {
    case let text as String: self = .string(text)
    case let number as NSNumber: self = Value(number)
    case let array as [Any]:
      self = .typed(.array(array.map { Value(json: $0) }), .array(.any))
    case let table as [String: Any]:
      let pairs = table.map { (Value.string($0.key), Value(json: $0.value)) }
      self = .typed(
        .dictionary(Dictionary(uniqueKeysWithValues: pairs)), .dictionary(.string, .any))
    default: self = .native(NullBox())
    }
  }

  /// The value as an object that Foundation may be able to write; nil if it can't, or if it is too
  /// deep.
  fileprivate var json: Any? { json(depth: 500) }

  private func json(depth: Int) -> Any? {
    guard depth > 0 else { return nil }
    switch self {
    case .typed(let value, _), .some(let value): return value.json(depth: depth - 1)
    case .string(let text): return text
    case .native(is NullBox), .none: return NSNull()
    case .array(let elements):
      var array: [Any] = []
      for element in elements {
        guard let object = element.json(depth: depth - 1) else { return nil }
        array.append(object)
      }
      return array
    case .dictionary(let pairs):
      var table: [String: Any] = [:]
      for (key, value) in pairs.table {
        guard case .string(let name) = key.opened,
          let object = value.json(depth: depth - 1)
        else { return nil }
        table[name] = object
      }
      return table
    default: return numberObject
    }
  }
}

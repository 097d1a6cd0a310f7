import Foundation

extension Intrinsics {
  static let json: [Intrinsic] = [
    // The value, if it is one that JSON has.
    Intrinsic("coding.scalar") { arguments throws(Trap) in
      let value = try arguments.value(0)
      return switch value {
      case .bool, .int, .integer, .string: .some(value)
      case .double(let number): number.isFinite ? .some(value) : .none
      case .float(let number): number.isFinite ? .some(value) : .none
      case .native(let native): native is DecimalBox ? .some(value) : .none
      default: .none
      }
    },
    Intrinsic("json.document", isLinear: true) { arguments throws(Trap) in
      let bytes = try arguments.bytes(0)
      _ = Workload.current.spend(bytes.count * 2)
      return Value(JSONDocument(bytes).map { .native($0) })
    },
    Intrinsic("json.kind") { arguments throws(Trap) in
      let (document, node) = try arguments.jsonNode()
      return .int(document.nodes[node].kind.rawValue)
    },
    // The keys of an object, each once; nil if one can't be read.
    Intrinsic("json.keys") { arguments throws(Trap) in
      let (document, node) = try arguments.jsonNode()
      return Value(fields(of: node, in: document).map { .array($0.map { .string($0.key) }) })
    },
    // The values of an object by their keys, the first of each.
    Intrinsic("json.fields") { arguments throws(Trap) in
      let (document, node) = try arguments.jsonNode()
      guard let fields = fields(of: node, in: document) else { return .none }
      let pairs = fields.map { (Value.string($0.key), Value.int($0.node)) }
      return .some(.dictionary(Dictionary(uniqueKeysWithValues: pairs)))
    },
    Intrinsic("json.items") { arguments throws(Trap) in
      let (document, node) = try arguments.jsonNode()
      let parts = document.parts(of: node)
      _ = Workload.current.spend(parts.count)
      return .array(parts.map { .int($0) })
    },
    Intrinsic("json.value") { arguments throws(Trap) in
      let (document, node) = try arguments.jsonNode()
      guard case .type(let type) = try arguments.value(2) else { return .none }
      _ = Workload.current.spend(document.parts(of: node).count)
      return Value(document.value(of: node, as: type))
    },
    Intrinsic("json.text") { arguments throws(Trap) in
      var writer = JSONWriter(JSONWriter.Options(rawValue: try arguments.int(1)))
      try writer.write(arguments.value(0))
      return .array(writer.bytes.map(\.value))
    },
    Intrinsic("json.snakeCase", isLinear: true) { arguments throws(Trap) in
      let encoder = JSONEncoder()
      encoder.keyEncodingStrategy = .convertToSnakeCase
      let name = try arguments.string(0)
      let data = try? encoder.encode(NamedJSON(name: NamedJSON.Key(stringValue: name)))
      let names = data.flatMap { try? JSONDecoder().decode([String: Bool].self, from: $0) }
      return .string(names?.keys.first ?? name)
    },
    Intrinsic("json.camelCase", isLinear: true) { arguments throws(Trap) in
      let decoder = JSONDecoder()
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      let name = try arguments.string(0)
      let data = try? JSONEncoder().encode([name: true])
      let named = data.flatMap { try? decoder.decode(NamedJSON.self, from: $0) }
      return .string(named?.name.stringValue ?? name)
    },
  ]

  private static func fields(
    of node: Int, in document: JSONDocument
  ) -> [(key: String, node: Int)]? {
    let parts = Array(document.parts(of: node))
    _ = Workload.current.spend(parts.count)
    var fields: [(key: String, node: Int)] = []
    var seen: Set<String> = []
    for index in stride(from: 0, to: parts.count - 1, by: 2) {
      guard let key = document.text(of: parts[index]) else { return nil }
      if seen.insert(key).inserted { fields.append((key, parts[index + 1])) }
    }
    return fields
  }
}

extension Arguments {
  /// A document and the number of a value in it.
  fileprivate func jsonNode() throws(Trap) -> (document: JSONDocument, node: Int) {
    guard case .native(let native) = try value(0), let document = native as? JSONDocument else {
      throw Trap(.custom("argument 0 is no JSON"))
    }
    let node = try int(1)
    guard document.nodes.indices.contains(node) else {
      throw Trap(.custom("there is no such value in the JSON"))
    }
    return (document, node)
  }
}

/// An object with one key, for Foundation to convert.
private struct NamedJSON: Codable {
  struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  let name: Key

  init(name: Key) { self.name = name }

  init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Key.self).allKeys
    name = keys.first ?? Key(stringValue: "")
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(true, forKey: name)
  }
}
